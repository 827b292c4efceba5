extension UIColor {
  /// A colour from hue, saturation and brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    if !hue.isFinite {
      ProgrammingErrors.report(
        "The hue of a colour cannot be \(hue): give a number from 0 to 1.", instead: "it is 0, which is red")
    }
    let hue = hue.isFinite ? hue : 0
    // Just below a whole turn the difference may be rounded to one.
    let sector = min((hue - hue.rounded(.down)) * 6, CGFloat(6).nextDown)
    let index = Int(sector)
    let fraction = sector - CGFloat(index)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch index {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour from Display P3 components, each 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColorSpace(name: CGColorSpace.displayP3).flatMap { space in
      CGColor(colorSpace: space, components: [red, green, blue, alpha])
    }
    self.init(cgColor: color ?? CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// The sRGB components of the colour as it is in the current traits.
  ///
  /// - Returns: true: every colour has them.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = cgColor.standardComponents
    red?.pointee = components.x
    green?.pointee = components.y
    blue?.pointee = components.z
    alpha?.pointee = components.w
    return true
  }

  /// The colour as it is in the current traits as a grey; one that is none becomes a grey as bright.
  ///
  /// - Returns: true: every colour has one.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    let gray = CGColorSpace(name: CGColorSpace.extendedGray).flatMap { space in
      color.converted(to: space, intent: .defaultIntent, options: nil)
    }
    white?.pointee = gray?.components?.first ?? 0
    alpha?.pointee = color.alpha
    return true
  }

  /// Hue, saturation and brightness of the colour as it is in the current traits, each 0 to 1. The hue of a grey is 0.
  ///
  /// - Returns: true: every colour has them.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: alpha)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = (blue - red) / range + 2
      } else {
        sixths = (red - green) / range + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = most > 0 ? range / most : 0
    brightness?.pointee = most
    return true
  }
}
