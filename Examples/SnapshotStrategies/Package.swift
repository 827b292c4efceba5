// swift-tools-version: 6.2
import PackageDescription

// Strategies of swift-snapshot-testing for programs whose tests use it already. A package of its own, so that nobody else resolves it.
let package = Package(
  name: "SnapshotStrategies",
  products: [.library(name: "SnapshotStrategies", targets: ["SnapshotStrategies"])],
  dependencies: [
    // In a package of your own: .package(url: "https://github.com/…/OpenCollectionView", from: "…", traits: []).
    .package(name: "OpenCollectionView", path: "../..", traits: []),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
  ],
  targets: [
    .target(
      name: "SnapshotStrategies",
      dependencies: [
        .product(name: "OpenCollectionView", package: "OpenCollectionView"),
        .product(name: "TouchTesting", package: "OpenCollectionView"),
        .product(name: "PictureTesting", package: "OpenCollectionView"),
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ]),
    .testTarget(name: "SnapshotStrategiesTests", dependencies: ["SnapshotStrategies"]),
  ],
  swiftLanguageModes: [.v6]
)
