public import Foundation
public import GestureEngine

/// The motions of fingers on a screen, with the timing of real ones.
///
/// Scripts are built from pieces and played one after another or side by side:
///
/// ```swift
/// TouchScript.press(at: start, duration: 0.6).then(.rest(0.1)).then(.tap(at: end))
/// TouchScript.drag(from: a, to: b).with(.drag(from: c, to: d))
/// ```
///
/// Coordinates are points of the screen, times seconds.
public struct TouchScript: Sendable {
  /// Reports of a moving finger per second, unless a script says otherwise: what current touch screens deliver. // G120
  public static let samplesPerSecond = 120.0

  struct Step: Sendable {
    var time: Double
    var finger: Int
    var phase: TouchSample.Phase
    var location: CGPoint
    var kind: TouchSample.Kind
  }

  /// Something that a test looks at while the script is played.
  struct Look: Sendable {
    var time: Double
    var body: @MainActor @Sendable () -> Void
  }

  private(set) var steps: [Step] = []
  private(set) var looks: [Look] = []

  /// How long the script takes.
  public private(set) var duration = 0.0

  /// How many fingers take part.
  public private(set) var fingerCount = 0

  /// A script in which nothing happens.
  public init() {}

  // MARK: Pieces

  /// Nothing happens for a while.
  public static func rest(_ duration: Double) -> TouchScript {
    check(duration)
    var script = TouchScript()
    script.duration = duration
    return script
  }

  /// A finger comes down, rests and lifts.
  public static func tap(at point: CGPoint, duration: Double = 0.08, kind: TouchSample.Kind = .finger) -> TouchScript {
    path([point], times: [0, duration], kind: kind)
  }

  /// A finger comes down, rests for long and lifts.
  public static func press(at point: CGPoint, duration: Double) -> TouchScript { tap(at: point, duration: duration) }

  /// A finger moves evenly from one place to another, rests there, and lifts.
  public static func drag(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.3, holding: Double = 0.3,
    kind: TouchSample.Kind = .finger
  ) -> TouchScript {
    line(from: start, to: end, duration: duration, holding: holding, kind: kind)
  }

  /// A finger moves evenly from one place to another and lifts in motion.
  public static func flick(
    from start: CGPoint, to end: CGPoint, duration: Double = 0.12, kind: TouchSample.Kind = .finger
  ) -> TouchScript {
    line(from: start, to: end, duration: duration, holding: 0, kind: kind)
  }

  /// Two fingers move apart or together about a point; distances are those between the fingers.
  public static func pinch(
    around center: CGPoint, from startDistance: CGFloat, to endDistance: CGFloat, duration: Double = 0.3
  ) -> TouchScript {
    func at(_ distance: CGFloat) -> CGPoint { CGPoint(x: center.x + distance / 2, y: center.y) }
    return drag(from: at(-startDistance), to: at(-endDistance), duration: duration, holding: 0.1)
      .with(.drag(from: at(startDistance), to: at(endDistance), duration: duration, holding: 0.1))
  }

  /// A finger goes through exact reports: `(time, place)` from coming down to lifting, the last of which is the lift.
  /// A single report is a finger that comes down and stays.
  public static func samples(_ samples: [(time: Double, location: CGPoint)]) -> TouchScript {
    var script = TouchScript()
    for (index, sample) in samples.enumerated() {
      let phase: TouchSample.Phase = index == 0 ? .began : index == samples.count - 1 ? .ended : .moved
      script.steps.append(
        Step(time: sample.time, finger: 0, phase: phase, location: sample.location, kind: .finger))
    }
    script.duration = samples.last?.time ?? 0
    script.fingerCount = samples.isEmpty ? 0 : 1
    return script
  }

  // MARK: Composition

  /// This script, and then another one.
  public func then(_ next: TouchScript) -> TouchScript {
    var script = self
    script.steps += next.steps.map { step in
      var step = step
      step.time += duration
      step.finger += fingerCount
      return step
    }
    script.looks += next.looks.map { Look(time: $0.time + duration, body: $0.body) }
    script.duration += next.duration
    script.fingerCount += next.fingerCount
    return script
  }

  /// This script and another one at the same time.
  public func with(_ other: TouchScript) -> TouchScript {
    var script = self
    script.steps += other.steps.map { step in
      var step = step
      step.finger += fingerCount
      return step
    }
    script.looks += other.looks
    script.duration = max(duration, other.duration)
    script.fingerCount += other.fingerCount
    return script
  }

  /// This script, with fingers that the system takes away where they would lift.
  public func cancelled() -> TouchScript {
    var script = self
    for index in script.steps.indices where script.steps[index].phase == .ended {
      script.steps[index].phase = .cancelled
    }
    return script
  }

  // MARK: Looks

  /// This script, and then a look at what it has done: for the expectations of a test.
  ///
  /// ```swift
  /// TouchScript.press(at: start, duration: 0.6).then { #expect(menu.isOpen) }.then(.tap(at: outside))
  /// ```
  ///
  /// What was reported by then has been heard. Time that passes in a look passes for the rest of the script too, whose reports
  /// then come late.
  @preconcurrency public func then(_ look: @escaping @MainActor @Sendable () -> Void) -> TouchScript {
    looking(at: duration, look)
  }

  /// This script, with a look at the screen at a time of it: before the fingers lift, for instance.
  ///
  /// - Parameters:
  ///   - time: in seconds from the beginning; reports of this very moment have been heard. After the end, the script takes
  ///     until then.
  ///   - look: what a test expects. Looks of one moment come in the order in which they were added.
  @preconcurrency public func looking(
    at time: Double, _ look: @escaping @MainActor @Sendable () -> Void
  ) -> TouchScript {
    Self.check(time)
    var script = self
    script.looks.append(Look(time: time, body: look))
    script.duration = max(duration, time)
    return script
  }

  // MARK: Playing

  /// The reports that a host would send, in order of time; those of one moment in order of the fingers.
  public func samples(from start: Double, identifiersFrom first: Int32) -> [TouchSample] {
    steps.enumerated().sorted { left, right in
      (left.element.time, left.element.finger, left.offset) < (right.element.time, right.element.finger, right.offset)
    }.map { _, step in
      TouchSample(
        time: start + step.time, identifier: first + Int32(step.finger), phase: step.phase, kind: step.kind,
        location: step.location, buttons: step.kind == .pointer && step.phase != .ended ? 1 : 0)
    }
  }

  private static func path(_ points: [CGPoint], times: [Double], kind: TouchSample.Kind) -> TouchScript {
    var script = TouchScript()
    guard let point = points.first, let end = times.last else { return script }
    check(end)
    script.steps = [
      Step(time: 0, finger: 0, phase: .began, location: point, kind: kind),
      Step(time: end, finger: 0, phase: .ended, location: points.last ?? point, kind: kind),
    ]
    script.duration = end
    script.fingerCount = 1
    return script
  }

  static func line(
    from start: CGPoint, to end: CGPoint, duration: Double, holding: Double, kind: TouchSample.Kind,
    pressing: Double = 0
  ) -> TouchScript {
    check(duration)
    check(holding)
    var script = TouchScript()
    let count = max(1, Int((duration * samplesPerSecond).rounded()))
    script.steps.append(Step(time: 0, finger: 0, phase: .began, location: start, kind: kind))
    for index in 1...count {
      let share = CGFloat(index) / CGFloat(count)
      script.steps.append(
        Step(
          // The share first: the last move must not come after the lift by a rounding error.
          time: pressing + duration * (Double(index) / Double(count)), finger: 0, phase: .moved,
          location: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
          kind: kind))
    }
    script.duration = pressing + duration + holding
    script.steps.append(Step(time: script.duration, finger: 0, phase: .ended, location: end, kind: kind))
    script.fingerCount = 1
    return script
  }

  private static func check(_ duration: Double) {
    guard duration >= 0 && duration.isFinite else {
      fatalError("A part of a touch script cannot take \(duration) s: give a finite number of seconds, zero or more.")
    }
  }
}
