/// A command that takes the place of another one while modifier keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The words that stand for it.
  open private(set) var title: String
  /// The method that is called instead.
  open private(set) var action: Selector
  /// The keys that have to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// An alternative with a title and a method, for modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
