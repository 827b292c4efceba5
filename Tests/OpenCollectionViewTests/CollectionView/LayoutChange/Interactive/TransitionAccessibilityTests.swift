import OpenCollectionView
import Testing
import TouchTesting

@testable import LayerEngine

/// Focus stays on its item through every transition, and what is read goes along.
@MainActor struct TransitionAccessibilityTests {
  /// Ways from one layout to another.
  enum Way: CaseIterable { case animated, finished, cancelled, turned, led, caught }

  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  private func screen() -> WordScreen {
    let list = WordScreen("a b c d")
    list.view.allowsFocus = true
    list.screen.runFrame()
    for _ in 0..<3 {
      list.screen.press("ArrowDown")
      list.screen.advanceUntilRest()
    }
    return list
  }

  /// The items whose cells say that they have the focus, and those that have the ring.
  private func focused(_ list: WordScreen) -> [String] {
    list.view.indexPathsForVisibleItems.compactMap { place in
      guard let cell = list.view.cellForItem(at: place) as? NumberCell else { return nil }
      let isRinged = cell.subviews.contains { $0.layer.borderWidth == 3 }
      guard cell.configurationState.isFocused || isRinged else { return nil }
      return (cell.label.text ?? "") + (cell.configurationState.isFocused ? "" : " not focused")
        + (isRinged ? "" : " without a ring")
    }
  }

  /// The layers of the cells in the order in which a host has them.
  private func order(_ list: WordScreen) -> [String] {
    let names = Dictionary(
      uniqueKeysWithValues: list.view.visibleCells.map { ($0.layer.identifier, ($0 as? NumberCell)?.label.text ?? "") })
    guard let node = list.screen.mirror.nodes[list.view.layer.identifier] else { return [] }
    return node.children.compactMap { names[$0] }
  }

  /// Goes a way, and looks after each of its frames.
  private func go(_ way: Way, _ list: WordScreen, look: () -> Void) {
    let old = list.view.collectionViewLayout
    let new = self.list(height: 50)
    func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout) {
      transition.transitionProgress = progress
      transition.invalidateLayout()
      list.screen.runFrame()
      look()
    }
    if way == .animated || way == .caught {
      list.view.setCollectionViewLayout(new, animated: true)
      list.screen.advance(by: 0.1)
      look()
    }
    if way != .animated {
      show(0.6, list.view.startInteractiveTransition(to: new))
      if way == .turned { show(0.5, list.view.startInteractiveTransition(to: old)) }
      if way == .led { show(0.3, list.view.startInteractiveTransition(to: self.list(height: 30))) }
      if way == .cancelled { list.view.cancelInteractiveTransition() } else { list.view.finishInteractiveTransition() }
    }
    for _ in 0..<90 {
      list.screen.advance(by: 1.0 / 60)
      look()
    }
    list.screen.advanceUntilRest()
  }

  @Test(arguments: Way.allCases)
  func `The focus stays on its item, with its ring`(way: Way) {
    let list = screen()
    #expect(focused(list) == ["c"])
    let cell = list.view.cellForItem(at: path(2))
    go(way, list) { #expect(focused(list) == ["c"]) }
    #expect(focused(list) == ["c"])
    #expect(list.view.cellForItem(at: path(2)) === cell)
    // The next arrow goes on from there, in the layout that has come of it.
    list.screen.press("ArrowDown")
    list.screen.advanceUntilRest()
    #expect(focused(list) == ["d"])
  }

  /// A host keeps its own focus on the layer that has it: a layer that is made anew or moved among its siblings loses it.
  @Test(arguments: Way.allCases)
  func `Layers of cells stay, and stay in the order of their items`(way: Way) {
    let list = screen()
    let layers = list.view.visibleCells.map(\.layer.identifier)
    go(way, list) {
      #expect(order(list) == ["a", "b", "c", "d"])
      #expect(list.view.visibleCells.map(\.layer.identifier) == layers)
    }
    #expect(order(list) == ["a", "b", "c", "d"])
    #expect(list.view.visibleCells.map(\.layer.identifier) == layers)
  }

  @Test func `An item that an update takes away half way gives the focus to the one in its place`() {
    let list = screen()
    let transition = list.view.startInteractiveTransition(to: self.list(height: 50))
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.runFrame()
    list.delete(at: 2)
    list.screen.advance(by: 0.1)
    #expect(focused(list) == ["d"])
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(focused(list) == ["d"])
  }
}
