#if BrowserHost
import DevTools
import OpenCollectionView

/// A colour with which tests reckon: 0 to 255 each, opaque.
struct Paint: Equatable {
  var red: Double
  var green: Double
  var blue: Double

  static let white = Paint(red: 255, green: 255, blue: 255)
  static let black = Paint(red: 0, green: 0, blue: 0)
  static let crimson = Paint(red: 220, green: 20, blue: 60)
  static let leaf = Paint(red: 40, green: 160, blue: 70)
  static let sea = Paint(red: 30, green: 90, blue: 200)
  static let sun = Paint(red: 250, green: 200, blue: 40)

  /// The colour under another of an opacity, 0 to 1.
  func under(_ other: Paint, _ opacity: Double) -> Paint {
    let opacity = min(max(opacity, 0), 1)
    func mix(_ path: KeyPath<Paint, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * opacity
    }
    return Paint(red: mix(\.red), green: mix(\.green), blue: mix(\.blue))
  }

  /// The largest difference of a component.
  func difference(from pixel: Pixel) -> Double {
    max(abs(red - Double(pixel.red)), abs(green - Double(pixel.green)), abs(blue - Double(pixel.blue)))
  }

  func cgColor(_ alpha: Double = 1) -> CGColor {
    CGColor(srgbRed: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }
}

/// A layer of one colour that stands in a frame.
func box(_ paint: Paint?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = paint?.cgColor()
  return layer
}
#endif
