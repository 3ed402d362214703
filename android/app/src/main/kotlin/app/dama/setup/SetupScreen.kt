package app.dama.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.listSaver
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.game.Mode
import app.dama.game.SetupChoice
import app.dama.game.SideChoice
import app.dama.ui.Dama
import app.dama.ui.MainButton
import app.dama.ui.Question
import app.dama.ui.TopBar

/**
 * Asks what a new game shall be. If a game is in progress ([isPlaying]) its end is asked for first (H2); [onStart] gets
 * the choice.
 */
@Composable
fun SetupScreen(
    mode: Mode,
    last: SetupChoice,
    levels: Int,
    isPlaying: Boolean,
    onBack: () -> Unit,
    onStart: (SetupChoice) -> Unit,
    modifier: Modifier = Modifier,
) {
    var choice by rememberSaveable(mode, stateSaver = CHOICE) { mutableStateOf(last) }
    var start by rememberSaveable(mode, stateSaver = StartText.SAVER) { mutableStateOf(StartText.of(last.start)) }
    var isOpen by rememberSaveable(mode) { mutableStateOf(last.start != null) }
    var isAsking by rememberSaveable { mutableStateOf(false) }
    val checked = start.check()
    fun begin() = onStart(choice.copy(start = checked.position))
    Column(
        modifier.fillMaxSize().background(Dama.colors.bg).windowInsetsPadding(WindowInsets.safeDrawing),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        val title = if (mode == Mode.COMPUTER) R.string.play_computer else R.string.two_players
        TopBar(stringResource(title), onBack)
        BoxWithConstraints(Modifier.weight(1f)) {
            val level = if (mode == Mode.COMPUTER) Pane.LEVEL else null
            val isTight = maxWidth < TWO_PANES && level != null
            val panes = @Composable { pane: Pane ->
                when (pane) {
                    Pane.LEVEL -> LevelList(levels, choice.level, { choice = choice.copy(level = it) })
                    Pane.SIDE -> SideChoices(choice.side, { choice = choice.copy(side = it) })
                    Pane.START -> if (isTight && !isOpen) {
                        StartSummary(choice.noUndo, { isOpen = true })
                    } else {
                        val onNoUndo = { noUndo: Boolean -> choice = choice.copy(noUndo = noUndo) }
                        StartOptions(start, checked, choice.noUndo, { start = it }, onNoUndo)
                    }
                }
            }
            if (maxWidth >= TWO_PANES && level != null) TwoPanes(panes) else OnePane(mode, panes)
        }
        MainButton(
            stringResource(R.string.start_game),
            { if (isPlaying) isAsking = true else begin() },
            Modifier.widthIn(max = MOST_WIDTH).fillMaxWidth().padding(horizontal = 16.dp, vertical = 10.dp),
            primary = true,
            enabled = checked.isGood,
        )
    }
    if (isAsking) {
        Question(
            stringResource(R.string.new_game_question),
            stringResource(R.string.new_game_text),
            stringResource(R.string.start_game),
            onYes = {
                isAsking = false
                begin()
            },
            onNo = { isAsking = false },
        )
    }
}

private enum class Pane { LEVEL, SIDE, START }

@Composable
private fun OnePane(mode: Mode, pane: @Composable (Pane) -> Unit) {
    Column(
        Modifier.fillMaxWidth().verticalScroll(rememberScrollState()),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Column(Modifier.widthIn(max = MOST_WIDTH).padding(horizontal = 16.dp)) {
            val panes = if (mode == Mode.COMPUTER) Pane.entries else listOf(Pane.START)
            for (each in panes) pane(each)
        }
    }
}

@Composable
private fun TwoPanes(pane: @Composable (Pane) -> Unit) {
    Row(Modifier.widthIn(max = MOST_TWO_PANES).padding(horizontal = 16.dp), Arrangement.spacedBy(24.dp)) {
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) { pane(Pane.LEVEL) }
        Column(Modifier.weight(1f).verticalScroll(rememberScrollState())) {
            pane(Pane.SIDE)
            pane(Pane.START)
        }
    }
}

/** The choice without its start, which is text that may still be wrong. */
private val CHOICE: Saver<SetupChoice, Any> = listSaver(
    save = { listOf(it.level, it.side.name, it.noUndo) },
    restore = { (level, side, noUndo) ->
        SetupChoice(level as Int, SideChoice.valueOf(side as String), noUndo = noUndo as Boolean)
    },
)

private val MOST_WIDTH = 600.dp
private val MOST_TWO_PANES = 1040.dp
private val TWO_PANES = 720.dp
