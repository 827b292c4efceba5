// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "WindowBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "OpenCollectionView", path: "../..", traits: ["BrowserHost", "WindowHost"])],
  targets: [
    .target(
      name: "Photos", dependencies: [.product(name: "OpenCollectionView", package: "OpenCollectionView")],
      path: "Photos", swiftSettings: settings),
    .executableTarget(
      name: "WindowPhotos",
      dependencies: ["Photos", .product(name: "WindowHost", package: "OpenCollectionView")],
      path: "WindowPhotos", swiftSettings: settings),
    .executableTarget(
      name: "PagePhotos",
      dependencies: ["Photos", .product(name: "BrowserHost", package: "OpenCollectionView")],
      path: "PagePhotos", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
