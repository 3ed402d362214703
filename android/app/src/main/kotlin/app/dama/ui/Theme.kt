package app.dama.ui

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.platform.LocalDensity
import app.dama.ThemeChoice

/** The colours of everything but the board; look/tokens.md gives their contrasts. */
@Immutable
class DamaColors(
    val bg: Color,
    /** For what lies a little lower than the page. */
    val bg2: Color,
    val surface: Color,
    val raised: Color,
    val ink: Color,
    val ink2: Color,
    /** Parts surfaces; says nothing by itself. */
    val line: Color,
    val primary: Color,
    val onPrimary: Color,
    val primaryWash: Color,
    /** What a player must do. */
    val obligation: Color,
    val obligationWash: Color,
    val isDark: Boolean,
)

private val LIGHT = DamaColors(
    bg = Color(0xFFF4EDDF),
    bg2 = Color(0xFFEBE1CD),
    surface = Color(0xFFFCF8EF),
    raised = Color(0xFFFFFDF7),
    ink = Color(0xFF2A1D12),
    ink2 = Color(0xFF66523D),
    line = Color(0xFFD9CAB0),
    primary = Color(0xFF12506A),
    onPrimary = Color(0xFFFBF6EA),
    primaryWash = Color(0xFFDCE7E6),
    obligation = Color(0xFF9E2F1B),
    obligationWash = Color(0xFFF6DFD3),
    isDark = false,
)

private val DARK = DamaColors(
    bg = Color(0xFF16110D),
    bg2 = Color(0xFF100C09),
    surface = Color(0xFF211A14),
    raised = Color(0xFF2B221A),
    ink = Color(0xFFF1E6D2),
    ink2 = Color(0xFFB8A58A),
    line = Color(0xFF3D3126),
    primary = Color(0xFF86C5CF),
    onPrimary = Color(0xFF0C2A33),
    primaryWash = Color(0xFF1D3338),
    obligation = Color(0xFFF2A08A),
    obligationWash = Color(0xFF43211A),
    isDark = true,
)

private val LocalColors = staticCompositionLocalOf { LIGHT }

/** Text so large that what stood side by side is better put one under the other. */
const val LARGE_TEXT = 1.3f

/** What the app is made of, where it is drawn. */
object Dama {
    val colors: DamaColors @Composable get() = LocalColors.current

    /** How much larger than usual the person wants text. */
    val textScale: Float @Composable get() = LocalDensity.current.fontScale
}

/** Dresses [content] in the app's colours; Material's own controls are given the same. */
@Composable
fun DamaTheme(dark: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
    val colors = if (dark) DARK else LIGHT
    MaterialTheme(colorScheme = material(colors)) {
        CompositionLocalProvider(LocalColors provides colors, content = content)
    }
}

/** Whether a choice of theme means dark now. */
@Composable
fun ThemeChoice.isDark(): Boolean = when (this) {
    ThemeChoice.SYSTEM -> isSystemInDarkTheme()
    ThemeChoice.LIGHT -> false
    ThemeChoice.DARK -> true
}

private fun material(colors: DamaColors): ColorScheme {
    val base = if (colors.isDark) darkColorScheme() else lightColorScheme()
    return base.copy(
        primary = colors.primary,
        onPrimary = colors.onPrimary,
        primaryContainer = colors.primaryWash,
        onPrimaryContainer = colors.ink,
        secondary = colors.primary,
        onSecondary = colors.onPrimary,
        secondaryContainer = colors.primaryWash,
        onSecondaryContainer = colors.ink,
        background = colors.bg,
        onBackground = colors.ink,
        surface = colors.surface,
        onSurface = colors.ink,
        surfaceVariant = colors.bg2,
        onSurfaceVariant = colors.ink2,
        surfaceContainer = colors.raised,
        surfaceContainerHigh = colors.raised,
        surfaceContainerHighest = colors.bg2,
        error = colors.obligation,
        onError = colors.onPrimary,
        errorContainer = colors.obligationWash,
        onErrorContainer = colors.ink,
        outline = colors.ink2,
        outlineVariant = colors.line,
        surfaceTint = Color.Transparent,
    )
}
