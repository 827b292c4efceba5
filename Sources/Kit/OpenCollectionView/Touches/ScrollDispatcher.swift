import FrameClock
import GestureEngine
import MotionEngine

/// Brings turns of a wheel, and scrolling of a trackpad, to pans that take them and to scroll views.
///
/// Who is asked first: from the view under the pointer outwards, a scroll view with content left in that direction, or a
/// pan that takes such scrolling. The reports of one turning, with no pause between, are to pans what one touch is, and
/// a scroll view that has begun with a turning keeps it until a pause, also at the end of its content: what lies around
/// it takes the next turning. So content never runs away under the pointer.
@MainActor final class ScrollDispatcher {
  private unowned let scene: UIWindowScene
  private var pans: [UIPanGestureRecognizer] = []
  /// The number that stands for the turning in the competition of recognizers.
  private var slot: Int?
  private var timer: ClockTimer?
  /// The scroll view that the turning began with, and when it was last reported.
  private(set) weak var latched: UIScrollView?
  private var lastReport = -Double.infinity

  /// How long a wheel must be silent for a pan to end, in seconds: as for scroll views. Our choice. // G89
  static let pause = WheelTurn.silence

  init(scene: UIWindowScene) { self.scene = scene }

  private var environment: GestureEnvironment { scene.gestureEnvironment }
  private var clock: FrameClock { scene.application.clock }

  /// The wheel turned.
  func receive(_ sample: ScrollSample) {
    // A bar of commands goes away when what it belongs to scrolls.
    let overlay = scene.menuOverlay.flatMap { $0.letsScrollingThrough ? $0 : nil }
    guard let window = scene.window(at: sample.location, passingOver: overlay),
      let point = window.layer.convertFromParent(sample.location)
    else { return }
    scene.application.sendEvent(ScrollEvent(sensible(sample), in: window, at: point))
  }

  /// A pan does not outlast a button or a finger that comes down; and what it comes down on is another matter.
  func end() {
    latched = nil
    finish { $0.scrollingEnded() }
  }

  /// The wheel is taken away.
  func cancel() {
    latched = nil
    finish {
      $0.reason = "its scrolling was cancelled"
      $0.state = .cancelled
    }
  }

  /// Brings an event to recognizers and views. Called by the window.
  func deliver(_ event: ScrollEvent, in window: UIWindow) {
    if pans.isEmpty, let latched = scrollViewOfTurning(in: window) {
      lastReport = clock.now
      latched.turnWheel(event.sample)
      return
    }
    let chain = window.hitTest(event.point, with: event)
    if pans.isEmpty { beginPan(with: event, startingAt: chain) }
    guard pans.isEmpty || !pan(event) else { return }
    guard event.sample.distance.isMotion, let scrollView = scrollView(for: event.sample, startingAt: chain) else {
      return
    }
    latched = scrollView
    lastReport = clock.now
    scrollView.turnWheel(event.sample)
  }

  /// The scroll view that keeps the turning; nil after a pause, or where it is gone or may no longer scroll.
  private func scrollViewOfTurning(in window: UIWindow) -> UIScrollView? {
    guard let latched, latched.window === window, latched.isScrollEnabled,
      clock.now < lastReport + WheelTurn.latch
    else { return nil }
    return latched
  }

  /// The innermost that has content left in that direction, or that does not leave it to others; where there is none,
  /// the innermost is pulled beyond its edge.
  private func scrollView(for sample: ScrollSample, startingAt view: UIView?) -> UIScrollView? {
    var innermost: UIScrollView?
    var view = view
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.takesWheel(sample) {
        if scrollView.hasContent(inDirectionOf: sample) {
          scrollView.trace("takes the wheel", because: "it is the innermost with content left in that direction")
          return scrollView
        }
        if scrollView.keepsWheel(sample) {
          scrollView.trace("takes the wheel", because: "it is at its end and transfers no scrolling")
          return scrollView
        }
        if innermost == nil { innermost = scrollView }
      }
      view = current.superview
    }
    innermost?.trace("takes the wheel", because: "nothing has content left in that direction; it is the innermost")
    return innermost
  }

  // MARK: Pans

  private func beginPan(with event: ScrollEvent, startingAt view: UIView?) {
    let type = event.sample.type
    guard event.sample.distance.isMotion, scene.touchDispatcher.activeTouches.isEmpty,
      let slot = scene.freeStreamSlot
    else { return }
    var view = view
    while let current = view {
      let scrollView = current as? UIScrollView
      if pans.isEmpty, let scrollView, scrollView.takesWheel(event.sample),
        scrollView.hasContent(inDirectionOf: event.sample) || scrollView.keepsWheel(event.sample)
      {
        return
      }
      for case let pan as UIPanGestureRecognizer in current.attachedRecognizers where pan.takes(type) {
        // Scroll views listen to wheels by themselves, and one that has an attempt of fingers goes on with that.
        guard pan !== scrollView?.panGestureRecognizer, pan.member == nil, environment.admits(event, to: pan) else {
          continue
        }
        environment.admitStream(slot, to: pan)
        pans.append(pan)
        self.slot = slot
      }
      view = current.superview
    }
  }

  /// Tells whether a pan follows the wheel, or will when others have failed.
  private func pan(_ event: ScrollEvent) -> Bool {
    waitForSilence()
    environment.perform {
      for pan in pans where isListening(pan) {
        pan.lastInput = (event.modifiers, event.buttons)
        pan.scroll(event.sample, at: event.point)
      }
    }
    let isTaken = pans.contains { isListening($0) }
    environment.settle()
    return isTaken
  }

  private func isListening(_ pan: UIPanGestureRecognizer) -> Bool {
    slot.map { environment.isListening(pan, to: $0) } ?? false
  }

  private func waitForSilence() {
    timer?.cancel()
    let deadline = clock.now + Self.pause
    timer = environment.schedule(at: deadline) { [weak self] in
      // A report that comes in with the timer has put the end off.
      guard let self, timer?.deadline == deadline else { return }
      endPans()
    }
  }

  private func endPans() { finish { $0.scrollingEnded() } }

  private func finish(_ tell: (UIPanGestureRecognizer) -> Void) {
    timer?.cancel()
    timer = nil
    guard let slot else { return }
    let finished = pans.filter { isListening($0) }
    pans = []
    self.slot = nil
    environment.perform {
      for pan in finished where environment.isListening(pan, to: slot) { tell(pan) }
    }
    environment.endStream(slot)
  }

  /// A report without a time comes now: hosts may be broken.
  private func sensible(_ sample: ScrollSample) -> ScrollSample {
    guard !sample.time.isFinite else { return sample }
    var sample = sample
    sample.time = clock.now
    return sample
  }
}

extension ScrollDistance {
  /// Tells whether it is a distance, and not zero.
  fileprivate var isMotion: Bool { x.isFinite && y.isFinite && (x != 0 || y != 0) }
}
