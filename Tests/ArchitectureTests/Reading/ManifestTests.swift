import Testing

@Suite struct ManifestTests {
  @Test func `targets of all kinds are read in their order`() {
    let manifest = Manifest(
      text: """
        products: [.library(name: "Roof", targets: ["Roof"])],
        targets: [
          .target(name: "Stone", path: "Sources/Ground/Stone", swiftSettings: settings),
          // .target(name: "Sand"),
          .executableTarget(
            name: "Door",
            dependencies: [
              "Stone", .target(name: "Roof"), .product(name: "NIOCore", package: "swift-nio", condition: browser),
            ],
            resources: [.embedInCode("Page")]),
          .testTarget(name: "StoneTests", dependencies: ["Stone"]),
        ]
        """)
    #expect(
      manifest.targets == [
        Manifest.Target(name: "Stone", path: "Sources/Ground/Stone", dependencies: []),
        Manifest.Target(name: "Door", path: nil, dependencies: ["Stone", "Roof", "NIOCore"]),
        Manifest.Target(name: "StoneTests", path: nil, dependencies: ["Stone"]),
      ])
    #expect(manifest.modules == ["Stone"])
  }
}
