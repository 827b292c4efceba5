import FrameClock

/// Moves what an animator animates in a container back and forth: the time of the container's layer stands still, and is
/// set to where the transition is.
@MainActor final class TransitionScrubber {
  private let layer: CALayer
  private weak var view: UIView?
  private let duration: Double
  private var changes = UIView.drivenChanges
  /// The layer's time at the beginning, and where the scrubber holds it; nil while it runs.
  private var start: Double
  private(set) var isFrozen = false
  /// How far the transition is, 0 to 1.
  private(set) var progress: CGFloat = 0
  private var frames: FrameObserver?

  init(_ view: UIView, duration: Double) {
    self.view = view
    layer = view.layer
    self.duration = duration
    start = view.layer.convertTime(UIApplication.animationContext.clock.now, from: nil)
  }

  private var clock: FrameClock { UIApplication.animationContext.clock }

  /// Notes what is animated while `body` runs, so that it can be taken back.
  func observe(_ body: () -> Void) {
    let outer = ViewAnimation.observer
    ViewAnimation.observer = { [weak self] change, running in self?.changes.append(change, running) }
    body()
    ViewAnimation.observer = outer
  }

  /// Stops the layer's time where it is.
  func freeze() {
    guard !isFrozen else { return }
    let time = layer.convertTime(clock.now, from: nil)
    isFrozen = true
    layer.speed = 0
    layer.beginTime = 0
    layer.timeOffset = time
    progress = fraction(at: time)
  }

  /// Stops the layer's time, and what moves it.
  func hold() {
    frames?.invalidate()
    frames = nil
    freeze()
  }

  /// Moves to a part of the way.
  func move(to progress: CGFloat) {
    freeze()
    self.progress = min(max(progress, 0), 1)
    // At the very end animations would be over, and the animator done, before anybody has let go.
    layer.timeOffset = start + min(self.progress * duration, max(duration - Self.margin, 0))
  }

  /// Goes the rest of the way by itself, and then ends the animations.
  func run(cancelled: Bool, seconds: Double, timing: any UITimingCurveProvider, step: @escaping (CGFloat) -> Void) {
    freeze()
    frames?.invalidate()
    let (first, last) = (progress, CGFloat(cancelled ? 0 : 1))
    let began = clock.now
    guard seconds > 0, let loop = view?.window?.windowScene?.frameLoop else {
      step(last)
      end(cancelled: cancelled)
      return
    }
    let (pace, whole) = timing.pace(for: seconds)
    frames = loop.addObserver { [weak self] now in
      MainActor.assumeIsolated {
        guard let self else { return }
        let part = min((now - began) / whole, 1)
        let way = part < 1 ? CGFloat(pace.fraction(at: part, of: whole)) : 1
        self.move(to: first + (last - first) * way)
        step(self.progress)
        if part >= 1 { self.end(cancelled: cancelled) }
      }
    }
  }

  private func end(cancelled: Bool) {
    frames?.invalidate()
    frames = nil
    progress = cancelled ? 0 : 1
    var changes = self.changes
    self.changes = UIView.drivenChanges
    UIView.performWithoutAnimation {
      if cancelled { changes.goToStart(finished: false) } else { changes.goToEnd(finished: true) }
    }
    for (layer, property) in changes.restored { (layer.delegate as? UIView)?.layerDidRestore(property) }
    // What the animator has begun besides goes on by itself from here to its end.
    if isFrozen { letGo(at: start + duration) }
  }

  /// Gives the layer its own time back.
  func release() {
    frames?.invalidate()
    frames = nil
    guard isFrozen else { return }
    isFrozen = false
    layer.speed = 1
    layer.beginTime = 0
    layer.timeOffset = 0
  }

  private func letGo(at time: Double) {
    layer.beginTime = layer.superlayer?.convertTime(clock.now, from: nil) ?? clock.now
    layer.timeOffset = time
    layer.speed = 1
  }

  private func fraction(at time: Double) -> CGFloat {
    duration > 0 ? min(max((time - start) / duration, 0), 1) : 1
  }

  /// In seconds. Our choice: less than anybody sees.
  private static let margin = 1e-6
}
