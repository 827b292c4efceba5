import FrameClock
import GestureEngine

/// Brings pinches of a trackpad to the pinch recognizers under the pointer.
///
/// The reports of one pinch, with no long pause between, are to recognizers what one touch is: those of the view under
/// the pointer and of all around it take part from the first report to the end, and compete for it.
@MainActor final class TransformDispatcher {
  private unowned let scene: UIWindowScene
  private var recognizers: [UIPinchGestureRecognizer] = []
  private var isUnderWay = false
  /// The number that stands for the pinch in the arena, where recognizers take part.
  private var slot: Int?
  private var timer: ClockTimer?

  /// After how many seconds without a report a pinch is over: pages are not told when fingers leave a trackpad, and
  /// report some sixty times per second while they move. Our choice.
  static let pause = 0.25

  init(scene: UIWindowScene) { self.scene = scene }

  private var environment: GestureEnvironment { scene.gestureEnvironment }
  private var clock: FrameClock { scene.application.clock }

  /// The trackpad pinched. What is no factor or no place means nothing; while touches are down nobody hears of it.
  func receive(_ sample: MagnifySample) {
    guard sample.factor > 0, sample.factor.isFinite, sample.location.isFinite else { return }
    guard scene.touchDispatcher.activeTouches.isEmpty, case (let window?, let view?) = scene.hit(at: sample.location),
      let point = window.layer.convertFromParent(sample.location)
    else { return }
    if !isUnderWay { begin(on: view) }
    waitForSilence()
    guard !recognizers.isEmpty else { return }
    environment.perform {
      for recognizer in recognizers where environment.isListening(recognizer) {
        recognizer.magnify(by: sample.factor, at: point, time: clock.now)
      }
    }
    environment.settle()
  }

  /// The pinch is over: a button is pressed, a finger comes down, or the pointer leaves.
  func end() { finish(with: .ended) }

  /// The pinch is taken away.
  func cancel() { finish(with: .cancelled) }

  private func begin(on hitView: UIView) {
    isUnderWay = true
    guard let slot = scene.freeStreamSlot else { return }
    let event = UIEvent(type: .transform, timestamp: clock.now)
    var view: UIView? = hitView
    while let current = view {
      for case let recognizer as UIPinchGestureRecognizer in current.attachedRecognizers
      where mayReceive(recognizer, event) {
        environment.admitStream(slot, to: recognizer)
        self.slot = slot
        recognizers.append(recognizer)
      }
      view = current.superview
    }
  }

  private func mayReceive(_ recognizer: UIPinchGestureRecognizer, _ event: UIEvent) -> Bool {
    // One that has an attempt of fingers goes on with that.
    recognizer.member == nil && recognizer.allows(.indirectPointer) && environment.admits(event, to: recognizer)
  }

  private func waitForSilence() {
    timer?.cancel()
    let deadline = clock.now + Self.pause
    timer = environment.schedule(at: deadline) { [weak self] in
      // A report that comes in with the timer has put the end off.
      guard let self, timer?.deadline == deadline else { return }
      end()
    }
  }

  private func finish(with state: UIGestureRecognizer.State) {
    guard isUnderWay else { return }
    isUnderWay = false
    timer?.cancel()
    timer = nil
    guard let slot else { return }
    self.slot = nil
    let finished = recognizers
    recognizers.removeAll()
    environment.perform {
      for recognizer in finished where environment.isListening(recognizer) { recognizer.state = state }
    }
    environment.endStream(slot)
  }
}
