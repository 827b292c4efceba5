import FrameClock
import GestureEngine
import MotionEngine

// What fingers do.
extension UIScrollView {
  func pinchShouldBegin() -> Bool {
    guard let pinch = zooming?.pinch, canZoom else { return false }
    // S13: content that has heard of a touch may refuse to give it up.
    for touch in pinch.boundTouches where touch.delivery.hasBegun && !touch.delivery.isOver {
      guard let view = touch.view, view !== self else { continue }
      guard canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  func pinchDidChange(_ pinch: ScrollViewPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginPinch(pinch)
      follow(pinch)
    case .changed:
      // A finger may have left, and another one come in its place.
      guard pinch.fingerCount != 1 else { return endPinch(fingerStays: true) }
      if !zoomIsPinched { beginPinch(pinch) }
      follow(pinch)
    case .ended, .cancelled: endPinch(fingerStays: false)
    case .possible, .failed: break
    }
  }

  /// The program may set the scale of the pinch to count from there.
  func noteFollowedScale(of pinch: UIPinchGestureRecognizer) { zooming?.followed = pinch.scale }

  /// A finger came down: what zooms by itself stops.
  ///
  /// - Returns: whether anything did.
  @discardableResult
  func fingerStopsZoom() -> Bool {
    guard let zooming, zooming.scale.isMoving, zooming.pinch.isEnabled, canZoom else { return false }
    if zooming.scale.phase == .animating {
      stopZoom()
    } else {
      zooming.scale.stop()
      zooming.path = nil
      zooming.isHeld = true
      zooming.observer?.isPaused = true
      trace("stops zooming", because: "a finger came down")
    }
    return true
  }

  /// No finger is left of those that might have zoomed.
  func zoomingFingersDidLift() {
    guard let zooming, zooming.isHeld, !zooming.isPinched else { return }
    zooming.isHeld = false
    settleZoom(fingerStays: false)
  }

  func endPinch(fingerStays: Bool) {
    guard let zooming, zooming.isPinched else { return }
    zooming.isPinched = false
    settleZoom(fingerStays: fingerStays)
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let zooming, let view = zoomedView, window != nil else { return }
    if activity == .animating || activity == .decelerating || activity == .wheeling { stopMotion() }
    beginZoom(of: view)
    // A delegate may have taken either from the screen.
    guard window != nil, view.superview === self else { return finishZoom() }
    zooming.path = nil
    zooming.isHeld = false
    zooming.isPinched = true
    zooming.observer?.isPaused = true
    zooming.scale.setScale(view.scaleOfTransform)
    zooming.scale.beginPinch()
    zooming.centroid = placeInView(of: pinch)
    if pinch.state == .began { zooming.followed = 1 }
    zooming.isDragKnown = activity == .dragging
    trace("zooms", because: pinch.numberOfTouches == 0 ? "a trackpad pinched" : "two fingers pinched")
    updateRange()
    if activity == .dragging { widenDrag() }
  }

  /// A drag that goes on beside a pinch moves this view only, in any direction: what did not scroll when it began may do
  /// so now.
  private func widenDrag() {
    let chains = (x: drag.chainX, y: drag.chainY)
    drag.chainX = nil
    drag.chainY = nil
    endDragsOfParents(in: chains, velocity: .zero, at: releaseTime)
    guard activity == .dragging else { return }
    drag.followsX = true
    drag.followsY = true
    let translation = pan.translation(in: self)
    horizontal.beginDrag(travel: -translation.x)
    vertical.beginDrag(travel: -translation.y)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let zooming, zooming.isPinched, let view = zooming.view, view.superview === self else { return }
    let factor = pinch.scale / zooming.followed
    let oldScale = zooming.scale.scale
    zooming.scale.bounces = bouncesZoom
    let scale = zooming.scale.pinch(by: factor)
    let from = zooming.centroid
    let to = placeInView(of: pinch)
    zooming.centroid = to
    // A drag moves the content with the fingers by itself, from its second report on; the first lacks the slop.
    let isDragged = activity == .dragging
    let dragged = isDragged && !zooming.isDragKnown ? pan.translation(in: self) : nil
    zooming.isDragKnown = isDragged
    func begin(_ axis: MotionEngine.ScrollAxis, _ from: CGFloat, _ to: CGFloat, _ dragged: CGFloat?) -> CGFloat {
      guard isScrollEnabled else { return to }
      guard axis.phase == .dragging else { return from }
      return dragged.map { from + $0 } ?? to
    }
    let before = CGPoint(
      x: begin(horizontal, from.x, to.x, dragged?.x), y: begin(vertical, from.y, to.y, dragged?.y))
    let corner = view.frame.origin
    change(view, to: scale, holding: true) {
      let newCorner = view.frame.origin
      let x = ZoomedOffset.offset(
        horizontal.offset - corner.x, scaledBy: scale / oldScale, about: before.x, movedTo: to.x)
      let y = ZoomedOffset.offset(
        vertical.offset - corner.y, scaledBy: scale / oldScale, about: before.y, movedTo: to.y)
      horizontal.shiftOffset(by: x + newCorner.x - horizontal.offset)
      vertical.shiftOffset(by: y + newCorner.y - vertical.offset)
      keepInsideWithoutBounce()
    }
    guard zooming.isPinched else { return }
    keepUnderFingers(view)
  }

  /// The delegate or the layout may have put the view elsewhere, such as in the middle: what is under the fingers stays.
  private func keepUnderFingers(_ view: UIView) {
    layoutIfNeeded()
    let corner = view.frame.origin
    guard corner != .zero else { return }
    horizontal.shiftOffset(by: corner.x)
    vertical.shiftOffset(by: corner.y)
    keepInsideWithoutBounce()
    showOffset()
  }

  /// The middle of the fingers, or the pointer, in points from the upper left corner.
  private func placeInView(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let place = pinch.location(in: self)
    return CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
  }
}
