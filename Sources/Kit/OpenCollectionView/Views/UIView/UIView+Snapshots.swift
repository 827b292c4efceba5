import Foundation

extension UIView {
  func makeSnapshot(of rect: CGRect, updating afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, rect.size.isFinite else { return nil }
    if afterUpdates { updateLook() }
    let rect = layer.seen(rect)
    if capInsets == .zero { return SnapshotView(of: rect, of: layer.frozenCopy()) }
    let context = CGContext(size: rect.size)
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.frozenCopy().render(in: context)
    let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
    snapshot.layer.layerContents = .picture(LayerPicture(size: rect.size, source: .drawn(context.displayList)))
    let middle = CGRect(origin: .zero, size: rect.size).inset(by: capInsets)
    if middle.width > 0, middle.height > 0 {
      snapshot.layer.contentsCenter = CGRect(
        x: middle.minX / rect.width, y: middle.minY / rect.height, width: middle.width / rect.width,
        height: middle.height / rect.height)
    }
    return snapshot
  }

  func drawLook(in rect: CGRect, updating afterUpdates: Bool) -> Bool {
    let bounds = bounds
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0, rect.origin.isFinite,
      rect.size.isFinite
    else { return false }
    if afterUpdates { updateLook() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.frozenCopy().render(in: context)
    context.restoreGState()
    return true
  }

  /// Lays out and displays what is marked, in a window or not.
  func updateLook() {
    if let tree = window?.windowScene?.tree {
      tree.layoutAndDisplay()
    } else {
      layoutIfNeeded()
      displayAll(layer)
    }
  }

  private func displayAll(_ layer: CALayer) {
    layer.displayIfNeeded()
    for sublayer in layer.sublayers ?? [] { displayAll(sublayer) }
  }
}
