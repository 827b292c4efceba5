// swift-tools-version: 6.2
import PackageDescription

// Targets are listed in the order of the floors: a module may use only modules above it.
// Tests/ArchitectureTests read the imports and prove it.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// What only a browser host needs is resolved only where the trait is on.
let browser: TargetDependencyCondition? = .when(traits: ["BrowserHost"])
/// So is what only a host of native windows needs.
let window: TargetDependencyCondition? = .when(traits: ["WindowHost"])

/// Libraries of the system, which are needed only where the trait is on.
let systemLibraries: TargetDependencyCondition? = .when(traits: ["SystemLibraries"])

/// Systems without UIKit, on which this package stands in for it; on others what stands in is UIKit, and the kit is not compiled
/// (`Scripts/apple` proves it). A Mac has all but UIKit of its own.
let withoutCoreGraphics: TargetDependencyCondition? = .when(platforms: [
  .linux, .windows, .android, .wasi, .openbsd,
])
let withoutUIKit: TargetDependencyCondition? = .when(platforms: [
  .linux, .windows, .android, .wasi, .openbsd, .macOS,
])

let package = Package(
  name: "OpenCollectionView",
  products: [
    .library(name: "OpenCollectionView", targets: ["OpenCollectionView"]),
    .library(name: "CollectionEngine", targets: ["CollectionEngine"]),
    .library(name: "DynamicsEngine", targets: ["DynamicsEngine"]),
    .library(name: "ConstraintEngine", targets: ["ConstraintEngine"]),
    .library(name: "CollectionLayouts", targets: ["CollectionLayouts"]),
    .library(name: "OpenCollectionViewShim", targets: ["OpenCollectionViewShim"]),
    .library(name: "OpenCollectionViewPixels", targets: ["OpenCollectionViewPixels"]),
    .library(name: "OpenCollectionViewCoreGraphics", targets: ["OpenCollectionViewCoreGraphics"]),
    .library(name: "OpenCollectionViewQuartzCore", targets: ["OpenCollectionViewQuartzCore"]),
    .library(name: "OpenCollectionViewUniformTypeIdentifiers", targets: ["OpenCollectionViewUniformTypeIdentifiers"]),
    .library(name: "BrowserHost", targets: ["BrowserHost"]),
    .library(name: "WindowHost", targets: ["WindowHost"]),
    .library(name: "TouchTesting", targets: ["TouchTesting"]),
    .library(name: "PictureTesting", targets: ["PictureTesting"]),
    .executable(name: "touchlab", targets: ["Touchlab"]),
  ],
  traits: [
    .default(enabledTraits: ["BrowserHost"]),
    .trait(
      name: "BrowserHost",
      description:
        "Shows applications in browser pages, and the gallery; and touchlab; brings swift-nio and swift-argument-parser."
    ),
    .trait(
      name: "SystemLibraries",
      description:
        "Pictures without a screen shape every script by HarfBuzz, and decode JPEG by libjpeg-turbo and WebP by libwebp (Debian: libharfbuzz-dev, libturbojpeg0-dev, libwebp-dev)."
    ),
    .trait(
      name: "WindowHost",
      description:
        "Shows applications in native windows and on touch panels; needs the library SDL 2 (Debian, Ubuntu: libsdl2-dev)."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Ground
    .target(name: "PlaneGeometry", path: "Sources/Ground/PlaneGeometry", swiftSettings: settings),
    // A module of its own, since what stands on it is compiled again with whatever declares operators.
    .target(
      name: "PlaneVectors", dependencies: ["PlaneGeometry"], path: "Sources/Ground/PlaneVectors",
      swiftSettings: settings),
    .target(name: "FrameClock", path: "Sources/Ground/FrameClock", swiftSettings: settings),
    .target(name: "DecisionTrace", path: "Sources/Ground/DecisionTrace", swiftSettings: settings),

    // Engines
    .target(name: "MotionEngine", path: "Sources/Engines/MotionEngine", swiftSettings: settings),
    .target(name: "TextEngine", path: "Sources/Engines/TextEngine", swiftSettings: settings),
    .target(
      name: "GestureEngine", dependencies: ["TextEngine"],
      path: "Sources/Engines/GestureEngine", swiftSettings: settings),
    .target(
      name: "DragEngine", dependencies: ["PlaneGeometry"], path: "Sources/Engines/DragEngine", swiftSettings: settings),
    .target(
      name: "CollectionEngine", dependencies: ["PlaneGeometry"],
      path: "Sources/Engines/CollectionEngine", swiftSettings: settings),
    .target(
      name: "DynamicsEngine", dependencies: ["PlaneGeometry", "PlaneVectors"],
      path: "Sources/Engines/DynamicsEngine", swiftSettings: settings),
    .target(name: "ConstraintEngine", path: "Sources/Engines/ConstraintEngine", swiftSettings: settings),
    .target(
      name: "LayerEngine", dependencies: ["PlaneGeometry", "FrameClock", "DecisionTrace", "MotionEngine"],
      path: "Sources/Engines/LayerEngine", swiftSettings: settings),
    // The inner loops in C: fast in debug builds too, and the same arithmetic everywhere.
    .target(name: "RasterKernel", path: "Sources/Engines/RasterKernel"),
    // Looked for only where the trait is on.
    .systemLibrary(
      name: "CHarfBuzz", path: "Sources/Engines/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", path: "Sources/Engines/CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/Engines/CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
    .target(
      name: "LayerRasterizer",
      dependencies: [
        "PlaneGeometry", "LayerEngine", "RasterKernel",
        .target(name: "CHarfBuzz", condition: systemLibraries),
        .target(name: "CTurboJPEG", condition: systemLibraries),
        .target(name: "CWebP", condition: systemLibraries),
      ],
      path: "Sources/Engines/LayerRasterizer", swiftSettings: settings),

    // Kit
    .target(
      name: "OpenCollectionView",
      dependencies: [
        "PlaneGeometry", "FrameClock", "DecisionTrace", "MotionEngine", "GestureEngine", "DragEngine",
        "CollectionEngine", "DynamicsEngine", "ConstraintEngine", "TextEngine", "LayerEngine",
      ],
      path: "Sources/Kit/OpenCollectionView", swiftSettings: settings),
    .target(
      name: "OpenCollectionViewShim", dependencies: [.target(name: "OpenCollectionView", condition: withoutUIKit)],
      path: "Sources/Kit/OpenCollectionViewShim", swiftSettings: settings),
    // Never named as what they stand for: `canImport` would find them, and mean "Apple" to other packages.
    .target(
      name: "OpenCollectionViewCoreGraphics",
      dependencies: [.target(name: "OpenCollectionView", condition: withoutCoreGraphics)],
      path: "Sources/Kit/OpenCollectionViewCoreGraphics", swiftSettings: settings),
    .target(
      name: "OpenCollectionViewQuartzCore",
      dependencies: [.target(name: "OpenCollectionView", condition: withoutCoreGraphics)],
      path: "Sources/Kit/OpenCollectionViewQuartzCore", swiftSettings: settings),
    .target(
      name: "OpenCollectionViewUniformTypeIdentifiers",
      dependencies: [.target(name: "OpenCollectionView", condition: withoutCoreGraphics)],
      path: "Sources/Kit/OpenCollectionViewUniformTypeIdentifiers", swiftSettings: settings),
    // To depend on it is enough: what it sets is set before the program begins, which takes a function in C.
    .target(name: "PixelsStart", path: "Sources/Kit/PixelsStart"),
    .target(
      name: "OpenCollectionViewPixels",
      dependencies: ["LayerEngine", "LayerRasterizer", "OpenCollectionView", "PixelsStart"],
      path: "Sources/Kit/OpenCollectionViewPixels", swiftSettings: settings),

    // Layouts
    .target(
      name: "CollectionLayouts",
      dependencies: ["PlaneGeometry", "DecisionTrace", "CollectionEngine", "OpenCollectionView"],
      path: "Sources/Layouts/CollectionLayouts", swiftSettings: settings),

    // Hosts
    .target(
      name: "PageProtocol",
      dependencies: ["PlaneGeometry", "TextEngine", "GestureEngine", "LayerEngine", "OpenCollectionView"],
      path: "Sources/Hosts/PageProtocol", swiftSettings: settings),
    // The page itself, which the C compiler builds in: as arrays in Swift it takes twenty seconds to compile.
    .target(name: "PageSources", path: "Sources/Hosts/PageSources", exclude: ["Page"]),
    .target(
      name: "BrowserHost",
      dependencies: [
        "FrameClock", "TextEngine", "GestureEngine", "LayerEngine", "OpenCollectionView",
        .target(name: "PageProtocol", condition: browser),
        .target(name: "PageSources", condition: browser),
        .product(name: "NIOCore", package: "swift-nio", condition: browser),
        .product(name: "NIOPosix", package: "swift-nio", condition: browser),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: browser),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: browser),
      ],
      path: "Sources/Hosts/BrowserHost", swiftSettings: settings),
    // Windows without a system's library: what they do is tested wherever tests run.
    .target(
      name: "WindowScenes",
      dependencies: [
        "FrameClock", "GestureEngine", "LayerEngine", "LayerRasterizer", "OpenCollectionView",
      ],
      path: "Sources/Hosts/WindowScenes", swiftSettings: settings),
    .systemLibrary(
      name: "CSDL2", path: "Sources/Hosts/CSDL2", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .target(
      name: "WindowHost",
      dependencies: [
        "BrowserHost", "FrameClock", "LayerEngine", "LayerRasterizer", "OpenCollectionView", "WindowScenes",
        .target(name: "CSDL2", condition: window),
      ],
      path: "Sources/Hosts/WindowHost", swiftSettings: settings),

    // Testing
    .target(
      name: "TouchTesting",
      dependencies: [
        "PlaneGeometry", "FrameClock", "DecisionTrace", "TextEngine", "GestureEngine", "LayerEngine",
        "OpenCollectionView",
      ],
      path: "Sources/Testing/TouchTesting", swiftSettings: settings),
    // A module of its own: who does not compare pictures needs no module in C.
    .target(
      name: "PictureTesting",
      dependencies: [
        "PlaneGeometry", "LayerEngine", "LayerRasterizer", "OpenCollectionView", "OpenCollectionViewPixels",
        "TouchTesting",
      ],
      path: "Sources/Testing/PictureTesting", swiftSettings: settings),

    // Examples
    .target(name: "GalleryPictures", path: "Examples/GalleryPictures", exclude: ["preview.jpg"]),
    .executableTarget(
      name: "Gallery",
      dependencies: [
        "DecisionTrace", "CollectionEngine", "OpenCollectionView", "CollectionLayouts", "BrowserHost", "WindowHost",
        "TouchTesting",
        .target(name: "GalleryPictures", condition: browser),
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: browser),
      ],
      path: "Examples/Gallery", swiftSettings: settings),

    .executableTarget(
      name: "HelloGrid", dependencies: ["OpenCollectionView", "BrowserHost"], path: "Examples/HelloGrid",
      swiftSettings: settings),

    // Tools
    .executableTarget(
      name: "PageTool",
      dependencies: [
        "DevTools", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: browser),
      ],
      path: "Tools/PageTool", swiftSettings: settings),

    .executableTarget(
      name: "Touchlab",
      dependencies: [
        "TouchTesting", .product(name: "ArgumentParser", package: "swift-argument-parser", condition: browser),
      ],
      path: "Tools/Touchlab", swiftSettings: settings),

    // Tests
    .target(
      name: "DevTools",
      dependencies: [
        .product(name: "NIOCore", package: "swift-nio", condition: browser),
        .product(name: "NIOPosix", package: "swift-nio", condition: browser),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: browser),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: browser),
      ],
      path: "Tests/DevTools", swiftSettings: settings),
    // What fingers do, for the tests of all hosts.
    .target(
      name: "TouchScripts",
      dependencies: ["DecisionTrace", "GestureEngine", "OpenCollectionView", "TouchTesting"],
      path: "Tests/TouchScripts", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"], swiftSettings: settings),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: settings),
    // Programs are compiled against these modules by the tests themselves.
    .testTarget(
      name: "ClientTests",
      dependencies: [
        "OpenCollectionView", "OpenCollectionViewShim", "OpenCollectionViewCoreGraphics",
        "OpenCollectionViewQuartzCore", "OpenCollectionViewUniformTypeIdentifiers", "TestSupport", "TouchTesting",
      ],
      swiftSettings: settings),
    .testTarget(name: "PlaneGeometryTests", dependencies: ["PlaneGeometry", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "PlaneVectorsTests", dependencies: ["PlaneGeometry", "PlaneVectors"], swiftSettings: settings),
    .testTarget(name: "FrameClockTests", dependencies: ["FrameClock", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "DecisionTraceTests", dependencies: ["DecisionTrace"], swiftSettings: settings),
    .testTarget(name: "MotionEngineTests", dependencies: ["MotionEngine", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "GestureEngineTests", dependencies: ["GestureEngine", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "DragEngineTests", dependencies: ["DragEngine", "PlaneGeometry", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "CollectionEngineTests", dependencies: ["CollectionEngine", "PlaneGeometry", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DynamicsEngineTests", dependencies: ["DynamicsEngine", "PlaneGeometry", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintEngineTests", dependencies: ["ConstraintEngine", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "TextEngineTests", dependencies: ["TextEngine", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "LayerEngineTests",
      dependencies: [
        "LayerEngine", "PlaneGeometry", "FrameClock", "DecisionTrace", "MotionEngine", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "LayerRasterizerTests",
      dependencies: ["LayerRasterizer", "RasterKernel", "LayerEngine", "PlaneGeometry", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "OpenCollectionViewTests",
      dependencies: [
        "PlaneGeometry", "FrameClock", "DecisionTrace", "MotionEngine", "GestureEngine", "DragEngine",
        "CollectionEngine", "TextEngine", "LayerEngine", "OpenCollectionView", "CollectionLayouts", "TouchTesting",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CollectionLayoutsTests",
      dependencies: [
        "CollectionEngine", "CollectionLayouts", "GestureEngine", "OpenCollectionView", "PlaneGeometry", "TouchTesting",
        "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "OpenCollectionViewShimTests", dependencies: ["OpenCollectionViewShim"], swiftSettings: settings),
    .testTarget(
      name: "PictureTestingTests",
      dependencies: ["GestureEngine", "LayerRasterizer", "OpenCollectionView", "PictureTesting", "TouchTesting"],
      swiftSettings: settings),
    .testTarget(
      name: "TouchTestingTests",
      dependencies: ["DecisionTrace", "GestureEngine", "OpenCollectionView", "TouchTesting", "TestSupport"],
      swiftSettings: settings),
    .executableTarget(
      name: "PlayerProgram",
      dependencies: ["GestureEngine", "OpenCollectionView", "OpenCollectionViewPixels", "TouchTesting"],
      path: "Tests/PlayerProgram",
      swiftSettings: settings),
    .testTarget(
      name: "TouchlabTests",
      dependencies: ["GestureEngine", "OpenCollectionView", "PlayerProgram", "TouchTesting", "Touchlab"],
      swiftSettings: settings),
    // The same small suite for XCTest and Swift Testing, in each of the two modes.
    .testTarget(
      name: "Swift5SuiteTests", dependencies: ["OpenCollectionView", "TouchTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "Swift6SuiteTests", dependencies: ["OpenCollectionView", "TouchTesting"]),
    // What pages say, for the tests of what reads it.
    .target(
      name: "PageScripts", dependencies: ["PageProtocol"], path: "Tests/PageScripts", swiftSettings: settings),
    .testTarget(
      name: "PageProtocolTests",
      dependencies: [
        "GestureEngine", "LayerEngine", "OpenCollectionView", "PageProtocol", "PageScripts", "PlaneGeometry",
        "TextEngine",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "BrowserHostTests",
      dependencies: [
        "BrowserHost", "FrameClock", "GestureEngine", "LayerEngine", "OpenCollectionView",
        "MotionEngine", "PageProtocol", "PageScripts", "TestSupport",
        .product(name: "NIOCore", package: "swift-nio", condition: browser),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: browser),
        .product(name: "NIOPosix", package: "swift-nio", condition: browser),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: browser),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: browser),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "WindowScenesTests",
      dependencies: [
        "FrameClock", "GestureEngine", "LayerEngine", "LayerRasterizer", "OpenCollectionView", "WindowScenes",
      ],
      swiftSettings: settings),
    // Empty without the trait, as what it tests.
    .testTarget(
      name: "WindowHostTests",
      dependencies: [
        "DecisionTrace", "FrameClock", "Gallery", "GestureEngine", "LayerRasterizer", "OpenCollectionView",
        "TestSupport",
        "TouchScripts", "TouchTesting", "WindowHost", "WindowScenes",
        .target(name: "CSDL2", condition: window),
      ],
      swiftSettings: settings),
    .testTarget(name: "DevToolsTests", dependencies: ["DevTools"], swiftSettings: settings),
    .executableTarget(
      name: "RunLoopProgram", dependencies: ["OpenCollectionView", "BrowserHost"], path: "Tests/RunLoopProgram",
      swiftSettings: settings),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "BrowserHost", "CollectionLayouts", "DecisionTrace", "DevTools", "FrameClock", "Gallery", "GestureEngine",
        "OpenCollectionView", "PictureTesting", "TouchScripts", "TouchTesting", "TestSupport", "RunLoopProgram",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "BrowserHost", "CollectionLayouts", "FrameClock", "GestureEngine", "LayerEngine",
        "OpenCollectionView", "PictureTesting", "TouchTesting",
      ],
      exclude: ["Looks/__Pictures__"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
