extension UICollectionView {
  /// Says which items can be dragged. It is held weakly, and independent of ``dropDelegate``. // N41
  public weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { state.drags?.dragDelegate }
    set {
      guard newValue != nil || state.drags != nil else { return }
      withDrags().dragDelegate = newValue
      UncalledMethods.check(newValue, DelegateProtocol.itemDrag)
      withDrags().source.update()
    }
  }

  /// Takes what is dropped. It is held weakly, and independent of ``dragDelegate``. // N41
  public weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { state.drags?.dropDelegate }
    set {
      guard newValue != nil || state.drags != nil else { return }
      withDrags().dropDelegate = newValue
      UncalledMethods.check(newValue, DelegateProtocol.itemDrop)
      withDrags().target.update()
    }
  }

  /// Whether items can be dragged where there is a delegate for it; true unless set. // N41
  public var dragInteractionEnabled: Bool {
    get { state.drags?.isEnabled ?? true }
    set { if newValue != dragInteractionEnabled { withDrags().isEnabled = newValue } }
  }

  /// Tells whether items of this view are dragged, from the beginning of the drag to the end of its animations. // N45
  public var hasActiveDrag: Bool { state.drags?.source.isActive ?? false }

  /// Tells whether something is dragged over this view, or is being dropped on it. // N45
  public var hasActiveDrop: Bool { state.drags?.target.isActive ?? false }
}
