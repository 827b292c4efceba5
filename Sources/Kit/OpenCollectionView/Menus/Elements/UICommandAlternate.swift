/// What a command becomes while modifier keys are held.
@preconcurrency @MainActor public final class UICommandAlternate: NSObject {
  /// The words that stand for it.
  public let title: String
  /// The method that is called instead.
  public let action: Selector
  /// The keys that have to be held.
  public let modifierFlags: UIKeyModifierFlags

  /// An alternative with a title and a method, for modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
