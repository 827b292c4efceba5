import DecisionTrace
import Foundation
import FrameClock
import MotionEngine

extension CALayer {
  /// Takes a copy of an animation and begins it.
  ///
  /// - Parameters:
  ///   - driver: what decides how far the animation is, in place of its timing.
  ///   - delay: the part of the driver's whole that passes before the animation begins, 0 to 1.
  ///   - group: whose completion waits for the animation, besides the transaction's.
  @discardableResult
  package func begin(
    _ animation: CAAnimation, forKey key: String?, driver: (any AnimationDriver)? = nil, delay: Double = 0,
    group: CompletionGroup? = nil, whenStopped: ((Bool) -> Void)? = nil
  ) -> RunningAnimation {
    if let key { removeAnimations(because: "another takes its place") { $0.key == key } }
    let copy = animation.copy() as? CAAnimation ?? animation
    let context = tree?.context
    if copy.duration == 0, driver == nil { copy.duration = context?.duration ?? AnimationContext.defaultDuration }
    let isPending = tree == nil
    if !copy.beginTime.isFinite { copy.beginTime = 0 }
    if copy.beginTime == 0, !isPending { copy.beginTime = time(at: tree?.context.clock.now ?? 0) }
    let running = RunningAnimation(
      key: key, animation: copy,
      program: AnimationProgram(copy, beginTime: copy.beginTime, defaultDuration: copy.duration), driver: driver,
      driverDelay: delay, sequence: context?.nextSequence() ?? 0)
    running.isPending = isPending
    running.group = group ?? context?.currentGroup
    running.group?.enter()
    running.whenStopped = whenStopped
    let animations = self.animations ?? LayerAnimations(properties)
    self.animations = animations
    animations.running.append(running)
    animations.needsUpdate = true
    tree?.noteAnimation(of: self)
    trace(running, "begins", "")
    return running
  }

  /// Begins what was added while the layer was in no tree.
  func beginPendingAnimations(in tree: LayerTree) {
    guard let animations else { return }
    for running in animations.running where running.isPending {
      running.isPending = false
      if running.animation.beginTime == 0 {
        running.animation.beginTime = time(at: tree.context.clock.now)
        running.program.begin(at: running.animation.beginTime)
      }
    }
    animations.needsUpdate = true
    tree.noteAnimation(of: self)
  }

  /// Takes animations away before their end. Who waits for them is told once what goes on now is done. // A8
  package func removeAnimations(because reason: String, where isRemoved: (RunningAnimation) -> Bool) {
    removeAnimations(because: reason, in: tree?.context, where: isRemoved)
  }

  func removeAnimations(
    because reason: String, in context: AnimationContext?, where isRemoved: (RunningAnimation) -> Bool
  ) {
    guard let animations else { return }
    var removed: [RunningAnimation] = []
    animations.running.removeAll { running in
      guard isRemoved(running) else { return false }
      removed.append(running)
      return true
    }
    guard !removed.isEmpty else { return }
    animations.needsUpdate = true
    tree?.setNeedsCommit()
    for running in removed { trace(running, "is removed", reason, in: context) }
    if let context {
      context.clock.nextTurn { for running in removed { running.stop(finished: false) } }
    } else {
      for running in removed { running.stop(finished: false) }
    }
  }

  /// Collects the animations that have come to their end, and lets go of those that are to be removed.
  func collectEnded(at layerTime: Double, into ended: inout [EndedAnimation], started: inout [RunningAnimation]) {
    guard let animations, !animations.running.isEmpty else { return }
    var goes = false
    for running in animations.running where !running.isPending {
      if !running.hasStarted, running.program.timing.hasBegun(at: layerTime) || running.driver != nil {
        running.hasStarted = true
        started.append(running)
      }
      guard running.isOver(at: layerTime), !running.hasStopped else { continue }
      ended.append(
        EndedAnimation(running: running, time: clockTime(at: running.program.timing.endTime ?? layerTime)))
      trace(running, "ends", "")
      if running.animation.isRemovedOnCompletion { goes = true }
    }
    guard goes else { return }
    animations.running.removeAll { $0.isOver(at: layerTime) && $0.animation.isRemovedOnCompletion }
    animations.needsUpdate = true
  }

  /// Works out what the layer shows now, and notes what of it has changed.
  ///
  /// - Parameters:
  ///   - now: the clock's time.
  ///   - layerTime: the layer's.
  /// - Returns: whether the layer still has animations.
  func updatePresentation(now: Double, layerTime: Double) -> Bool {
    guard let animations else { return false }
    let all = animations.running
    var moves = animations.needsUpdate || !dirty.isEmpty
    for running in all where running.hasMoved(now: now, layerTime: layerTime) { moves = true }
    guard moves else { return true }
    let before = animations.bits
    if animations.needsUpdate {
      animations.needsUpdate = false
      animations.presented = properties
    } else {
      let changed = before.union(dirty.intersection(.all))
      // By reference: the values are some two hundred bytes with objects in them.
      withUnsafePointer(to: &properties) { animations.presented.take(changed, from: $0) }
    }
    var bits: LayerPropertySet = []
    for running in all {
      bits.formUnion(running.bits)
      running.apply(now: now, layerTime: layerTime, to: &animations.presented)
    }
    animations.presented.limit(bits)
    animations.bits = bits
    let changed = before.union(bits)
    if !changed.isEmpty { mark(changed) }
    guard all.isEmpty else { return true }
    // From here on the layer shows what it has.
    self.animations = nil
    return false
  }

  /// The values that the layer shows at a time of the clock.
  package func presentedProperties(at now: Double) -> LayerProperties {
    guard let animations, !animations.running.isEmpty else { return properties }
    var presented = properties
    let layerTime = time(at: now)
    var bits: LayerPropertySet = []
    for running in animations.running {
      bits.formUnion(running.bits)
      running.apply(now: now, layerTime: layerTime, to: &presented)
    }
    presented.limit(bits)
    return presented
  }

  /// The values of the layer that a commit shows.
  var shownProperties: LayerProperties { animations?.presented ?? properties }

  /// Appends what of the place is named in `set`, as a commit shows it: what changes of whatever moves.
  ///
  /// - Returns: the rest of `set`, whose cases come later.
  func appendShownPlace(in set: LayerPropertySet, to changes: inout [LayerChange]) -> LayerPropertySet {
    guard !set.isDisjoint(with: .place) else { return set }
    if properties.countsFromRight || isCountedFromRight { return appendTurnedPlace(in: set, to: &changes) }
    // By reference, as above.
    if let animations {
      withUnsafePointer(to: &animations.presented) {
        LayerProperties.appendPlace(of: identifier, $0, in: set, to: &changes)
      }
    } else {
      withUnsafePointer(to: &properties) { LayerProperties.appendPlace(of: identifier, $0, in: set, to: &changes) }
    }
    return set.subtracting(.place)
  }

  private func appendTurnedPlace(in set: LayerPropertySet, to changes: inout [LayerChange]) -> LayerPropertySet {
    var place = set.intersection(.place)
    // What is told of the origin is at the other edge.
    if properties.countsFromRight, set.contains(.boundsSize) { place.insert(.boundsOrigin) }
    withUnsafePointer(to: shownProperties.told(isCountedFromRight: isCountedFromRight)) {
      LayerProperties.appendPlace(of: identifier, $0, in: place, to: &changes)
    }
    return set.subtracting(.place)
  }

  /// Calls `body` with each value named in `set`, as a commit shows it.
  func forEachShownValue(in set: LayerPropertySet, _ body: (LayerValue) -> Void) {
    // By reference, as above; `body` must leave the layer alone.
    if !set.isDisjoint(with: [.transform, .sublayerTransform]), properties.countsFromRight || isCountedFromRight {
      withUnsafePointer(to: shownProperties.told(isCountedFromRight: isCountedFromRight)) {
        LayerProperties.forEachValue(of: $0, in: set, body)
      }
    } else if let animations {
      withUnsafePointer(to: &animations.presented) { LayerProperties.forEachValue(of: $0, in: set, body) }
    } else {
      withUnsafePointer(to: &properties) { LayerProperties.forEachValue(of: $0, in: set, body) }
    }
  }

  func trace(_ running: RunningAnimation, _ change: String, _ reason: String) {
    trace(running, change, reason, in: tree?.context)
  }

  private func trace(
    _ running: RunningAnimation, _ change: String, _ reason: String, in context: AnimationContext?
  ) {
    guard let trace = context?.trace, trace.isListening else { return }
    trace.record(
      .animation(
        layer: trace.name(of: delegate ?? self), key: running.key ?? "without a key", change: change, reason: reason))
  }
}

/// An animation that has come to its end.
struct EndedAnimation {
  var running: RunningAnimation
  /// When, in the clock's time.
  var time: Double
}
