import CollectionEngine
import Testing

@Suite struct SectionedDifferenceTests {
  private typealias Section = SectionedDifference.Section<String, Int>

  @Test func `An item that changes its section is one move`() throws {
    let difference = try SectionedDifference(
      from: [Section(id: "a", items: [1, 2, 3]), Section(id: "b", items: [4])],
      to: [Section(id: "a", items: [1, 3]), Section(id: "b", items: [2, 4])])
    #expect(difference.operations == [.moveItem(fromSection: 0, fromItem: 1, toSection: 1, toItem: 0)])
  }

  @Test func `A section that changes its place is one move and takes its items along`() throws {
    let difference = try SectionedDifference(
      from: [Section(id: "a", items: [1, 2]), Section(id: "b", items: [3]), Section(id: "c", items: [])],
      to: [Section(id: "b", items: [3]), Section(id: "c", items: []), Section(id: "a", items: [1, 2])])
    #expect(difference.operations == [.moveSection(from: 0, to: 2)])
  }

  @Test func `Items come and go with their section`() throws {
    let difference = try SectionedDifference(
      from: [Section(id: "a", items: [1, 2])], to: [Section(id: "b", items: [3, 4])])
    #expect(difference.operations == [.deleteSection(0), .insertSection(0)])
  }

  @Test func `An item moves out of a section that goes into one that comes`() throws {
    let difference = try SectionedDifference(
      from: [Section(id: "a", items: [1, 2])], to: [Section(id: "b", items: [3, 2])])
    #expect(
      difference.operations == [
        .deleteSection(0), .insertSection(0), .moveItem(fromSection: 0, fromItem: 1, toSection: 0, toItem: 1),
      ])
  }

  @Test func `Items that only changed the section they are dealt to are seen though all stand in the same order`()
    throws
  {
    let difference = try SectionedDifference(
      from: [Section(id: "a", items: [1, 2]), Section(id: "b", items: [3])],
      to: [Section(id: "a", items: [1]), Section(id: "b", items: [2, 3])])
    #expect(difference.operations == [.moveItem(fromSection: 0, fromItem: 1, toSection: 1, toItem: 0)])
  }

  @Test func `An item in two sections is named with both places`() throws {
    let error = try #require(throws: DuplicateIdentifier.self) {
      try SectionedDifference(
        from: [Section](), to: [Section(id: "a", items: [1, 2]), Section(id: "b", items: [3, 1])])
    }
    #expect(error.description == "The identifier 1 stands at 0 and at 3 of the new list; identifiers must be unique.")
  }

  @Test func `A section that stands twice is named with both places`() throws {
    let error = try #require(throws: DuplicateIdentifier.self) {
      try SectionedDifference(
        from: [Section(id: "a", items: []), Section(id: "a", items: [])], to: [Section]())
    }
    #expect(error.description == "The identifier a stands at 0 and at 1 of the old list; identifiers must be unique.")
  }
}
