import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// A one-finger scroll recorded on iOS 26.1 (iPhone 16 simulator, 3x, 60 Hz) of a plain scroll view of 393 × 852 points
/// with content 40000 points tall. Times are seconds since the touch came down; offsets are points, as UIKit rounded
/// them, to a third of a point.
struct RecordedDrag: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var startOffset: CGFloat
  /// Where the finger came down, from the top of the window.
  var start: CGFloat
  /// Seconds between the reports of the finger.
  var interval: Double
  var moves: Int
  /// How far each move went; downwards is positive.
  var step: CGFloat
  /// Reports after the last move of a finger that has not moved.
  var stationary: Int
  var liftTime: Double
  /// When the first frame after the lift was shown; the others are whole sixtieths of a second away from it.
  var firstFrame: Double

  /// What the delegate was told, in points per millisecond and points.
  var velocity: CGFloat
  var target: CGFloat
  /// When the deceleration ended; nil if there was none.
  var endTime: Double?
  var finalOffset: CGFloat
  var order: String
  /// Offsets while the finger was down.
  var dragged: [(time: Double, offset: CGFloat)]
  /// Offsets after the lift.
  var released: [(time: Double, offset: CGFloat)]

  /// The finger's reports.
  ///
  /// - Parameter isRestReported: whether the finger reports that it is still where it was, as recorded; a page on the
  ///   web hears of a finger only when it moves.
  func samples(from start: Double, isRestReported: Bool) -> [TouchSample] {
    func sample(_ phase: TouchSample.Phase, _ time: Double, _ index: Int) -> TouchSample {
      TouchSample(
        time: start + time, identifier: 1, phase: phase,
        location: CGPoint(x: 196.5, y: self.start + step * CGFloat(min(index, moves))))
    }
    let last = moves + (isRestReported ? stationary : 0)
    return [sample(.began, 0, 0)] + (1...last).map { sample(.moved, Double($0) * interval, $0) }
      + [sample(.ended, liftTime, last)]
  }
}
