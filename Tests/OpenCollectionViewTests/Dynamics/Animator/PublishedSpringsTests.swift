import OpenCollectionView
import Testing
import TouchTesting

/// Springy layouts as they were published for UIKit: they hang up what is near, keep a set of index paths of their own, and answer
/// with what the animator has.
@MainActor struct PublishedSpringsTests {
  private final class Springs: UICollectionViewFlowLayout {
    lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    var hung: Set<IndexPath> = []
    var takesDown = false
    /// Has the layout answer for single items that hang on no spring.
    var answersForAll = false

    override func prepare() {
      super.prepare()
      guard let view = collectionView else { return }
      let near = super.layoutAttributesForElements(in: view.bounds.insetBy(dx: 0, dy: -100)) ?? []
      if takesDown { takeDown(besides: Set(near.map(\.indexPath))) }
      for item in near where hung.insert(item.indexPath).inserted { hangUp(item) }
    }

    func hangUp(_ item: UICollectionViewLayoutAttributes) {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      (spring.length, spring.damping, spring.frequency) = (0, 0.8, 1)
      animator.addBehavior(spring)
    }

    private func takeDown(besides near: Set<IndexPath>) {
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        guard let item = spring.items.first as? UICollectionViewLayoutAttributes, !near.contains(item.indexPath) else {
          continue
        }
        animator.removeBehavior(spring)
        hung.remove(item.indexPath)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator.layoutAttributesForCell(at: indexPath)
        ?? (answersForAll ? super.layoutAttributesForItem(at: indexPath) : nil)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      guard let view = collectionView else { return false }
      for case let spring as UIAttachmentBehavior in animator.behaviors {
        let item = spring.items[0]
        item.center.y += (newBounds.minY - view.bounds.minY) * 0.1
        animator.updateItem(usingCurrentState: item)
      }
      return false
    }
  }

  private func show(_ count: Int, _ layout: Springs) -> GridScreen {
    layout.itemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let grid = GridScreen([count], layout: layout)
    grid.screen.advanceUntilRest()
    return grid
  }

  private func middle(_ item: Int, _ grid: GridScreen) -> CGFloat? {
    grid.view.cellForItem(at: IndexPath(item: item, section: 0))?.center.y
  }

  @Test func `A list that takes the springs of what has gone out of sight down scrolls as far as one likes`() {
    // C100: published layouts have nothing to say of an item that an earlier step has moved and that has left its spring since.
    let layout = Springs()
    layout.takesDown = true
    let grid = show(500, layout)
    for _ in 0..<4 {
      grid.screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100)))
      grid.screen.advanceUntilRest()
    }
    #expect(grid.view.contentOffset.y > 900)
    let first = Int(grid.view.contentOffset.y / 40)
    #expect(grid.view.cellForItem(at: IndexPath(item: first + 5, section: 0)) != nil)
    #expect(layout.hung.count <= 20)
  }

  @Test func `After an insertion paths stay, and the place at the end gets the spring that it lacks`() {
    // D33
    let layout = Springs()
    layout.answersForAll = true
    let grid = show(10, layout)
    let springs = layout.animator.behaviors.count
    let third = layout.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0))
    grid.source.counts = [11]
    grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    grid.screen.advanceUntilRest()
    #expect(springs == 10)
    #expect(layout.animator.behaviors.count == 11)
    #expect(layout.animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === third)
    #expect(third?.indexPath == IndexPath(item: 2, section: 0))
    #expect((0..<11).map { middle($0, grid) ?? -1 } == [20, 60, 100, 140, 180, 220, 260, 300, 340, 380, 420])
    // The cells went with their items all the same.
    #expect(grid.source.askedCells.suffix(1) == [IndexPath(item: 0, section: 0)])
  }

  @Test func `After a deletion the last place is shown no longer, and again with the next insertion`() {
    // D33, D40: nobody takes its spring down, and its path is among those that the layout keeps.
    let layout = Springs()
    layout.answersForAll = true
    let grid = show(10, layout)
    grid.source.counts = [9]
    grid.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    grid.screen.advanceUntilRest()
    #expect(grid.view.visibleCells.count == 9)
    #expect(layout.animator.items(in: CGRect(x: 0, y: 0, width: 320, height: 480)).count == 9)
    #expect(middle(8, grid) == 340)
    grid.source.counts = [10]
    grid.view.insertItems(at: [IndexPath(item: 9, section: 0)])
    grid.screen.advanceUntilRest()
    #expect(middle(9, grid) == 380)
    #expect(layout.animator.behaviors.count == 10)
  }

  @Test func `A reload with fewer items, and one with more, shows those that there are`() {
    // D33, D40
    let layout = Springs()
    let grid = show(10, layout)
    for count in [3, 10, 0, 7] {
      grid.source.counts = [count]
      grid.view.reloadData()
      grid.screen.advanceUntilRest()
      #expect(grid.view.visibleCells.count == count)
    }
    #expect(layout.animator.behaviors.count == 10)
  }

  @Test func `A layout that forgets its paths and begins anew over its old springs shows each item once`() {
    // D20, D33
    let layout = Springs()
    let grid = show(10, layout)
    layout.hung.removeAll()
    grid.source.counts = [11]
    grid.view.insertItems(at: [IndexPath(item: 4, section: 0)])
    grid.screen.advanceUntilRest()
    #expect((0..<11).map { middle($0, grid) ?? -1 } == [20, 60, 100, 140, 180, 220, 260, 300, 340, 380, 420])
    #expect(layout.animator.behaviors.count == 21)
  }
}
