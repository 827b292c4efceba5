import GestureEngine
import OpenCollectionView

/// An item of a grid under a finger: dragged over the grid, which takes it and makes room, or carried. A report moves it by a point or
/// two, which leads nowhere else, and has its frame.
@MainActor final class DraggedItems {
  /// How the item goes.
  enum Way {
    /// By a drag session, with a gap in the grid.
    case dragged
    /// By an interactive movement.
    case carried
  }

  private let grid: Grid
  private let delegate = DragDelegate()
  private var isAhead = false
  private var updates = 0

  init(itemCount: Int, _ way: Way) {
    grid = Grid(itemCount: itemCount, content: .empty)
    if way == .dragged {
      grid.view.dragDelegate = delegate
      grid.view.dropDelegate = delegate
    }
    // Without a drag delegate the lift reorders.
    grid.view.dragInteractionEnabled = true
    grid.runFrame()
    grid.touch(.began, at: CGPoint(x: 250, y: 1050))
    for _ in 0..<60 { grid.runFrame() }
    for step in 1...10 {
      grid.touch(.moved, at: CGPoint(x: 250 - 10 * CGFloat(step), y: 1050))
      grid.runFrame()
    }
    for _ in 0..<60 { grid.runFrame() }
    let isUnderWay = way == .dragged ? grid.view.hasActiveDrag : !grid.view.interactiveMovements.isEmpty
    precondition(isUnderWay, "The item goes with the finger.")
  }

  /// How often the drop delegate has been asked.
  var askedCount: Int { delegate.askedCount }

  func moveFinger(times: Int) {
    for _ in 0..<times {
      isAhead.toggle()
      grid.touch(.moved, at: CGPoint(x: isAhead ? 151 : 149, y: 1050))
      grid.runFrame()
    }
  }

  private final class DragDelegate: NSObject, UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    private(set) var askedCount = 0

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "item" as NSString))] }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      askedCount += 1
      return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }
}
