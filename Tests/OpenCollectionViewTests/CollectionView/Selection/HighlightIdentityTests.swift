import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Items that go elsewhere while a person does something with them.
@MainActor struct HighlightIdentityTests {
  enum Change: String, CaseIterable {
    case insertAbove, moveAway, deleteAbove

    /// Where item 6 is afterwards.
    var place: Int {
      switch self {
      case .insertAbove: 7
      case .moveAway: 2
      case .deleteAbove: 5
      }
    }

    @MainActor func perform(on grid: GridScreen) {
      grid.view.performBatchUpdates {
        switch self {
        case .insertAbove:
          grid.source.counts = [1001]
          grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
        case .moveAway: grid.view.moveItem(at: IndexPath(item: 6, section: 0), to: IndexPath(item: 2, section: 0))
        case .deleteAbove:
          grid.source.counts = [999]
          grid.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
  }

  let grid = GridScreen([1000])
  let delegate = RecordedDelegate(log: CallLog())

  init() {
    grid.view.delegate = delegate
    grid.screen.runFrame()
    delegate.log.clear()
  }

  /// Has the data changed the first time that the delegate is called with `call`.
  private func react(to call: String, with change: Change) {
    delegate.reactions[call] = { [grid, delegate] _ in
      delegate.reactions = [:]
      change.perform(on: grid)
    }
  }

  private var highlighted: [IndexPath] {
    grid.view.indexPathsForVisibleItems.filter { grid.view.cellForItem(at: $0)?.isHighlighted ?? false }
  }

  // C80
  @Test(arguments: ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect"], Change.allCases)
  func `a tap goes on with its item, wherever an update takes that`(call: String, change: Change) {
    react(to: call, with: change)
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 270), duration: 0.3))
    grid.screen.advanceUntilRest()
    let place = change.place
    #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: place, section: 0)])
    #expect(highlighted == [])
    let told = delegate.log.takeLines()
    #expect(told.last == "didUnhighlight 0-\(place)")
    #expect(
      told.filter { $0.hasPrefix("didSelect") } == [call == "didSelect" ? "didSelect 0-6" : "didSelect 0-\(place)"])
  }

  // C80
  @Test(arguments: Change.allCases)
  func `a finger that moves off the place where the item was selects nothing`(change: Change) {
    react(to: "didHighlight", with: change)
    grid.screen.press(at: CGPoint(x: 50, y: 270))
    grid.screen.advance(by: 0.5)
    grid.screen.move(to: CGPoint(x: 50, y: 275))
    #expect(highlighted == [IndexPath(item: change.place, section: 0)])
    grid.screen.move(to: CGPoint(x: 300, y: 275))
    #expect(highlighted == [])
    grid.screen.lift(at: CGPoint(x: 300, y: 275))
    grid.screen.advanceUntilRest()
    #expect(grid.view.indexPathsForSelectedItems == [])
  }

  // C80
  @Test(arguments: ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect"], Change.allCases)
  func `a key that is held goes on with its item`(call: String, change: Change) {
    grid.view.allowsFocus = true
    for key in ["ArrowDown", "ArrowDown", "ArrowDown"] { grid.screen.press(key) }
    grid.screen.advanceUntilRest()
    react(to: call, with: change)
    grid.screen.press("Enter")
    grid.screen.advanceUntilRest()
    #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: change.place, section: 0)])
    #expect(highlighted == [])
  }

  // C80
  @Test func `an item that is deleted under a finger is not selected`() {
    delegate.reactions["didHighlight"] = { [grid, delegate] _ in
      delegate.reactions = [:]
      grid.view.performBatchUpdates {
        grid.source.counts = [999]
        grid.view.deleteItems(at: [IndexPath(item: 6, section: 0)])
      }
    }
    grid.screen.play(.tap(at: CGPoint(x: 50, y: 270), duration: 0.3))
    grid.screen.advanceUntilRest()
    #expect(grid.view.indexPathsForSelectedItems == [])
    #expect(highlighted == [])
    #expect(delegate.log.takeLines() == ["shouldHighlight 0-6", "didHighlight 0-6", "didUnhighlight 0-6"])
  }

  // C80
  @Test func `selecting a range ends where the items become others`() {
    grid.view.allowsMultipleSelection = true
    grid.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    react(to: "didSelect", with: .insertAbove)
    for phase in [TouchSample.Phase.began, .ended] {
      grid.screen.receive(
        .touches([
          TouchSample(
            time: grid.screen.now, identifier: 9, phase: phase, kind: .pointer, location: CGPoint(x: 50, y: 270),
            buttons: phase == .began ? 1 : 0, modifiers: .shift)
        ]))
      grid.screen.runFrame()
    }
    grid.screen.advanceUntilRest()
    // The item after the first one had been selected when one was inserted above.
    #expect(grid.view.indexPathsForSelectedItems?.map(\.item) == [2, 3])
    #expect(highlighted == [])
  }

  // C81
  @Test func `the delegate hears of an ended highlight when the reloaded data count`() {
    grid.screen.press(at: CGPoint(x: 50, y: 270))
    grid.screen.advance(by: 0.5)
    #expect(highlighted == [IndexPath(item: 6, section: 0)])
    delegate.reactions["didUnhighlight"] = { [grid] _ in
      grid.view.performBatchUpdates {
        grid.source.counts = [3]
        grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    grid.source.counts = [2]
    grid.view.reloadData()
    grid.screen.advanceUntilRest()
    #expect(grid.frames.map(\.minX) == [0, 110, 220])
  }

  // C81
  @Test func `the delegate hears of a highlight that an update has ended when the update has been made`() {
    grid.screen.press(at: CGPoint(x: 50, y: 270))
    grid.screen.advance(by: 0.5)
    delegate.reactions["didUnhighlight"] = { [grid] _ in
      grid.view.performBatchUpdates {
        grid.source.counts = [4]
        grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    grid.view.performBatchUpdates {
      grid.source.counts = [3]
      grid.view.deleteItems(at: (3..<1000).map { IndexPath(item: $0, section: 0) })
    }
    grid.screen.advanceUntilRest()
    #expect(grid.view.numberOfItems(inSection: 0) == 4)
    #expect(grid.frames.count == 4)
  }
}
