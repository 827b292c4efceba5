/// What an image renderer's images are like.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  /// How many colours an image has.
  public enum Range: Int, Sendable {
    /// Nothing is said.
    case unspecified = -1
    /// As suits the screen.
    case automatic = 0
    /// Those of a wide screen.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Pixels per point: what the image says of itself. Drawings are sharp whatever it is.
  open var scale: CGFloat

  /// Whether the image has no clear places: it starts black.
  open var opaque = false

  /// How many colours there are. Without effect: hosts draw all that they have.
  open var preferredRange = Range.automatic

  /// A format with the pixels per point of the current traits.
  public override init() {
    scale = UITraitCollection.current.displayScale
    super.init()
  }

  /// A format with the pixels per point of some traits.
  public init(for traitCollection: UITraitCollection) {
    scale = traitCollection.displayScale
    super.init()
  }

  /// A new format with the pixels per point of the current traits.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// A new format with the pixels per point of the current traits.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
