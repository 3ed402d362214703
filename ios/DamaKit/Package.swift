// swift-tools-version: 6.0
// The iOS app but for its entry point: the core's bindings, the models, the screens.
//
// On Apple's systems the Rust library is an xcframework that ios/build-rust.sh makes. On Linux, where everything but
// SwiftUI can be built and run, it is linked from cargo's folder, and SwiftUI is a stub that only declares.
import PackageDescription

#if os(Linux)
    let ffi = Target.systemLibrary(name: "damaFFI")
    let linkage: [LinkerSetting] = [
        .unsafeFlags(["-L" + Context.packageDirectory + "/../../build/cargo/release"]),
        // Swift's own Observation library for Linux leaves a symbol open that is never needed.
        .unsafeFlags(["-Xlinker", "--allow-shlib-undefined"]),
        .linkedLibrary(":libdama.a"),
    ]
    let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]
    let stubs = [Target.target(name: "SwiftUI", path: "LinuxStubs/SwiftUI")]
    let hasScreens = true
#else
    let ffi = Target.binaryTarget(name: "damaFFI", path: "Frameworks/damaFFI.xcframework")
    let linkage: [LinkerSetting] = []
    let strict: [SwiftSetting] = []
    let stubs: [Target] = []
    // `swift test` runs on the Mac itself, for which the screens are not made.
    let hasScreens = Context.environment["DAMA_WITHOUT_UI"] == nil
#endif

/// The screens.
let screens = Target.target(
    name: "DamaUI",
    dependencies: ["DamaKit"] + stubs.map { .target(name: $0.name) },
    swiftSettings: strict
)

let package = Package(
    name: "DamaKit",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "DamaKit", targets: ["DamaKit"])]
        + (hasScreens ? [.library(name: "DamaUI", targets: ["DamaUI"])] : []),
    targets: [
        ffi,
        // The generated bindings, where the generator puts them.
        .target(
            name: "DamaCore",
            dependencies: ["damaFFI"],
            exclude: ["damaFFI.h", "module.modulemap"],
            linkerSettings: linkage
        ),
        // The models: no SwiftUI, tested on Linux.
        .target(name: "DamaKit", dependencies: ["DamaCore"], swiftSettings: strict),
        .testTarget(name: "DamaKitTests", dependencies: ["DamaKit"], swiftSettings: strict),
    ] + (hasScreens ? [screens] : []) + stubs,
    swiftLanguageModes: [.v6]
)
