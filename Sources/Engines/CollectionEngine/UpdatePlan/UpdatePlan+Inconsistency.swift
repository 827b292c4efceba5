extension UpdatePlan {
  /// Why operations and counts do not fit together: the first contradiction found.
  ///
  /// Places are looked up before counts, sections before items. ``description`` says it in one sentence.
  public struct Inconsistency: Error, Hashable, Sendable {
    /// The kind of a contradiction.
    public enum Reason: Hashable, Sendable {
      /// The thing to delete, move, reload or reconfigure was not there before the update.
      case missingBefore
      /// The place to insert at or to move to is not there after the update.
      case missingAfter
      /// Two operations, of which one excludes the other, name what was at one place before the update.
      case namedTwiceBefore
      /// Two operations put something at one place after the update.
      case namedTwiceAfter
      /// The number of sections is not what the operations make it.
      case numberOfSections
      /// The number of items in a section is not what the operations make it.
      case numberOfItems
    }

    /// The kind of the contradiction.
    public var reason: Reason
    /// The place in question: as before the update unless ``reason`` speaks of after. Nil for the number of sections.
    public var location: Change.Location?
    /// The new number of the section in question, where it has one.
    public var newSection: Int?
    /// The number before the update: of items of the section in question, or of sections.
    public var countBefore: Int
    /// The number after the update.
    public var countAfter: Int
    /// The number after the update that would be right; nil where the contradiction is not about counts.
    public var rightCount: Int?
    /// The operations that touch the section in question under its old or its new number.
    public var operations: [UpdateOperation]
    let sentence: String
  }
}

extension UpdatePlan.Inconsistency: CustomStringConvertible {
  /// The contradiction in one sentence, with the counts and the operations.
  public var description: String { sentence }
}

extension UpdatePlan.Inconsistency {
  static func missing(
    _ operation: UpdateOperation, at location: UpdatePlan.Change.Location, isSource: Bool, before: SectionCounts,
    after: SectionCounts
  ) -> Self {
    let section = location.section
    let counts = isSource ? before : after
    let exists = 0..<counts.sectionCount ~= section
    let time = isSource ? "before" : "after"
    let there =
      exists
      ? "section \(section) holds \(number(counts.itemCount(inSection: section), "item"))"
      : "there \(counts.sectionCount == 1 ? "is" : "are") \(number(counts.sectionCount, "section"))"
    let rule = isSource ? "what goes or stays is named by its old place" : "what comes is named by its new place"
    let isOfSection = location.item == nil
    return Self(
      reason: isSource ? .missingBefore : .missingAfter, location: location, newSection: nil,
      countBefore: isOfSection ? before.sectionCount : before.count(ofSection: section),
      countAfter: isOfSection ? after.sectionCount : after.count(ofSection: section), rightCount: nil,
      operations: [operation],
      sentence: "Cannot \(operation): \(time) the update \(there), numbered from 0, and \(rule).")
  }

  static func twoFates(
    _ location: UpdatePlan.Change.Location, _ operations: [UpdateOperation], before: SectionCounts,
    after: SectionCounts
  ) -> Self {
    Self(
      reason: .namedTwiceBefore, location: location, newSection: nil,
      countBefore: location.item == nil ? before.sectionCount : before.count(ofSection: location.section),
      countAfter: location.item == nil ? after.sectionCount : after.count(ofSection: location.section),
      rightCount: nil, operations: operations,
      sentence: "What is \(name(location)) before the update can go or move only once: "
        + "\(operations[0]), and \(operations[1]); keep one of the two.")
  }

  static func twoOrigins(
    _ location: UpdatePlan.Change.Location, _ operations: [UpdateOperation], before: SectionCounts,
    after: SectionCounts
  ) -> Self {
    Self(
      reason: .namedTwiceAfter, location: location, newSection: location.section,
      countBefore: location.item == nil ? before.sectionCount : before.count(ofSection: location.section),
      countAfter: location.item == nil ? after.sectionCount : after.count(ofSection: location.section),
      rightCount: nil, operations: operations,
      sentence: "Only one thing can become \(name(location)) after the update: "
        + "\(operations[0]), and \(operations[1]); give one of the two another place.")
  }

  static func sectionCount(
    before: SectionCounts, after: SectionCounts, inserted: Int, deleted: Int, operations: [UpdateOperation]
  ) -> Self {
    let right = before.sectionCount + inserted - deleted
    return Self(
      reason: .numberOfSections, location: nil, newSection: nil, countBefore: before.sectionCount,
      countAfter: after.sectionCount, rightCount: right, operations: operations,
      sentence: "The data has \(number(after.sectionCount, "section")) after the update, but \(right) would be right: "
        + "\(before.sectionCount) before + \(inserted) inserted - \(deleted) deleted (\(list(operations))).")
  }

  static func itemCount(
    section: Int, newSection: Int, rightCount: Int, before: SectionCounts, after: SectionCounts,
    operations: [UpdateOperation]
  ) -> Self {
    var touching: [UpdateOperation] = []
    var (inserted, deleted, movedIn, movedOut) = (0, 0, 0, 0)
    for operation in operations {
      switch operation {
      case .insertItem(let place, _):
        guard place == newSection else { continue }
        inserted += 1
      case .deleteItem(let place, _):
        guard place == section else { continue }
        deleted += 1
      case .moveItem(let from, _, let to, _):
        guard from == section || to == newSection else { continue }
        if from == section { movedOut += 1 }
        if to == newSection { movedIn += 1 }
      case .moveSection(let from, _):
        guard from == section else { continue }
      case .reloadItem(let place, _), .reconfigureItem(let place, _):
        guard place == section else { continue }
      case .insertSection, .deleteSection, .reloadSection: continue
      }
      touching.append(operation)
    }
    let (had, has) = (before.itemCount(inSection: section), after.itemCount(inSection: newSection))
    let name = section == newSection ? "Section \(section)" : "Section \(newSection), which was \(section) before,"
    return Self(
      reason: .numberOfItems, location: .init(section: section), newSection: newSection, countBefore: had,
      countAfter: has, rightCount: rightCount, operations: touching,
      sentence: "\(name) holds \(number(has, "item")) after the update, but \(rightCount) would be right: "
        + "\(had) before + \(inserted) inserted - \(deleted) deleted + \(movedIn) moved in - \(movedOut) moved out "
        + "(\(list(touching))).")
  }

  /// The longest list of operations in a sentence. Our choice: what can be read at a glance.
  private static let listedOperations = 12

  private static func list(_ operations: [UpdateOperation]) -> String {
    guard !operations.isEmpty else { return "no operation touches it" }
    let listed = operations.prefix(listedOperations).map { $0.description }.joined(separator: ", ")
    let rest = operations.count - listedOperations
    return rest > 0 ? "\(listed) and \(rest) more" : listed
  }

  private static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func name(_ location: UpdatePlan.Change.Location) -> String {
    location.item.map { "item \($0) of section \(location.section)" } ?? "section \(location.section)"
  }
}

extension SectionCounts {
  /// How many items a section holds, none where there is no such section.
  fileprivate func count(ofSection section: Int) -> Int {
    0..<sectionCount ~= section ? itemCount(inSection: section) : 0
  }
}
