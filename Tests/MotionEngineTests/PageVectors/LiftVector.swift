import Foundation
import MotionEngine
import TestSupport

/// A finger's or a pointer's way, and how fast it is when it lifts.
struct LiftVector: Encodable {
  var isPointer: Bool
  /// Milliseconds and points; one that stays where it was is seen to stay.
  var samples: [[Double]] = [[0, 0]]
  var lift: Double
  var velocity: Double

  /// 1024ths of a second between two samples: of a fast mouse, of screens, of reports that are late, and of rests.
  private static let gaps = [1, 3, 5, 8, 16, 17, 17, 33, 90]
  private static let rests = [0, 0, 8, 17, 40, 95, 110, 300, 500, 600]

  init(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    isPointer = seed % 3 == 0
    var estimator = VelocityEstimator()
    estimator.addMove(to: 0, at: 0)
    var (time, place) = (0.0, 0.0)
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      time += Double(Self.gaps.randomElement(using: &generator) ?? 1) / 1024
      let step = Int.random(in: 0..<5, using: &generator) == 0 ? 0 : Int.random(in: -12...30, using: &generator)
      place += Double(step)
      if step == 0 { estimator.addStationary(at: time) } else { estimator.addMove(to: place, at: time) }
      samples.append([time.inMilliseconds, place])
    }
    time += Double(Self.rests.randomElement(using: &generator) ?? 0) / 1024
    lift = time.inMilliseconds
    velocity =
      (isPointer ? estimator.velocity(ofPointerLiftingAt: time) : estimator.velocity(liftingAt: time)).asWritten
  }
}
