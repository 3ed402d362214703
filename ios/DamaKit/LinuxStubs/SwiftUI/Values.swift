// Values that are views, too. They belong to no actor, which is why their being views is declared apart from them: with
// them it would bind them to the main actor.

// swiftui/color
extension Color: View, StubLeaf {}

// swiftui/text
extension Text: View, StubLeaf {}

// swiftui/image
extension Image: View, StubLeaf {}
