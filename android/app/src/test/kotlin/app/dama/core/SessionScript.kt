package app.dama.core

import java.io.File
import org.json.JSONArray
import org.json.JSONObject
import org.json.JSONTokener

/**
 * A session script as it is written (docs/session.md, "Scripts"): a set-up and steps. Values are plain: text, numbers,
 * lists and null.
 */
internal data class SessionScript(val place: String, val name: String, val setup: Setup, val steps: List<Step>) {
    /** Something to do, and what the view must then say. */
    internal data class Step(val action: List<Any?>, val expect: Map<String, Any?>)

    companion object {
        /** The scripts of a file, one a line. */
        fun readAll(file: File): List<SessionScript> = file.readLines().withIndex()
            .filter { (_, line) -> line.isNotBlank() }
            .map { (i, line) -> read("${file.name}:${i + 1}", line) }

        /** One line; [place] says in which file it stands. */
        fun read(place: String, line: String): SessionScript = try {
            val script = fields(plain(JSONTokener(line).nextValue()), "name", "start", "seats", "options", "steps")
            val options = fields(script["options"] ?: emptyMap<String, Any?>(), "no_undo", "one_tap")
            val (white, black) = list(script["seats"]).map(::seat)
            SessionScript(
                place = place,
                name = text(script["name"]),
                setup = Setup(
                    start = script["start"]?.let(::text),
                    white = white,
                    black = black,
                    options = Options(noUndo = options["no_undo"] == true, oneTap = options["one_tap"] == true),
                    gameId = "",
                    seed = 0,
                ),
                steps = list(script["steps"]).map(::step),
            )
        } catch (fault: RuntimeException) {
            throw IllegalArgumentException("$place: no session script: ${fault.message}", fault)
        }

        private fun step(json: Any?): Step {
            val step = fields(json, "do", "expect")
            val expect = step["expect"] ?: emptyMap<String, Any?>()
            return Step(list(step["do"]), fields(expect, *ScriptRun.FIELDS.toTypedArray()))
        }

        private fun seat(json: Any?): Seat = when (json) {
            "person" -> Seat.Person
            is Int -> Seat.Computer(json)
            else -> throw IllegalArgumentException("'$json' is no seat")
        }

        private fun text(json: Any?): String = requireNotNull(json as? String) { "'$json' is no text" }

        private fun list(json: Any?): List<Any?> = requireNotNull(json as? List<*>) { "'$json' is no list" }

        /** An object that has no other fields than these. */
        private fun fields(json: Any?, vararg known: String): Map<String, Any?> {
            val map = requireNotNull(json as? Map<*, *>) { "'$json' is no object" }.mapKeys { (key, _) -> text(key) }
            val unknown = map.keys - known.toSet()
            require(unknown.isEmpty()) { "nothing is called ${unknown.joinToString()}" }
            return map
        }

        private fun plain(json: Any?): Any? = when (json) {
            JSONObject.NULL -> null
            is JSONArray -> List(json.length()) { plain(json.get(it)) }
            is JSONObject -> json.keys().asSequence().associateWith { plain(json.get(it)) }
            else -> json
        }
    }
}
