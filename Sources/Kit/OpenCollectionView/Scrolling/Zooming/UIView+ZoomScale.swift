import Foundation

extension UIView {
  /// By what factor the transform scales the view.
  var scaleOfTransform: CGFloat {
    let transform = transform
    return transform.b == 0 ? abs(transform.a) : hypot(transform.a, transform.b)
  }

  /// Gives the transform another scale, leaving what it turns and leans, and puts the frame's corner on the origin of the
  /// content.
  ///
  /// - Returns: whether the scale was another one.
  func scaleTransform(to scale: CGFloat) -> Bool {
    let old = scaleOfTransform
    guard old != scale else { return false }
    var new = transform
    if new.b == 0, new.c == 0, new.a == new.d, new.a >= 0 {
      // No error adds up: the limits are reached exactly.
      new.a = scale
      new.d = scale
    } else if old > 0 {
      let factor = scale / old
      new.a *= factor
      new.b *= factor
      new.c *= factor
      new.d *= factor
    } else {
      new = CGAffineTransform(scaleX: scale, y: scale)
    }
    transform = new
    let corner = frame.origin
    if corner != .zero { center = CGPoint(x: center.x - corner.x, y: center.y - corner.y) }
    return true
  }
}
