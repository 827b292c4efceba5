// swift-tools-version: 6.2
import PackageDescription

// The programs of the corpus as `uikit-port` writes them, run one by one: what they answer is what they answer on iOS.
let package = Package(
  name: "PortedPrograms",
  dependencies: [.package(name: "OpenCollectionView", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "PortedPrograms",
      dependencies: [.product(name: "OpenCollectionViewShim", package: "OpenCollectionView")]),
    .testTarget(name: "PortedProgramsTests", dependencies: ["PortedPrograms"]),
  ],
  swiftLanguageModes: [.v5]
)
