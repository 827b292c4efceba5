// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BrickLayout",
  products: [.library(name: "BrickLayout", targets: ["BrickLayout"])],
  dependencies: [
    // In a package of your own: .package(url: "https://github.com/…/OpenCollectionView", from: "…", traits: []).
    // Without its traits nothing else is resolved.
    .package(name: "OpenCollectionView", path: "../..", traits: [])
  ],
  targets: [
    // UIKit itself on Apple's systems, OpenCollectionView elsewhere.
    .target(
      name: "BrickLayout", dependencies: [.product(name: "OpenCollectionViewShim", package: "OpenCollectionView")]),
    .testTarget(
      name: "BrickLayoutTests",
      dependencies: [
        "BrickLayout", .product(name: "OpenCollectionView", package: "OpenCollectionView"),
        .product(name: "TouchTesting", package: "OpenCollectionView"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
