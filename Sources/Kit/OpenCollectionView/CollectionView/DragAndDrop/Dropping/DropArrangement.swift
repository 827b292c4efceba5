import CollectionEngine

/// How one thing that is dropped goes to its place.
@MainActor struct DropArrangement {
  /// Its place.
  enum Goal {
    case item(IndexPath)
    case part(of: IndexPath, CGRect)
    case anywhere(UIDragPreviewTarget)
    case placeholder(PlaceholderContext)
  }

  let item: UIDragItem
  let goal: Goal
  /// The changes that the program animates along.
  let animator: DragAnimator

  /// The element to which it goes, and which is not seen until it is there; nil where it only goes beside one.
  func key(in view: UICollectionView) -> ElementKey? {
    switch goal {
    case .item(let path): view.presentedKey(ofData: path)
    case .placeholder(let context): context.key(in: view)
    case .part, .anywhere: nil
    }
  }

  /// The preview with which it ends; nil where that cannot be seen. // N60
  func preview(
    in view: UICollectionView, from present: UITargetedDragPreview, _ delegate: (any UICollectionViewDropDelegate)?
  ) -> UITargetedDragPreview? {
    switch goal {
    case .item(let path):
      guard let key = view.presentedKey(ofData: path) else { return nil }
      let parameters = delegate?.collectionView(view, dropPreviewParametersForItemAt: path)
      return Self.preview(of: key, in: view, parameters, from: present)
    case .placeholder(let context):
      guard let key = context.key(in: view) else { return nil }
      let parameters = context.cell.flatMap { context.placeholder.previewParametersProvider?($0) }
      return Self.preview(of: key, in: view, parameters, from: present)
    case .part(let path, let rect):
      guard let key = view.presentedKey(ofData: path), let cell = view.shownCell(of: key), cell.window != nil,
        rect.isFinite
      else { return nil }
      return present.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
          transform: Self.fitting(ContextMenuSource.visiblePart(of: present).size, into: rect.size)))
    case .anywhere(let target):
      guard target.container.window != nil else { return nil }
      return present.retargetedPreview(with: target)
    }
  }

  /// The cell of an element; the present preview at the place of one that is out of sight.
  private static func preview(
    of key: ElementKey, in view: UICollectionView, _ parameters: UIDragPreviewParameters?,
    from present: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    if let cell = view.shownCell(of: key), let host = cell.superview, cell.window != nil {
      // The place to which the cell goes, however far it has come on its own way.
      return UITargetedDragPreview(
        view: cell, parameters: parameters ?? UIDragPreviewParameters(),
        target: UIDragPreviewTarget(
          container: host, center: cell.middle(ofPart: parameters?.visiblePath), transform: cell.transform))
    }
    guard let attributes = view.presentedAttributes(of: key), attributes.frame.isFinite else { return nil }
    return present.retargetedPreview(with: UIDragPreviewTarget(container: view, center: attributes.center))
  }

  /// Makes something as large as fits into a rectangle: a point of it where that is empty.
  private static func fitting(_ size: CGSize, into room: CGSize) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return .identity }
    let scale = max(min(room.width / size.width, room.height / size.height), smallest)
    return CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The scale of what shrinks to a point: none can be undone. Our choice.
  private static let smallest = 0.01
}
