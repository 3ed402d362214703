package app.dama.board

import kotlin.math.sin

/** Mulberry32: a small seeded generator, so that every board and piece looks the same each time. */
internal class Mulberry(seed: Int) {
    private var state = seed

    /** The next number, from 0 up to but not including 1. */
    fun next(): Float {
        state += 0x6d2b79f5
        var t = (state xor (state ushr 15)) * (state or 1)
        t = (t + (t xor (t ushr 7)) * (t or 61)) xor t
        return ((t xor (t ushr 14)) ushr 8) / TWO_24
    }

    /** The next number between [low] and [high]. */
    fun next(low: Float, high: Float): Float = low + next() * (high - low)

    /** True with the given [chance]. */
    fun chance(chance: Float): Boolean = next() < chance

    private companion object {
        const val TWO_24 = 16777216f
    }
}

/** Smooth noise along a line, from −1 to 1: three sines with seeded phases. */
internal class Wave(random: Mulberry) {
    private val first = random.next() * PHASES
    private val second = random.next() * PHASES
    private val third = random.next() * PHASES

    fun at(t: Float): Float = .6f * sin(t + first) + .3f * sin(2.3f * t + second) + .1f * sin(5.1f * t + third)

    private companion object {
        const val PHASES = 9f
    }
}
