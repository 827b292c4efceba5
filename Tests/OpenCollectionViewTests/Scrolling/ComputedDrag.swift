import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A one-finger scroll of a view of 393 points in width, whose figures were computed from the laws outside of this
/// package: by plain sums and bisection from the formulas, not by the engine's closed forms.
///
/// Between these and the recordings lie the kinds of scrolling that were not recorded.
struct ComputedDrag: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// The height of the view, in points. The content is 40000 points tall.
  var viewport: CGFloat
  var rate: CGFloat
  var startOffset: CGFloat
  /// Where the finger comes down, from the top of the view.
  var startY: CGFloat
  /// Seconds between the reports of the finger.
  var interval: Double
  /// How many moves of which length; downwards is positive.
  var moves: [(count: Int, step: CGFloat)]
  var liftTime: Double
  /// Where the delegate sends the content instead; nil leaves it alone.
  var retarget: CGFloat?

  var liftOffset: CGFloat
  /// What the delegate is told, in points per millisecond and points.
  var velocity: CGFloat
  var target: CGFloat
  /// How long the content moves on, in seconds; nil if it does not.
  var duration: Double?
  var finalOffset: CGFloat
  /// Offsets, not rounded to pixels, after the lift.
  var curve: [(time: Double, offset: CGFloat)]

  /// The finger's reports.
  ///
  /// - Parameter isRestReported: whether a finger that rests goes on reporting that it is where it was.
  func samples(from start: Double, isRestReported: Bool) -> [TouchSample] {
    func sample(_ phase: TouchSample.Phase, _ time: Double, _ y: CGFloat) -> TouchSample {
      TouchSample(time: start + time, identifier: 1, phase: phase, location: CGPoint(x: 196.5, y: y))
    }
    var y = startY
    var event = 0
    var samples = [sample(.began, 0, y)]
    for move in moves {
      for _ in 0..<move.count {
        event += 1
        y += move.step
        samples.append(sample(.moved, Double(event) * interval, y))
      }
    }
    if isRestReported {
      while Double(event + 1) * interval < liftTime - interval / 2 {
        event += 1
        samples.append(sample(.moved, Double(event) * interval, y))
      }
    }
    return samples + [sample(.ended, liftTime, y)]
  }
}
