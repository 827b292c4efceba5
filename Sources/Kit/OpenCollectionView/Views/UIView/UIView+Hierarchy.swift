extension UIView {
  nonisolated var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map(Unmanaged.passUnretained) }
  }

  /// Tells whether a view is the superview.
  func isChild(of view: UIView) -> Bool { parentReference?.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }

  /// Tells whether the superview has a safe area of its own. By no actor's code: at the beginning of a closure of one
  /// it would be looked up.
  nonisolated var parentHasSafeArea: Bool { parentReference?._withUnsafeGuaranteedRef { $0.hasSafeArea } ?? false }

  /// - Parameter needsLayout: whether this view is laid out for it.
  func insert(_ view: UIView, at index: Int, needsLayout: Bool = true) {
    guard !self.isDescendant(of: view) else {
      return ProgrammingErrors.report(
        "A view cannot become a subview of itself or of a view that is in it: \(view) was added to \(self). "
          + "Add it to a view outside of it.", instead: "it stays where it is")
    }
    if view.parent === self {
      reorder(view, to: min(max(index, 0), children.count - 1))
      return
    }
    var newWindow = attachedWindow ?? (self as? UIWindow)
    if newWindow != nil, view.owner?.hasParent(around: self) == false { return }
    if view.attachedWindow !== newWindow {
      view.endTouchesInside()
      // Who was told of that may have taken views elsewhere.
      guard !isDescendant(of: view), view.parent !== self else { return }
      newWindow = attachedWindow ?? (self as? UIWindow)
    }
    let changesWindow = view.attachedWindow !== newWindow
    let former = view.parent
    let tint = view.tintState
    former?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if changesWindow { view.passWillMove(to: newWindow) }
    if let former { view.takeConstraints(outOf: former) }
    former?.forget(view)
    let index = min(max(index, 0), children.count)
    let above = index < children.count ? children[index] : nil
    if above == nil { children.append(view) } else { children.insert(view, at: index) }
    view.parent = self
    if view.placesItselfByConstraints { countPlacedSubviews(1) }
    view.bringConstraints()
    if let above {
      storedLayer.insertSublayer(view.layer, below: above.layer)
    } else {
      storedLayer.addSublayer(view.layer)
    }
    if changesWindow { view.setWindow(newWindow) }
    view.adoptSurroundings()
    if changesWindow { view.passDidMoveToWindow() }
    view.tintMayHaveChanged(from: tint)
    view.didMoveToSuperview()
    didAddSubview(view)
    former?.subviewsDidChange()
    if needsLayout { subviewsDidChange() }
  }

  func leave(_ superview: UIView) {
    let changesWindow = attachedWindow != nil
    let tint = tintState
    if changesWindow {
      endTouchesInside()
      // Who was told of that may have taken the view elsewhere.
      guard parent === superview else { return }
      resignFirstResponderInside()
    }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if changesWindow { passWillMove(to: nil) }
    takeConstraints(outOf: superview)
    superview.forget(self)
    storedLayer.removeFromSuperlayer()
    parent = nil
    if changesWindow { setWindow(nil) }
    adoptSurroundings()
    if changesWindow { passDidMoveToWindow() }
    tintMayHaveChanged(from: tint)
    didMoveToSuperview()
    superview.subviewsDidChange()
  }

  /// Subviews have come or gone: the view is laid out again, unless its own layout does that. // L34
  private func subviewsDidChange() {
    if !storedLayer.isBeingLaidOut { setNeedsLayout() }
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
    children.remove(at: old)
    children.insert(view, at: index)
    let above = index + 1 < children.count ? children[index + 1] : nil
    if let above {
      storedLayer.insertSublayer(view.layer, below: above.layer)
    } else {
      storedLayer.addSublayer(view.layer)
    }
  }

  func exchange(_ first: Int, _ second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else {
      return ProgrammingErrors.report(
        "Subviews \(first) and \(second) of \(type(of: self)) cannot be exchanged: it has \(children.count) subviews. "
          + "Give two indexes of its subviews.", instead: "all stay where they are")
    }
    guard first != second else { return }
    let (lower, upper) = (children[min(first, second)], children[max(first, second)])
    reorder(lower, to: max(first, second))
    reorder(upper, to: min(first, second))
  }

  func index(of sibling: UIView, afterTaking view: UIView) -> Int {
    let index = children.firstIndex { $0 === sibling } ?? children.count - 1
    guard let taken = children.firstIndex(where: { $0 === view }), taken < index else { return index }
    return index - 1
  }

  private func forget(_ view: UIView) {
    // From the end: what goes is mostly what came last.
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    if view.placesItselfByConstraints { countPlacedSubviews(-1) }
  }

  private func passWillMove(to window: UIWindow?, isMoved: Bool = true) {
    owner?.viewWillMove(to: window, isMoved: isMoved)
    willMove(toWindow: window)
    for child in children { child.passWillMove(to: window, isMoved: false) }
  }

  private func passDidMoveToWindow() {
    if attachedWindow != nil { adoptAppearance() }
    didMoveToWindow()
    for child in children { child.passDidMoveToWindow() }
    owner?.viewDidMove(to: attachedWindow)
  }

  /// Takes over what the new place says: before the view hears that it has moved, since it may ask then.
  func adoptSurroundings() {
    updateTraits()
    if hasSafeArea || parent?.hasSafeArea == true || addsToSafeArea { updateSafeArea() }
    superviewMarginsMayHaveChanged()
  }

  func setWindow(_ window: UIWindow?) {
    let former = attachedWindow
    attachedWindow = window
    if isDisplayLinkTarget {
      ((window ?? former)?.windowScene?.application ?? .shared).displayLinks.scenesDidChange()
    }
    if window != nil { markForAccessibility() }
    for child in children { child.setWindow(window) }
    // Covered edges of a view's own count only in a window.
    if addsToSafeArea { updateSafeArea() }
  }

  /// The subviews as they lie above each other, frontmost first: by the depth of their layers, then in their own order.
  var childrenFrontToBack: [UIView] {
    if areInOrderOfDepth { return children.reversed() }
    return children.enumerated().sorted { left, right in
      let (leftZ, rightZ) = (left.element.layer.zPosition, right.element.layer.zPosition)
      return leftZ != rightZ ? leftZ > rightZ : left.offset > right.offset
    }.map(\.element)
  }

  /// Tells whether no subview stands before a later one.
  private var areInOrderOfDepth: Bool {
    guard storedLayer.hasSublayersInDepth else { return true }
    for index in children.indices.dropFirst()
    where children[index].layer.zPosition < children[index - 1].layer.zPosition {
      return false
    }
    return true
  }

  /// The view that a point hits among the subviews and their own, those in front first; nil if none of them has it.
  func subview(hitAt point: CGPoint, with event: UIEvent?) -> UIView? {
    if storedLayer.ordersSublayersByDepth {
      for plane in storedLayer.sublayersFrontToBack(at: point) {
        if let hit = (plane.layer.delegate as? UIView)?.hitTest(plane.point, with: event) { return hit }
      }
      return nil
    }
    // The usual case, at each level of the views: without another list.
    let rearmostFirst = areInOrderOfDepth ? children : childrenFrontToBack.reversed()
    // The list keeps them all, whatever is done to the subviews meanwhile: none is held for itself. A finger that drags
    // asks each of a screen's cells at each of its moves.
    for index in rearmostFirst.indices.reversed() {
      let hit = Unmanaged.passUnretained(rearmostFirst[index])._withUnsafeGuaranteedRef { view -> UIView? in
        guard let inner = view.storedLayer.convertFromParent(point) else { return nil }
        return view.hitTest(inner, with: event)
      }
      if let hit { return hit }
    }
    return nil
  }
}
