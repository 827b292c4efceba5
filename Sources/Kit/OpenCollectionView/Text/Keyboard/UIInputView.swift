/// A view for the place of the keyboard, or above it.
///
/// Difference from UIKit: the styles look alike; a keyboard's ground is not imitated.
open class UIInputView: UIView {
  /// How the ground of the view looks.
  public enum Style: Int, Sendable {
    /// As the program says.
    case `default` = 0
    /// As that of a keyboard.
    case keyboard = 1
  }

  /// How the ground looks.
  public let inputViewStyle: Style

  /// Tells whether the view is as high as its content, rather than as its frame; false unless set.
  open var allowsSelfSizing = false

  /// A view of a style.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// A view from an archive: an empty one.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
