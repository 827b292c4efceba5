public import Foundation

extension UIView {
  /// A view that looks as this one does now, animated values included, and does not change with it; nil for a view of no
  /// area.
  ///
  /// It has the size of the view's bounds, and is cut off there; the view's own place and transform are left out. Given
  /// another size it is stretched.
  ///
  /// - Parameter afterUpdates: whether what is marked is laid out and displayed first.
  /// - Complexity: O(layers in the view).
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that looks as a part of this one does now; nil for a part of no area, or one that is not finite.
  ///
  /// - Parameters:
  ///   - rect: the part, in the view's coordinates.
  ///   - afterUpdates: whether what is marked is laid out and displayed first.
  ///   - capInsets: the edges that are not stretched when the snapshot is given another size. Where there are any it is a
  ///     drawing, without the depth of tilted layers.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, rect.size.isFinite else { return nil }
    if afterUpdates { updateLook() }
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

  /// Draws the view and everything in it into the current context, animated values included and without the depth of
  /// tilted layers.
  ///
  /// - Parameters:
  ///   - rect: where the view's bounds are drawn, in the context's coordinates.
  ///   - afterUpdates: whether what is marked is laid out and displayed first.
  /// - Returns: whether there was a context and something to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

  private func updateLook() {
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
