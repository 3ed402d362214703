import DamaKit
import SwiftUI

/// The first screen: a game that was left, and the kinds of game that can begin (H1).
struct HomeScreen: View {
    @Environment(GameModel.self) private var model
    @Environment(Way.self) private var way
    @Environment(\.colours) private var colours
    @Environment(\.isTextLarge) private var isTextLarge

    var body: some View {
        GeometryReader { window in
            let insets = window.safeAreaInsets
            let width = window.size.width + insets.leading + insets.trailing
            let height = window.size.height + insets.top + insets.bottom
            Group {
                if width > height * Self.long {
                    beside(width, height, insets)
                } else {
                    above(width, height, insets)
                }
            }
            .ignoresSafeArea()
        }
        .background(colours.bg)
        .withoutBar()
    }

    /// The hero at the start, its foot on the screen's lower edge and its shadow below that.
    private func beside(_ width: Double, _ height: Double, _ insets: EdgeInsets) -> some View {
        let part = width * Self.heroPart
        return HStack(spacing: 0) {
            Hero(width: part, height: height + HeroPicture.shadow(width: part, height: height))
                .frame(height: height, alignment: .top)
                .clipped()
            ScrollView {
                choices(width, isCentred: true)
                    .padding(.top, insets.top)
                    .padding(.bottom, insets.bottom)
                    .padding(.trailing, insets.trailing)
                    .frame(minHeight: height)
            }
            .scrollBounceBehavior(.basedOnSize)
        }
    }

    private func above(_ width: Double, _ height: Double, _ insets: EdgeInsets) -> some View {
        let hero = min(Self.mostHero, max(Self.leastHero, height * Self.heroHeight))
        return ScrollView {
            VStack(spacing: 0) {
                Hero(width: width, height: hero)
                choices(width, isCentred: false)
                    .padding(.horizontal, max(insets.leading, insets.trailing))
                    .padding(.bottom, insets.bottom)
                    .frame(minHeight: height - hero)
            }
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    /// What can be chosen in a window of a width, from the top of its place or in its middle, and the settings at the
    /// foot.
    private func choices(_ width: Double, isCentred: Bool) -> some View {
        VStack(spacing: 0) {
            if isCentred { Spacer(minLength: 0) }
            VStack(alignment: .leading, spacing: 0) {
                HomeTitle()
                if let game = model.state {
                    ContinueCard(game: game, isTight: isTextLarge || width < Self.tight) { way.go(.game) }
                        .padding(.bottom, 14)
                }
                KindCard { way.go($0.screen) }
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: Self.mostWidth)
            Spacer(minLength: 0)
            SettingsButton { way.go(.settings) }
        }
        .frame(maxWidth: .infinity)
    }

    private static let long = 1.2
    private static let heroPart = 0.42
    private static let heroHeight = 0.345
    private static let leastHero = 130.0
    private static let mostHero = 420.0
    private static let mostWidth = 600.0

    /// Narrower windows have no room for ornament.
    private static let tight = 350.0
}

/// The app's name, and what kind of game it is.
private struct HomeTitle: View {
    @Environment(\.colours) private var colours

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .firstTextBaseline, spacing: 14) {
                name
                kind
            }
            VStack(alignment: .leading, spacing: 0) {
                name
                kind
            }
        }
        .padding(.leading, 8)
        .padding(.top, 8)
        .padding(.bottom, 14)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }

    private var name: some View {
        Text(Phrase("app_name"))
            .modifier(DisplayVoice())
            .foregroundStyle(colours.ink)
            .lineLimit(1)
    }

    private var kind: some View {
        Text(Phrase("turkish_draughts")).font(Voice.body).foregroundStyle(colours.ink2)
    }
}

/// The kinds of game that can begin.
private struct KindCard: View {
    let onChoose: @MainActor (Mode) -> Void

    var body: some View {
        Card {
            KindRow(
                title: Phrase("play_computer"),
                text: Phrase("levels_gentle_to_master", .number(levelsOfPlay)),
                action: { onChoose(.computer) }
            ) {
                PieceIcon(.blackKing, side: 40)
            }
            Rule().padding(.leading, 76)
            KindRow(
                title: Phrase("two_players"),
                text: Phrase("face_to_face"),
                action: { onChoose(.twoPlayers) }
            ) {
                HStack(spacing: -10) {
                    ForEach(Side.both, id: \.self) { PieceIcon($0.man, side: 30) }
                }
            }
        }
    }
}

private struct KindRow<Picture: View>: View {
    let title: Phrase
    let text: Phrase
    let action: @MainActor () -> Void
    @ViewBuilder let picture: Picture

    @Environment(\.colours) private var colours

    var body: some View {
        Button(action: action) {
            HStack(spacing: 14) {
                picture.frame(width: 50)
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).font(Voice.label).foregroundStyle(colours.ink)
                    Text(text).font(Voice.small).foregroundStyle(colours.ink2)
                }
                .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
                Icon.forward.image.foregroundStyle(colours.ink2).accessibilityHidden(true)
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .frame(minHeight: 70)
        }
        .buttonStyle(PressStyle())
    }
}

private struct SettingsButton: View {
    let action: @MainActor () -> Void

    @Environment(\.colours) private var colours

    var body: some View {
        Button(action: action) {
            VStack(spacing: 4) {
                Icon.settings.image.accessibilityHidden(true)
                Text(Phrase("settings")).font(Voice.action)
            }
            .foregroundStyle(colours.ink2)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .frame(minWidth: 104, minHeight: 60)
        }
        .buttonStyle(PressStyle())
        .padding(.vertical, 10)
    }
}
