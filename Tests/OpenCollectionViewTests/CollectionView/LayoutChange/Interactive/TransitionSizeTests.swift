import OpenCollectionView
import Testing
import TouchTesting

/// Cells that choose their sizes, while one layout becomes another.
@MainActor struct TransitionSizeTests {
  private static func fixed(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  private static func estimated(_ height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = fixed(height)
    layout.estimatedItemSize = CGSize(width: 320, height: height)
    return layout
  }

  /// A list of cells of 40 points, which would like to have 30, 50, 70, 30…
  private func makeList(_ count: Int) -> SizingScreen {
    let list = SizingScreen(count) { CGFloat(30 + $0 % 3 * 20) }
    list.view.collectionViewLayout = Self.fixed(40)
    list.screen.runFrame()
    return list
  }

  private func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout, _ list: SizingScreen) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    list.screen.runFrame()
  }

  @Test func `Cells get the sizes that they want in the next layout when that begins, and nothing jumps at the end`() {
    // C60, T17
    let list = makeList(20)
    #expect(list.frames.prefix(3).map(\.minY) == [0, 40, 80])
    let transition = list.view.startInteractiveTransition(to: Self.estimated(60))
    list.screen.runFrame()
    #expect(list.frames.prefix(4).map(\.minY) == [0, 40, 80, 120])
    show(0.5, transition, list)
    #expect(list.frames.prefix(4).map(\.minY) == [0, 35, 80, 135])
    #expect(list.frames.prefix(4).map(\.height) == [35, 45, 55, 35])
    show(1, transition, list)
    let frames = list.frames
    #expect(frames.prefix(4).map(\.minY) == [0, 30, 80, 150])
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.frames == frames)
    #expect(list.isSettled)
  }

  @Test func `Cells that come into sight half way are asked before they are seen`() {
    // C60, T17
    let list = makeList(100)
    let transition = list.view.startInteractiveTransition(to: Self.estimated(60))
    show(0.5, transition, list)
    list.view.contentOffset.y = 1200
    list.screen.runFrame()
    for case let cell as SizingCell in list.view.visibleCells {
      #expect(cell.frame.height == (40 + cell.height) / 2)
    }
  }

  @Test func `A layout that is left asks for its own sizes, and takes them along when one goes back`() {
    // C60, T17
    let list = SizingScreen(100) { CGFloat(30 + $0 % 3 * 20) }
    let transition = list.view.startInteractiveTransition(to: Self.fixed(40))
    show(0.5, transition, list)
    #expect(list.frames.prefix(4).map(\.height) == [35, 45, 55, 35])
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.frames.prefix(4).map(\.height) == [30, 50, 70, 30])
    #expect(list.isSettled)
  }

  @Test func `Nobody is asked where neither layout wants to know`() {
    // C64
    let list = makeList(20)
    let asked = list.cell(0)?.askedCount
    let transition = list.view.startInteractiveTransition(to: Self.fixed(60))
    show(0.5, transition, list)
    #expect(list.cell(0)?.askedCount == asked)
    #expect(list.frames.prefix(3).map(\.height) == [50, 50, 50])
  }

  @Test func `What is seen stays under sizes that become known above it, and going back is to where one came from`() {
    // C61, T17
    let list = makeList(100)
    list.view.contentOffset.y = 400
    list.screen.runFrame()
    let frames = list.frames
    let transition = list.view.startInteractiveTransition(to: Self.estimated(60))
    var last: [IndexPath: CGFloat] = [:]
    for step in 0...50 {
      show(CGFloat(step) / 50, transition, list)
      for path in list.view.indexPathsForVisibleItems {
        guard let cell = list.view.cellForItem(at: path) else { continue }
        let seen = cell.frame.minY - list.view.contentOffset.y
        // The farthest goes 500 points in 50 steps; a cell above that turns out 20 points larger moves nothing besides.
        if let before = last[path] { #expect(abs(seen - before) < 15, "\(path) at \(step)") }
        last[path] = seen
      }
    }
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 400)
    #expect(list.frames == frames)
  }
}
