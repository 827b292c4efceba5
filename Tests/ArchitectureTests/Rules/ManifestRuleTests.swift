import Testing

@Suite struct ManifestRuleTests {
  private let rule = ManifestRule(
    manifest: Manifest(
      text: """
        .target(name: "Stone", path: "Sources/Ground/Stone"),
        .target(name: "Piston", dependencies: ["Stone"], path: "Sources/Engines/Piston"),
        .target(
          name: "Tile", dependencies: ["Piston", .product(name: "NIOCore", package: "swift-nio", condition: browser)],
          path: "Sources/Roof/Tile"),
        """))

  @Test func `an import of a target without a dependency is reported`() {
    let file = SourceFile(path: "Sources/Roof/Tile/A.swift", text: "import Foundation\nimport Stone\nimport Piston\n")
    #expect(
      rule.undeclaredImports(in: file).map(\.description)
        == ["Sources/Roof/Tile/A.swift:2: Tile imports Stone, which Package.swift does not give it"])
  }

  @Test func `an import of a product without a dependency is reported`() {
    let file = SourceFile(path: "Sources/Engines/Piston/A.swift", text: "import NIOCore\n")
    #expect(
      rule.undeclaredImports(in: file).map(\.description)
        == ["Sources/Engines/Piston/A.swift:1: Piston imports NIOCore, which Package.swift does not give it"])
  }

  @Test func `a dependency that no file imports is reported`() {
    let files = [
      SourceFile(path: "Sources/Roof/Tile/A.swift", text: "import Piston\n"),
      SourceFile(path: "Sources/Engines/Piston/A.swift", text: "import Stone\n"),
    ]
    #expect(rule.unusedDependencies(in: files) == ["Tile does not import NIOCore"])
  }
}
