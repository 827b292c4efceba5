import MotionEngine

// Bars that are dragged.
extension ScrollIndicators {
  /// The pointer has moved, has come or gone, or a bar has appeared under it.
  func pointerMayHaveMoved() {
    let isThere = hover.currentState.isUnderWay
    let bar = isThere ? bar(trackedAt: hover.location(in: scrollView)) : nil
    guard bar !== hovered else { return }
    hovered = bar
    holdersDidChange()
  }

  func grabDidChange(_ grab: ScrollIndicatorGrabRecognizer) {
    // What follows tells the program, who may let the scroll view go.
    guard let scrollView else { return }
    switch grab.state {
    case .began: hold(grab.bar, at: grab.location(in: scrollView), in: scrollView)
    case .changed: follow(grab.location(in: scrollView), in: scrollView)
    case .ended, .cancelled, .failed: letGo()
    case .possible: break
    }
  }

  private func hold(_ bar: ScrollIndicator?, at point: CGPoint, in scrollView: UIScrollView) {
    guard let bar, bar.isVisible, held == nil, scrollView.barWillBeDragged(vertically: bar.isVertical)
    else { return }
    let (track, origin) = track(of: bar, in: scrollView)
    let span = track.bar(at: offset(of: bar, in: scrollView))
    guard span.length > 0 else { return scrollView.barWasDragged() }
    held = (bar, (place(of: point, along: bar, in: scrollView) - origin - span.start) / span.length)
    holdersDidChange()
  }

  /// Moves the content so that the bar's grip is under the finger again: by where the finger is, not by how far it has
  /// moved, so that nothing adds up.
  private func follow(_ point: CGPoint, in scrollView: UIScrollView) {
    guard let held else { return }
    guard scrollView.isScrollEnabled, scrollView.activity == .dragging else { return letGo() }
    let (track, origin) = track(of: held.bar, in: scrollView)
    let start = place(of: point, along: held.bar, in: scrollView) - origin - held.grip * track.barLength
    scrollView.barWasDragged(toOffset: track.offset(ofBarAt: start), vertically: held.bar.isVertical)
  }

  /// The bar is no longer dragged.
  func letGo() {
    guard held != nil else { return }
    held = nil
    scrollView?.barWasDragged()
    holdersDidChange()
  }

  /// A bar's track, and where that begins: the distance from the view's upper or left edge.
  private func track(
    of bar: ScrollIndicator, in scrollView: UIScrollView
  ) -> (track: ScrollIndicatorTrack, origin: CGFloat) {
    ScrollIndicatorSurroundings(of: scrollView).track(isVertical: bar.isVertical)
  }

  private func offset(of bar: ScrollIndicator, in scrollView: UIScrollView) -> CGFloat {
    bar.isVertical ? scrollView.bounds.minY : scrollView.bounds.minX
  }

  /// How far a point of the scroll view's coordinates is from the view's upper or left edge.
  private func place(of point: CGPoint, along bar: ScrollIndicator, in scrollView: UIScrollView) -> CGFloat {
    (bar.isVertical ? point.y : point.x) - offset(of: bar, in: scrollView)
  }
}
