import CollectionEngine
import Testing

@Suite struct UpdatePlanTests {
  @Test func `What goes is named by its old place, what comes by its new one`() throws {
    // C23
    let plan = try UpdatePlan(
      before: SectionCounts([4]), after: SectionCounts([4]),
      operations: [.insertItem(section: 0, item: 0), .deleteItem(section: 0, item: 0)])
    #expect(plan.newPosition(section: 0, item: 0) == nil)
    #expect(plan.oldPosition(section: 0, item: 0) == nil)
    #expect(try #require(plan.newPosition(section: 0, item: 1)) == (0, 1))
    #expect(try #require(plan.oldPosition(section: 0, item: 3)) == (0, 3))
  }

  @Test func `Nested updates are merged by listing their operations one after the other`() throws {
    // C24
    let inner: [UpdateOperation] = [.insertItem(section: 0, item: 2)]
    let outer: [UpdateOperation] = [.deleteItem(section: 0, item: 3)]
    let plans = try [outer + inner, inner + outer].map {
      try UpdatePlan(before: SectionCounts([4]), after: SectionCounts([4]), operations: $0)
    }
    for plan in plans {
      #expect(try #require(plan.newPosition(section: 0, item: 2)) == (0, 3))
      #expect(plan.newPosition(section: 0, item: 3) == nil)
    }
  }

  @Test func `A layout is told of deletes from the last on, then inserts, reloads and moves`() throws {
    // C23, C27
    let plan = try UpdatePlan(
      before: SectionCounts([6, 2, 1]), after: SectionCounts([6, 1, 3]),
      operations: [
        .moveItem(fromSection: 0, fromItem: 5, toSection: 0, toItem: 0), .reloadItem(section: 0, item: 4),
        .insertItem(section: 0, item: 4), .insertItem(section: 0, item: 1), .deleteItem(section: 0, item: 1),
        .deleteItem(section: 0, item: 3), .deleteSection(1), .insertSection(2), .reconfigureItem(section: 0, item: 0),
      ])
    let told = plan.items.map { change in
      let before = change.before.map { "\($0.section).\($0.item.map(String.init) ?? "*")" } ?? "-"
      let after = change.after.map { "\($0.section).\($0.item.map(String.init) ?? "*")" } ?? "-"
      return "\(change.action) \(before) \(after)"
    }
    #expect(
      told == [
        "delete 1.* -", "delete 0.3 -", "delete 0.1 -", "insert - 2.*", "insert - 0.1", "insert - 0.4",
        "reload 0.4 0.5", "move 0.5 0.0",
      ])
  }

  @Test func `What is part of a section's change is not told by itself`() throws {
    // C23
    let plan = try UpdatePlan(
      before: SectionCounts([2, 3]), after: SectionCounts([3, 4]),
      operations: [
        .deleteSection(0), .deleteItem(section: 0, item: 1), .reloadItem(section: 0, item: 0), .insertSection(1),
        .insertItem(section: 1, item: 3),
      ])
    #expect(plan.items.count == 2)
    #expect(plan.reloadedItems.isEmpty)
    #expect(plan.newSection(1) == 0)
  }

  @Test func `What comes into a reloaded section and goes from it is told beside its reload`() throws {
    // C27
    let plan = try UpdatePlan(
      before: SectionCounts([1, 3]), after: SectionCounts([1, 4]),
      operations: [
        .reloadSection(1), .deleteItem(section: 1, item: 2), .deleteItem(section: 1, item: 0),
        .insertItem(section: 1, item: 3), .insertItem(section: 1, item: 0), .insertItem(section: 1, item: 1),
      ])
    typealias Place = UpdatePlan.Change.Location
    #expect(
      plan.items == [
        .init(action: .delete, before: Place(section: 1, item: 2), after: nil),
        .init(action: .delete, before: Place(section: 1, item: 0), after: nil),
        .init(action: .insert, before: nil, after: Place(section: 1, item: 0)),
        .init(action: .insert, before: nil, after: Place(section: 1, item: 1)),
        .init(action: .insert, before: nil, after: Place(section: 1, item: 3)),
        .init(action: .reload, before: Place(section: 1), after: Place(section: 1)),
      ])
    // All items of the section are new, whatever else was said of them.
    #expect(plan.newPosition(section: 1, item: 1) == nil)
    #expect(plan.oldPosition(section: 1, item: 2) == nil)
    #expect(plan.firstChangedItem(inNewSection: 1) == 0)
  }

  @Test func `What is said of items of a reloaded section need not add up`() throws {
    // C25, C27
    let plan = try UpdatePlan(
      before: SectionCounts([2, 2]), after: SectionCounts([2, 7]),
      operations: [.reloadSection(1), .insertItem(section: 1, item: 6)])
    #expect(plan.items.map(\.action) == [.insert, .reload])
  }

  @Test func `An item may leave a section that goes and enter one that comes`() throws {
    // C23
    let plan = try UpdatePlan(
      before: SectionCounts([2]), after: SectionCounts([2]),
      operations: [
        .deleteSection(0), .insertSection(0), .moveItem(fromSection: 0, fromItem: 1, toSection: 0, toItem: 0),
      ])
    #expect(try #require(plan.newPosition(section: 0, item: 1)) == (0, 0))
    #expect(plan.newPosition(section: 0, item: 0) == nil)
    #expect(plan.oldPosition(section: 0, item: 1) == nil)
    #expect(plan.newSection(0) == nil)
  }

  @Test func `A moved item may be reloaded`() throws {
    // C23
    let plan = try UpdatePlan(
      before: SectionCounts([3]), after: SectionCounts([3]),
      operations: [
        .moveItem(fromSection: 0, fromItem: 0, toSection: 0, toItem: 2), .reloadItem(section: 0, item: 0),
      ])
    #expect(plan.reloadedItems.map(\.after) == [UpdatePlan.Place(section: 0, item: 2)])
    #expect(plan.items.map(\.action) == [.reload, .move])
  }

  @Test func `A reloaded item is not configured anew as well, and is told once`() throws {
    // C33
    let plan = try UpdatePlan(
      before: SectionCounts([3]), after: SectionCounts([3]),
      operations: [
        .reloadItem(section: 0, item: 1), .reconfigureItem(section: 0, item: 1), .reloadItem(section: 0, item: 1),
      ])
    #expect(plan.reloadedItems.count == 1)
    #expect(plan.reconfiguredItems.isEmpty)
  }

  @Test func `A reloaded section stays and all its items are new`() throws {
    // C23
    let plan = try UpdatePlan(
      before: SectionCounts([1, 3]), after: SectionCounts([2, 1, 7]),
      operations: [.insertSection(0), .reloadSection(1)])
    #expect(plan.newSection(1) == 2)
    #expect(plan.isSectionReloaded(1))
    #expect(plan.newPosition(section: 1, item: 0) == nil)
    #expect(plan.oldPosition(section: 2, item: 0) == nil)
    #expect(plan.items.map(\.action) == [.insert, .reload])
    #expect(plan.firstChangedItem(inNewSection: 2) == 0)
  }

  @Test func `Items of a moved section keep their order`() throws {
    // C23
    let plan = try UpdatePlan(
      before: SectionCounts([3, 1]), after: SectionCounts([1, 3]),
      operations: [
        .moveSection(from: 0, to: 1), .deleteItem(section: 0, item: 0), .insertItem(section: 1, item: 2),
      ])
    #expect(try #require(plan.newPosition(section: 0, item: 2)) == (1, 1))
    #expect(try #require(plan.newPosition(section: 1, item: 0)) == (0, 0))
    #expect(plan.firstChangedItem(inNewSection: 0) == nil)
    #expect(plan.firstChangedItem(inNewSection: 1) == 0)
  }

  @Test func `A section is relaid from its first changed item on`() throws {
    let plan = try UpdatePlan(
      before: SectionCounts([100, 100, 100, 100]), after: SectionCounts([100, 101, 99, 100]),
      operations: [
        .insertItem(section: 1, item: 40), .deleteItem(section: 2, item: 99), .reloadItem(section: 3, item: 7),
      ])
    #expect((0..<4).map { plan.firstChangedItem(inNewSection: $0) } == [nil, 40, 99, 7])
  }

  @Test func `A plan of nothing is empty, one that configures anew is not`() throws {
    let nothing = try UpdatePlan(before: SectionCounts([2]), after: SectionCounts([2]), operations: [])
    #expect(nothing.isEmpty)
    #expect(UpdatePlan(unchanged: SectionCounts([2])).isEmpty)
    #expect(try #require(UpdatePlan(unchanged: SectionCounts([2])).newPosition(section: 0, item: 1)) == (0, 1))
    let anew = try UpdatePlan(
      before: SectionCounts([2]), after: SectionCounts([2]), operations: [.reconfigureItem(section: 0, item: 1)])
    #expect(anew.isEmpty == false)
    #expect(anew.items.isEmpty)
  }

  @Test func `Places that were never there have no place`() throws {
    let plan = try UpdatePlan(
      before: SectionCounts([1]), after: SectionCounts([2]), operations: [.insertItem(section: 0, item: 0)])
    for (section, item) in [(0, 1), (0, -1), (1, 0), (-1, 0), (.max, .max), (.min, .min)] {
      #expect(plan.newPosition(section: section, item: item) == nil)
    }
    #expect(plan.newSection(1) == nil)
    #expect(plan.oldSection(-1) == nil)
  }
}
