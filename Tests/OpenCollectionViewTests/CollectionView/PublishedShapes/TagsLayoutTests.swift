import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct TagsLayoutTests {
  /// Tags of different widths.
  final class Widths: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: [70, 120, 50, 90][indexPath.item % 4], height: 30) }
  }

  private let widths = Widths()

  private func shape(_ count: Int) -> ShapeScreen {
    let layout = TagsLayout()
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    let shape = ShapeScreen([count], layout)
    shape.view.delegate = widths
    shape.screen.runFrame()
    return shape
  }

  @Test func `Lines begin at the left and keep the least spacing`() {
    let shape = shape(5)
    #expect(
      shape.frames() == [
        CGRect(x: 8, y: 8, width: 70, height: 30), CGRect(x: 86, y: 8, width: 120, height: 30),
        CGRect(x: 214, y: 8, width: 50, height: 30), CGRect(x: 8, y: 48, width: 90, height: 30),
        CGRect(x: 106, y: 48, width: 70, height: 30),
      ])
    #expect(shape.view.contentSize == CGSize(width: 320, height: 86))
    #expect(shape.view.visibleCells.map(\.frame) == shape.frames())
  }

  @Test func `A wider screen breaks the lines elsewhere`() {
    let shape = shape(5)
    shape.screen.resize(width: 480, height: 320)
    #expect(shape.frames()[3] == CGRect(x: 272, y: 8, width: 90, height: 30))
    #expect(shape.isSettled)
  }

  @Test func `Tags that are inserted and deleted move the rest`() {
    let shape = shape(40)
    shape.insert(0)
    shape.screen.advance(by: 0.1)
    shape.delete(3)
    shape.screen.advanceUntilRest()
    #expect(shape.view.numberOfItems(inSection: 0) == 40)
    #expect(shape.isSettled)
  }

  @Test func `A flick to the end rests at the lower edge`() {
    let shape = shape(400)
    for _ in 0..<8 {
      shape.screen.play(.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 40), duration: 0.05))
    }
    shape.screen.advanceUntilRest()
    #expect(shape.view.contentOffset.y == shape.view.contentSize.height - 480)
    #expect(shape.view.cellForItem(at: IndexPath(item: 399, section: 0)) != nil)
    #expect(shape.isSettled)
  }
}
