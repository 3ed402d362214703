package app.dama.board

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.animation.core.Easing
import kotlin.math.PI
import kotlin.math.max
import kotlin.math.min
import kotlin.math.sin

/** Durations in ms, at normal speed. */
object Motion {
    const val STEP = 180
    const val JUMP = 220
    const val REST = 60
    const val TAKE = 140
    const val LIFT = 90
    const val CROWN = 320
    const val FLIP = 360
    const val MESSAGE_IN = 160
    const val MESSAGE_OUT = 120
    const val SHAKE = 240

    /** With reduced motion nothing moves; what changes fades over. */
    const val CROSS_FADE = 80

    /** For what moves from place to place. */
    val ease: Easing = CubicBezierEasing(.2f, 0f, 0f, 1f)

    /** For what goes away. */
    val out: Easing = CubicBezierEasing(.4f, 0f, 1f, 1f)

    private const val SHAKES = 3
    private const val SHAKE_DP = 4f

    /** How far aside a refused piece is [elapsed] ms after the tap, in dp. */
    fun shake(elapsed: Float): Float {
        val part = (elapsed / SHAKE).coerceIn(0f, 1f)
        return SHAKE_DP * (1 - part) * sin(part * SHAKES * 2 * PI).toFloat()
    }
}

/** One step of what is to be shown, as the core gives it: of a move taken back, the last step comes first. */
data class MotionStep(
    val from: Int,
    val to: Int,
    /** The piece as it is on the way. */
    val piece: PieceKind,
    /** What is taken, or comes back, and its square. */
    val taken: Taken? = null,
    /** Forward: a king at the end of the step. Back: a man again at its beginning. */
    val crowns: Boolean = false,
)

/** A piece that is taken on [square]. */
data class Taken(val square: Int, val piece: PieceKind)

/**
 * How a change of the board is shown: [steps] one after another, forward or, [backward], taking moves back. The scene
 * beneath is the one after the change. [pace] stretches all durations: 2 is half speed, 0 no motion at all.
 */
class MoveTimeline(steps: List<MotionStep>, private val backward: Boolean = false, pace: Float = 1f) {
    private val pace = max(0f, pace)
    private val actors = ArrayList<Actor>()
    private val hidden: Set<Int>
    private val length: Int

    init {
        var at = 0
        var end = 0
        steps.forEachIndexed { index, step ->
            val isJump = step.taken != null
            if (index > 0) at += Motion.REST
            val mover = actorAt(step.from, at) ?: actor(step.from, step.piece.isWhite, kingBefore(step))
            val hop = Hop(step.from, step.to, at, at + if (isJump) Motion.JUMP else Motion.STEP, isJump)
            mover.hops += hop
            if (backward && step.crowns) mover.crown(at, up = false)
            step.taken?.let { take(it, hop) }
            at = hop.end
            if (!backward && step.crowns) {
                mover.crown(at, up = true)
                at += Motion.CROWN
            }
            end = max(end, max(at, mover.restless))
        }
        length = max(end, actors.maxOfOrNull { it.restless } ?: 0)
        hidden = actors.filter { it.vanishes == null }.mapTo(HashSet()) { it.at(Int.MAX_VALUE) }
    }

    /** How long it takes, in ms. */
    val duration: Int = (length * this.pace).toInt()

    /** What is in motion [elapsed] ms after the start; from [duration] on everything stands still. */
    fun at(elapsed: Float): MotionFrame {
        if (elapsed >= duration || actors.isEmpty()) return MotionFrame.STILL
        val time = max(0f, elapsed) / pace
        val pieces = actors.filter { it.isPresent(time) }.sortedBy { it.isMoving(time) }.map { it.shown(time) }
        return MotionFrame(pieces, hidden)
    }

    private fun kingBefore(step: MotionStep) = step.piece.isKing || backward && step.crowns

    private fun actor(square: Int, isWhite: Boolean, isKing: Boolean) =
        Actor(square, isWhite, isKing).also(actors::add)

    private fun actorAt(square: Int, time: Int): Actor? =
        actors.firstOrNull { it.vanishes == null && it.at(time) == square }

    private fun take(taken: Taken, hop: Hop) {
        val passing = hop.start + Motion.JUMP - Motion.TAKE
        val found = if (backward) null else actorAt(taken.square, hop.start)
        val actor = found ?: actor(taken.square, taken.piece.isWhite, taken.piece.isKing)
        if (backward) actor.appears = hop.start else actor.vanishes = passing
    }
}

/** One move of a piece from square to square, in ms. */
private class Hop(val from: Int, val to: Int, val start: Int, val end: Int, val isJump: Boolean) {
    /** How high the piece is, 0 to 1: up at the start, down at the end. */
    fun lift(time: Float): Float {
        if (time <= start || time >= end) return 0f
        val rise = min(1f, min(time - start, end - time) / Motion.LIFT)
        return Motion.ease.transform(rise) * if (isJump) 1f else STEP_LIFT
    }

    fun part(time: Float): Float = Motion.ease.transform(((time - start) / (end - start)).coerceIn(0f, 1f))

    private companion object {
        /** A step slides more than it jumps. */
        const val STEP_LIFT = .5f
    }
}

/** A piece with a part in the change: where it is and how it looks at each time, in ms. */
private class Actor(private val square: Int, private val isWhite: Boolean, private val isKing: Boolean) {
    val hops = ArrayList<Hop>()
    var vanishes: Int? = null
    var appears: Int? = null
    private var crowning: Int? = null
    private var crowningUp = true

    /** When its last change is over. */
    val restless: Int
        get() = maxOf(
            hops.lastOrNull()?.end ?: 0,
            vanishes?.plus(Motion.TAKE) ?: 0,
            appears?.plus(Motion.TAKE) ?: 0,
            crowning?.plus(Motion.CROWN) ?: 0,
        )

    fun crown(time: Int, up: Boolean) {
        crowning = time
        crowningUp = up
    }

    /** The square where it stands at [time], or is about to land. */
    fun at(time: Int): Int = hops.lastOrNull { it.start < time }?.to ?: square

    fun isPresent(time: Float): Boolean =
        time >= (appears ?: 0) && vanishes?.let { time < it + Motion.TAKE } != false

    fun isMoving(time: Float): Boolean = hops.any { time >= it.start && time < it.end }

    fun shown(time: Float): MovingPiece {
        val hop = hops.lastOrNull { it.start <= time }
        val part = hop?.part(time) ?: 0f
        val from = hop?.from ?: square
        val to = hop?.to ?: square
        val presence = presence(time)
        val crown = crown(time)
        return MovingPiece(
            kind = PieceKind.of(isWhite, crown >= 1f),
            file = fileOf(from) + (fileOf(to) - fileOf(from)) * part,
            rank = rankOf(from) + (rankOf(to) - rankOf(from)) * part,
            lift = hop?.lift(time) ?: 0f,
            scale = GONE_SCALE + (1 - GONE_SCALE) * presence,
            alpha = presence,
            crowning = crown,
        )
    }

    private fun presence(time: Float): Float {
        val gone = vanishes?.let { Motion.out.transform(((time - it) / Motion.TAKE).coerceIn(0f, 1f)) } ?: 0f
        val back = appears?.let { Motion.ease.transform(((time - it) / Motion.TAKE).coerceIn(0f, 1f)) } ?: 1f
        return back - gone
    }

    private fun crown(time: Float): Float {
        val start = crowning ?: return if (isKing) 1f else 0f
        val part = Motion.ease.transform(((time - start) / Motion.CROWN).coerceIn(0f, 1f))
        return if (crowningUp) part else 1 - part
    }

    private companion object {
        const val GONE_SCALE = .85f
    }
}
