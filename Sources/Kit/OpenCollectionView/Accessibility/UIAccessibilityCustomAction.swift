/// Something that can be done with an element beside activating it, such as what a swipe across a cell offers.
///
/// A browser page shows the actions of an element to assistive tools as buttons that follow it.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// Does what an action is there for, and answers whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name that is read out.
  open var name: String
  /// A picture for tools that show one.
  open var image: UIImage?
  /// The object whose method is called, where there is no handler. Held weakly.
  open weak var target: AnyObject?
  /// The method that is called on the target.
  open var selector: Selector
  /// The closure that is called; it goes before the target.
  open var actionHandler: Handler?

  /// An action that calls a method. The method takes nothing or the action; the action counts as done when it was called.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
  }

  /// An action with a picture that calls a method.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  /// An action that calls a closure.
  public convenience init(name: String, actionHandler: Handler?) {
    self.init(name: name, target: nil, selector: Selector(""))
    self.actionHandler = actionHandler
  }

  /// An action with a picture that calls a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Does it, and answers whether it was done.
  func run() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.perform(on: target, with: self)
  }
}
