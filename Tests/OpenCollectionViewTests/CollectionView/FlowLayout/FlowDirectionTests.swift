import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct FlowDirectionTests {
  /// A flow layout that follows the direction of reading, as programs make one.
  private final class Turning: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func grid(_ layout: UICollectionViewFlowLayout) -> GridScreen {
    layout.itemSize = CGSize(width: 100, height: 100)
    let grid = GridScreen([4], layout: layout)
    grid.view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    grid.screen.runFrame()
    return grid
  }

  @Test func `A flow layout was written for reading from left to right, and does not turn by itself`() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.developmentLayoutDirection == .leftToRight)
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(grid(layout).frames.map(\.minX) == [0, 110, 220, 0])
  }

  @Test func `One that turns begins at the right`() {
    #expect(grid(Turning()).frames.map(\.minX) == [220, 110, 0, 220])
  }
}
