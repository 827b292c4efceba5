/// Something that an alert offers to do.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The meaning of an action.
  public enum Style: Int, Sendable {
    /// One thing among others.
    case `default` = 0
    /// Leaves everything as it is. An alert has one at most.
    case cancel = 1
    /// Changes or deletes something for good.
    case destructive = 2
  }

  /// The text of the button.
  open private(set) var title: String?
  /// The meaning of the action.
  open private(set) var style: Style
  private let handler: ((UIAlertAction) -> Void)?

  /// Tells whether the action can be chosen; true unless set.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { whenChanged?() } }
  }

  /// A name for tests, never read out.
  open var accessibilityIdentifier: String?

  /// The alert shows the action anew.
  var whenChanged: (() -> Void)?

  init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// An action.
  ///
  /// - Parameters:
  ///   - title: what its button says; nil says nothing.
  ///   - style: whether it is one of several, the way out, or something that destroys.
  ///   - handler: called when the action was chosen and the alert has gone.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title, style, handler)
  }

  func perform() { handler?(self) }
}
