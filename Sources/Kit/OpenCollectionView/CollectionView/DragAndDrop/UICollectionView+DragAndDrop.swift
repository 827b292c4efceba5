extension UICollectionView {
  func setDragDelegate(_ delegate: (any UICollectionViewDragDelegate)?) {
    guard delegate != nil || state.drags != nil else { return }
    withDrags().dragDelegate = delegate
    UncalledMethods.check(delegate, DelegateProtocol.itemDrag)
    withDrags().source.update()
  }

  func setDragInteractionEnabled(_ isEnabled: Bool) {
    let drags = withDrags()
    drags.isEnabled = isEnabled
    drags.reordersByLift = isEnabled
  }

  func setDropDelegate(_ delegate: (any UICollectionViewDropDelegate)?) {
    guard delegate != nil || state.drags != nil else { return }
    withDrags().dropDelegate = delegate
    UncalledMethods.check(delegate, DelegateProtocol.itemDrop)
    withDrags().target.update()
  }
}
