// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PageBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: [
    .executableTarget(
      name: "Scenes",
      dependencies: [
        .product(name: "BrowserHost", package: "OpenCollectionView"),
        .product(name: "OpenCollectionView", package: "OpenCollectionView"),
      ],
      path: "Scenes",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
