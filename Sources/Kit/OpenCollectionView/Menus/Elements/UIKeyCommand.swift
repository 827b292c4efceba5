/// A key, with modifiers, that sends an action up the responder chain; it can stand in a menu as well.
///
/// Return it from ``UIResponder/keyCommands``. The key is matched by what it types without modifiers, so `input: "z"` with
/// `.shift` is Shift-Z. ``UIKeyModifierFlags/command`` is answered by Control too, on keyboards without Command, unless
/// the command asks for Control itself.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The text that the key types, or one of the names of this class such as ``inputEscape``.
  open private(set) var input: String?
  /// The modifier keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Tells whether the command comes before what the system does with the key.
  open var wantsPriorityOverSystemBehavior = false
  /// Tells whether another key may stand in where a keyboard lacks this one. Kept for programs that set it.
  open var allowsAutomaticLocalization = true
  /// Tells whether left and right change places in right-to-left surroundings.
  open var allowsAutomaticMirroring = true

  /// The method that is called.
  ///
  /// Difference from UIKit: not optional, since it is not in any other command.
  open override var action: Selector { storedAction }

  init(
    title: String, image: UIImage?, sending action: Selector, input: String?, modifierFlags: UIKeyModifierFlags,
    propertyList: Any?, alternates: [UICommandAlternate], discoverabilityTitle: String?, attributes: Attributes,
    state: State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: nil, image: image, selectedImage: nil, sending: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// A key with a method, and a title for menus.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, sending: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, alternates: alternates, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state)
  }

  /// A key with a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A key with a method and a title.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A command from an archive: nil, since there are no archives of menus here.
  public required init?(coder: NSCoder) { nil }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Forward Delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}
