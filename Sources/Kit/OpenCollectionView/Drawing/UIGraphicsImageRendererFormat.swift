/// The format of an image renderer's images.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
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

  /// Tells whether the image has no clear places: it starts black.
  open var opaque = false

  /// How many colours there are. Without effect: hosts draw all that they have.
  open var preferredRange = Range.automatic

  /// Tells whether there are the colours of a wide screen: ``preferredRange`` in one bit.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// A format with the pixels per point of the current traits.
  public required init() {
    scale = UITraitCollection.current.drawingScale
    super.init()
  }

  /// A format with the pixels per point of some traits; of the current ones where they say nothing.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.drawingScale
  }

  /// A format that says the same.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return copy
  }
}
