extension UIView {
  /// How a view follows changes of its superview's size: the parts of its geometry that grow and shrink.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The space at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space above.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space below.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How content is laid into a view.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// As large as fits, its proportions kept.
    case scaleAspectFit = 1
    /// As small as covers, its proportions kept.
    case scaleAspectFill = 2
    /// Drawn anew when the size changes.
    case redraw = 3
    /// In the middle at its own size.
    case center = 4
    /// At the top at its own size.
    case top = 5
    /// At the bottom at its own size.
    case bottom = 6
    /// At the left at its own size.
    case left = 7
    /// At the right at its own size.
    case right = 8
    /// In the top left corner at its own size.
    case topLeft = 9
    /// In the top right corner at its own size.
    case topRight = 10
    /// In the bottom left corner at its own size.
    case bottomLeft = 11
    /// In the bottom right corner at its own size.
    case bottomRight = 12

    var contentsGravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
    }
  }
}
