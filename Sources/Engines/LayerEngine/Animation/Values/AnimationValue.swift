import Foundation
import PlaneGeometry

/// A value on its way: what animations compute with.
enum AnimationValue {
  /// A number, a point, a size, a rectangle or a colour, in as many components as that has.
  case vector(SIMD4<Double>)
  /// A transform.
  case transform(CATransform3D)
  /// A path; nil for none.
  case path(CGPath?)
  /// Colours or numbers.
  case list([SIMD4<Double>])
  /// Yes or no.
  case flag(Bool)
  /// The contents that a layer shows.
  case contents(LayerContents)
  /// No colour.
  case noColor

  /// The kind of a property's values.
  enum Kind {
    case number, point, size, rect, color, transform, path, colors, numbers, flag, contents
  }

  static func number(_ value: Double) -> AnimationValue { .vector([value, 0, 0, 0]) }

  static func point(_ point: CGPoint) -> AnimationValue { .vector([point.x, point.y, 0, 0]) }

  static func size(_ size: CGSize) -> AnimationValue { .vector([size.width, size.height, 0, 0]) }

  static func rect(_ rect: CGRect) -> AnimationValue {
    .vector([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  static func color(_ color: LayerColor?) -> AnimationValue {
    guard let color else { return .noColor }
    return .vector([Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)])
  }
}

extension AnimationValue {
  var number: Double? { if case .vector(let vector) = self { vector[0] } else { nil } }

  var point: CGPoint? { if case .vector(let vector) = self { CGPoint(x: vector[0], y: vector[1]) } else { nil } }

  var size: CGSize? { if case .vector(let vector) = self { CGSize(width: vector[0], height: vector[1]) } else { nil } }

  var rect: CGRect? {
    guard case .vector(let vector) = self else { return nil }
    return CGRect(x: vector[0], y: vector[1], width: vector[2], height: vector[3])
  }

  var color: LayerColor? { if case .vector(let vector) = self { LayerColor(components: vector) } else { nil } }

  var transform: CATransform3D? { if case .transform(let transform) = self { transform } else { nil } }
}

extension LayerColor {
  init(components: SIMD4<Double>) {
    self.init(
      red: Float(components[0]), green: Float(components[1]), blue: Float(components[2]),
      // A spring may swing beyond opaque.
      alpha: Float(min(max(components[3], 0), 1)))
  }

  var components: SIMD4<Double> { [Double(red), Double(green), Double(blue), Double(alpha)] }
}
