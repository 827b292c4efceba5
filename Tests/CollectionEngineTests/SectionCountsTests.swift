import CollectionEngine
import Testing

@Suite struct SectionCountsTests {
  @Test func `Items are numbered through all sections`() {
    let counts = SectionCounts([2, 0, 3])
    #expect(counts.sectionCount == 3)
    #expect(counts.total == 5)
    #expect(counts.flatIndex(section: 0, item: 1) == 1)
    #expect(counts.flatIndex(section: 2, item: 0) == 2)
    #expect(counts.flatRange(ofSection: 1) == 2..<2)
    #expect(counts.flatRange(ofSection: 2) == 2..<5)
    #expect(counts.itemCount(inSection: 2) == 3)
  }

  @Test func `A flat number finds its section past empty ones at both ends`() {
    let counts = SectionCounts([0, 2, 0, 0, 1, 0])
    #expect(counts.position(ofFlatIndex: 0) == (1, 0))
    #expect(counts.position(ofFlatIndex: 1) == (1, 1))
    #expect(counts.position(ofFlatIndex: 2) == (4, 0))
  }

  @Test func `Flat numbers and positions undo each other`() {
    let counts = SectionCounts((0..<10_000).map { $0 % 4 })
    #expect(counts.total == 15_000)
    for flat in stride(from: 0, to: 15_000, by: 7) {
      let position = counts.position(ofFlatIndex: flat)
      #expect(counts.flatIndex(section: position.section, item: position.item) == flat)
    }
  }

  @Test func `Membership of an item never traps`() {
    let counts = SectionCounts([2, 0])
    #expect(counts.contains(section: 0, item: 1))
    #expect(!counts.contains(section: 0, item: 2))
    #expect(!counts.contains(section: 0, item: -1))
    #expect(!counts.contains(section: 1, item: 0))
    #expect(!counts.contains(section: 2, item: 0))
    #expect(!counts.contains(section: -1, item: 0))
  }

  @Test func `No sections hold no items`() {
    #expect(SectionCounts([]).total == 0)
    #expect(SectionCounts([]).sectionCount == 0)
  }

  @Test func `Counts describe themselves as a list`() {
    #expect(SectionCounts([2, 0, 3]).description == "[2, 0, 3]")
  }

  @Test func `A negative count stops`() async {
    await #expect(processExitsWith: .failure) { _ = SectionCounts([3, -1]) }
  }

  @Test func `An item that is not there has no flat number`() async {
    await #expect(processExitsWith: .failure) { _ = SectionCounts([3]).flatIndex(section: 0, item: 3) }
  }

  @Test func `A flat number beyond the total stops`() async {
    await #expect(processExitsWith: .failure) { _ = SectionCounts([3]).position(ofFlatIndex: 3) }
  }
}
