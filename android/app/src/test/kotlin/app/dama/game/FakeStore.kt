package app.dama.game

import java.io.IOException

/** A store in memory that remembers everything it was told. */
class FakeStore(private var text: String? = null) : GameStore {
    val writes = mutableListOf<String>()
    var isSetAside = false
        private set

    override var onFailure: (IOException) -> Unit = {}

    override fun read(): String? = text

    override fun write(text: String) {
        writes += text
        this.text = text
    }

    override fun clear() {
        text = null
    }

    override fun setAside() {
        isSetAside = true
        text = null
    }

    override fun flush() = Unit
}
