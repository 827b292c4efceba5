import Testing

@Suite struct ImportRuleTests {
  @Test func `an import of a floor above is fine`() {
    #expect(sentences("import Stone", in: "Sources/Engines/Piston/A.swift") == [])
  }

  @Test func `an import of a floor below is reported with file and line`() {
    let file = SourceFile(path: "Sources/Ground/Stone/Pebble.swift", text: "import Foundation\n\npublic import Piston")
    let problems = ImportRule(house: .example).problems(in: file)
    #expect(
      problems.map(\.description) == [
        "Sources/Ground/Stone/Pebble.swift:3: "
          + "Stone on floor Ground imports Piston on floor Engines, which stands on top of it"
      ])
  }

  @Test func `modules of one floor do not import each other`() {
    #expect(
      sentences("import Valve", in: "Sources/Engines/Piston/A.swift")
        == ["Piston imports Valve; modules of floor Engines do not know each other"])
  }

  @Test func `on an ordered floor a module imports those before it`() {
    #expect(sentences("import Stone", in: "Sources/Ground/Sand/A.swift") == [])
    #expect(
      sentences("import Sand", in: "Sources/Ground/Stone/A.swift")
        == ["Stone imports Sand, which comes after it in Ground"])
  }

  @Test func `a module that the table lacks is reported`() {
    #expect(
      sentences("import Stone", in: "Sources/Engines/Rotor/A.swift")
        == ["Rotor stands on no floor; add it to the table in House.swift"])
  }

  @Test func `outside modules are for the folders that the house names`() {
    #expect(sentences("import NIOCore", in: "Sources/Roof/Tile/A.swift") == [])
    #expect(
      sentences("import NIOCore", in: "Sources/Engines/Piston/A.swift") == [
        "NIOCore may not be imported here; House.swift says where it may"
      ])
    #expect(
      sentences("import Dispatch", in: "Sources/Roof/Tile/A.swift") == [
        "Dispatch may not be imported here; House.swift says where it may"
      ])
  }

  @Test func `a folder whose name begins the same is another folder`() {
    #expect(
      sentences("import NIOCore", in: "Sources/Roof/Tiles/A.swift") == [
        "NIOCore may not be imported here; House.swift says where it may"
      ])
  }

  @Test func `tests may import every module`() {
    #expect(sentences("@testable import Tile", in: "Tests/StoneTests/A.swift") == [])
  }

  private func sentences(_ text: String, in path: String) -> [String] {
    ImportRule(house: .example).problems(in: SourceFile(path: path, text: text)).map(\.sentence)
  }
}
