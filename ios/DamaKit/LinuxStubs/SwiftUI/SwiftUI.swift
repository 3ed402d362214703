// Declarations of SwiftUI, as Apple documents them, so that the screens can be type-checked on Linux.
