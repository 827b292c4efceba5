import Foundation
import PlaneGeometry

/// The values of a layer's place that few layers set: how it is turned, and about what.
struct PlaceInSpace: Sendable {
  /// The anchor point of a new layer.
  static let middle = CGPoint(x: 0.5, y: 0.5)

  var transform = CATransform3DIdentity
  var anchorPoint = middle
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
}
