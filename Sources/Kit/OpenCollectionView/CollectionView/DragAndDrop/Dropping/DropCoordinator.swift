import CollectionEngine

/// The coordinator of one drop.
final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  private weak var target: ItemDropTarget?
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private(set) var arrangements: [DropArrangement] = []
  /// The delegate has done what it does: what it asks for now comes too late. // N59
  var isOver = false

  init(
    _ target: ItemDropTarget, session: any UIDropSession, proposal: UICollectionViewDropProposal,
    destination: IndexPath?
  ) {
    self.target = target
    self.session = session
    self.proposal = proposal
    destinationIndexPath = destination
    let dragged = target.drags?.dragged ?? []
    items = session.items.map { item in
      let key = dragged.first { $0.item === item }?.key
      let path = key.flatMap { key in target.view.map { $0.dataPath(of: key) } }
      let size = (session as? DropSession)?.previewSize(of: item) ?? .zero
      return DropItem(item, from: path, previewSize: size)
    }
  }

  func arrangement(of item: UIDragItem) -> DropArrangement? { arrangements.last { $0.item === item } }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    arrange(dragItem, .item(indexPath), DragAnimator(), "drop(_:toItemAt:)")
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    arrange(dragItem, .part(of: indexPath, rect), DragAnimator(), "drop(_:intoItemAt:rect:)")
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    arrange(dragItem, .anywhere(target), DragAnimator(), "drop(_:to:)")
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let context = PlaceholderContext(dragItem, placeholder)
    if let drags = target?.drags, !isOver { drags.insert(context) } else { context.isGone = true }
    arrange(dragItem, .placeholder(context), context, "drop(_:to:)")
    return context
  }

  @discardableResult
  private func arrange(
    _ item: UIDragItem, _ goal: DropArrangement.Goal, _ animator: DragAnimator, _ call: String
  ) -> DragAnimator {
    guard !isOver else {
      ProgrammingErrors.report(
        "\(call) of a drop coordinator was called after collectionView(_:performDropWith:) had returned: call it there, "
          + "and use a placeholder for data that come later.", instead: "nothing is animated")
      return animator
    }
    arrangements.append(DropArrangement(item: item, goal: goal, animator: animator))
    return animator
  }
}
