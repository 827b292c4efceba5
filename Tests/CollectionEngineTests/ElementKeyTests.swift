import CollectionEngine
import Testing

@Suite struct ElementKeyTests {
  @Test func `A key gives back what it was made of`() {
    let key = ElementKey(category: .decoration, kind: 63, section: 16_777_215, item: 4_294_967_295)
    #expect(key.category == .decoration)
    #expect(key.kind == 63)
    #expect(key.section == 16_777_215)
    #expect(key.item == 4_294_967_295)
  }

  @Test func `A cell is its section and item and nothing else`() {
    #expect(ElementKey.cell(section: 1, item: 2).rawValue == 0x0000_0001_0000_0002)
    #expect(ElementKey.supplementary(kind: 1, section: 1).rawValue == 0x4100_0001_0000_0000)
  }

  @Test func `Keys order by category, kind, section, item`() {
    // C41
    let keys: [ElementKey] = [
      .cell(section: 0, item: 0), .cell(section: 0, item: 9), .cell(section: 1, item: 0),
      .supplementary(kind: 0, section: 5), .supplementary(kind: 1, section: 0), .decoration(kind: 0, section: 0),
    ]
    #expect(keys.shuffled().sorted() == keys)
  }

  @Test func `A raw value makes the key again`() {
    let key = ElementKey.supplementary(kind: 3, section: 4, item: 5)
    #expect(ElementKey(rawValue: key.rawValue) == key)
  }

  @Test func `A raw value of no category makes no key`() {
    #expect(ElementKey(rawValue: 0xC000_0000_0000_0000) == nil)
  }

  @Test func `Keys describe themselves`() {
    #expect(ElementKey.cell(section: 2, item: 5).description == "cell (2, 5)")
    #expect(ElementKey.supplementary(kind: 1, section: 2).description == "supplementary 1 (2, 0)")
    #expect(ElementKey.decoration(kind: 3, section: 4, item: 5).description == "decoration 3 (4, 5)")
    #expect(ElementCategory.allCases.map(\.name) == ["cell", "supplementary", "decoration"])
  }

  @Test func `A negative item stops`() async {
    await #expect(processExitsWith: .failure) { _ = ElementKey.cell(section: 0, item: -1) }
  }

  @Test func `A section too large to pack stops`() async {
    await #expect(processExitsWith: .failure) { _ = ElementKey.cell(section: 16_777_216, item: 0) }
  }

  @Test func `A kind too large to pack stops`() async {
    await #expect(processExitsWith: .failure) { _ = ElementKey.supplementary(kind: 64, section: 0) }
  }
}
