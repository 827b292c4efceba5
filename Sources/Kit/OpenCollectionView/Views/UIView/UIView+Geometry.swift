extension UIView {
  /// Changes where the view is, and does what follows from it at once.
  func changeGeometry(_ change: () -> Void) {
    let old = placeOfLayer
    change()
    geometryDidChange(from: old)
  }

  // What all that moves is given. Not by closures, which would count the view each time.

  @inline(__always)
  func setFrame(_ frame: CGRect) {
    let old = placeOfLayer
    storedLayer.frame = frame
    geometryDidChange(from: old)
  }

  @inline(__always)
  func setBounds(_ bounds: CGRect) {
    let old = placeOfLayer
    storedLayer.bounds = bounds
    geometryDidChange(from: old)
  }

  @inline(__always)
  func setCenter(_ center: CGPoint) {
    guard type(of: storedLayer) == CALayer.self else {
      let old = placeOfLayer
      storedLayer.position = center
      return geometryDidChange(from: old)
    }
    // A layer of no class of a program keeps its bounds.
    let old = storedLayer.position
    storedLayer.position = center
    positionDidChange(from: old)
  }

  private var placeOfLayer: (bounds: CGRect, position: CGPoint) { (storedLayer.bounds, storedLayer.position) }

  /// Does what follows from another position of the layer, whose bounds are those of before.
  private func positionDidChange(from old: CGPoint) {
    if ViewConstraints.activations > 0, storedLayer.position != old { frameMayDiffer() }
    if hasSafeArea || parentHasSafeArea, constraintState?.isHalfPlaced != true {
      placeInSafeAreaDidChange(movesContent: false)
    }
    superviewMarginsMayHaveChanged()
    propertyObservers?.check()
  }

  /// Does what follows from another place of the layer.
  private func geometryDidChange(from former: (bounds: CGRect, position: CGPoint)) {
    let (old, position) = former
    let new = storedLayer.bounds
    if ViewConstraints.activations > 0 {
      if new.size != old.size || storedLayer.position != position {
        frameMayDiffer()
      } else if new.origin != old.origin, rare?.regionGuides[.scrollFrame] != nil {
        forEachEngine { $0.update(self) }
      }
    }
    if new.size != old.size { sizeDidChange(from: old.size) }
    if hasSafeArea || parentHasSafeArea, constraintState?.isHalfPlaced != true {
      placeInSafeAreaDidChange(movesContent: new != old)
    }
    superviewMarginsMayHaveChanged()
    propertyObservers?.check()
  }

  /// Finds out what is covered where the view is now, if there may be anything.
  func placeInSafeAreaDidChange(movesContent: Bool) {
    updateSafeArea()
    guard movesContent, hasSafeArea, handedDownSafeArea != .zero else { return }
    for child in children { child.updateSafeArea() }
  }

  func fitSize() {
    let old = bounds
    let size = sizeThatFits(old.size)
    guard size != old.size else { return }
    let anchor = storedLayer.anchorPoint
    let moved = CGSize(width: anchor.x * (size.width - old.width), height: anchor.y * (size.height - old.height))
      .applying(transform)
    bounds = CGRect(origin: old.origin, size: size)
    center = CGPoint(x: center.x + moved.width, y: center.y + moved.height)
  }

  /// Does at once the work that follows from another size; the layout comes with the next frame.
  func sizeDidChange(from old: CGSize) {
    let size = storedLayer.bounds.size
    if autoresizesSubviews {
      for child in children where !child.autoresizingMask.isEmpty { child.autoresize(from: old, to: size) }
    }
    // A view without an area was not drawn; and pictures that are not stretched are drawn for each size.
    if contentMode == .redraw || old.width <= 0 || old.height <= 0 || storedBackgroundColor?.patternImage != nil {
      noteDrawing()
    }
  }

  /// Follows a change of the superview's size: each flexible part takes its share of the difference.
  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let outer = ViewConstraints.viewFollowingMask
    ViewConstraints.viewFollowingMask = ObjectIdentifier(self)
    defer { ViewConstraints.viewFollowingMask = outer }
    var frame = self.frame
    (frame.origin.x, frame.size.width) = Self.share(
      newSize.width - oldSize.width, start: frame.minX, length: frame.width, total: oldSize.width,
      flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
    (frame.origin.y, frame.size.height) = Self.share(
      newSize.height - oldSize.height, start: frame.minY, length: frame.height, total: oldSize.height,
      flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
    let old = self.frame
    guard frame.size == old.size, storedLayer.isTransformed else {
      self.frame = frame
      return
    }
    // The frame of a turned view says nothing exact of its bounds; one that only moves keeps them.
    center = CGPoint(x: center.x + frame.minX - old.minX, y: center.y + frame.minY - old.minY)
  }

  private static func share(
    _ difference: CGFloat, start: CGFloat, length: CGFloat, total: CGFloat, flexibleStart: Bool, flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> (start: CGFloat, length: CGFloat) {
    guard difference != 0 else { return (start, max(0, length)) }
    let end = total - start - length
    let parts: CGFloat = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    guard parts > 0 else { return (start, length) }
    let flexible =
      (flexibleStart ? max(start, 0) : 0) + (flexibleLength ? max(length, 0) : 0) + (flexibleEnd ? max(end, 0) : 0)
    // Parts grow in proportion to what they have; parts that are all empty grow alike.
    func grown(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return part }
      return part + (flexible > 0 ? difference * max(part, 0) / flexible : difference / parts)
    }
    return (grown(start, flexibleStart), max(0, grown(length, flexibleLength)))
  }
}

extension UIEdgeInsets {
  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
