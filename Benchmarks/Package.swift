// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // Without traits nothing of a browser host is resolved.
    .package(name: "OpenCollectionView", path: "..", traits: []),
    // Without its traits no interposer of the package's own gets between us and malloc: AllocationCounter does that.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "AllocationCounter", path: "Sources/AllocationCounter"),
    .executableTarget(
      name: "OpenCollectionViewBenchmarks",
      dependencies: [
        "AllocationCounter",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "CollectionEngine", package: "OpenCollectionView"),
        .product(name: "CollectionLayouts", package: "OpenCollectionView"),
        .product(name: "DynamicsEngine", package: "OpenCollectionView"),
        .product(name: "OpenCollectionView", package: "OpenCollectionView"),
        .product(name: "TouchTesting", package: "OpenCollectionView"),
      ],
      path: "OpenCollectionViewBenchmarks",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
