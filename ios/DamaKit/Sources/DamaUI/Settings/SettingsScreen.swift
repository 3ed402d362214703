import DamaKit
import SwiftUI

/// What a person sets for all games. Every change is kept at once.
struct SettingsScreen: View {
    @Bindable var settings: DamaKit.Settings

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                SectionTitle(Phrase("board"))
                BoardSettings(preferences: $settings.preferences)
                SectionTitle(Phrase("animation"))
                WordChoice(
                    options: [
                        (.normal, Phrase("speed_normal")),
                        (.fast, Phrase("speed_fast")),
                        (.off, Phrase("speed_off")),
                    ],
                    chosen: $settings.preferences.speed
                )
                SectionTitle(Phrase("theme"))
                WordChoice(
                    options: [
                        (.system, Phrase("theme_system")),
                        (.light, Phrase("theme_light")),
                        (.dark, Phrase("theme_dark")),
                    ],
                    chosen: $settings.preferences.theme
                )
                SectionTitle(Phrase("language"))
                LanguageCard()
            }
            .padding(.horizontal, 16)
            .padding(.bottom, 16)
            .frame(maxWidth: Self.mostWidth)
            .frame(maxWidth: .infinity)
        }
        .page(Phrase("settings"))
    }

    private static let mostWidth = 600.0
}

private struct BoardSettings: View {
    @Binding var preferences: Preferences

    var body: some View {
        Card {
            SwitchRow(title: Phrase("mark_forced"), text: Phrase("mark_forced_text"), isOn: $preferences.markForced)
            Rule().padding(.leading, 16)
            SwitchRow(title: Phrase("one_tap"), text: Phrase("one_tap_text"), isOn: $preferences.oneTap)
            Rule().padding(.leading, 16)
            SwitchRow(title: Phrase("coordinates"), text: Phrase("coordinates_text"), isOn: $preferences.coordinates)
        }
    }
}

/// The app's language is chosen in the system's own settings.
private struct LanguageCard: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.colours) private var colours

    var body: some View {
        Card {
            Button {
                if let settings = URL.systemSettings { openURL(settings) }
            } label: {
                HStack(spacing: 8) {
                    Text(Phrase("language_name")).font(Voice.label).foregroundStyle(colours.ink)
                    Spacer(minLength: 0)
                    Icon.forward.image.foregroundStyle(colours.ink2).accessibilityHidden(true)
                }
                .padding(.horizontal, 16)
                .padding(.vertical, 8)
                .frame(minHeight: 56)
            }
            .buttonStyle(PressStyle())
        }
    }
}
