import Testing

@Suite struct ActorRuleTests {
  @Test(arguments: [
    "@MainActor public protocol Door: AnyObject {",
    "  @MainActor open class Door {",
    "  @MainActor @discardableResult\n  public static func open() {}",
    "@MainActor\npublic final class Door {}",
    "@MainActor public var width: Double { 1 }",
    "public protocol Door {\n  @MainActor func open()\n}",
    "  @MainActor public init() {}",
  ])
  func `a public declaration on the main actor alone is reported`(text: String) {
    #expect(problems(text).count == 1)
    #expect(problems(text).first?.hasSuffix("a public @MainActor declaration is @preconcurrency as well") == true)
  }

  @Test(arguments: [
    "@preconcurrency @MainActor public protocol Door: AnyObject {}",
    "@MainActor @preconcurrency public protocol Door: AnyObject {}",
    "@MainActor final class Door {}",
    "@MainActor private func open() {}",
    "public typealias Handler = @MainActor (Int) -> Void",
    "  public func open(_ handler: @escaping @MainActor () -> Void) {}",
    "public protocol Door {\n}\n@MainActor final class Key {}",
    "extension Door: @MainActor Equatable {}",
  ])
  func `everything else is fine`(text: String) {
    #expect(problems(text) == [])
  }

  @Test func `tests may do as they like`() {
    #expect(
      ActorRule().problems(in: SourceFile(path: "Tests/TileTests/A.swift", text: "@MainActor public class A {}")) == [])
  }

  private func problems(_ text: String) -> [String] {
    ActorRule().problems(in: SourceFile(path: "Sources/Roof/Tile/A.swift", text: text)).map(\.description)
  }
}
