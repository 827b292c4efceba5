import CollectionEngine
import Testing

/// Every contradiction, in words.
@Suite struct UpdatePlanInconsistencyTests {
  private func inconsistency(
    _ before: [Int], _ after: [Int], _ operations: UpdateOperation...
  ) throws -> UpdatePlan.Inconsistency {
    try #require(throws: UpdatePlan.Inconsistency.self) {
      try UpdatePlan(before: SectionCounts(before), after: SectionCounts(after), operations: operations)
    }
  }

  @Test func `A wrong number of items is told with the operations and the right number`() throws {
    // C25
    let error = try inconsistency(
      [5, 1], [5, 1], .insertItem(section: 0, item: 1), .insertItem(section: 0, item: 2),
      .deleteItem(section: 0, item: 4), .reloadItem(section: 1, item: 0))
    #expect(
      error.description
        == "Section 0 holds 5 items after the update, but 6 would be right: 5 before + 2 inserted - 1 deleted + "
        + "0 moved in - 0 moved out (insert item 1 into section 0, insert item 2 into section 0, "
        + "delete item 4 of section 0).")
    #expect(error.reason == .numberOfItems)
    #expect(error.countBefore == 5)
    #expect(error.countAfter == 5)
    #expect(error.rightCount == 6)
    #expect(error.operations.count == 3)
  }

  @Test func `A section that changed its number is named by both`() throws {
    // C25
    let error = try inconsistency([2], [1, 1], .insertSection(0))
    #expect(
      error.description
        == "Section 1, which was 0 before, holds 1 item after the update, but 2 would be right: 2 before + "
        + "0 inserted - 0 deleted + 0 moved in - 0 moved out (no operation touches it).")
  }

  @Test func `Moves between sections count at both ends`() throws {
    // C25
    let error = try inconsistency([2, 2], [2, 3], .moveItem(fromSection: 0, fromItem: 0, toSection: 1, toItem: 0))
    #expect(
      error.description
        == "Section 0 holds 2 items after the update, but 1 would be right: 2 before + 0 inserted - 0 deleted + "
        + "0 moved in - 1 moved out (move item 0 of section 0 to item 0 of section 1).")
  }

  @Test func `A wrong number of sections is told with the right one`() throws {
    // C25
    let error = try inconsistency([1, 1], [1, 1, 1], .deleteSection(0), .insertItem(section: 0, item: 0))
    #expect(
      error.description
        == "The data has 3 sections after the update, but 1 would be right: 2 before + 0 inserted - 1 deleted "
        + "(delete section 0).")
    #expect(error.reason == .numberOfSections)
    #expect(error.location == nil)
  }

  @Test func `Deleting beyond the end of a section`() throws {
    // C25
    let error = try inconsistency([5], [4], .deleteItem(section: 0, item: 5))
    #expect(
      error.description
        == "Cannot delete item 5 of section 0: before the update section 0 holds 5 items, numbered from 0, "
        + "and what goes or stays is named by its old place.")
    #expect(error.reason == .missingBefore)
    #expect(error.location == UpdatePlan.Change.Location(section: 0, item: 5))
  }

  @Test func `Inserting beyond the end of a section`() throws {
    // C25
    let error = try inconsistency([1], [2], .insertItem(section: 0, item: 2))
    #expect(
      error.description
        == "Cannot insert item 2 into section 0: after the update section 0 holds 2 items, numbered from 0, "
        + "and what comes is named by its new place.")
    #expect(error.reason == .missingAfter)
  }

  @Test(arguments: [
    UpdateOperation.deleteItem(section: 1, item: 0), .reloadItem(section: 0, item: -1),
    .reconfigureItem(section: .max, item: .max), .deleteSection(1), .reloadSection(-1), .moveSection(from: 3, to: 0),
    .moveItem(fromSection: 0, fromItem: 9, toSection: 0, toItem: 0),
  ])
  func `What was not there cannot go or stay`(operation: UpdateOperation) throws {
    // C25
    #expect(try inconsistency([2], [2], operation).reason == .missingBefore)
  }

  @Test(arguments: [
    UpdateOperation.insertItem(section: 1, item: 0), .insertItem(section: 0, item: -1), .insertSection(1),
    .moveSection(from: 0, to: 1), .moveItem(fromSection: 0, fromItem: 0, toSection: 0, toItem: 2),
  ])
  func `What is not there cannot have come`(operation: UpdateOperation) throws {
    // C25
    #expect(try inconsistency([2], [2], operation).reason == .missingAfter)
  }

  @Test func `Deleting twice`() throws {
    // C25
    let error = try inconsistency([3], [2], .deleteItem(section: 0, item: 1), .deleteItem(section: 0, item: 1))
    #expect(
      error.description
        == "What is item 1 of section 0 before the update can go or move only once: delete item 1 of section 0, "
        + "and delete item 1 of section 0; keep one of the two.")
  }

  @Test(
    arguments: [
      [.deleteItem(section: 0, item: 1), .moveItem(fromSection: 0, fromItem: 1, toSection: 0, toItem: 0)],
      [.deleteItem(section: 0, item: 1), .reloadItem(section: 0, item: 1)],
      [.reconfigureItem(section: 0, item: 1), .deleteItem(section: 0, item: 1)],
      [
        .moveItem(fromSection: 0, fromItem: 1, toSection: 0, toItem: 0),
        .moveItem(fromSection: 0, fromItem: 1, toSection: 0, toItem: 2),
      ],
      [.deleteSection(0), .deleteSection(0)], [.deleteSection(0), .moveSection(from: 0, to: 0)],
      [.reloadSection(0), .deleteSection(0)], [.moveSection(from: 0, to: 0), .moveSection(from: 0, to: 1)],
    ] as [[UpdateOperation]])
  func `Two fates of one thing`(operations: [UpdateOperation]) throws {
    // C25
    let error = try #require(throws: UpdatePlan.Inconsistency.self) {
      try UpdatePlan(before: SectionCounts([3, 3]), after: SectionCounts([3, 3]), operations: operations)
    }
    #expect(error.reason == .namedTwiceBefore)
    #expect(error.operations.count == 2)
  }

  @Test(
    arguments: [
      [.insertItem(section: 0, item: 1), .insertItem(section: 0, item: 1)],
      [.insertItem(section: 0, item: 1), .moveItem(fromSection: 0, fromItem: 0, toSection: 0, toItem: 1)],
      [
        .moveItem(fromSection: 0, fromItem: 0, toSection: 0, toItem: 1),
        .moveItem(fromSection: 0, fromItem: 2, toSection: 0, toItem: 1),
      ],
      [.insertSection(0), .insertSection(0)], [.insertSection(1), .moveSection(from: 0, to: 1)],
    ] as [[UpdateOperation]])
  func `Two things for one place`(operations: [UpdateOperation]) throws {
    // C25
    let error = try #require(throws: UpdatePlan.Inconsistency.self) {
      try UpdatePlan(before: SectionCounts([3, 3]), after: SectionCounts([3, 3]), operations: operations)
    }
    #expect(error.reason == .namedTwiceAfter)
    #expect(error.description.hasPrefix("Only one thing can become "))
  }

  @Test func `A long list of operations is cut short`() throws {
    // C25
    let error = try #require(throws: UpdatePlan.Inconsistency.self) {
      try UpdatePlan(
        before: SectionCounts([0]), after: SectionCounts([1_001]),
        operations: (0..<1_000).map { .insertItem(section: 0, item: $0) })
    }
    #expect(error.operations.count == 1_000)
    #expect(error.description.hasSuffix("insert item 11 into section 0 and 988 more)."))
  }
}
