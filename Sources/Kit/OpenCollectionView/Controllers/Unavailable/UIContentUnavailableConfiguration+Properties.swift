public import Foundation

extension UIContentUnavailableConfiguration {
  /// How the picture looks.
  public struct ImageProperties: Hashable, @unchecked Sendable {
    // Unchecked: colours and symbols' configurations are immutable.

    /// How a symbol is drawn; as large as a large title, twice, unless set. Our choice, after iOS 17.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? = UIImage.SymbolConfiguration(pointSize: 48)
    /// The colour of symbols and templates.
    public var tintColor: UIColor? = .secondaryLabel
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest width and height, in points; 0 for any.
    public var maximumSize = CGSize.zero
    /// Tells whether the picture stays where colours are inverted. Kept for programs that set it.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  public struct TextProperties: Hashable, @unchecked Sendable {
    // Unchecked: fonts and colours are immutable.

    /// The typeface and size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The way in which lines that are too long break or are cut.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How many lines there may be; 0, any number, unless set.
    public var numberOfLines = 0
    /// Tells whether the text is made smaller where it would be cut.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that text is made smaller to.
    public var minimumScaleFactor: CGFloat = 0
    /// Tells whether letters may stand a little closer before the text is cut.
    public var allowsDefaultTighteningForTruncation = false

    init(_ style: UIFont.TextStyle, isBold: Bool, color: UIColor) {
      let font = UIFont.preferredFont(forTextStyle: style)
      self.font = isBold ? UIFont.systemFont(ofSize: font.pointSize, weight: .bold) : font
      self.color = color
    }

    /// Shows a text so.
    @MainActor func apply(to label: UILabel, _ text: String?, _ attributed: NSAttributedString?) {
      label.font = font
      label.textColor = color
      label.textAlignment = .center
      label.lineBreakMode = lineBreakMode
      label.numberOfLines = numberOfLines
      label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
      label.minimumScaleFactor = minimumScaleFactor
      label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
      label.adjustsFontForContentSizeCategory = true
      if let attributed { label.attributedText = attributed } else { label.text = text }
      label.isHidden = (attributed?.string ?? text ?? "").isEmpty
    }
  }

  /// The behaviour of a button.
  public struct ButtonProperties: Hashable, @unchecked Sendable {
    // Unchecked: actions and menus are compared as objects, and used on the main actor.

    /// The action of a tap; nil for nothing.
    public var primaryAction: UIAction?
    /// A menu that a tap opens where there is no action; nil for none.
    public var menu: UIMenu?
    /// Tells whether the button answers; true unless set.
    public var isEnabled = true
    /// The purpose of the button.
    public var role = UIButton.Role.normal

    /// A button that does nothing.
    public init() {}

    /// Makes a button do this and look so.
    @MainActor func apply(to button: UIButton, _ look: UIButton.Configuration, _ shown: ButtonProperties?) {
      if let old = shown?.primaryAction, old != primaryAction { button.removeAction(old, for: .primaryActionTriggered) }
      if let primaryAction, shown?.primaryAction != primaryAction {
        button.addAction(primaryAction, for: .primaryActionTriggered)
      }
      button.configuration = look
      button.menu = menu
      button.showsMenuAsPrimaryAction = menu != nil && primaryAction == nil
      button.isEnabled = isEnabled
      button.role = role
      button.isHidden = look.title == nil && look.attributedTitle == nil && look.image == nil
    }
  }
}
