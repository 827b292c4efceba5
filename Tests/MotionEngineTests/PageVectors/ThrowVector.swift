import Foundation
import MotionEngine
import TestSupport

/// Content that is let go: where it is after some time, and whether it still moves then.
struct ThrowVector: Encodable {
  struct Place: Encodable {
    var time: Double
    var offset: Double
    var isMoving: Bool
  }

  var axis: VectorAxis
  var from: Double
  var velocity: Double
  var places: [Place] = []

  /// - Parameter seed: with each fourth the content is beyond its edge when it is let go. Content that is thrown back over its edge is
  ///   left out: a page has it wait there.
  init(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    axis = VectorAxis(&generator)
    velocity = Double(Int.random(in: -80...80, using: &generator) * 50)
    from = axis.legalOffset(&generator)
    if seed % 4 == 0, axis.gives {
      let pull = Double(Int.random(in: 1...80, using: &generator))
      let isBelow = seed % 8 == 0
      from = isBelow ? axis.maximum + pull : axis.minimum - pull
      velocity = isBelow ? abs(velocity) : -abs(velocity)
    }
    var content = axis.axis(at: from)
    content.release(velocity: velocity, at: 0)
    for frame in [1, 2, 4, 8, 16, 24, 40, 64, 96, 160, 400, 4_000] {
      let time = Double(frame) / 64
      let offset = content.step(to: time)
      places.append(Place(time: time.inMilliseconds, offset: offset.asWritten, isMoving: content.isMoving))
    }
  }
}
