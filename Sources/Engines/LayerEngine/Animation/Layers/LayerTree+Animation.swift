import FrameClock
import MotionEngine

extension LayerTree {
  /// Ends the animations whose time has come, and tells who waits for them.
  ///
  /// Call it once per frame, before layout. Animations that end in one frame are told in the order of their ends, and at
  /// equal ends in the order in which they were added.
  ///
  /// - Complexity: O(animations), whatever else is in the tree.
  package func advanceAnimations() {
    guard !animatedLayers.isEmpty else { return }
    let now = context.clock.now
    var ended: [EndedAnimation] = []
    var started: [RunningAnimation] = []
    var times = LayerTimes(at: now)
    for layer in animatedLayers where layer.tree === self {
      layer.collectEnded(at: times.time(of: layer), into: &ended, started: &started)
    }
    for running in started { running.animation.delegate?.animationDidStart(running.animation) }
    guard !ended.isEmpty else { return }
    ended.sort { ($0.time, $0.running.sequence) < ($1.time, $1.running.sequence) }
    for animation in ended { animation.running.stop(finished: true) }
  }

  /// Tells whether anything moves by itself, or will.
  package var isAnimated: Bool { !animatedLayers.isEmpty || !replicators.isEmpty }

  /// When something will move by itself, in the clock's time: now or earlier where it does already; nil for never.
  package var nextAnimationTime: Double? {
    var next = Double.infinity
    let now = context.clock.now
    if hasLaggingReplicas { return now }
    for layer in animatedLayers where layer.tree === self {
      next = min(next, layer.nextAnimationTime(after: now))
      if next <= now { return now }
    }
    return next == .infinity ? nil : next
  }

  func updatePresentations() {
    guard !animatedLayers.isEmpty else { return }
    let now = context.clock.now
    var times = LayerTimes(at: now)
    var isAnyOver = false
    for layer in animatedLayers {
      let goesOn = layer.tree === self && layer.updatePresentation(now: now, layerTime: times.time(of: layer))
      if !goesOn { isAnyOver = true }
    }
    guard isAnyOver else { return }
    let isOver: (CALayer) -> Bool = { layer in layer.tree !== self || layer.animations == nil }
    // The list is another before layers go that nothing else keeps.
    let over = animatedLayers.filter(isOver)
    animatedLayers = animatedLayers.filter { !isOver($0) }
    for layer in over {
      layer.animations?.isNoted = false
      if let tree = layer.tree {
        // In another tree they go on there.
        if layer.animations != nil { tree.noteAnimation(of: layer) }
      } else {
        layer.removeAnimations(because: "the layer has left the screen", in: context) { _ in true }
      }
    }
  }

  func noteAnimation(of layer: CALayer) {
    if let animations = layer.animations, !animations.isNoted {
      animations.isNoted = true
      animatedLayers.append(layer)
    }
    setNeedsCommit()
  }
}

extension CALayer {
  func nextAnimationTime(after now: Double) -> Double {
    guard let animations else { return .infinity }
    var next = Double.infinity
    let layerTime = time(at: now)
    let isOnTime = self.isOnTime
    for running in animations.running {
      if let driver = running.driver {
        if driver.isMoving { return now }
        continue
      }
      guard !running.isPending, !running.hasStopped else { continue }
      // What was added in a frame, after the others were looked at, is told of its beginning and its end in the next.
      if running.isOver(at: layerTime) || !running.hasStarted && running.program.timing.hasBegun(at: layerTime)
        || running.program.movesWithoutEnd(at: layerTime)
      {
        return now
      }
      // What shows nothing waits for its end only.
      let timing = running.program.timing
      let change = running.bits.isEmpty ? timing.endTime ?? .infinity : timing.nextChange(after: layerTime)
      if change == .infinity { continue }
      if isOnTime {
        next = min(next, change)
      } else {
        // A layer whose time stands still stays as it is; one whose time runs otherwise is looked at in every frame.
        if self.time(at: now + 1) != layerTime { return now }
      }
    }
    return next
  }
}
