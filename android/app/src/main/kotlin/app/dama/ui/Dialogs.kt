package app.dama.ui

import androidx.compose.material3.AlertDialog
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.res.stringResource
import app.dama.R

/** A question before something that would be missed; Back and a tap outside are a no. */
@Composable
fun Question(title: String, text: String, yes: String, onYes: () -> Unit, onNo: () -> Unit) {
    AlertDialog(
        onDismissRequest = onNo,
        title = { Text(title, style = Type.heading) },
        text = { Text(text, style = Type.body) },
        confirmButton = { TextAction(yes, onYes, color = Dama.colors.obligation) },
        dismissButton = { TextAction(stringResource(R.string.cancel), onNo) },
        shape = CARD_SHAPE,
        containerColor = Dama.colors.raised,
        titleContentColor = Dama.colors.ink,
        textContentColor = Dama.colors.ink2,
    )
}

/** Something to know; nothing hangs on the answer. */
@Composable
fun News(title: String, text: String, onClose: () -> Unit) {
    AlertDialog(
        onDismissRequest = onClose,
        title = { Text(title, style = Type.heading) },
        text = { Text(text, style = Type.body) },
        confirmButton = { TextAction(stringResource(R.string.ok), onClose) },
        shape = CARD_SHAPE,
        containerColor = Dama.colors.raised,
        titleContentColor = Dama.colors.ink,
        textContentColor = Dama.colors.ink2,
    )
}
