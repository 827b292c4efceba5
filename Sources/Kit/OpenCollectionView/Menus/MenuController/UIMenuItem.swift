/// A command of the program's own in the menu of ``UIMenuController``.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The words that stand for the command.
  open var title: String
  /// The method that is called on the first responder that can perform it.
  open var action: Selector

  /// A command with a title and a method.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
