package app.dama.game

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.io.File
import java.io.IOException

@RunWith(RobolectricTestRunner::class)
class FileGameStoreTest {
    @get:Rule
    val folder = TemporaryFolder()

    private val file by lazy { File(folder.root, "game.json") }
    private val store by lazy { FileGameStore(file) }

    @Test
    fun `what is written last is read, and nothing is left beside it`() {
        assertNull(store.read())
        for (text in 1..50) store.write("$text")
        store.flush()
        assertEquals("50", FileGameStore(file).read())
        assertEquals(listOf("game.json"), folder.root.list()?.toList())
    }

    @Test
    fun `a half-written file does not count`() {
        store.write("whole")
        store.flush()
        File(folder.root, "game.json.new").writeText("ha")
        assertEquals("whole", FileGameStore(file).read())
    }

    @Test
    fun `a damaged game is kept beside`() {
        file.writeText("damaged")
        store.setAside()
        store.write("fresh")
        store.flush()
        assertEquals("fresh", file.readText())
        assertEquals("damaged", File(folder.root, "game.json.damaged").readText())
    }

    @Test
    fun `a game that is left is gone`() {
        store.write("game")
        store.clear()
        store.flush()
        assertFalse(file.exists())
    }

    @Test
    fun `a failure is told`() {
        val blocked = FileGameStore(File(File(folder.newFile("file"), "sub"), "game.json"))
        var failure: IOException? = null
        blocked.onFailure = { failure = it }
        blocked.write("game")
        blocked.flush()
        assertNotNull(failure)
        assertTrue(folder.root.isDirectory)
    }
}
