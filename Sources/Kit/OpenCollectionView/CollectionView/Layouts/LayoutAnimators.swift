import CollectionEngine

/// The dynamic animators that move a layout's attributes. // D30
@MainActor struct LayoutAnimators {
  private struct Entry {
    weak var animator: UIDynamicAnimator?
  }

  private var entries: [Entry] = []
  private var generation = 0

  mutating func add(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    entries.append(Entry(animator: animator))
  }

  /// The data has changed as a plan says. // D33
  func follow(_ plan: UpdatePlan) {
    for entry in entries { entry.animator?.simulation.follow(plan) }
  }

  /// The data may be another since; `generation` counts how often nobody said how. // D33
  mutating func follow(_ counts: @autoclosure () -> SectionCounts, generation: Int) {
    guard !entries.isEmpty, self.generation != generation else { return }
    self.generation = generation
    let counts = counts()
    for entry in entries { entry.animator?.simulation.drop(missingFrom: counts) }
  }
}
