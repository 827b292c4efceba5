import Foundation
import MotionEngine
import PlaneGeometry

/// A path that something moves along.
struct PathTrack {
  private let path: CGPath
  private let pace: KeyframePace
  /// The end of each step of the path, as a part of its length.
  private let ends: [Double]
  private let rotation: CAAnimationRotationMode?

  init(_ path: CGPath, animation: CAKeyframeAnimation) {
    self.path = path
    rotation = animation.rotationMode
    ends = [0] + path.stepFractions
    switch animation.calculationMode {
    case .paced, .cubicPaced:
      pace = KeyframePace(lengths: zip(ends, ends.dropFirst()).map { $1 - $0 })
    case .discrete:
      pace = KeyframePace(jumpingThrough: ends.count, times: animation.keyTimes?.map(\.doubleValue))
    default:
      pace = KeyframePace(
        count: ends.count, times: animation.keyTimes?.map(\.doubleValue),
        curves: (animation.timingFunctions ?? []).map { $0.curve })
    }
  }

  /// Tells whether what moves is turned with the path.
  var turns: Bool { rotation == .rotateAuto || rotation == .rotateAutoReverse }

  func point(at fraction: Double) -> CGPoint { path.point(atFraction: place(at: fraction)) ?? .zero }

  /// By how much what moves is turned, in radians; nil where it is not.
  func angle(at fraction: Double) -> CGFloat? {
    guard turns, let angle = path.position(atFraction: place(at: fraction))?.angle else { return nil }
    return rotation == .rotateAutoReverse ? angle + .pi : angle
  }

  private func place(at fraction: Double) -> Double {
    let place = pace.place(at: fraction)
    guard place.index + 1 < ends.count else { return ends.last ?? 0 }
    return ends[place.index] + (ends[place.index + 1] - ends[place.index]) * place.fraction
  }
}
