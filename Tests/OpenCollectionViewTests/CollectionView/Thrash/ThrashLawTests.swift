import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Laws that hold for any updates.
@MainActor struct ThrashLawTests {
  nonisolated static let shapes: [ThrashStory.Shape] = [.grid, .headers, .waterfall, .sticky]

  private static func setup(_ shape: ThrashStory.Shape) -> ThrashStory.Setup {
    var setup = ThrashStory.Setup()
    setup.counts = [9, 0, 7, 5]
    setup.shape = shape
    return setup
  }

  private static func edits(seed: Int) -> [[ThrashStory.Edit]] {
    var numbers = SeededGenerator(seed: seed)
    return (0..<3).map { _ in (0..<4).map { _ in ThrashStory.edit(using: &numbers) } }
  }

  private static func outcome(_ setup: ThrashStory.Setup, _ steps: [ThrashStory.Step]) -> [String] {
    let world = ThrashWorld(ThrashStory(setup: setup, steps: steps))
    world.play()
    return world.problems + world.snapshot
  }

  // C21, C31
  @Test(arguments: shapes, 0..<8)
  func `updates that interrupt each other at any frame end as those that wait for each other`(
    shape: ThrashStory.Shape, frames: Int
  ) {
    let edits = Self.edits(seed: frames)
    let waiting = Self.outcome(
      Self.setup(shape), edits.flatMap { [.batch($0, .none, isNested: false), .rest] as [ThrashStory.Step] })
    let interrupting = Self.outcome(
      Self.setup(shape),
      edits.flatMap { [.batch($0, .usual, isNested: false), .frames(frames * 3)] as [ThrashStory.Step] } + [.rest])
    #expect(interrupting == waiting)
  }

  // C21, C23
  @Test(arguments: 0..<12)
  func `one update ends as the small ones of which it is made`(seed: Int) {
    var numbers = SeededGenerator(seed: seed)
    let edits: [ThrashStory.Edit] = (0..<6).map { _ in
      let number = Int.random(in: 0..<1000, using: &numbers)
      switch Int.random(in: 0..<3, using: &numbers) {
      case 0: return .delete(number)
      case 1: return .insert(number)
      default: return .move(number, to: Int.random(in: 0..<1000, using: &numbers))
      }
    }
    let small = ThrashWorld(
      ThrashStory(setup: Self.setup(.grid), steps: edits.map { .batch([$0], .usual, isNested: false) }))
    small.play()
    let large = ThrashWorld(ThrashStory(setup: Self.setup(.grid), steps: []))
    large.play()
    large.update(to: small.source.model)
    large.screen.advanceUntilRest()
    #expect(small.problems == [])
    #expect(large.snapshot == small.snapshot)
  }

  // C23
  @Test(arguments: 0..<12)
  func `the order of the calls in an update makes no difference`(seed: Int) {
    // C21
    let edits = Self.edits(seed: seed).flatMap { $0 }
    let forward = ThrashWorld(ThrashStory(setup: Self.setup(.headers), steps: []))
    let backward = ThrashWorld(ThrashStory(setup: Self.setup(.headers), steps: []))
    for (world, isBackward) in [(forward, false), (backward, true)] {
      world.play()
      let batch = ThrashBatch(edits, in: world.source.model)
      world.view.performBatchUpdates {
        world.source.model = batch.after
        for call in isBackward ? batch.calls.reversed() : batch.calls { call.perform(on: world.view) }
      }
      world.screen.advanceUntilRest()
      world.check()
      world.checkRest()
      #expect(world.problems == [])
    }
    #expect(forward.snapshot == backward.snapshot)
  }
}

extension ThrashWorld {
  /// All that can be seen, one view a line.
  var snapshot: [String] {
    ["content \(view.contentSize) at \(view.contentOffset)"]
      + view.indexPathsForVisibleItems.map { place in
        let cell = view.cellForItem(at: place) as? ThrashCell
        return "\(place) \(cell?.text ?? "nothing") \(cell?.frame ?? .null) \(cell?.alpha ?? 0)"
      }
      + view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).sorted().map {
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: $0)
        return "\($0) \((header as? ThrashHeader)?.text ?? "nothing") \(header?.frame ?? .null)"
      }
  }

  /// Takes over data with the same sections: what is in both is moved, the rest deleted and inserted.
  fileprivate func update(to model: ThrashModel) {
    let before = source.model
    func places(in model: ThrashModel) -> [Int: IndexPath] {
      var places: [Int: IndexPath] = [:]
      for place in model.places { places[model.name(at: place) ?? 0] = place }
      return places
    }
    let (old, new) = (places(in: before), places(in: model))
    view.performBatchUpdates {
      self.source.model = model
      self.view.deleteItems(at: old.filter { new[$0.key] == nil }.map(\.value))
      self.view.insertItems(at: new.filter { old[$0.key] == nil }.map(\.value))
      for (name, place) in old { if let target = new[name] { self.view.moveItem(at: place, to: target) } }
    }
  }
}
