package app.dama.home

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.requiredHeight
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.CircleShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.clipToBounds
import androidx.compose.ui.platform.LocalConfiguration
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.coerceIn
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.board.HERO_SHADOW
import app.dama.board.Hero
import app.dama.board.MiniBoard
import app.dama.board.PieceIcon
import app.dama.board.PieceKind
import app.dama.core.Side
import app.dama.game.GameState
import app.dama.game.Mode
import app.dama.game.computerLevel
import app.dama.game.levelName
import app.dama.game.liveSide
import app.dama.game.man
import app.dama.game.moveNumber
import app.dama.game.pieces
import app.dama.game.turnWords
import app.dama.ui.CARD_SHAPE
import app.dama.ui.Card
import app.dama.ui.Dama
import app.dama.ui.Icons
import app.dama.ui.LARGE_TEXT
import app.dama.ui.Rule
import app.dama.ui.Type
import kotlin.math.min

/** Where the first screen leads. */
class HomeWays(val resume: () -> Unit, val setUp: (Mode) -> Unit, val settings: () -> Unit)

/** The first screen: a game that was left, and the kinds of game that can begin (H1). */
@Composable
fun HomeScreen(game: GameState?, levels: Int, ways: HomeWays, modifier: Modifier = Modifier) {
    BoxWithConstraints(modifier.fillMaxSize().background(Dama.colors.bg)) {
        val width = maxWidth
        val height = maxHeight
        if (width > height * LONG) {
            Row {
                // The hero's foot lies on the screen's lower edge, and its shadow below that.
                val part = width * HERO_PART
                val scale = heroScale(part, height)
                Box(Modifier.width(part).fillMaxHeight().clipToBounds(), Alignment.TopCenter) {
                    ScaledHero(scale, Modifier.fillMaxWidth().requiredHeight(height + HERO_SHADOW * scale))
                }
                val insets = WindowInsets.safeDrawing.only(WindowInsetsSides.Vertical + WindowInsetsSides.End)
                Choices(game, levels, ways, height, Modifier.weight(1f).windowInsetsPadding(insets))
            }
        } else {
            val hero = (height * HERO_HEIGHT).coerceIn(LEAST_HERO, MOST_HERO)
            Column(Modifier.verticalScroll(rememberScrollState()).heightIn(min = height)) {
                ScaledHero(heroScale(width, hero), Modifier.fillMaxWidth().height(hero))
                val insets = WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom + WindowInsetsSides.Horizontal)
                Content(game, levels, ways, height - hero, Modifier.windowInsetsPadding(insets))
            }
        }
    }
}

/** The hero as large as its place: in every window the same pieces are on it. */
@Composable
private fun ScaledHero(scale: Float, modifier: Modifier) {
    val density = LocalDensity.current
    Box(modifier, propagateMinConstraints = true) {
        CompositionLocalProvider(LocalDensity provides Density(density.density * scale, density.fontScale)) {
            Hero(Modifier.fillMaxSize(), dark = Dama.colors.isDark)
        }
    }
}

private fun heroScale(width: Dp, height: Dp): Float = min(height / DRAWN_HERO, width / NARROWEST_HERO)

@Composable
private fun Choices(game: GameState?, levels: Int, ways: HomeWays, height: Dp, modifier: Modifier) {
    Box(modifier.fillMaxHeight().verticalScroll(rememberScrollState())) {
        Content(game, levels, ways, height, isCentred = true)
    }
}

/** What can be chosen, from the top of its place or [isCentred] in it, and the settings at the foot. */
@Composable
private fun Content(
    game: GameState?,
    levels: Int,
    ways: HomeWays,
    height: Dp,
    modifier: Modifier = Modifier,
    isCentred: Boolean = false,
) {
    Column(modifier.fillMaxWidth().heightIn(min = height), Arrangement.SpaceBetween, Alignment.CenterHorizontally) {
        if (isCentred) Spacer(Modifier)
        Column(Modifier.widthIn(max = MOST_WIDTH).fillMaxWidth().padding(horizontal = 16.dp)) {
            Name()
            if (game != null) Continue(game, ways.resume, Modifier.padding(bottom = 14.dp))
            Card(Modifier.fillMaxWidth()) {
                Choice(
                    stringResource(R.string.play_computer),
                    pluralStringResource(R.plurals.levels_gentle_to_master, levels, levels),
                    { ways.setUp(Mode.COMPUTER) },
                ) { PieceIcon(PieceKind.BLACK_KING, Modifier.size(40.dp), dark = Dama.colors.isDark) }
                Rule(Modifier.padding(start = 76.dp))
                Choice(
                    stringResource(R.string.two_players),
                    stringResource(R.string.face_to_face),
                    { ways.setUp(Mode.TWO_PLAYERS) },
                ) {
                    Row(horizontalArrangement = Arrangement.spacedBy((-10).dp)) {
                        for (side in Side.entries) PieceIcon(side.man, Modifier.size(30.dp), dark = Dama.colors.isDark)
                    }
                }
            }
        }
        SettingsButton(ways.settings)
    }
}

@Composable
private fun Name() {
    FlowRow(
        Modifier.padding(start = 8.dp, top = 8.dp, bottom = 14.dp),
        Arrangement.spacedBy(14.dp),
        itemVerticalAlignment = Alignment.Bottom,
    ) {
        Text(
            stringResource(R.string.app_name),
            Modifier.alignByBaseline().semantics { heading() },
            Dama.colors.ink,
            style = Type.display,
        )
        Text(stringResource(R.string.turkish_draughts), Modifier.alignByBaseline(), Dama.colors.ink2, style = Type.body)
    }
}

/** The game that was left: its board, against whom, how far, whose turn. */
@Composable
private fun Continue(game: GameState, onClick: () -> Unit, modifier: Modifier) {
    val colors = Dama.colors
    // At night so large a surface in the primary colour would dazzle.
    val ground = if (colors.isDark) colors.primaryWash else colors.primary
    val ink = if (colors.isDark) colors.ink else colors.onPrimary
    val isTight = Dama.textScale > LARGE_TEXT || LocalConfiguration.current.screenWidthDp < TIGHT
    Row(
        modifier.fillMaxWidth().heightIn(min = if (isTight) 96.dp else 128.dp).clip(CARD_SHAPE).background(ground)
            .clickable(role = Role.Button, onClick = onClick).padding(12.dp).testTag("continue"),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        MiniBoard(
            game.view.pieces(),
            Modifier.size(if (isTight) 80.dp else 104.dp),
            dark = colors.isDark,
            flipped = game.turned,
        )
        Column(Modifier.weight(1f)) {
            Text(stringResource(R.string.resume), color = ink, style = Type.barTitle)
            Text(summary(game), Modifier.padding(top = 2.dp), ink, style = Type.move)
            Row(
                Modifier.padding(top = 4.dp),
                Arrangement.spacedBy(8.dp),
                Alignment.CenterVertically,
            ) {
                val outcome = game.view.outcome
                val side = if (outcome == null) game.liveSide else outcome.winner
                side?.let { PieceIcon(it.man, Modifier.size(18.dp)) }
                Text(turnWords(game.view), color = ink, style = Type.smallLabel)
            }
        }
        if (!isTight) {
            Box(
                Modifier.size(40.dp).clip(CircleShape).background(ink.copy(alpha = .16f)),
                Alignment.Center,
            ) { Icon(Icons.Forward, null, tint = ink) }
        }
    }
}

/** "Steady, level 4 · move 13". */
@Composable
private fun summary(game: GameState): String {
    val view = game.view
    val level = view.computerLevel
    val who = if (level == null) {
        stringResource(R.string.two_players)
    } else {
        stringResource(R.string.name_and_level, levelName(level), level)
    }
    return stringResource(R.string.and_dot, who, stringResource(R.string.move_small, view.moveNumber(game.moves.size)))
}

@Composable
private fun Choice(title: String, text: String, onClick: () -> Unit, picture: @Composable () -> Unit) {
    Row(
        Modifier.fillMaxWidth().heightIn(min = 70.dp).clickable(role = Role.Button, onClick = onClick)
            .padding(horizontal = 14.dp, vertical = 8.dp),
        Arrangement.spacedBy(14.dp),
        Alignment.CenterVertically,
    ) {
        Box(Modifier.width(48.dp), Alignment.Center) { picture() }
        Column(Modifier.weight(1f)) {
            Text(title, color = Dama.colors.ink, style = Type.label)
            Text(text, color = Dama.colors.ink2, style = Type.small)
        }
        Icon(Icons.Forward, null, Modifier.size(20.dp), tint = Dama.colors.ink2)
    }
}

@Composable
private fun SettingsButton(onClick: () -> Unit) {
    Column(
        Modifier.padding(vertical = 10.dp).heightIn(min = 60.dp).widthIn(min = 104.dp).clip(CARD_SHAPE)
            .clickable(role = Role.Button, onClick = onClick).padding(horizontal = 12.dp, vertical = 6.dp),
        Arrangement.spacedBy(4.dp, Alignment.CenterVertically),
        Alignment.CenterHorizontally,
    ) {
        Icon(Icons.Settings, null, tint = Dama.colors.ink2)
        Text(stringResource(R.string.settings), color = Dama.colors.ink2, style = Type.action)
    }
}

private const val LONG = 1.2f
private const val HERO_PART = .42f
private const val HERO_HEIGHT = .345f

/** The height for which the hero is drawn, and the width that its two middle pieces need. */
private val DRAWN_HERO = 308.dp
private val NARROWEST_HERO = 240.dp
private val LEAST_HERO = 130.dp
private val MOST_HERO = 420.dp

/** Windows narrower than this many dp have no room for ornament. */
private const val TIGHT = 350
private val MOST_WIDTH = 600.dp
