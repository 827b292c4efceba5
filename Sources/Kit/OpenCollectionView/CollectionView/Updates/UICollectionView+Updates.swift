import CollectionEngine
import FrameClock

extension UICollectionView {
  var hasUpdatesUnderWay: Bool { changes.batch != nil || movements?.permutation != nil }  // M2

  /// Runs a program's closure and makes what it told of, with all that was nested in it. // C21, C24
  func runBatch(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    guard MainQueue.admits("UICollectionView.performBatchUpdates(_:completion:)") else { return }
    changes.isHandingBatchOn = false
    if let batch = changes.batch {
      if let completion { batch.completions.append(completion) }
      updates?()
      return
    }
    // The data still is the old one: what waits for a layout pass is shown before it changes.
    settleBeforeUpdates()
    _ = currentCounts
    let batch = UpdateBatch()
    if let completion { batch.completions.append(completion) }
    changes.batch = batch
    updates?()
    changes.batch = nil
    commit(batch)
  }

  /// Notes changes of one kind at several places.
  func record<Places: Sequence>(_ places: Places, as update: (Places.Element) -> CollectionUpdate) {
    // Before any closure of the main actor is run, since that would end the program without a sentence.
    guard MainQueue.admits("A method of UICollectionView that inserts, deletes, moves or reloads") else { return }
    record(places.map(update))
  }

  /// Notes what a program tells of; outside of a batch that is a batch by itself. // C24
  func record(_ updates: [CollectionUpdate]) {
    guard MainQueue.admits("A method of UICollectionView that inserts, deletes, moves or reloads") else { return }
    let operations = updates.compactMap(UpdateOperation.init)
    guard operations.count == updates.count else { return reloadData() }
    if let batch = changes.batch {
      batch.operations += operations
      return
    }
    guard !operations.isEmpty else { return }
    _ = currentCounts
    let batch = UpdateBatch()
    batch.operations = operations
    commit(batch)
  }

  /// Shows the changes that wait for a layout pass.
  func settleBeforeUpdates() {
    guard window != nil, pass.isResting, bounds.width > 0, bounds.height > 0 else { return }
    ViewAnimation.run(nil) { reconcile() }
  }

  private func commit(_ batch: UpdateBatch) {
    defer { doPostponed() }
    guard !batch.isDropped else {
      trace("updates dropped", because: "the data was reloaded meanwhile")
      return tell(batch.completions, finished: true)
    }
    let before = currentCounts
    let generation = data.generation
    // The data is the new one already: nothing may be shown of it while it is counted.
    let after = pass.during(.counting) { askCounts() }
    guard generation == data.generation else {
      trace("updates dropped", because: "the data was reloaded while it was counted")
      return tell(batch.completions, finished: true)
    }
    let plan: UpdatePlan
    var lost: [InteractiveMovement] = []
    do throws(UpdatePlan.Inconsistency) {
      if let movements {
        (plan, lost) = try movements.follow(batch.operations, after: after)
      } else {
        plan = try UpdatePlan(before: before, after: after, operations: batch.operations)
      }
    } catch {
      return reject(batch, because: "\(error)")
    }
    trace("updates", because: "\(plan.items.count) changes, \(plan.reconfiguredItems.count) cells configured anew")
    let completions = batch.completions
    // A program that changes the data while it is asked for views, or while another change is made: the views of the old
    // data are of no use.
    guard pass.isResting else {
      renewViews(after: plan, completions)
      movements?.drop(lost)
      for renewal in movements?.renewals(by: plan) ?? [] { renewal.movement.needsNewCell = true }
      return
    }
    // While the update is made, who is told of it may change the data once more: what is carried has other places then.
    let renewals = movements?.renewals(by: plan) ?? []
    // What was told of beside the rows of an outline counts differently.
    let unfolding = batch.unfolding.flatMap { $0.count == batch.operations.count ? $0 : nil }
    carryOut(BatchUpdate(of: self, by: plan, unfolding: unfolding)) { finished in
      for completion in completions { completion(finished) }
    }
    movements?.drop(lost)
    movements?.renewCells(renewals)
  }

  /// Refuses a batch that does not agree with the counts. // C25, C26
  private func reject(_ batch: UpdateBatch, because sentence: String) {
    if inconsistentUpdatePolicy == .stop { ProgrammingErrors.report(sentence, instead: "the data is loaded anew") }
    trace("reloads", because: sentence)
    reloadData()
    tell(batch.completions, finished: false)
  }

  /// Takes an update over in the middle of a layout pass: the next one makes all views anew, nothing is animated.
  private func renewViews(after plan: UpdatePlan, _ completions: [(Bool) -> Void]) {
    trace("updates at once", because: "it was told of during a layout pass")
    holdingCalls {
      let layout = collectionViewLayout
      remapItems(by: plan)
      let context = layout.makeInvalidationContext()
      context.invalidateDataSourceCounts = true
      elements.needsNewViews = true
      data.wereReplaced()
      layout.invalidate(with: context)
      data.take(plan.after)
      tell(completions, finished: true)
    }
  }

  func tell(_ completions: [(Bool) -> Void], finished: Bool) {
    guard !completions.isEmpty else { return }
    let clock = window?.windowScene?.application.clock ?? UIApplication.animationContext.clock
    clock.nextTurn {
      MainActor.assumeIsolated {
        for completion in completions { completion(finished) }
      }
    }
  }

  /// Brings the selection and dynamic animators to the items' new numbers.
  func remapItems(by plan: UpdatePlan) {
    func newKey(_ key: ElementKey) -> ElementKey? {
      plan.newPosition(section: key.section, item: key.item).map { .cell(section: $0.section, item: $0.item) }
    }
    data.itemsWereRenumbered()
    remapSelection(newKey)
    state.swipes?.follow(plan)
    state.drags?.follow(newKey)
    for part in collectionViewLayout.parts { part.animators.follow(plan, epoch: data.epoch) }  // D33
  }
}
