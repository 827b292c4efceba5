import OpenCollectionView

/// A photo that is open is zoomed by two fingers and double taps; a tap hides what stands around it.
extension PhotosController {
  /// What the photo that is open lies in; nil while none is.
  var zoomedPhoto: PhotoZoomView? {
    guard let settledItem else { return nil }
    return (collectionView.cellForItem(at: IndexPath(item: settledItem, section: 0)) as? PictureCell)?.zoomView
  }

  /// Has all photos that are seen be zoomed on their pages, or none.
  func arrangeZooming() {
    guard isOpen, collectionView.collectionViewLayout === pages else { return endZooming() }
    for path in collectionView.indexPathsForVisibleItems {
      if let cell = collectionView.cellForItem(at: path) { allowZooming(in: cell, at: path) }
    }
  }

  func allowZooming(in cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? PictureCell, let frame = collectionView.layoutAttributesForItem(at: path)?.frame else {
      return
    }
    let page = pages.page(around: frame)
    // In the photo itself x is counted from the left.
    let left = collectionView.isReadFromRight ? frame.maxX - page.maxX : page.minX - frame.minX
    let zoomView = cell.beginZooming(
      on: CGRect(origin: CGPoint(x: left, y: page.minY - frame.minY), size: page.size))
    zoomView.didZoom = { [weak self] in self?.showBars() }
  }

  /// Photos are as large as their pages have them.
  func endZooming(except item: Int? = nil) {
    for path in collectionView.indexPathsForVisibleItems where path.item != item {
      guard let cell = collectionView.cellForItem(at: path) as? PictureCell else { continue }
      if item == nil { cell.endZooming() } else { cell.zoomView?.zoomScale = 1 }
    }
    if item == nil { showBars() }
  }

  /// What stands around a large photo is seen unless the visitor hides it, or the photo itself goes there.
  private func showBars() {
    guard let settledItem, isOpen else { return }
    let isHidden = hidesBars || zoomedPhoto?.isZoomed == true
    let caption = caption
    caption.show(photos[settledItem])
    caption.isHidden = false
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      caption.alpha = isHidden ? 0 : 1
    }
  }

  func toggleBars() {
    guard settledItem != nil else { return }
    hidesBars.toggle()
    showBars()
  }

  func doubleTapped(_ tap: UITapGestureRecognizer) {
    guard let zoomedPhoto, let picture = zoomedPhoto.viewForZooming(in: zoomedPhoto) else { return }
    zoomedPhoto.toggle(at: tap.location(in: picture))
  }
}
