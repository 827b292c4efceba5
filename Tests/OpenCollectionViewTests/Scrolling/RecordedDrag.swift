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
  var liftTime: Double

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

  /// The finger's reports; it does not report while it rests.
  var script: TouchScript {
    var samples = (0...moves).map { index in
      (time: Double(index) * interval, location: CGPoint(x: 196.5, y: start + step * CGFloat(index)))
    }
    samples.append((liftTime, samples.last?.location ?? .zero))
    return .samples(samples)
  }
}
