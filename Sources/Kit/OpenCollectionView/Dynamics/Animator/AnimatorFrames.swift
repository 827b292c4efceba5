/// The frames that an animator steps in: those of the scene that its view is shown in. // D21
@MainActor final class AnimatorFrames {
  private weak var simulation: DynamicsSimulation?
  private var link: CADisplayLink?
  /// The time that has passed and was not stepped, in seconds; less than nothing where steps were taken ahead.
  private var owed = 0.0
  private var lastTime: Double?

  /// How many steps one frame takes at most; what is left of a longer one is dropped. Our choice. // D21
  static let mostSteps = 4

  init(of simulation: DynamicsSimulation) { self.simulation = simulation }

  var isRunning: Bool { link?.isValid ?? false }

  var scene: UIWindowScene? { simulation?.place?.window?.windowScene }

  /// Calls a closure in each frame with the number of steps that are due, until it answers no or ``stop()``.
  func run(stepping duration: Double, _ step: @escaping @MainActor (Int) -> Bool) {
    stop()
    let place: @MainActor () -> UIView? = { [weak simulation] in simulation?.place }
    let link = CADisplayLink(following: place) { [weak self] link in
      guard let self, step(stepsDue(at: link.timestamp, duration)) else { return link.invalidate() }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  func stop() {
    link?.invalidate()
    link = nil
    lastTime = nil
    owed = 0
  }

  /// Frames that come a little early or late have one step each: what is owed is rounded, and the rest kept.
  private func stepsDue(at time: Double, _ duration: Double) -> Int {
    // A step is seen in the first frame, however soon that comes.
    owed += time - (lastTime ?? time - duration)
    lastTime = time
    let count = max((owed / duration).rounded(), 0)
    guard count <= Double(Self.mostSteps) else {
      owed = 0
      return Self.mostSteps
    }
    owed -= count * duration
    return Int(count)
  }
}
