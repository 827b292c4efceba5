import CollectionEngine

/// An element out of sight in which somebody types.
///
/// Its view is neither hidden nor used for another element: the keyboard stays, and it is the same view when it comes back. It
/// counts as one that cannot be seen. // X36
struct HeldElement {
  var key: ElementKey
  var view: UICollectionReusableView
}

extension UICollectionView {
  /// Tells whether the first responder is a view, or in it.
  private func holdsFirstResponder(_ view: UIView) -> Bool {
    // Where it stands is asked before whether it has left the window, which is up the whole chain: this is asked for each
    // cell that goes.
    guard let window = view.window, let responder = window.storedFirstResponder,
      responder === view || (responder as? UIView)?.isDescendant(of: view) == true
    else { return false }
    return window.firstResponder === responder
  }

  /// Keeps the view of an element that goes out of sight, if somebody types in it. // X36
  func hold(_ view: UICollectionReusableView, of key: ElementKey) -> Bool {
    guard key.category != .decoration, holdsFirstResponder(view) else { return false }
    if let other = shown.held, other.view !== view { release() }
    shown.held = HeldElement(key: key, view: view)
    trace("keeps the view of \(key)", because: "somebody types in it")
    return true
  }

  /// The view of an element that was kept, which is kept no longer: it comes into sight.
  func takeHeld(_ key: ElementKey) -> UICollectionReusableView? {
    guard let held = shown.held, held.key == key else { return nil }
    shown.held = nil
    return held.view
  }

  /// Lets go of what is kept where nobody types in it any longer; elsewhere has it stand where its element stands.
  func settleHeld(placesAreNew: Bool) {
    guard let held = shown.held else { return }
    guard holdsFirstResponder(held.view), held.view.collectionViewAround === self else { return release() }
    guard placesAreNew,
      let attributes = collectionViewLayout.attributes(
        of: held.key, kind: kind(of: held.key), like: held.view.appliedAttributes ?? UICollectionViewLayoutAttributes())
    else { return }
    applyIfChanged(attributes, to: held.view)
  }

  /// The element that is kept joins those with views, whose keys a change is going to exchange.
  func takeHeldElement() -> ShownElement? {
    guard let held = shown.held, let attributes = held.view.appliedAttributes else { return nil }
    shown.held = nil
    shown.returned = held.view
    return ShownElement(key: held.key, view: held.view, attributes: attributes)
  }

  /// Tells of an element that was kept, and that a change has brought into sight.
  func tellReturned() {
    guard let view = shown.returned else { return }
    shown.returned = nil
    guard !view.isShown,
      let index = elements.slots.indices.first(where: { elements.slots[$0].view === view }),
      let key = elements.slots[index].key
    else { return }
    view.isShown = true
    tellWillDisplay(view, key, at: ElementPlace.indexPath(of: key, elements.slots[index].answered))
  }

  /// Lets go of the view that is kept: it may be used for another element.
  private func release() {
    guard let held = shown.held else { return }
    shown.held = nil
    endTyping(in: held.view)
    discard(held.view, of: held.key)
  }

  /// Ends editing in a view whose element is gone, or whose data are others; whatever the program says to that. // X37
  func endTyping(in view: UIView) {
    guard holdsFirstResponder(view) else { return }
    view.resignFirstResponderInside()
  }

  /// Ends editing in all cells and supplementary views, because their data are others. // X37
  func endTypingInElements() {
    guard let responder = window?.firstResponder as? UIView, responder !== self, responder.isDescendant(of: self) else {
      return
    }
    var view: UIView? = responder
    while let current = view, current !== self {
      if let element = current as? UICollectionReusableView, element.collectionViewAround === self {
        element.resignFirstResponderInside()
        return
      }
      view = current.superview
    }
  }
}

extension UIView {
  /// The view is the first responder no longer: what was kept for that need not be any longer.
  func letGoInCollectionViews() {
    var view = superview
    while let current = view {
      if let collectionView = current as? UICollectionView, collectionView.shown.held != nil {
        collectionView.setNeedsLayout()
      }
      view = current.superview
    }
  }
}
