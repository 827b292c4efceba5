#if BrowserHost
import Foundation
import NIOCore
import Synchronization

// Touches in real time. This is the one place of the project that sleeps: a page measures the speed of a finger by the
// clock of its events, so a script has to take as long as the finger would. Events leave on their schedule without
// waiting for the page, as a touch screen's do, and carry the times of the schedule: the speed a page computes from
// `event.timeStamp` is exact on a slow machine too.
extension Page {
  /// The rate of a touch script's moves unless said otherwise, per second: a common touch screen's.
  static let touchRate = 60.0

  /// One finger touches down, stays, and lifts.
  public func tap(at point: (x: Double, y: Double), duration: Double = 0.05) async throws {
    try await drag([FingerPath(from: point, to: point)], duration: 0, steps: 0, holding: duration)
  }

  /// One finger touches down, moves at constant speed, rests so that it has no speed left, and lifts.
  ///
  /// - Parameters:
  ///   - from: Where it touches down, in CSS pixels of the viewport.
  ///   - to: Where it lifts.
  ///   - duration: How long it moves, in seconds. Its speed is the distance divided by this.
  ///   - steps: How many moves it makes; nil makes 60 per second.
  ///   - holding: How long it rests before it lifts, in seconds.
  public func drag(
    from: (x: Double, y: Double), to: (x: Double, y: Double), duration: Double = 0.3, steps: Int? = nil,
    holding: Double = 0.15
  ) async throws {
    try await drag([FingerPath(from: from, to: to)], duration: duration, steps: steps, holding: holding)
  }

  /// One finger touches down, moves at constant speed, and lifts while moving.
  ///
  /// - Parameter duration: In seconds. The speed at the end is the distance divided by this, in points per second.
  public func flick(
    from: (x: Double, y: Double), to: (x: Double, y: Double), duration: Double = 0.12, steps: Int? = nil
  ) async throws {
    try await drag([FingerPath(from: from, to: to)], duration: duration, steps: steps)
  }

  /// Two fingers side by side change their distance around a center: a pinch.
  ///
  /// - Parameters:
  ///   - center: The point between them, in CSS pixels of the viewport.
  ///   - from: Their distance at first.
  ///   - to: Their distance at last.
  ///   - duration: How long they move, in seconds.
  ///   - holding: How long they rest before they lift, in seconds.
  public func pinch(
    around center: (x: Double, y: Double), from: Double, to: Double, duration: Double = 0.3, holding: Double = 0.15
  ) async throws {
    let paths = [-0.5, 0.5].map { side in
      FingerPath(from: (center.x + side * from, center.y), to: (center.x + side * to, center.y))
    }
    try await drag(paths, duration: duration, holding: holding)
  }

  /// Several fingers touch down at once, move at constant speed, rest, and lift at once.
  ///
  /// Returns when the page has handled the last event. The fingers have the identities 0, 1, and so on.
  /// - Parameters:
  ///   - paths: The way of each finger.
  ///   - duration: How long they move, in seconds.
  ///   - steps: How many moves they make; nil makes 60 per second and at least one.
  ///   - holding: How long they rest before they lift, in seconds; 0 lifts them in motion, with the last move.
  public func drag(
    _ paths: [FingerPath], duration: Double, steps: Int? = nil, holding: Double = 0
  ) async throws {
    func fingers(at part: Double) -> [TouchPoint] {
      paths.enumerated().map { $1.finger($0, at: part) }
    }
    let steps = steps ?? max(1, Int((duration * Self.touchRate).rounded()))
    var script = [InputStep(time: 0, .touch(.began, fingers(at: 0)))]
    for step in 0..<max(0, steps) {
      let part = Double(step + 1) / Double(steps)
      script.append(InputStep(time: duration * part, .touch(.moved, fingers(at: part))))
    }
    script.append(InputStep(time: duration + holding, .touch(.ended, fingers(at: 1))))
    try await play(script)
  }

  /// Plays steps in real time, each at its own, and returns when the page has handled the last.
  ///
  /// A test that is cancelled meanwhile leaves no finger on the glass and no button down.
  public func play(_ steps: [InputStep]) async throws {
    let start = ContinuousClock.now
    let epoch = Date().timeIntervalSince1970
    var replies: [EventLoopFuture<JSONValue>] = []
    for step in steps {
      do {
        try await Task.sleep(until: start + .seconds(step.time), clock: .continuous)
      } catch {
        // Others may use the page after a cancelled test.
        _ = beginTouch(.cancelled, points: [], timestamp: nil)
        for button in state.withLock({ $0.mouseButtons }) {
          _ = beginPointer(.released, PointerSample(x: 0, y: 0, button: button), timestamp: nil)
        }
        throw error
      }
      if let reply = begin(step.event, timestamp: epoch + step.time) { replies.append(reply) }
    }
    for reply in replies { _ = try await reply.get() }
  }

  private func begin(_ event: InputStep.Event, timestamp: Double) -> EventLoopFuture<JSONValue>? {
    switch event {
    case .touch(let phase, let points): beginTouch(phase, points: points, timestamp: timestamp)
    case .pointer(let action, let sample): beginPointer(action, sample, timestamp: timestamp)
    case .wheel(let x, let y, let dx, let dy, let modifiers):
      beginWheel(x: x, y: y, dx: dx, dy: dy, modifiers: modifiers, timestamp: timestamp)
    }
  }
}
#endif
