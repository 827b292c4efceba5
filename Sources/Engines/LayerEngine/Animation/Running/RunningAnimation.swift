import MotionEngine

/// An animation that a layer has been given.
package final class RunningAnimation {
  /// The key; nil for an animation that cannot be asked for.
  package let key: String?
  /// The layer's copy of what was added.
  package let animation: CAAnimation
  let program: AnimationProgram
  let bits: LayerPropertySet
  /// The driver, which decides how far the animation is, in place of its timing.
  package let driver: (any AnimationDriver)?
  /// The part of the driver's whole that passes before the animation begins.
  let driverDelay: Double
  /// The group whose completion waits for the animation.
  var group: CompletionGroup?
  /// Called when the animation is over, after its delegate; whether it came to its natural end.
  var whenStopped: ((Bool) -> Void)?
  /// The place in the order in which animations were added.
  let sequence: Int
  /// Tells whether the animation waits for its layer to be shown.
  @exclusivity(unchecked)
  var isPending = false
  var hasStarted = false
  var hasStopped = false
  /// How far the animation was when its layer was last looked at.
  @exclusivity(unchecked)
  private var lastMoment: AnimationTiming.Moment?
  /// The layer's time then.
  @exclusivity(unchecked)
  private var lastLook = Double.nan
  private var lastFraction = Double.nan

  init(
    key: String?, animation: CAAnimation, program: AnimationProgram, driver: (any AnimationDriver)?,
    driverDelay: Double, sequence: Int
  ) {
    self.key = key
    self.animation = animation
    self.program = program
    self.driver = driver
    self.driverDelay = driverDelay
    self.sequence = sequence
    bits = program.bits
  }

  /// Changes values as the animation has them.
  ///
  /// - Parameters:
  ///   - now: the clock's time.
  ///   - layerTime: the layer's.
  func apply(now: Double, layerTime: Double, to properties: inout LayerProperties) {
    if isPending { return }
    guard let driver else {
      // It has mostly been asked whether it has moved by then.
      let moment = layerTime == lastLook ? lastMoment : program.timing.moment(at: layerTime)
      if let moment { program.apply(moment, at: layerTime, to: &properties) }
      return
    }
    guard case .property(let property) = program.content else { return }
    property.apply(fraction: driver.fraction(at: now, delay: driverDelay), iteration: 0, to: &properties)
  }

  /// Tells whether the animation is further on than when this was last asked.
  func hasMoved(now: Double, layerTime: Double) -> Bool {
    if isPending { return false }
    if let driver {
      let fraction = driver.fraction(at: now, delay: driverDelay)
      defer { lastFraction = fraction }
      return fraction != lastFraction
    }
    let moment = program.timing.moment(at: layerTime)
    defer { (lastMoment, lastLook) = (moment, layerTime) }
    return moment != lastMoment || program.movesWithoutEnd(at: layerTime)
  }

  func isOver(at layerTime: Double) -> Bool { driver == nil && !isPending && program.timing.isOver(at: layerTime) }

  /// Tells whoever waits for it that the animation is over. Only the first call counts.
  func stop(finished: Bool) {
    guard !hasStopped else { return }
    hasStopped = true
    animation.delegate?.animationDidStop(animation, finished: finished)
    whenStopped?(finished)
    whenStopped = nil
    group?.leave(finished: finished)
    group = nil
  }
}
