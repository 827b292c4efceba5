extension UICellAccessory {
  /// How a checkmark looks.
  public struct CheckmarkOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?

    /// Options, each the usual one where nil.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How an arrow that says that there is more looks.
  public struct DisclosureIndicatorOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?

    /// Options, each the usual one where nil.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button for details looks.
  public struct DetailOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?

    /// Options, each the usual one where nil.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// How a button that deletes looks.
  public struct DeleteOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?
    /// The colour of its disc; the usual one where nil.
    public var backgroundColor: UIColor?

    /// Options, each the usual one where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a button that inserts looks.
  public struct InsertOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?
    /// The colour of its disc; the usual one where nil.
    public var backgroundColor: UIColor?

    /// Options, each the usual one where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a mark that says whether the cell is selected looks.
  public struct MultiselectOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?
    /// The colour of its disc; the usual one where nil.
    public var backgroundColor: UIColor?

    /// Options, each the usual one where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a grip for moving the cell looks.
  public struct ReorderOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?
    /// Tells whether a line stands between the grip and what is before it; none where nothing is. // I53
    public var showsVerticalSeparator: Bool

    /// Options, each the usual one where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How a button with a menu looks.
  public struct PopUpMenuOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?

    /// Options, each the usual one where nil.
    public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a text looks.
  public struct LabelOptions: AccessoryOptions {
    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?
    /// The typeface and size.
    public var font: UIFont
    /// Tells whether a font of a text style follows the size that the person likes.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options, each the usual one where nil.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// How an arrow that opens and closes what the cell heads looks.
  public struct OutlineDisclosureOptions: AccessoryOptions {
    /// The places that a tap must hit to open and close.
    public enum Style: Int, Hashable, Sendable {
      /// The whole cell where that is the header of a section of a list, the arrow elsewhere. // I55
      case automatic
      /// The whole cell, as of a header.
      case header
      /// The arrow, since a tap elsewhere selects the cell.
      case cell
    }

    /// Tells whether it is left out, its place kept.
    public var isHidden: Bool
    /// How wide the place is that it stands in the middle of.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; the usual one where nil.
    public var tintColor: UIColor?
    /// The place that a tap must hit.
    public var style: Style

    /// Options, each the usual one where nil.
    public init(
      style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.style = style ?? .automatic
    }
  }
}

/// The options that all accessories of lists have.
protocol AccessoryOptions {
  var isHidden: Bool { get }
  var reservedLayoutWidth: UICellAccessory.LayoutDimension { get }
  var tintColor: UIColor? { get }
}
