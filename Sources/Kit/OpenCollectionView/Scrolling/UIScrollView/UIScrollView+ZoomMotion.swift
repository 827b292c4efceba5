import FrameClock
import MotionEngine

// The way back from beyond the limits, and animated zooms.
//
// While nothing else moves the content its place is told by a path, along with the scale. Beside a drag or a deceleration
// the scale goes by itself: the content is scaled about the last middle of the fingers, wherever it is just then.
extension UIScrollView {
  private var isMovedOtherwise: Bool { horizontal.phase != .resting || vertical.phase != .resting }

  /// Tells of the beginning of a zoom, unless one is under way.
  func beginZoom(of view: UIView) {
    let zooming = knownZooming
    if zooming.isUnderWay, zooming.view !== view { finishZoom() }
    guard !zooming.isUnderWay else { return }
    zooming.isUnderWay = true
    zooming.view = view
    indicators.show()
    baseDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Nobody zooms any longer: what is beyond its limits goes back.
  func settleZoom(fingerStays: Bool) {
    guard let zooming, let view = zooming.view, let clock = window?.windowScene?.application.clock else {
      return endZoomAtOnce()
    }
    let scale = zooming.scale.scale
    let limit = zooming.scale.legalScale(nearest: scale)
    // A finger that is left holds the content where it is; the zoom is over.
    if fingerStays, limit == scale {
      finishZoom()
      zooming.isHeld = true
      zooming.view = view
      updateRange()
      return
    }
    guard !isMovedOtherwise else {
      if zooming.scale.release(at: clock.now) { runZoom() } else { finishZoom() }
      return
    }
    let about = zooming.centroid
    let target = placeOfContent(at: limit, from: scale)
    let end = endOfZoom(of: view, at: limit, nearest: target)
    let isElsewhere = end != CGPoint(x: horizontal.offset, y: vertical.offset)
    guard zooming.scale.release(at: clock.now, settling: isElsewhere) else { return finishZoom() }
    trace("zooms back", because: "to \(limit)×, \(wholePoints(end))")
    zooming.path = path(to: target, about: about)
    runZoom()
  }

  func runZoom() {
    guard let zooming else { return }
    if let observer = zooming.observer {
      observer.isPaused = false
      return
    }
    zooming.observer = window?.windowScene?.frameLoop.addObserver(
      ownedBy: self, for: "\(type(of: self)) zooms"
    ) { view, time in
      MainActor.assumeIsolated { view.stepZoom(to: time) }
    }
  }

  private func stepZoom(to time: Double) {
    guard let zooming, zooming.scale.isMoving, let view = zooming.view, view.superview === self else {
      return finishZoom()
    }
    if isMovedOtherwise {
      zooming.path = nil
    } else if zooming.path == nil {
      // What moved the content beside the zoom has come to an end, maybe beyond an edge: from here on it goes along.
      let target = placeOfContent(at: zooming.scale.restingScale, from: zooming.scale.scale)
      zooming.path = path(to: target, about: zooming.centroid)
    } else {
      planZoom()
    }
    let oldScale = zooming.scale.scale
    let scale = zooming.scale.step(to: time)
    if let path = zooming.path {
      let left = zooming.scale.shareLeft
      change(view, to: scale, holding: true) {
        horizontal.setOffset(path.x.offset(atScale: scale, shareLeft: left))
        vertical.setOffset(path.y.offset(atScale: scale, shareLeft: left))
        keepInsideWithoutBounce()
      }
    } else {
      let about = zooming.centroid
      change(view, to: scale, holding: false) {
        let x = horizontal.offset
        let y = vertical.offset
        let factor = scale / oldScale
        horizontal.shiftOffset(by: ZoomedOffset.offset(x, scaledBy: factor, about: about.x, movedTo: about.x) - x)
        vertical.shiftOffset(by: ZoomedOffset.offset(y, scaledBy: factor, about: about.y, movedTo: about.y) - y)
      }
    }
    // A delegate may have begun something else.
    if !zooming.scale.isMoving, !zooming.isPinched { finishZoom() }
  }

  /// Scales the view, moves the content, and tells of both.
  ///
  /// - Parameter holding: whether the content keeps the place that `move` gives it, legal or not.
  func change(_ view: UIView, to scale: CGFloat, holding: Bool, _ move: () -> Void) {
    let zooming = knownZooming
    let wasChanging = zooming.isChanging
    zooming.isChanging = holding
    let isOther = view.scaleTransform(to: scale)
    move()
    if isOther { contentSize = view.frame.size }
    zooming.isChanging = wasChanging
    if !holding, !zoomHoldsContent {
      horizontal.adaptToRange()
      vertical.adaptToRange()
    }
    showOffset()
    if isOther { baseDelegate?.scrollViewDidZoom(self) }
  }

  /// Content that does not bounce is never shown beyond its edges.
  func keepInsideWithoutBounce() {
    guard !bouncesAcross || !bouncesAlong else { return }
    guard let size = zooming?.view?.frame.size else { return }
    let range = legalRange(ofContent: size)
    if !bouncesAcross { horizontal.setOffset(min(max(horizontal.offset, range.minimum.x), range.maximum.x)) }
    if !bouncesAlong { vertical.setOffset(min(max(vertical.offset, range.minimum.y), range.maximum.y)) }
  }

  // MARK: The path

  /// The place at which content ends that is to stand at `target` at a scale.
  private func endOfZoom(of view: UIView, at scale: CGFloat, nearest target: CGPoint) -> CGPoint {
    let size = view.frame.size
    let factor = scale / max(view.scaleOfTransform, ZoomScale.smallest)
    let range = legalRange(ofContent: CGSize(width: size.width * factor, height: size.height * factor))
    return CGPoint(
      x: min(max(target.x, range.minimum.x), range.maximum.x), y: min(max(target.y, range.minimum.y), range.maximum.y))
  }

  /// The way of the content from where it is to the legal place nearest to `target`.
  func path(to target: CGPoint, about point: CGPoint?) -> ScrollZoom.Path? {
    guard let zooming, let view = zooming.view else { return nil }
    let scale = zooming.scale
    let end = endOfZoom(of: view, at: scale.restingScale, nearest: target)
    return ScrollZoom.Path(
      target: target,
      x: ZoomedOffset(
        from: horizontal.offset, scale: scale.scale, shareLeft: scale.shareLeft, about: point.map { Double($0.x) },
        to: end.x,
        endScale: scale.restingScale),
      y: ZoomedOffset(
        from: vertical.offset, scale: scale.scale, shareLeft: scale.shareLeft, about: point.map { Double($0.y) },
        to: end.y,
        endScale: scale.restingScale))
  }

  /// Makes the path go on from where the content is, if the program has moved it or what is legal.
  func planZoom() {
    guard let zooming, let old = zooming.path, let view = zooming.view else { return }
    let scale = zooming.scale
    let end = endOfZoom(of: view, at: scale.restingScale, nearest: old.target)
    let left = scale.shareLeft
    let isElsewhere =
      horizontal.offset != old.x.offset(atScale: scale.scale, shareLeft: left)
      || vertical.offset != old.y.offset(atScale: scale.scale, shareLeft: left)
    guard isElsewhere || end.x != old.x.end || end.y != old.y.end else { return }
    guard scale.phase != .animating else {
      zooming.path = path(to: old.target, about: nil)
      return
    }
    // What the program has moved does not go back to where it would have ended.
    let target = isElsewhere ? placeOfContent(at: scale.restingScale, from: scale.scale) : old.target
    zooming.path = path(to: target, about: zooming.centroid)
  }

  /// The place of the content at another scale if nothing but the fingers' middle mattered.
  private func placeOfContent(at scale: CGFloat, from old: CGFloat) -> CGPoint {
    let about = knownZooming.centroid
    return CGPoint(
      x: ZoomedOffset.offset(horizontal.offset, scaledBy: scale / old, about: about.x, movedTo: about.x),
      y: ZoomedOffset.offset(vertical.offset, scaledBy: scale / old, about: about.y, movedTo: about.y))
  }

  // MARK: The end

  /// Ends a motion where it is. The content stays there, if that is legal.
  func stopZoom() {
    guard let zooming, zooming.scale.isMoving else { return }
    zooming.scale.stop()
    trace("stops zooming", because: "the program or a finger did")
    finishZoom()
  }

  /// Nothing zooms any longer: the delegate is told.
  func finishZoom() {
    guard let zooming else { return }
    zooming.scale.stop()
    zooming.path = nil
    zooming.isHeld = false
    zooming.observer?.isPaused = true
    updateRange()
    if !isTracking, !zooming.isPinched {
      // Along an axis that is on its way something else sees to it.
      let legal = legalOffset(nearest: CGPoint(x: horizontal.offset, y: vertical.offset))
      if horizontal.phase == .resting { horizontal.setOffset(legal.x) }
      if vertical.phase == .resting { vertical.setOffset(legal.y) }
      showOffset()
    }
    if activity == .none { indicators.rest() }
    guard zooming.isUnderWay else { return }
    zooming.isUnderWay = false
    let view = zooming.view
    trace("has zoomed", because: "to \(zooming.scale.scale)×")
    baseDelegate?.scrollViewDidEndZooming(
      self, with: view, atScale: view?.scaleOfTransform ?? CGFloat(zooming.scale.scale))
  }

  /// A zoom has no frames any longer, or is not wanted: what is beyond its limits is put on them.
  func endZoomAtOnce() {
    guard let zooming, zooming.isUnderWay || zooming.holdsContent else { return }
    zooming.isPinched = false
    zooming.scale.stop()
    zooming.path = nil
    zooming.isHeld = false
    let limit = zooming.scale.legalScale(nearest: zooming.scale.scale)
    if let view = zooming.view, view.superview === self, limit != zooming.scale.scale {
      let target = placeOfContent(at: limit, from: zooming.scale.scale)
      zooming.scale.setScale(limit)
      change(view, to: limit, holding: true) { adoptOffset(endOfZoom(of: view, at: limit, nearest: target)) }
    }
    finishZoom()
  }

  /// The view leaves its window: there will be no frames.
  func leaveWindowWhileZooming() {
    guard let zooming else { return }
    let wasPinched = zooming.isPinched
    endZoomAtOnce()
    if wasPinched { zooming.pinch.cancelAttempt() }
    zooming.observer?.invalidate()
    zooming.observer = nil
  }
}
