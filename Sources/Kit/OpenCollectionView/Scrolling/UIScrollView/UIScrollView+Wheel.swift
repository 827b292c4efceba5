import FrameClock
import GestureEngine
import MotionEngine

extension UIScrollView {
  /// Whether a wheel's turn is along an axis that the view scrolls.
  func takesWheel(_ sample: ScrollSample) -> Bool {
    guard isScrollEnabled, !sample.distance.x.isNaN, !sample.distance.y.isNaN else { return false }
    return abs(sample.distance.x) > abs(sample.distance.y) ? scrollsHorizontally : scrollsVertically
  }

  /// Whether there is content left in the direction of a wheel's turn.
  func hasContent(inDirectionOf sample: ScrollSample) -> Bool {
    let isAcross = abs(sample.distance.x) > abs(sample.distance.y)
    let axis = isAcross ? horizontal : vertical
    let distance = isAcross ? sample.distance.x : sample.distance.y
    return distance > 0 ? axis.offset < axis.maximum : axis.offset > axis.minimum
  }

  /// Follows a wheel or a trackpad: beyond the edges by the rubber band, and back when it is silent.
  func turnWheel(_ sample: ScrollSample) {
    guard activity != .dragging, activity != .tracking, let clock = window?.windowScene?.application.clock else {
      return
    }
    if activity != .wheeling {
      if activity != .none { stopMotion() }
      wheel = WheelState()
      wheel.start = CGPoint(x: horizontal.offset, y: vertical.offset)
      if scrollsHorizontally { horizontal.beginDrag() }
      if scrollsVertically { vertical.beginDrag() }
      activity = .wheeling
      trace("wheels", because: "")
      indicators.show()
    }
    let unit: CGPoint =
      switch sample.unit {
      case .points: CGPoint(x: 1, y: 1)
      case .lines: CGPoint(x: vertical.profile.wheelLineHeight, y: vertical.profile.wheelLineHeight)
      case .pages: CGPoint(x: bounds.width, y: bounds.height)
      }
    let distance = CGPoint(x: sample.distance.x * unit.x, y: sample.distance.y * unit.y)
    wheel.asked.x += distance.x
    wheel.asked.y += distance.y
    limitAsked()
    if max(abs(distance.x), abs(distance.y)) < WheelState.notch { wheel.shown = wheel.asked }
    wheel.silence?.cancel()
    wheel.silence = clock.at(max(clock.now, sample.time) + WheelState.silenceDuration) { [weak self] in
      MainActor.assumeIsolated { self?.wheelDidFallSilent() }
    }
    runMotion()
  }

  /// Shows the next bit of what the wheel has asked for.
  func stepWheel(to time: Double) {
    let elapsed = max(0, time - (wheel.lastStep ?? time - 1.0 / 60))
    wheel.lastStep = time
    let rest = CGPoint(x: wheel.asked.x - wheel.shown.x, y: wheel.asked.y - wheel.shown.y)
    if max(abs(rest.x), abs(rest.y)) < 0.5 {
      wheel.shown = wheel.asked
    } else {
      let share = 1 - exp(-elapsed / WheelState.smoothing)
      wheel.shown.x += rest.x * share
      wheel.shown.y += rest.y * share
    }
    horizontal.drag(travel: wheel.shown.x)
    vertical.drag(travel: wheel.shown.y)
    if wheel.shown == wheel.asked, wheel.silence?.isPending != true { releaseWheel(at: time) }
  }

  private func wheelDidFallSilent() {
    guard activity == .wheeling, wheel.shown == wheel.asked else { return }
    releaseWheel(at: window?.windowScene?.application.clock.now ?? 0)
  }

  private func releaseWheel(at time: Double) {
    wheel.end()
    activity = .none
    let x = horizontal.release(velocity: 0, at: time)
    let y = vertical.release(velocity: 0, at: time)
    if x.moves || y.moves { beginDecelerating() }
  }

  /// A wheel cannot pull further out than half a viewport, of which the rubber band shows less: a trackpad's momentum
  /// would hold the content there.
  private func limitAsked() {
    func limited(_ asked: CGFloat, from start: CGFloat, _ axis: MotionEngine.ScrollAxis) -> CGFloat {
      let slack = axis.bounces ? axis.viewportLength / 2 : 0
      return min(max(asked, min(0, axis.minimum - slack - start)), max(0, axis.maximum + slack - start))
    }
    wheel.asked.x = limited(wheel.asked.x, from: wheel.start.x, horizontal)
    wheel.asked.y = limited(wheel.asked.y, from: wheel.start.y, vertical)
  }
}
