package app.dama.core

import java.io.File
import java.nio.charset.CharacterCodingException
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

/** What crosses the boundary and what happens when it goes wrong, with the real library. */
class BoundaryTest {
    @Test
    fun `a panic in Rust arrives as an exception, and everything works afterwards`() {
        val before = session()
        val panic = assertThrows(InternalException::class.java) { panicToTestTheBoundary() }
        assertEquals("a panic to test the boundary", panic.message)
        assertEquals("d3", before.tap("d3").selected?.let(::squareName))
        assertEquals(1, session().run { tap("d3"); tap("d4") }.ply)
    }

    @Test
    fun `logging can be started twice`() = repeat(2) { startLogging() }

    // --- errors -----------------------------------------------------------------------------

    @Test
    fun `each kind of session error keeps its kind and says why`() {
        val attempts = mapOf<String, () -> Any>(
            "Stale" to { session(white = Seat.Computer(1)).play(0, "d3-d4", acceptsDraw = false) },
            "IllegalRoute" to { session(white = Seat.Computer(1)).run { play(thinkRequest().serial, "d3-d7", false) } },
            "NothingToUndo" to { session().undo() },
            "NothingToRedo" to { session().redo() },
            "UndoOff" to { session(options = Options(noUndo = true)).undo() },
            "NoSuchPly" to { session().goTo(1) },
            "NotNow" to { session().thinkRequest() },
            "GameOver" to { session().run { resign(Side.WHITE); offerDraw() } },
            "BadSave" to { Session.restore("") },
            "BadSetup" to { session(start = "W:Wa9:Ba6") },
            "NoSuchSquare" to { session().tap(64) },
        )
        assertEquals(kinds<SessionException>(), attempts.keys)
        for ((kind, attempt) in attempts) {
            val error = assertThrows(kind, SessionException::class.java) { attempt() }
            assertEquals(kind, error.javaClass.simpleName)
            assertTrue("$kind gives no reason", error.reasonText().isNotBlank())
        }
    }

    @Test
    fun `each kind of engine error keeps its kind and says why`() {
        val request = ThinkRequest(1, START, emptyList(), level = 1, seed = 0, drawOffered = false)
        val attempts = mapOf<String, () -> Any>(
            "Cancelled" to { Engine().run { cancel(1); think(request) } },
            "GameOver" to { Engine().think(request.copy(start = "W:Wa2:Ba3", routes = listOf("a2xa4"))) },
            "BadRequest" to { Engine().think(request.copy(routes = listOf("d3-d7"))) },
        )
        assertEquals(kinds<EngineException>(), attempts.keys)
        for ((kind, attempt) in attempts) {
            val error = assertThrows(kind, EngineException::class.java) { attempt() }
            assertEquals(kind, error.javaClass.simpleName)
            assertTrue("$kind gives no reason", error.reasonText().isNotBlank())
        }
    }

    @Test
    fun `a number that is no square is refused and changes nothing`() {
        val session = session()
        val before = session.tap("d3")
        for (number in listOf(-1, 64, Int.MIN_VALUE, Int.MAX_VALUE)) {
            val error = assertThrows(SessionException.NoSuchSquare::class.java) { session.tap(number) }
            assertTrue(error.reason, number.toString() in error.reason)
        }
        assertEquals(before, session.view())
    }

    @Test
    fun `a number that is no ply is refused and changes nothing`() {
        val session = session()
        val before = session.tap("d3")
        for (number in listOf(-1, 1, Int.MIN_VALUE, Int.MAX_VALUE)) {
            val error = assertThrows(SessionException.NoSuchPly::class.java) { session.goTo(number) }
            assertTrue(error.reason, number.toString() in error.reason)
        }
        assertEquals(before, session.view())
    }

    @Test
    fun `a game that cannot be set up says what is wrong`() {
        val levels = listOf(0, 11, -1, 256 + 1, Int.MIN_VALUE, Int.MAX_VALUE)
        for (level in levels) {
            val white = assertThrows(SessionException.BadSetup::class.java) { session(white = Seat.Computer(level)) }
            val black = assertThrows(SessionException.BadSetup::class.java) { session(black = Seat.Computer(level)) }
            assertTrue(white.reason, "$level" in white.reason && "1 to ${levelCount()}" in white.reason)
            assertEquals(white.reason, black.reason)
        }
        // Text that is no position, a man on its last rank, a side without pieces, a game that is over.
        for (start in listOf("", "?", "W:Wa2", "W:Wd9:Bd6", "W:Wa2,a2:Ba6", "W:Wa8:Ba6", "W:W:Ba6", "W:Wa2:Bh7")) {
            val setup = assertThrows(start, SessionException.BadSetup::class.java) { session(start) }
            val check = assertThrows(start, SessionException.BadSetup::class.java) { checkStart(start) }
            assertTrue(setup.reason.isNotBlank())
            assertEquals(setup.reason, check.reason)
        }
    }

    @Test
    fun `a start is read as people write it`() {
        assertEquals(StartCheck("B:Wa2,Kc4:Bd6", Side.BLACK), checkStart(" b:BD6:wkc4,A2. "))
        assertEquals(StartCheck(START, Side.WHITE), checkStart(session().position()))
    }

    // --- texts ------------------------------------------------------------------------------

    @Test
    fun `a save brings back the game with all that belongs to it`() {
        val options = Options(oneTap = true)
        val session = session(black = Seat.Computer(10), options = options, gameId = "g", seed = Long.MIN_VALUE)
        session.tap("d3")
        session.tap("d4")
        session.play(session.thinkRequest().serial, "a6-a5", acceptsDraw = false)
        session.undo()
        session.hintRequest()
        val view = session.setCounted(true)
        val restored = Session.restore(session.save())
        assertEquals(session.save(), restored.save())
        assertEquals(listOf("d3-d4", "a6-a5"), restored.moves())
        assertEquals(view.copy(serial = 0, transition = null), restored.view().copy(serial = 0))
        assertEquals(Marks(undone = true, hinted = true), restored.marks())
        assertTrue(restored.view().counted)
        restored.redo()
        restored.tap("a3")
        assertEquals(Long.MIN_VALUE, restored.thinkRequest().seed)
    }

    @Test
    fun `a save that is cut off or changed is refused, wherever it is`() {
        val save = session().run { tap("d3"); tap("d4"); save() }
        val cut = save.indices.map(save::take)
        val changed = listOf(
            save.replace("d3-d4", "d3-d7"),
            save.replace("\"version\":1", "\"version\":2"),
            save.replace("\"person\"", "\"nobody\""),
            save.replace("\"ply\":1", "\"ply\":9"),
        )
        for (text in cut + changed) {
            assertNotEquals(save, text)
            assertThrows(text, SessionException.BadSave::class.java) { Session.restore(text) }
        }
    }

    @Test
    fun `any text survives the boundary`() {
        val plain = listOf("", "Köşe ♔ 🂡 👩‍👧", "لعبة \u202eabc", "\uFFFF").associateWith { it }
        for ((text, inJson) in plain + ("a\u0000b\n\"\\" to "a\\u0000b\\n\\\"\\\\")) {
            val save = session(gameId = text).save()
            assertTrue(save, "\"game_id\":\"$inJson\"" in save)
            assertEquals(save, Session.restore(save).save())
        }
        val refusals = listOf<() -> Any>(
            { Session.restore("🂡") },
            { checkStart("W:W🂡:Bşş") },
            { session(white = Seat.Computer(1)).run { play(thinkRequest().serial, "🂡xşş", false) } },
        )
        for (refusal in refusals) {
            val reason = assertThrows(SessionException::class.java) { refusal() }.reasonText()
            assertTrue(reason, '\uFFFD' !in reason)
        }
    }

    @Test
    fun `half a character is refused before it reaches Rust`() {
        assertThrows(CharacterCodingException::class.java) { checkStart("W:W\uD83C:B") }
    }

    @Test
    fun `a very long text is read or refused like any other`() {
        val million = 1_000_000
        val long = session(gameId = "é".repeat(million)).save()
        assertEquals(long, Session.restore(long).save())
        for (text in listOf("[", "{\"version\":", " ", "x", "🂡")) {
            val error = assertThrows(SessionException.BadSave::class.java) { Session.restore(text.repeat(million)) }
            assertTrue("a reason of ${error.reason.length} characters", error.reason.length < 500)
        }
        for (text in listOf("x", "W", "W:Wa2", "W:", "W:W" + "a", "🂡")) {
            val error = assertThrows(SessionException.BadSetup::class.java) { checkStart(text.repeat(million)) }
            assertTrue("a reason of ${error.reason.length} characters", error.reason.length < 500)
        }
    }

    // --- handles ----------------------------------------------------------------------------

    @Test
    fun `a thousand sessions and engines come and go`() {
        val open = File("/proc/self/fd")
        session().use { it.view() }
        val before = open.list()?.size ?: 0
        repeat(1_000) { i ->
            session(gameId = "$i").use { session ->
                session.tap("d3")
                Session.restore(session.save()).use { assertEquals(0, it.view().ply) }
            }
            Engine().use { it.cancel(i.toLong()) }
        }
        val after = open.list()?.size ?: 0
        // Others in this process may open a few.
        assertTrue("$before files were open, and now $after", after < before + 100)
    }

    @Test
    fun `what is closed says so, and can be closed again`() {
        val session = session()
        val engine = Engine()
        repeat(2) {
            session.close()
            engine.close()
        }
        assertThrows(IllegalStateException::class.java) { session.view() }
        assertThrows(IllegalStateException::class.java) { engine.cancel(1) }
    }

    private companion object {
        /** The text that goes with an error, whatever its kind. */
        fun Exception.reasonText(): String = checkNotNull(message).removePrefix("reason=")

        /** The names of all kinds of a sealed exception. */
        inline fun <reified E : Exception> kinds(): Set<String> = E::class.java.declaredClasses
            .filter { E::class.java.isAssignableFrom(it) }.map { it.simpleName }.toSet()
    }
}
