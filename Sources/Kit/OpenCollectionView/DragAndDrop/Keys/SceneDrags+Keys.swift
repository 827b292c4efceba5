extension SceneDrags {
  /// The views that may take a drag and are seen, as they are read: from the top, and from where reading begins. // N80
  func targetsInReadingOrder() -> [UIView] {
    guard let scene else { return [] }
    var found: [UIView] = []
    for window in scene.windows where !window.isHidden && !(window is DragOverlay) { collect(in: window, &found) }
    let isMirrored = found.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let places = found.map { (view: $0, frame: $0.rectOnScreen($0.bounds)) }
    return places.filter { isSeen($0.view, in: scene) }.sorted { one, other in
      if one.frame.minY != other.frame.minY { return one.frame.minY < other.frame.minY }
      return isMirrored ? one.frame.maxX > other.frame.maxX : one.frame.minX < other.frame.minX
    }.map(\.view)
  }

  private func collect(in view: UIView, _ found: inout [UIView]) {
    guard !view.isHidden, view.isUserInteractionEnabled else { return }
    if !view.dropInteractions.isEmpty { found.append(view) }
    for child in view.subviews { collect(in: child, &found) }
  }

  /// Tells whether nothing that lies over a view keeps a finger from it.
  private func isSeen(_ view: UIView, in scene: UIWindowScene) -> Bool {
    scene.hit(at: view.entryForDrags).view?.isDescendant(of: view) ?? false
  }
}

extension UIView {
  /// The point of the screen at which a drag by keys comes into the view: that of the first item that is seen, or the middle.
  var entryForDrags: CGPoint {
    var seen = rectOnScreen(bounds)
    if let scene = (self as? UIWindow)?.windowScene ?? window?.windowScene {
      seen = seen.intersection(scene.screen.bounds)
    }
    if let view = self as? UICollectionView {
      for (_, cell) in view.cellsInSight {
        let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        if view.bounds.contains(middle) { return view.rectOnScreen(CGRect(origin: middle, size: .zero)).origin }
      }
    }
    return seen.isNull ? middleOnScreen : CGPoint(x: seen.midX, y: seen.midY)
  }

  /// Tells whether the view, or one that it is in, may take drags.
  var isInDropTarget: Bool {
    var next: UIView? = self
    while let view = next {
      if !view.dropInteractions.isEmpty { return true }
      next = view.superview
    }
    return false
  }

  /// The interaction that lifts for a tool at the view: its own one, or that of the nearest view that it is in. Items that
  /// are carried from place to place are no drags. // N72
  var dragSource: UIDragInteraction? {
    guard UIDragInteraction.isUsed else { return nil }
    var next: UIView? = self
    while let view = next {
      for case let interaction as UIDragInteraction in view.interactions where interaction.isEnabled {
        return interaction
      }
      if view is UICollectionView { return nil }
      next = view.superview
    }
    return nil
  }
}
