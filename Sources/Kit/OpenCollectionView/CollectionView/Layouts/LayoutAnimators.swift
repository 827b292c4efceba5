import CollectionEngine

/// The dynamic animators that move a layout's attributes. // D30
@MainActor struct LayoutAnimators {
  private var entries: [AnimatorReference] = []
  private var generation = 0
  private var epoch = 0

  mutating func add(_ animator: UIDynamicAnimator) {
    entries.removeAll { $0.animator == nil }
    entries.append(animator.reference)
  }

  /// Elements that a program has put elsewhere are to be shown there, also where no step follows in this frame. // D24, D30
  func show(in layout: UICollectionViewLayout) {
    for entry in entries {
      guard let context = entry.animator?.simulation.contextOfPut(for: layout) else { continue }
      layout.invalidateLayout(with: context)
    }
  }

  /// The data has changed as a plan says; `epoch` counts the plans. // D33
  mutating func follow(_ plan: UpdatePlan, epoch: Int) {
    self.epoch = epoch
    for entry in entries { entry.animator?.simulation.follow(plan) }
  }

  /// The data may be another since; `generation` counts how often nobody said how, `epoch` how often somebody did: a layout
  /// that was not shown meanwhile has not heard. // D33
  mutating func follow(_ counts: @autoclosure () -> SectionCounts, generation: Int, epoch: Int) {
    guard !entries.isEmpty, self.generation != generation || self.epoch != epoch else { return }
    self.generation = generation
    self.epoch = epoch
    let counts = counts()
    for entry in entries { entry.animator?.simulation.drop(missingFrom: counts) }
  }
}
