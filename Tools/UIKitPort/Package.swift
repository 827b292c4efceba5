// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that users of the library resolve no swift-syntax.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "UIKitPort",
  products: [
    .executable(name: "uikit-port", targets: ["uikit-port"]),
    .plugin(name: "UIKitPort", targets: ["UIKitPort"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .target(
      name: "UIKitPortRules",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"), .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
      ], swiftSettings: settings),
    .target(name: "UIKitPortFiles", dependencies: ["UIKitPortRules"], swiftSettings: settings),
    .executableTarget(
      name: "uikit-port",
      dependencies: [
        "UIKitPortFiles", "UIKitPortRules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),
    .plugin(name: "UIKitPort", capability: .buildTool(), dependencies: ["uikit-port"]),
    .testTarget(name: "UIKitPortRulesTests", dependencies: ["UIKitPortRules"], swiftSettings: settings),
    .testTarget(
      name: "UIKitPortFilesTests", dependencies: ["UIKitPortFiles", "UIKitPortRules"], swiftSettings: settings),
  ]
)
