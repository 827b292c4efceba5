/// The keyframes of an animation of views while they are described.
@MainActor final class ViewKeyframes {
  private let changes = KeyframeChanges()
  /// The part of the whole that the changes which are made now take.
  private var start = 0.0
  private var duration = 1.0

  /// Runs `changes` with what they change taking a part of the whole.
  func describe(start: Double, duration: Double, _ changes: () -> Void) {
    let before = (self.start, self.duration)
    (self.start, self.duration) = (start, duration)
    changes()
    (self.start, self.duration) = before
  }

  /// Notes a change that has just been made.
  func add(_ change: PropertyChange) { changes.add(change, start: start, duration: duration) }

  /// Animates what has been described, by the timing and the options of `animation`.
  func animate(by animation: ViewAnimation, mode: CAAnimationCalculationMode) {
    let blocks = animation.blocksTouches
    let lines = changes.animate(
      replacing: animation.options.contains(.beginFromCurrentState), driver: animation.driver,
      delay: animation.driverDelay, group: animation.group
    ) { layer in
      let keyframes = CAKeyframeAnimation()
      keyframes.calculationMode = mode
      if case .curve(let function) = animation.pace { keyframes.timingFunction = function }
      animation.setTiming(of: keyframes, in: layer)
      return keyframes
    } whenStopped: { layer in
      if blocks { (layer.delegate as? UIView)?.blockingAnimations -= 1 }
    }
    for line in lines {
      if blocks { (line.change.layer.delegate as? UIView)?.blockingAnimations += line.running.count }
      animation.whenChanged?(line.change, line.running)
      if animation.driver == nil { ViewAnimation.observer?(line.change, line.running) }
    }
  }
}
