import Testing
import TouchTesting

@testable import OpenCollectionView

/// A plain collection view whose program has set that items can be dragged: the lift reorders them.
@MainActor struct LiftReorderingTests {
  private let screen: MovementScreen

  init() {
    screen = MovementScreen([6])
  }

  /// Presses the first item, and carries it to the place of the third one.
  private func carry(after seconds: Double) {
    let start = screen.view.convert(CGPoint(x: 50, y: 50), to: nil as UIView?)
    let finger = screen.screen.touch(at: start)
    finger.rest(for: seconds)
    for step in 1...10 { finger.move(to: CGPoint(x: start.x + 22 * CGFloat(step), y: start.y)) }
    finger.rest(for: 0.3)
    finger.lift()
    screen.rest()
  }

  @Test func `a lift reorders items where the program has set that they can be dragged`() {
    // N72
    screen.view.dragInteractionEnabled = true
    carry(after: 0.34)
    #expect(screen.source.moves == ["0-0 to 0-2"])
    #expect(screen.shown == ["a1", "a2", "a0", "a3", "a4", "a5"])
  }

  @Test func `without that nothing is reordered unasked`() {
    // N72
    #expect(screen.view.dragInteractionEnabled)
    carry(after: 1)
    #expect(screen.source.moves == [])
  }

  @Test func `a finger that moves on before scrolls`() {
    // N2, N72
    screen.view.dragInteractionEnabled = true
    carry(after: 0.3)
    #expect(screen.source.moves == [])
  }

  @Test func `with a drag delegate, or where it is taken back, the lift does not reorder`() {
    // N72
    let delegate = DragDelegate()
    screen.view.dragInteractionEnabled = true
    screen.view.dragDelegate = delegate
    carry(after: 0.4)
    #expect(screen.source.moves == [])
    screen.view.dragDelegate = nil
    screen.view.dragInteractionEnabled = false
    carry(after: 0.4)
    #expect(screen.source.moves == [])
    screen.view.dragInteractionEnabled = true
    carry(after: 0.4)
    #expect(screen.source.moves == ["0-0 to 0-2"])
  }

  private final class DragDelegate: NSObject, UICollectionViewDragDelegate {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))] }
  }
}
