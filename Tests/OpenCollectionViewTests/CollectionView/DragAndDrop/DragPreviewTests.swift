import Testing
import TouchTesting

@testable import OpenCollectionView

/// What is seen of items while they are dragged, and on their way to their places.
@MainActor struct DragPreviewTests {
  @Test func `an item that a tap adds is carried as it was, and its place shows a ghost`() throws {
    // N46, N67
    let stage = ItemDragScreen()
    stage.left.addsItems = true
    stage.left.intent = .unspecified
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 60, 300)
    stage.screen.touch(at: CGPoint(x: 145, y: 45)).lift(after: 0.05)
    finger.rest(for: 0.5)
    #expect(stage.left.cell("b")?.alpha == 0.5)
    let previews = stage.screen.scene.windows.flatMap(Self.previews)
    #expect(previews.count == 2)
    let opacities = previews.map { Self.opacities(of: $0.layer).min() }
    #expect(opacities == [1, 1])
    finger.cancel()
    stage.rest()
    #expect(stage.left.cell("b")?.alpha == 1)
  }

  @Test func `a part of a cell that goes anywhere keeps its size`() throws {
    // N22, N60
    let stage = ItemDragScreen()
    let left = PartialDelegate(stage.left)
    stage.left.view.dragDelegate = left
    stage.right.operation = .copy
    stage.right.onDrop = { coordinator in
      let target = UIDragPreviewTarget(container: stage.right.view, center: CGPoint(x: 100, y: 300))
      coordinator.drop(coordinator.items[0].dragItem, to: target)
    }
    let finger = stage.lift(at: 45, 45)
    stage.drag(finger, to: 300, 200)
    finger.lift()
    var last = CGRect.zero
    for _ in 0..<120 {
      stage.screen.advance(by: 1 / 60)
      if let shown = stage.screen.scene.windows.flatMap(Self.previews).first { last = shown.frame }
    }
    #expect(last == CGRect(x: 285, y: 285, width: 30, height: 30))
  }

  private static func previews(in view: UIView) -> [LiftedPreviewView] {
    (view as? LiftedPreviewView).map { [$0] } ?? view.subviews.flatMap(previews)
  }

  /// The opacities of a layer and of those in it.
  private static func opacities(of layer: CALayer) -> [Float] {
    [layer.opacity] + (layer.sublayers ?? []).flatMap(opacities)
  }

  /// Lifts a corner of each cell.
  private final class PartialDelegate: NSObject, UICollectionViewDragDelegate {
    let side: ItemDragSide

    init(_ side: ItemDragSide) { self.side = side }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [side.item(at: indexPath)] }

    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      let parameters = UIDragPreviewParameters()
      parameters.visiblePath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
      return parameters
    }
  }
}
