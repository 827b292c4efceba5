import OpenCollectionView
import Testing

@MainActor struct FontFileTests {
  private func bytes(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A font file with nothing in it but a name of a kind.
  private func file(_ name: [UInt8], kind: Int = 6, platform: Int = 3, length: Int? = nil) -> Data {
    let head = bytes(0x0001_0000, 4) + bytes(1, 2) + bytes(0, 6)
    let record = bytes(platform, 2) + bytes(1, 2) + bytes(0x409, 2) + bytes(kind, 2)
    let table =
      bytes(0, 2) + bytes(1, 2) + bytes(18, 2) + record + bytes(length ?? name.count, 2) + bytes(0, 2) + name
    return Data(head + Array("name".utf8) + bytes(0, 4) + bytes(28, 4) + bytes(table.count, 4) + table)
  }

  private func font(_ data: Data) -> CGFont? { CGDataProvider(data: data).flatMap { CGFont($0) } }

  @Test func `a typeface of a file has the file's name`() {
    #expect(font(file([0, 0x4C, 0, 0x65, 0, 0x61, 0, 0x66]))?.postScriptName == "Leaf")
    #expect(font(file(Array("Leaf-Bold".utf8), platform: 1))?.postScriptName == "Leaf-Bold")
  }

  @Test func `bytes that are no font, have no such name or end too early are no typeface`() {
    #expect(font(Data()) == nil)
    #expect(font(Data("not a font at all".utf8)) == nil)
    #expect(font(file(Array("Leaf".utf8), kind: 4)) == nil)
    #expect(font(file(Array("Leaf".utf8), length: 40)) == nil)
    #expect(font(file(Array("Leaf".utf8)).prefix(30)) == nil)
  }

  @Test func `a typeface cannot be added, and the program is told`() throws {
    let leaf = try #require(font(file(Array("Leaf".utf8), platform: 1)))
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterGraphicsFont(leaf, &error))
    #expect(
      error?.takeRetainedValue().localizedDescription
        == "The typeface Leaf cannot be added: hosts have the typefaces that they have.")
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/leaf.ttf"), .process, nil))
    #expect(UIFont(name: "Leaf", size: 12) == nil)
  }
}
