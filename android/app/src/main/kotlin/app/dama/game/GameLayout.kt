package app.dama.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableIntStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.setValue
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.onSizeChanged
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.dama.Preferences
import app.dama.R
import app.dama.core.Side
import app.dama.game.GamePlan.Room
import app.dama.game.GamePlan.Shape
import app.dama.ui.BUTTON_SHAPE
import app.dama.ui.Dama
import app.dama.ui.IconAction
import app.dama.ui.Icons
import app.dama.ui.LARGE_TEXT
import app.dama.ui.Rule
import app.dama.ui.Type

/** What the parts of a layout show. */
internal class GameParts(
    val state: GameState,
    val preferences: Preferences,
    val actions: GameActions,
    val plan: GamePlan,
    val message: Message?,
) {
    val showsEnd = state.view.outcome != null && state.view.live && !state.endSeen && state.motion == null

    /** The sides as they sit: White below, unless the board is turned. */
    val above: Side = if (state.turned) Side.WHITE else Side.BLACK
    val below: Side = above.other
    val isSlim: Boolean = plan.room == Room.SLIM
}

/** A game in its window: bars, board, moves and buttons, wherever there is room for them. */
@Composable
fun GameContent(state: GameState, preferences: Preferences, actions: GameActions, modifier: Modifier = Modifier) {
    val message = messageOf(state, actions)
    BoxWithConstraints(
        modifier.fillMaxSize().background(Dama.colors.bg)
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal)),
    ) {
        val foot = with(LocalDensity.current) { WindowInsets.safeDrawing.getBottom(this).toDp() }
        val plan = GamePlan.of(maxWidth, maxHeight - foot, Dama.textScale)
        val parts = GameParts(state, preferences, actions, plan, message)
        when (plan.shape) {
            Shape.COLUMN -> ColumnGame(parts, maxHeight)
            Shape.SIDE -> SideGame(parts, maxHeight - foot)
            Shape.SQUARE -> if (plan.isWide) SquareGame(parts, maxHeight) else ColumnGame(parts, maxHeight)
        }
    }
}

/** Board between the players, buttons at the foot: a phone held upright. */
@Composable
private fun ColumnGame(parts: GameParts, height: Dp) = with(parts) {
    Column(
        Modifier.fillMaxWidth().verticalScroll(rememberScrollState()).heightIn(min = height),
        Arrangement.SpaceBetween,
        Alignment.CenterHorizontally,
    ) {
        var upper by remember { mutableIntStateOf(0) }
        Column(
            Modifier.fillMaxWidth().onSizeChanged { upper = it.height },
            horizontalAlignment = Alignment.CenterHorizontally,
        ) {
            if (plan.room == Room.AMPLE) Title(parts)
            val gap = if (isSlim) 0.dp else 8.dp
            Row(Modifier.barWidth(plan).padding(bottom = gap), verticalAlignment = Alignment.CenterVertically) {
                if (plan.room != Room.AMPLE) BackButton(actions)
                val start = if (plan.room == Room.AMPLE) 14.dp else 0.dp
                PlayerBar(state, above, Modifier.weight(1f).padding(start = start, end = 16.dp), isSlim, room(plan))
            }
            GameBoard(parts)
            if (!showsEnd) BelowBoard(parts)
        }
        if (showsEnd) {
            val rest = height - with(LocalDensity.current) { upper.toDp() }
            Foot(Modifier.heightIn(min = rest)) { EndPanel(state, actions, wide = plan.isWide) }
        } else {
            Tray(parts)
        }
    }
}

/** The player below and what there is to say. */
@Composable
private fun BelowBoard(parts: GameParts) = with(parts) {
    val margin = if (isSlim) 0.dp else 12.dp
    val isShared = plan.room >= Room.SHARED
    if (plan.isWide && !isShared) {
        Row(
            Modifier.width(plan.board).padding(top = margin).height(IntrinsicSize.Min),
            Arrangement.spacedBy(12.dp),
        ) {
            OwnBar(parts, Modifier.weight(1f).fillMaxHeight())
            if (message != null) MessageCard(message, Modifier.weight(1f).fillMaxHeight())
        }
    } else {
        val side = if (plan.isWide) 0.dp else 12.dp
        val width = Modifier.barWidth(plan).padding(horizontal = side)
        if (message != null) MessageCard(message, width.padding(top = margin), isSlim)
        if (message == null || !isShared) OwnBar(parts, width.padding(top = if (message == null) margin else 8.dp))
    }
}

/** The bar of the player below, on a surface of its own where there is room for one. */
@Composable
internal fun OwnBar(parts: GameParts, modifier: Modifier = Modifier) = with(parts) {
    val framed = if (isSlim) {
        modifier
    } else {
        modifier.clip(BUTTON_SHAPE).background(Dama.colors.surface).border(1.dp, Dama.colors.line, BUTTON_SHAPE)
            .padding(horizontal = 10.dp)
    }
    PlayerBar(state, below, framed.fillMaxWidth(), isSlim, room(plan))
}

/** Moves and buttons on a surface at the foot of the screen. */
@Composable
private fun Tray(parts: GameParts) = with(parts) {
    Foot(top = if (isSlim) 0.dp else 8.dp) {
        if (isSlim) {
            ActionBar(state, actions, slim = true)
            MoveStrip(state, actions::goTo)
        } else {
            Column(Modifier.padding(top = 4.dp)) {
                MoveStrip(state, actions::goTo)
                Rule(Modifier.padding(horizontal = 16.dp))
                ActionBar(state, actions, Modifier.padding(vertical = 2.dp))
            }
        }
    }
}

/** A surface at the foot of the screen, down to its edge. */
@Composable
private fun Foot(modifier: Modifier = Modifier, top: Dp = 8.dp, content: @Composable ColumnScope.() -> Unit) {
    Column(
        modifier.padding(top = top).fillMaxWidth().clip(TRAY).background(Dama.colors.line).padding(top = 1.dp)
            .clip(TRAY).background(Dama.colors.surface)
            .windowInsetsPadding(WindowInsets.safeDrawing.only(WindowInsetsSides.Bottom)),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) { Column(Modifier.widthIn(max = MOST_TRAY).fillMaxWidth(), content = content) }
}

/**
 * Players above the board, moves and buttons below it: a window that is nearly square. What is to be said stands between
 * the moves and the buttons, in large words in the place of the players.
 */
@Composable
private fun SquareGame(parts: GameParts, height: Dp) = with(parts) {
    Column(
        Modifier.fillMaxWidth().verticalScroll(rememberScrollState()).heightIn(min = height),
        Arrangement.SpaceBetween,
        Alignment.CenterHorizontally,
    ) {
        val isLarge = Dama.textScale > LARGE_TEXT
        val said = message.takeUnless { showsEnd }
        Row(Modifier.padding(end = 16.dp), Arrangement.spacedBy(8.dp), Alignment.CenterVertically) {
            BackButton(actions)
            when {
                isLarge && said != null -> MessageCard(said, Modifier.weight(1f), slim = true)
                isLarge && showsEnd -> Result(state, Modifier.weight(1f), Type.heading, Type.small)
                else -> for (side in listOf(above, below)) PlayerBar(state, side, Modifier.weight(1f), room = room(plan))
            }
        }
        GameBoard(parts)
        Foot(top = if (isLarge) 4.dp else 8.dp) {
            if (showsEnd) {
                EndBar(state, actions, withResult = !isLarge)
            } else {
                Row(verticalAlignment = Alignment.CenterVertically) {
                    Box(Modifier.weight(1f)) {
                        if (said != null && !isLarge) {
                            MessageCard(said, Modifier.padding(start = 8.dp, top = 6.dp, bottom = 6.dp), slim = true)
                        } else {
                            MoveStrip(state, actions::goTo)
                        }
                    }
                    ActionBar(state, actions, Modifier.width(SQUARE_ACTIONS), slim = isLarge)
                }
            }
        }
    }
}

@Composable
internal fun GameBoard(parts: GameParts) = with(parts) {
    // A board that reaches from edge to edge has no corners to round.
    val corner = if (plan.isWide || plan.shape == Shape.SIDE) BOARD_CORNER else 0.dp
    Board(state, preferences, actions, Modifier.size(plan.board).clip(RoundedCornerShape(corner)))
}

@Composable
internal fun Title(parts: GameParts) {
    Row(Modifier.fillMaxWidth().padding(horizontal = 4.dp), verticalAlignment = Alignment.CenterVertically) {
        BackButton(parts.actions)
        Text(
            stringResource(R.string.move, parts.state.view.let { it.moveNumber(it.ply) }),
            Modifier.weight(1f).semantics { heading() },
            color = Dama.colors.ink,
            style = Type.heading,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
        )
    }
}

@Composable
internal fun BackButton(actions: GameActions) = IconAction(Icons.Back, stringResource(R.string.back), actions::back)

/** How many captured pieces a bar has room for. */
@Composable
internal fun room(plan: GamePlan): CapturedRoom {
    val width = when {
        plan.shape == Shape.SIDE -> plan.panel
        plan.isWide && (plan.shape == Shape.SQUARE || plan.room < Room.SHARED) -> plan.board / 2
        else -> plan.board
    }
    val perText = width / Dama.textScale
    return when {
        plan.room == Room.SLIM || perText < 230.dp -> CapturedRoom.NONE
        perText < 370.dp -> CapturedRoom.NARROW
        else -> CapturedRoom.WIDE
    }
}

private fun Modifier.barWidth(plan: GamePlan): Modifier = if (plan.isWide) width(plan.board) else fillMaxWidth()

private val TRAY = RoundedCornerShape(topStart = 22.dp, topEnd = 22.dp)
private val BOARD_CORNER = 4.dp
private val MOST_TRAY = 640.dp
private val SQUARE_ACTIONS = 340.dp
