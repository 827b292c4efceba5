import OpenCollectionView
import Testing
import TouchTesting

/// The work of a drag's moves is that of what changes.
@MainActor struct ItemDragWorkTests {
  @Test func `a move that changes nothing asks the layout nothing`() {
    let layout = CountedLayout()
    let stage = stage(layout)
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    stage.rest()
    layout.calls = 0
    stage.journal.clear()
    for step in 0..<30 { finger.move(to: CGPoint(x: 140 + CGFloat(step % 5), y: 140 + CGFloat(step % 7))) }
    #expect(layout.calls == 0)
    #expect(stage.journal.entries.count == 30)
    finger.cancel()
    stage.rest()
  }

  @Test func `another place is found without asking for what was asked before`() {
    let layout = CountedLayout()
    let stage = stage(layout)
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 155, 145)
    stage.rest()
    layout.preparations = 0
    finger.move(to: CGPoint(x: 45, y: 145))
    stage.rest()
    // Once for the gap that goes on.
    #expect(layout.preparations == 1)
    finger.cancel()
    stage.rest()
  }

  private func stage(_ layout: CountedLayout) -> ItemDragScreen {
    var isFirst = true
    return ItemDragScreen(
      [(0..<600).map { "i\($0)" }],
      layout: {
        defer { isFirst = false }
        return isFirst ? layout : ItemDragScreen.grid()
      })
  }

  /// A flow layout that counts what it is asked.
  private final class CountedLayout: UICollectionViewFlowLayout {
    var calls = 0
    var preparations = 0

    override init() {
      super.init()
      itemSize = CGSize(width: 90, height: 90)
      minimumLineSpacing = 10
    }

    required init?(coder: NSCoder) { nil }

    override func prepare() {
      calls += 1
      preparations += 1
      super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      calls += 1
      return super.layoutAttributesForElements(in: rect)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      calls += 1
      return super.layoutAttributesForItem(at: indexPath)
    }
  }
}
