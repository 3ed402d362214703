package app.dama.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.shape.GenericShape
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringArrayResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.dama.R
import app.dama.board.PieceIcon
import app.dama.board.PieceKind
import app.dama.game.SideChoice
import app.dama.game.levelName
import app.dama.ui.Card
import app.dama.ui.Dama
import app.dama.ui.Icons
import app.dama.ui.LARGE_TEXT
import app.dama.ui.SectionTitle
import app.dama.ui.Type
import app.dama.ui.choice

/** All levels by name, each with a word on how it plays, and how they score against each other. */
@Composable
internal fun LevelList(count: Int, chosen: Int, onChoose: (Int) -> Unit) = Column {
    Card(Modifier.fillMaxWidth()) {
        Column(Modifier.padding(4.dp).selectableGroup()) {
            for (level in 1..count) Level(level, level == chosen, { onChoose(level) })
        }
    }
    Text(
        stringResource(R.string.levels_measured),
        Modifier.padding(start = 4.dp, end = 4.dp, top = 8.dp),
        Dama.colors.ink2,
        style = Type.small,
    )
}

@Composable
private fun Level(level: Int, isChosen: Boolean, onClick: () -> Unit) {
    val colors = Dama.colors
    val ink = if (isChosen) colors.onPrimary else colors.ink
    val ink2 = if (isChosen) colors.onPrimary else colors.ink2
    Row(
        Modifier.fillMaxWidth().heightIn(min = 50.dp).clip(ROW)
            .background(if (isChosen) colors.primary else Color.Transparent)
            .selectable(isChosen, role = Role.RadioButton, onClick = onClick)
            .padding(end = 12.dp, top = 4.dp, bottom = 4.dp).testTag("level-$level"),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Text(
            stringResource(R.string.number, level),
            Modifier.widthIn(min = 38.dp).padding(horizontal = 4.dp),
            ink2,
            style = Type.number,
            textAlign = TextAlign.Center,
        )
        val words = stringArrayResource(R.array.level_words).getOrNull(level - 1).orEmpty()
        if (Dama.textScale > LARGE_TEXT) {
            Column(Modifier.weight(1f)) {
                Text(levelName(level), color = ink, style = Type.label)
                Text(words, color = ink2, style = Type.small)
            }
        } else {
            Text(levelName(level), Modifier.widthIn(min = 92.dp).padding(end = 8.dp), ink, style = Type.label)
            Text(words, Modifier.weight(1f), ink2, style = Type.small)
        }
        if (isChosen) Icon(Icons.Check, null, tint = ink)
    }
}

/** Which side the person plays. */
@Composable
internal fun SideChoices(chosen: SideChoice, onChoose: (SideChoice) -> Unit) {
    SectionTitle(stringResource(R.string.you_play))
    val sides = @Composable { side: SideChoice, modifier: Modifier ->
        SideCard(side, side == chosen, { onChoose(side) }, modifier)
    }
    if (Dama.textScale > LARGE_TEXT) {
        Column(Modifier.selectableGroup(), Arrangement.spacedBy(8.dp)) {
            for (side in SideChoice.entries) sides(side, Modifier.fillMaxWidth())
        }
    } else {
        Row(Modifier.selectableGroup().height(IntrinsicSize.Min), Arrangement.spacedBy(8.dp)) {
            for (side in SideChoice.entries) sides(side, Modifier.weight(1f).fillMaxHeight())
        }
    }
}

@Composable
private fun SideCard(side: SideChoice, isChosen: Boolean, onClick: () -> Unit, modifier: Modifier) {
    val (name, words) = when (side) {
        SideChoice.WHITE -> R.string.white to R.string.moves_first
        SideChoice.BLACK -> R.string.black to R.string.moves_second
        SideChoice.RANDOM -> R.string.random to R.string.by_lot
    }
    Row(
        modifier.heightIn(min = 64.dp).choice(isChosen, onClick).padding(horizontal = 6.dp, vertical = 8.dp),
        Arrangement.spacedBy(6.dp),
        Alignment.CenterVertically,
    ) {
        SidePicture(side)
        NameAndWords(stringResource(name), stringResource(words))
    }
}

@Composable
private fun RowScope.NameAndWords(name: String, words: String) {
    Column(Modifier.weight(1f)) {
        Text(name, color = Dama.colors.ink, style = Type.smallLabel)
        Text(words, color = Dama.colors.ink2, style = Type.action.copy(fontWeight = null))
    }
}

/** A man of the side; for the lot, half of each. */
@Composable
private fun SidePicture(side: SideChoice) {
    val size = Modifier.size(32.dp)
    val dark = Dama.colors.isDark
    when (side) {
        SideChoice.WHITE -> PieceIcon(PieceKind.WHITE_MAN, size, dark = dark)
        SideChoice.BLACK -> PieceIcon(PieceKind.BLACK_MAN, size, dark = dark)
        SideChoice.RANDOM -> Box {
            PieceIcon(PieceKind.WHITE_MAN, size.clip(UPPER_HALF), dark = dark)
            PieceIcon(PieceKind.BLACK_MAN, size.clip(LOWER_HALF), dark = dark)
        }
    }
}

private val UPPER_HALF = GenericShape { size, _ ->
    lineTo(size.width, 0f)
    lineTo(0f, size.height)
}

private val LOWER_HALF = GenericShape { size, _ ->
    moveTo(size.width, size.height)
    lineTo(size.width, 0f)
    lineTo(0f, size.height)
}

private val ROW = RoundedCornerShape(16.dp)
