/// A colour, or a rule that makes one from the surroundings.
///
/// Dynamic colours, such as ``label`` and ``systemBackground``, differ between light and dark; views resolve them
/// against their own traits, and again when these change.
///
/// Difference from UIKit: all colours are sRGB, and there are no pattern colours.
open class UIColor: NSObject, @unchecked Sendable {
  // Unchecked: immutable; the provider of a dynamic colour is Sendable.
  private enum Kind {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let kind: Kind

  /// A colour from sRGB components, each 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    kind = .fixed(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0 black to 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from hue, saturation and brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    guard hue.isFinite else {
      fatalError("The hue of a colour cannot be \(hue): give a number from 0 to 1.")
    }
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

  /// A colour from a Core Graphics colour.
  public init(cgColor: CGColor) { kind = .fixed(cgColor) }

  /// A rule that makes a colour from the traits of its surroundings.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    kind = .dynamic(dynamicProvider)
  }

  /// The colour as it is in the current traits.
  open var cgColor: CGColor {
    switch resolvedColor(with: UITraitCollection.current).kind {
    case .fixed(let color): color
    case .dynamic: .clear
    }
  }

  /// Whether the colour depends on its surroundings.
  public var isDynamic: Bool {
    if case .dynamic = kind { true } else { false }
  }

  /// The colour as it is in some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A rule may answer with another rule; a chain of them longer than this is a rule that answers with itself.
    for _ in 0..<8 {
      guard case .dynamic(let provider) = color.kind else { return color }
      color = provider(traitCollection)
    }
    return .clear
  }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch kind {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The sRGB components of the colour as it is in the current traits.
  ///
  /// - Returns: true: every colour has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor.layerColor
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Whether both are the same fixed colour, or one and the same dynamic one.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if self === other { return true }
    guard case .fixed(let mine) = kind, case .fixed(let theirs) = other.kind else { return false }
    return mine == theirs
  }

  /// Hashes the components of a fixed colour.
  open override var hash: Int {
    guard case .fixed(let color) = kind else { return 0 }
    return color.hashValue
  }
}
