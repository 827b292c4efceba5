import Foundation
import MotionEngine
import TestSupport

/// A finger on content: where it has it without a rubber band, and where it is shown.
struct DragVector: Encodable {
  var axis: VectorAxis
  var pulled: [Double] = []
  var places: [Double] = []

  init(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    axis = VectorAxis(&generator)
    var content = axis.axis(at: axis.legalOffset(&generator))
    content.beginDrag()
    var travel = 0.0
    for _ in 0..<30 {
      travel += Double(Int.random(in: -60...80, using: &generator)) * (seed % 2 == 0 ? 1 : -1)
      places.append(content.drag(travel: travel).asWritten)
      pulled.append(content.hold?.pulled.asWritten ?? .nan)
    }
  }
}
