package app.dama.ui

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.material3.Icon
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp
import app.dama.R

/** Corners: of buttons and messages, of cards. */
val BUTTON_SHAPE = RoundedCornerShape(14.dp)
val CARD_SHAPE = RoundedCornerShape(20.dp)

/** How faint a control is that cannot be used. */
const val DISABLED = .38f

/** A screen's head: back, and its name. */
@Composable
fun TopBar(title: String, onBack: () -> Unit, modifier: Modifier = Modifier) {
    Row(
        modifier.fillMaxWidth().heightIn(min = 56.dp).padding(horizontal = 4.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        IconAction(Icons.Back, stringResource(R.string.back), onBack)
        Text(
            title,
            Modifier.weight(1f).padding(end = 12.dp).semantics { heading() },
            color = Dama.colors.ink,
            style = Type.barTitle,
            maxLines = 2,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

/** A button that is only its icon; [label] is for those who cannot see it. */
@Composable
fun IconAction(
    icon: ImageVector,
    label: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    enabled: Boolean = true,
    tint: Color = Dama.colors.ink,
) {
    Box(
        modifier.size(48.dp).clip(BUTTON_SHAPE).clickable(enabled, role = Role.Button, onClick = onClick)
            .semantics { contentDescription = label },
        Alignment.Center,
    ) {
        Icon(icon, null, tint = if (enabled) tint else tint.copy(alpha = DISABLED))
    }
}

/** A large button: [primary] is the one most people want. */
@Composable
fun MainButton(
    text: String,
    onClick: () -> Unit,
    modifier: Modifier = Modifier,
    icon: ImageVector? = null,
    primary: Boolean = false,
    enabled: Boolean = true,
) {
    val colors = Dama.colors
    val ink = (if (primary) colors.onPrimary else colors.ink).copy(alpha = if (enabled) 1f else DISABLED)
    Row(
        modifier.heightIn(min = 56.dp).clip(BUTTON_SHAPE)
            .background(if (!primary) colors.raised else colors.primary.copy(alpha = if (enabled) 1f else DISABLED))
            .then(if (primary) Modifier else Modifier.border(1.dp, colors.line, BUTTON_SHAPE))
            .clickable(enabled, role = Role.Button, onClick = onClick).padding(horizontal = 12.dp, vertical = 8.dp),
        Arrangement.spacedBy(10.dp, Alignment.CenterHorizontally),
        Alignment.CenterVertically,
    ) {
        icon?.let { Icon(it, null, tint = ink) }
        Text(text, color = ink, style = Type.label, textAlign = TextAlign.Center)
    }
}

/** Words that do something, in a card or a line. */
@Composable
fun TextAction(text: String, onClick: () -> Unit, modifier: Modifier = Modifier, color: Color = Dama.colors.primary) {
    Box(
        modifier.heightIn(min = 48.dp).clip(BUTTON_SHAPE).clickable(role = Role.Button, onClick = onClick)
            .padding(horizontal = 10.dp),
        Alignment.Center,
    ) { Text(text, color = color, style = Type.smallLabel) }
}

/** A surface on the page, parted from it by tone and a thin line. */
@Composable
fun Card(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
    Column(
        modifier.clip(CARD_SHAPE).background(Dama.colors.surface).border(1.dp, Dama.colors.line, CARD_SHAPE),
        content = content,
    )
}

/** A thin line between the rows of a card. */
@Composable
fun Rule(modifier: Modifier = Modifier) {
    Box(modifier.fillMaxWidth().height(1.dp).background(Dama.colors.line))
}

/** The name of a group of choices. */
@Composable
fun SectionTitle(text: String, modifier: Modifier = Modifier) {
    Text(
        text,
        modifier.padding(start = 4.dp, top = 14.dp, bottom = 6.dp).semantics { heading() },
        color = Dama.colors.ink,
        style = Type.smallLabel,
    )
}

/** Something that is on or off, with a word on what that means. */
@Composable
fun SwitchRow(
    title: String,
    text: String?,
    checked: Boolean,
    onChange: (Boolean) -> Unit,
    modifier: Modifier = Modifier,
) {
    Row(
        modifier.fillMaxWidth().heightIn(min = 64.dp)
            .toggleable(checked, role = Role.Switch, onValueChange = onChange)
            .padding(horizontal = 16.dp, vertical = 10.dp),
        Arrangement.spacedBy(16.dp),
        Alignment.CenterVertically,
    ) {
        Column(Modifier.weight(1f)) {
            Text(title, color = Dama.colors.ink, style = Type.label)
            text?.let { Text(it, color = Dama.colors.ink2, style = Type.small) }
        }
        Switch(checked, onCheckedChange = null)
    }
}

/** One of a few words to choose, side by side; with large text one under the other. */
@Composable
fun <T> WordChoice(options: List<Pair<T, String>>, chosen: T, onChoose: (T) -> Unit, modifier: Modifier = Modifier) {
    val group = modifier.fillMaxWidth().selectableGroup()
    if (Dama.textScale > LARGE_TEXT) {
        Column(group, Arrangement.spacedBy(8.dp)) {
            for ((value, word) in options) Word(word, value == chosen, { onChoose(value) }, Modifier.fillMaxWidth())
        }
    } else {
        Row(group, Arrangement.spacedBy(8.dp)) {
            for ((value, word) in options) Word(word, value == chosen, { onChoose(value) }, Modifier.weight(1f))
        }
    }
}

@Composable
private fun Word(word: String, chosen: Boolean, onClick: () -> Unit, modifier: Modifier) {
    Box(
        modifier.heightIn(min = 48.dp).choice(chosen, onClick).padding(horizontal = 8.dp, vertical = 6.dp),
        Alignment.Center,
    ) { Text(word, color = Dama.colors.ink, style = Type.smallLabel, textAlign = TextAlign.Center) }
}

/** The frame and behaviour of one of several choices. */
@Composable
fun Modifier.choice(chosen: Boolean, onClick: () -> Unit): Modifier {
    val colors = Dama.colors
    val border = if (chosen) BorderStroke(2.5.dp, colors.primary) else BorderStroke(1.dp, colors.line)
    return clip(CHOICE_SHAPE).background(if (chosen) colors.primaryWash else colors.surface)
        .border(border, CHOICE_SHAPE).selectable(chosen, role = Role.RadioButton, onClick = onClick)
}

private val CHOICE_SHAPE = RoundedCornerShape(16.dp)
