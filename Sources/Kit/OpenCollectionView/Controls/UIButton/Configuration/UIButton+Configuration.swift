extension UIButton {
  /// How a button looks and what it shows, as one value.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Buy"
  /// configuration.subtitle = "One ticket"
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in … })
  /// ```
  ///
  /// Difference from UIKit: there are no styles of glass and of the Mac.
  public struct Configuration: Equatable, Hashable, @unchecked Sendable {
    // Unchecked: pictures and views belong to the main actor, as the buttons that show them do.

    enum Style: Hashable {
      case plain, borderless, gray, tinted, filled
    }

    let style: Style

    /// The background behind the content.
    public var background: UIBackgroundConfiguration
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large text and insets are. Setting it sets the default ``contentInsets``, unless these have been set.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultContentInsets { setDefaultContentInsets() } }
    }
    /// The colour of which those of text and pictures are made; the button's tint where nil, white on filled buttons.
    public var baseForegroundColor: UIColor?
    /// The colour of which those of the background are made; the button's tint where nil.
    public var baseBackgroundColor: UIColor?

    /// The picture.
    public var image: UIImage?
    /// Makes the colour in which a template picture is shown.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The least room that the picture takes along the axis on which it stands, so that buttons in a column line up,
    /// in points.
    public var imageReservation: CGFloat = 0
    /// Tells whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// Makes the colour of the wheel.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// Makes the attributes in which the title is shown.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The place at which a title that is too long breaks or is cut.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The second line with attributes.
    public var attributedSubtitle: AttributedString?
    /// Makes the attributes in which the second line is shown.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The place at which a second line that is too long breaks or is cut.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The sign that the button opens a menu.
    public var indicator = Indicator.automatic
    /// Makes the colour of that.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The space around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasDefaultContentInsets = false
      }
    }
    private var insets = NSDirectionalEdgeInsets.zero
    private var hasDefaultContentInsets = true

    /// On which side of the text the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between picture and text, in points.
    public var imagePadding: CGFloat = 0
    /// The space between title and second line, in points.
    public var titlePadding: CGFloat = 1
    /// How title and second line stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Tells whether a selected button looks selected by itself; false for filled and borderless ones.
    public var automaticallyUpdateForSelection: Bool

    init(_ style: Style) {
      self.style = style
      background = .init()
      // The corner radius of buttons on iOS 15 and later.
      background.cornerRadius = 5.95
      automaticallyUpdateForSelection = style != .filled && style != .borderless
      setDefaultContentInsets()
    }

    /// The title; nil for none.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The second line; nil for none.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    /// Gives the content the space around it that goes with ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      insets = buttonSize.contentInsets
      hasDefaultContentInsets = true
    }

    /// A button of text in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a light shade of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button of text that also without touching looks like one in bars: plain, and not marked when selected.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A button with a quiet background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button on a light shade of the tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button that is the most important one.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
