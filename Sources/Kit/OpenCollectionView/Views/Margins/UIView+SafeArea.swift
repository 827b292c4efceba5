extension UIView {
  /// The edges that bars around the view cover besides the device's, and besides those that its controller asks for.
  var additionalSafeAreaInsets: UIEdgeInsets {
    get { rare?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      makeRare().additionalSafeAreaInsets = newValue
      updateSafeArea()
    }
  }

  /// The covered edges that subviews find: all but those that a scroll view has moved its content away from.
  ///
  /// Its cells would otherwise keep clear of a bar a second time, with other margins at each place. // S102
  var handedDownSafeArea: UIEdgeInsets {
    guard let cleared = rare?.clearedEdges, !cleared.isEmpty else { return safeAreaInsets }
    return safeAreaInsets.limited(to: UIRectEdge.all.subtracting(cleared))
  }

  /// Notes which covered edges the content of a scroll view is moved away from. // S102
  func clearEdges(_ edges: UIRectEdge) {
    guard edges != rare?.clearedEdges ?? [] else { return }
    makeRare().clearedEdges = edges
    guard hasSafeArea else { return }
    for child in children where child.parent === self { child.updateSafeArea() }
  }

  /// Finds out what is covered now, and tells the view and those in it where that is something else.
  func updateSafeArea() {
    let new = coveredEdges
    guard new != safeArea else { return }
    safeArea = new
    constraintsMayDiffer()
    safeAreaInsetsDidChange()
    propertyObservers?.check()
    owner?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    if rare?.margins.insetsFromSafeArea ?? true { marginsDidChange() }
    for child in children where child.parent === self { child.updateSafeArea() }
  }

  /// The edges of the view that its surroundings cover: of a window those that the device covers, of a subview the part
  /// of its superview's covered edges that lies over it.
  private var coveredEdges: UIEdgeInsets {
    guard attachedWindow != nil else { return .zero }
    var edges = UIEdgeInsets.zero
    if let parent {
      if parent.hasSafeArea {
        edges = edgesCovered(by: parent.handedDownSafeArea, of: parent.bounds, in: parent.layer, parent.asCounted)
      }
    } else if let screen = attachedWindow?.windowScene?.screen, let root = layer.superlayer {
      edges = edgesCovered(by: screen.safeAreaInsets, of: screen.bounds, in: root) { $0 }
    }
    if let rare { edges = edges + rare.additionalSafeAreaInsets }
    if let own = owner?.rare { edges = edges + own.additionalSafeAreaInsets }
    return edges
  }

  /// Tells whether something is covered of the view itself, whatever is of its superview.
  var addsToSafeArea: Bool {
    guard let rare else { return false }
    return rare.additionalSafeAreaInsets != .zero || (rare.owner?.rare?.additionalSafeAreaInsets ?? .zero) != .zero
  }

  /// An edge that is free asks for nothing, even of a view that lies partly beyond it.
  ///
  /// - Parameter outside: insets from the screen's sides as they are counted around the view, and back.
  private func edgesCovered(
    by insets: UIEdgeInsets, of outer: CGRect, in layer: CALayer, _ outside: (UIEdgeInsets) -> UIEdgeInsets
  ) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let counted = outside(insets)
    let free = outer.inset(by: counted)
    // Measured outside of the view where that is possible: scrolling must not change it by a rounding error.
    guard CATransform3DIsIdentity(self.layer.transform) else {
      return asCounted(edges(of: bounds, outside: self.layer.convert(free, from: layer), where: asCounted(insets)))
    }
    return outside(edges(of: self.layer.frame, outside: free, where: counted))
  }

  private func edges(of rect: CGRect, outside free: CGRect, where insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top > 0 ? max(0, free.minY - rect.minY) : 0,
      left: insets.left > 0 ? max(0, free.minX - rect.minX) : 0,
      bottom: insets.bottom > 0 ? max(0, rect.maxY - free.maxY) : 0,
      right: insets.right > 0 ? max(0, rect.maxX - free.maxX) : 0)
  }
}

extension UIEdgeInsets {
  /// The insets at some edges, and none at the others.
  func limited(to edges: UIRectEdge) -> UIEdgeInsets {
    UIEdgeInsets(
      top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
      bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
  }
}
