import LayerEngine
import RasterKernel

/// A step of a picture, or a group of them, with the layer that it comes from: what is put onto the picture at once.
struct StepUnit {
  /// The numbers of its steps.
  let steps: Range<Int>
  /// The pixels that it may change.
  let bounds: PixelRect
  /// The layer, and how many units of that layer come before it.
  let source: LayerID
  let number: Int

  /// Tells whether it is one step that paints.
  var isPaint: Bool { steps.count == 1 }
}

extension StepList {
  /// The units of a picture, in the order in which they are drawn.
  var units: [StepUnit] {
    var found: [StepUnit] = []
    found.reserveCapacity(steps.count)
    var counts: [LayerID: Int] = [:]
    var index = 0
    steps.withUnsafeBufferPointer { steps in
      while index < steps.count {
        let isGroup = steps[index].kind == Int32(RasterStepBeginGroup)
        let end = isGroup ? index + Int(steps[index].length) : index
        let source = sources[index]
        found.append(
          StepUnit(
            steps: index..<end + 1, bounds: steps[end].bounds, source: source, number: counts[source, default: 0]))
        counts[source, default: 0] += 1
        index = end + 1
      }
    }
    return found
  }
}
