"""Mistakes that people make in SwiftUI, each in one of our own views: what stands there, and what it might say instead.
All of them are refused by Xcode, so the type check on Linux must refuse them, too.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutation:
    name: str
    file: str
    right: str
    wrong: str


MUTATIONS = [
    # State, bindings and what is observed.
    Mutation("a value for a binding", "Setup/SetupScreen.swift", "chosen: $choice.level", "chosen: choice.level"),
    Mutation("a value for a switch", "Ui/Controls.swift", "Toggle(isOn: $isOn)", "Toggle(isOn: isOn)"),
    Mutation("a question without its binding", "Game/ActionBar.swift", "isAsked: $isResigning", "isAsked: isResigning"),
    Mutation("state that is none", "Game/ActionBar.swift", "@State private var isResigning", "private var isResigning"),
    Mutation("a model that is not bindable", "Settings/SettingsScreen.swift", "@Bindable var settings", "let settings"),
    Mutation(
        "a binding to another type",
        "Settings/SettingsScreen.swift",
        "isOn: $preferences.oneTap",
        "isOn: $preferences.speed",
    ),
    Mutation("what only the model may set", "Game/MoveList.swift", "model.goTo(ply)", "model.state = nil"),
    Mutation(
        "an unknown key of the environment", "Game/Board.swift", "\\.accessibilityReduceMotion", "\\.reduceMotion"
    ),
    Mutation(
        "an object that cannot be observed",
        "Game/PlayerBar.swift",
        "@Environment(\\.colours) private var colours",
        "@Environment(GameState.self) private var colours",
    ),
    Mutation(
        "the environment is not to be written",
        "Ui/Theme.swift",
        ".environment(\\.palette, palette)",
        ".environment(\\.colours, palette)",
    ),
    # Modifiers and their arguments.
    Mutation(
        "a modifier that is misspelt",
        "Game/MessageCard.swift",
        "sign.accessibilityHidden(true)",
        "sign.accesibilityHidden(true)",
    ),
    Mutation("padding in words", "Game/SquareGame.swift", ".padding(.leading, 8)", '.padding("8")'),
    Mutation("an edge that there is not", "Game/SideGame.swift", ".padding(.trailing, 16)", ".padding(.right, 16)"),
    Mutation("a label that is misspelt", "Home/HomeScreen.swift", "HStack(spacing: 14)", "HStack(gap: 14)"),
    Mutation(
        "an alignment across a row",
        "Home/HomeScreen.swift",
        "HStack(alignment: .firstTextBaseline",
        "HStack(alignment: .leading",
    ),
    Mutation(
        "labels that are missing", "Board/BoardCanvas.swift", ".frame(width: size, height: size)", ".frame(size, size)"
    ),
    Mutation(
        "a width and a least height",
        "Ui/Controls.swift",
        ".frame(minWidth: leastTarget, minHeight: leastTarget)",
        ".frame(width: leastTarget, minHeight: leastTarget)",
    ),
    Mutation("a font that there is not", "Ui/Type.swift", "Font.system(.callout)", "Font.system(.copy)"),
    Mutation(
        "a weight before a design",
        "Ui/Type.swift",
        "design: .serif, weight: .semibold)\n    static let barTitle",
        "weight: .semibold, design: .serif)\n    static let barTitle",
    ),
    Mutation(
        "a number as a colour",
        "Game/PlayerBar.swift",
        ".stroke(colours.primary, lineWidth: Self.width)",
        ".stroke(0x12506A, lineWidth: Self.width)",
    ),
    Mutation(
        "a colour where a shape belongs",
        "Game/GamePieces.swift",
        ".background(colours.surface, in: shape)",
        ".background(shape, in: colours.surface)",
    ),
    Mutation(
        "a border inside a shape that has none",
        "Game/PlayerBar.swift",
        ".trim(from: 0, to: Self.open)\n                    .stroke(",
        ".trim(from: 0, to: Self.open)\n                    .strokeBorder(",
    ),
    Mutation(
        "a transition as an animation",
        "Game/Board.swift",
        ".animation(turning, value: state.turned)",
        ".animation(.opacity, value: state.turned)",
    ),
    Mutation("an animation without what it follows", "DamaApp.swift", ", value: way.ground)", ")"),
    # Lists, builders and closures.
    Mutation(
        "rows without a name of their own",
        "Game/MessageCard.swift",
        "ForEach(message.actions, id: \\.self)",
        "ForEach(message.actions)",
    ),
    Mutation(
        "a way out of a builder",
        "Game/GamePieces.swift",
        "        } else {\n            let shape",
        "        } else {\n            return shape\n            let shape",
    ),
    Mutation("a button without an action", "Home/ContinueCard.swift", "Button(action: action) {", "Button {"),
    Mutation("waiting where nobody waits", "Game/ActionBar.swift", "{ model.undo() }", "{ await model.undo() }"),
    Mutation(
        "work of the main actor elsewhere",
        "Game/BoardTouch.swift",
        "Task { stage.gone(touch) }",
        "Task.detached { stage.gone(touch) }",
    ),
    Mutation(
        "a helper that leaves the main actor",
        "Game/ActionBar.swift",
        "private func copy(_ text",
        "nonisolated private func copy(_ text",
    ),
    Mutation(
        "a change told with one value",
        "Game/GameScreen.swift",
        "{ old, new in announce(new.news(after: old).spoken) }",
        "{ new in announce(new.news(after: new).spoken) }",
    ),
    Mutation("a drag that never ends", "Game/BoardTouch.swift", ".onEnded {", ".onEnd {"),
    Mutation("a gesture that is no gesture", "Game/BoardTouch.swift", ".gesture(finger)", ".gesture(isDown)"),
    Mutation("a key that there is not", "Game/BoardTouch.swift", "keys: [.return, .space]", "keys: [.enter, .space]"),
    # Drawing.
    Mutation("a context that is not to be changed", "Board/Painting.swift", "var inner = self", "let inner = self"),
    Mutation(
        "a gradient without its middle",
        "Board/Painting.swift",
        ".conicGradient(Gradient(stops), center: CGPoint(centre), ",
        ".conicGradient(Gradient(stops), ",
    ),
    Mutation("an angle in plain numbers", "Board/Painting.swift", "angle: .radians(start)", "angle: start"),
    Mutation(
        "a whole number of points",
        "Game/MessageCard.swift",
        "let unit = size.width / Self.grid",
        "let unit = Int(size.width / Self.grid)",
    ),
    Mutation(
        "a picture that may not be there",
        "Board/Pictures.swift",
        "renderer.cgImage.map { Image(decorative: $0, scale: scale) }",
        "Image(decorative: renderer.cgImage, scale: scale)",
    ),
    # Words and screen readers.
    Mutation("a number as a text", "Setup/LevelList.swift", 'Text(Phrase("number", .number(level)))', "Text(level)"),
    Mutation(
        "a phrase as a label", "Ui/Controls.swift", ".accessibilityLabel(label.words)", ".accessibilityLabel(label)"
    ),
    Mutation(
        "a word that may not be there", "Game/Squares.swift", 'words.ability?.words ?? ""', "words.ability?.words"
    ),
    Mutation("a trait that there is not", "Game/MoveList.swift", ".isSelected : []", ".selected : []"),
    # Screens and scenes.
    Mutation(
        "a screen without what it shows", "DamaApp.swift", "SettingsScreen(settings: settings)", "SettingsScreen()"
    ),
    Mutation("a kind of screen that is forgotten", "DamaApp.swift", "        case .home, .game: EmptyView()\n", ""),
    Mutation("a place in the bar that there is not", "Ui/Pages.swift", "placement: .principal", "placement: .center"),
    Mutation("a path that is no binding", "DamaApp.swift", "path: $way.above", "path: way.above"),
    Mutation("a scene that is a view", "MainApp.swift", "var body: some Scene", "var body: some View"),
    Mutation(
        "a model that the app does not hand on",
        "MainApp.swift",
        "DamaApp(model: model, settings: settings, parts: parts)",
        "DamaApp(settings: settings, parts: parts)",
    ),
    Mutation(
        "the system asked from anywhere",
        "MainApp.swift",
        "MainActor.assumeIsolated { Pictures.shared.clear() }",
        "Pictures.shared.clear()",
    ),
]
