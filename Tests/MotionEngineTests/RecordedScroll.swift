import MotionEngine
import Testing

/// A one-finger scroll recorded on iOS 26.1 (iPhone 16 simulator, 3x, 60 Hz): a plain scroll view, 852 points tall,
/// content of 40000 points. Times are seconds since the touch came down, offsets in points as UIKit rounded them, to a
/// third of a point.
struct RecordedScroll: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var startOffset: Double
  /// Seconds between touch events, and from the touch-down to the first.
  var interval: Double
  var moves: Int
  /// Travel of the finger with each move; down is positive.
  var fingerStep: Double
  /// Events in the stationary phase after the last move.
  var stationary: Int
  var liftTime: Double

  /// What the delegate was told, in points per second and points.
  var velocity: Double
  var target: Double
  /// When deceleration ended; nil if there was none.
  var endTime: Double?
  var finalOffset: Double
  var samples: [(time: Double, offset: Double)]

  /// Events were delivered 0.2 to 2 ms after their stamps; a sample shows those stamped this much earlier.
  static let deliveryDelay = 0.0001
}

extension RecordedScroll {
  /// The recording played to an axis of our own.
  struct Replay {
    var axis: ScrollAxis
    var release: ScrollAxis.Release
    /// Offsets at the times of the samples up to the lift.
    var dragged: [Double]
  }

  /// How far the replay is from the recording after the lift.
  struct Residual {
    var greatest: Double
    var rootMeanSquare: Double
    var shift: Double
  }

  func replay(profile: ScrollProfile = .measured) -> Replay {
    var axis = ScrollAxis(
      minimum: 0, maximum: 39148, viewportLength: 852, offset: startOffset, profile: profile)
    var estimator = VelocityEstimator(profile: profile)
    estimator.addMove(to: 0, at: 0)
    var dragged: [Double] = []
    var heard = 0
    for sample in samples where sample.time < liftTime {
      while heard < moves + stationary, stamp(heard + 1) <= sample.time - Self.deliveryDelay {
        heard += 1
        deliver(heard, to: &axis, &estimator)
      }
      dragged.append(axis.offset)
    }
    while heard < moves + stationary {
      heard += 1
      deliver(heard, to: &axis, &estimator)
    }
    let release = axis.release(velocity: estimator.velocity(liftingAt: liftTime), at: liftTime)
    return Replay(axis: axis, release: release, dragged: dragged)
  }

  /// The residuals after the lift under the one shift in time, of 2 ms at most, that makes the greatest smallest.
  func residual(of replay: Replay) -> Residual {
    let moving = samples.filter { $0.time > liftTime && $0.time < (endTime ?? .infinity) - 0.001 }
    let candidates = (-20...20).map { step in
      let shift = Double(step) * 0.0001
      let errors = moving.map { sample in
        var axis = replay.axis
        return abs(axis.step(to: sample.time - shift) - sample.offset)
      }
      let squares = errors.reduce(0) { $0 + $1 * $1 }
      return Residual(
        greatest: errors.max() ?? 0, rootMeanSquare: (squares / Double(max(1, errors.count))).squareRoot(),
        shift: shift)
    }
    return candidates.min { $0.greatest < $1.greatest }!
  }

  /// The display frame, on a grid of 60 Hz from the lift, at which the axis first reports rest.
  func frameOfRest(of replay: Replay) -> Double {
    var axis = replay.axis
    var frame = 0
    while axis.isMoving {
      frame += 1
      axis.step(to: liftTime + Double(frame) / 60)
    }
    return liftTime + Double(frame) / 60
  }

  private func stamp(_ event: Int) -> Double {
    Double(event) * interval
  }

  private func deliver(_ event: Int, to axis: inout ScrollAxis, _ estimator: inout VelocityEstimator) {
    guard event <= moves else {
      estimator.addStationary(at: stamp(event))
      return
    }
    let travel = -fingerStep * Double(event)
    estimator.addMove(to: travel, at: stamp(event))
    let slop = ScrollProfile.measured.panSlop
    guard abs(travel) >= slop else { return }
    if axis.phase != .dragging { axis.beginDrag() }
    axis.drag(travel: travel < 0 ? travel + slop : travel - slop)
  }
}
