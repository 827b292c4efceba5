import Foundation
import PlaneGeometry

/// How the copies that a replicator makes follow from one another.
struct LayerReplication: Equatable, Sendable {
  /// How often the sublayers are drawn, themselves included.
  var count = 1
  /// The seconds by which each copy lags behind the one before.
  var delay = 0.0
  /// The transform that takes each copy to the place of the next, about the middle of the replicator.
  var transform = CATransform3DIdentity
  /// The colour that the colours of the sublayers are multiplied with.
  var color = LayerColor(red: 1, green: 1, blue: 1)
  /// The amount that is added to the components of that colour from one copy to the next.
  var redOffset: Float = 0
  var greenOffset: Float = 0
  var blueOffset: Float = 0
  var alphaOffset: Float = 0

  /// The colour that the copy of a number is multiplied with; 0 is the number of the sublayers themselves.
  func color(ofCopy number: Int) -> LayerColor {
    func component(_ start: Float, _ offset: Float) -> Float { min(max(start + Float(number) * offset, 0), 1) }
    return LayerColor(
      red: component(color.red, redOffset), green: component(color.green, greenOffset),
      blue: component(color.blue, blueOffset), alpha: component(color.alpha, alphaOffset))
  }

  /// Tells whether the sublayers themselves look otherwise than they are, so that copies have to stand for all of them.
  var replacesOriginals: Bool { count < 1 || color(ofCopy: 0) != LayerColor(red: 1, green: 1, blue: 1) }
}
