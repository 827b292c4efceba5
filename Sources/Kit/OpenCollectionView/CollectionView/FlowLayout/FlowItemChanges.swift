import CollectionEngine

/// The items that leave sections and come into sections which keep the others.
struct FlowItemChanges {
  /// By the sections' old numbers, ascending numbers of before.
  var leaving: [Int: [Int]] = [:]
  /// By the sections' new numbers, ascending numbers of after.
  var arriving: [Int: [Int]] = [:]

  init(_ plan: UpdatePlan) {
    for change in plan.items where change.action != .reload {
      if let before = change.before, let item = before.item, plan.newSection(before.section) != nil,
        !plan.isSectionReloaded(before.section)
      {
        leaving[before.section, default: []].append(item)
      }
      if let after = change.after, let item = after.item, let old = plan.oldSection(after.section),
        !plan.isSectionReloaded(old)
      {
        arriving[after.section, default: []].append(item)
      }
    }
    for section in leaving.keys { leaving[section]?.sort() }
    for section in arriving.keys { arriving[section]?.sort() }
  }

  /// The sections with changed items, by their new numbers, ascending.
  func sections(_ plan: UpdatePlan) -> [Int] {
    Set(arriving.keys).union(leaving.keys.compactMap { plan.newSection($0) }).sorted()
  }
}
