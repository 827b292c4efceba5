import Foundation
import MotionEngine
import TestSupport

/// Content that a wheel or a trackpad turns: what a host says of it after some reports, the reports after that, and where the
/// content is then.
struct WheelVector: Encodable {
  struct Report: Encodable {
    var time: Double
    var distance: Double
  }

  struct Place: Encodable {
    var time: Double
    /// How many of the reports have come by then.
    var reports: Int
    var offset: Double
  }

  var axis: VectorAxis
  var isInSteps: Bool
  var pulled: Double
  var remainder: Double
  var lowest: Double
  var highest: Double
  var time: Double
  var reports: [Report] = []
  var places: [Place] = []

  init(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let axis = VectorAxis(&generator)
    var turning = Turning(
      axis.axis(at: axis.legalOffset(&generator)), isInSteps: seed % 2 == 0,
      isForward: Bool.random(using: &generator))
    for frame in 1...3 { _ = turning.turn(at: Double(frame) / 32, &generator) }
    let now = 7.0 / 64
    turning.step(to: now)
    self.axis = axis
    isInSteps = turning.isInSteps
    time = now.inMilliseconds
    pulled = (turning.content.hold?.pulled ?? .nan).asWritten
    remainder = turning.wheel.y.remainder(at: now).asWritten
    (lowest, highest) = (turning.reach.lowerBound, turning.reach.upperBound)
    for frame in 8...20 {
      let now = Double(frame) / 64
      if frame < 14, frame % 2 == 0 { reports.append(turning.turn(at: now, &generator)) }
      turning.step(to: now)
      places.append(
        Place(time: now.inMilliseconds, reports: reports.count, offset: turning.content.offset.asWritten))
    }
  }

  /// The content and the wheel that turns it.
  private struct Turning {
    var content: ScrollAxis
    var wheel = WheelTurn()
    let isInSteps: Bool
    let reach: ClosedRange<Double>
    private let sign: Double
    private var distance: Double

    init(_ content: ScrollAxis, isInSteps: Bool, isForward: Bool) {
      self.content = content
      self.isInSteps = isInSteps
      self.content.beginDrag()
      reach = content.wheelReach(inSteps: isInSteps)
      sign = isForward ? 1 : -1
      distance = isInSteps ? 100 : 4
    }

    /// The wheel turns by as much as before or more: reports that shrink are momentum, which lets the content go at its edge.
    mutating func turn(at time: Double, _ generator: inout SeededGenerator) -> Report {
      if !isInSteps { distance += Double(Int.random(in: 0...2, using: &generator)) }
      wheel.turn(x: 0, y: distance * sign, at: time, isStep: isInSteps)
      return Report(time: time.inMilliseconds, distance: distance * sign)
    }

    mutating func step(to time: Double) { content.follow(wheel.y, within: reach, at: time) }
  }
}
