import FrameClock
import MotionEngine

// What the program asks for and asks about.
extension UIScrollView {
  /// The view that zooming scales: what the delegate names, if it is a subview. // S63
  var zoomedView: UIView? {
    guard let view = baseDelegate?.viewForZooming(in: self), view.superview === self else { return nil }
    return view
  }

  var canZoom: Bool { minimumZoomScale < maximumZoomScale && zoomedView != nil }
  var zoomPinch: UIPinchGestureRecognizer? { canZoom ? zooming?.pinch : nil }
  var currentZoomScale: CGFloat { zoomedView?.scaleOfTransform ?? 1 }
  var zoomIsPinched: Bool { zooming?.isPinched ?? false }
  var zoomIsBouncing: Bool { zooming?.scale.phase == .bouncing }
  var zoomIsAnimating: Bool { zooming?.scale.phase == .animating }

  /// Tells whether fingers that zoom, or have just done so, are down: they move content that fits, too.
  var zoomHasFingers: Bool { zooming?.hasFingers ?? false }

  /// Tells whether zooming decides where the content stands: it is not brought to a legal place just now.
  var zoomHoldsContent: Bool { zooming?.holdsContent ?? false }

  /// Tells whether ``minimumZoomScale`` can be one; where it cannot, that is told. So with those that follow.
  var isMinimumZoomScale: Bool {
    if minimumZoomScale.isFinite && minimumZoomScale >= 0 { return true }
    ProgrammingErrors.report(
      "The minimum zoom scale of \(type(of: self)) cannot be \(minimumZoomScale): give a finite number, 1 for the "
        + "content's own size.", instead: "it stays as it was")
    return false
  }

  var isMaximumZoomScale: Bool {
    if maximumZoomScale >= 0 { return true }
    ProgrammingErrors.report(
      "The maximum zoom scale of \(type(of: self)) cannot be \(maximumZoomScale): give a number above the minimum, 1 "
        + "for the content's own size.", instead: "it stays as it was")
    return false
  }

  var isContentAlignment: Bool {
    if contentAlignmentPoint.isFinite { return true }
    ProgrammingErrors.report(
      "The content alignment point of \(type(of: self)) cannot be (\(contentAlignmentPoint.x), "
        + "\(contentAlignmentPoint.y)): give finite numbers, (0.5, 0.5) for the middle.", instead: "it stays as it was")
    return false
  }

  func zoomLimitsDidChange() {
    let zooming = knownZooming
    zooming.scale.setLimits(minimum: minimumZoomScale, maximum: maximumZoomScale)
    planZoom()
    if minimumZoomScale < maximumZoomScale {
      if zooming.pinch.view == nil { addGestureRecognizer(zooming.pinch) }
    } else if zooming.isPinched {
      endPinch(fingerStays: false)
      zooming.pinch.cancelAttempt()
    }
  }

  func changeZoomScale(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite && scale >= 0 else {
      return ProgrammingErrors.report(
        "The zoom scale of \(type(of: self)) cannot be \(scale): give a finite number, 1 for the content's own size.",
        instead: "it stays as it was")
    }
    guard let view = zoomedView else {
      trace("does not zoom", because: "its delegate names no subview for zooming")
      return
    }
    let old = view.scaleOfTransform
    let new = knownZooming.scale.legalScale(nearest: scale)
    guard new != old, old > 0 else { return }
    let middle = middleOfWhatIsSeen
    let corner = view.frame.origin
    let target = CGPoint(
      x: ZoomedOffset.offset(horizontal.offset - corner.x, scaledBy: new / old, about: middle.x, movedTo: middle.x),
      y: ZoomedOffset.offset(vertical.offset - corner.y, scaledBy: new / old, about: middle.y, movedTo: middle.y))
    zoom(view, to: new, target, animated: animated)
  }

  func showByZooming(_ rect: CGRect, animated: Bool) {
    guard rect.isFinite else {
      return ProgrammingErrors.report(
        "\(type(of: self)) cannot zoom to \(rect): give a rectangle of finite numbers.",
        instead: "it shows what it showed")
    }
    guard let view = zoomedView else {
      trace("does not zoom", because: "its delegate names no subview for zooming")
      return
    }
    let old = view.scaleOfTransform
    guard old > 0 else { return }
    let room = bounds.inset(by: appliedInset - storedContentInset).size
    let shown = view.convert(rect, to: self)
    // A rectangle without a size is shown as large as the limits allow.
    let fitting = min(
      shown.width > 0 ? room.width / shown.width : .greatestFiniteMagnitude,
      shown.height > 0 ? room.height / shown.height : .greatestFiniteMagnitude)
    let new = knownZooming.scale.legalScale(nearest: max(0, fitting) * old)
    let middle = middleOfWhatIsSeen
    let corner = view.frame.origin
    let target = CGPoint(
      x: (shown.midX - corner.x) * (new / old) - middle.x, y: (shown.midY - corner.y) * (new / old) - middle.y)
    guard new != old else {
      setContentOffset(legalOffset(nearest: target), animated: animated)
      return
    }
    zoom(view, to: new, target, animated: animated)
  }

  func stopScrollAndZoom() {
    if zooming?.scale.isMoving == true { endZoomAtOnce() }
    if activity != .tracking, activity != .dragging { stopMotion() }
    guard !isTracking, !zoomHoldsContent else { return }
    var place = CGPoint(x: horizontal.offset, y: vertical.offset)
    if isPagingEnabled { place = pageTarget(from: place, velocity: .zero) }
    jump(to: legalOffset(nearest: place))
  }

  var knownZooming: ScrollZoom {
    if let zooming { return zooming }
    let new = ScrollZoom()
    new.pinch.scrollView = self
    new.pinch.delegate = gestureDelegate
    zooming = new
    return new
  }

  /// The middle of the view, without what the device's edges cover, in points from its upper left corner.
  private var middleOfWhatIsSeen: CGPoint {
    let edges = appliedInset - storedContentInset
    return CGPoint(
      x: (edges.left + bounds.width - edges.right) / 2, y: (edges.top + bounds.height - edges.bottom) / 2)
  }

  private func zoom(_ view: UIView, to scale: CGFloat, _ target: CGPoint, animated: Bool) {
    if animated, let clock = animationClock {
      animateZoom(of: view, to: scale, target, at: clock.now)
    } else {
      jumpZoom(of: view, to: scale, target)
    }
  }

  /// Gives the content another scale and place at once; a pinch or a drag goes on from there, any motion ends.
  private func jumpZoom(of view: UIView, to scale: CGFloat, _ target: CGPoint) {
    if zooming?.scale.isMoving == true { stopZoom() }
    if activity == .animating || activity == .decelerating || activity == .wheeling { stopMotion() }
    knownZooming.scale.setScale(scale)
    change(view, to: scale, holding: true) { adoptOffset(target) }
    guard !zoomHoldsContent else { return }
    adoptOffset(legalOffset(nearest: CGPoint(x: horizontal.offset, y: vertical.offset)))
    showOffset()
  }

  private func animateZoom(of view: UIView, to scale: CGFloat, _ target: CGPoint, at time: Double) {
    let zooming = knownZooming
    if zooming.isPinched {
      zooming.isPinched = false
      zooming.pinch.cancelAttempt()
    }
    if activity == .dragging { pan.cancelAttempt() }
    if activity != .tracking { stopMotion() }
    beginZoom(of: view)
    zooming.isHeld = false
    zooming.centroid = middleOfWhatIsSeen
    zooming.scale.setScale(view.scaleOfTransform)
    guard zooming.view === view, zooming.scale.animate(to: scale, at: time) else { return finishZoom() }
    trace("animates a zoom", because: "to \(zooming.scale.restingScale)×, \(wholePoints(target))")
    zooming.path = path(to: target, about: nil)
    runZoom()
  }
}

extension UIEdgeInsets {
  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left, bottom: left.bottom - right.bottom,
      right: left.right - right.right)
  }
}
