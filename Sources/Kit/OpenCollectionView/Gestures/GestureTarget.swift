/// The object or function that a recognizer calls when its state changes.
///
/// A class, because copies of weak references are expensive, and actions are sent with every change.
@MainActor final class GestureTarget {
  weak var object: AnyObject?
  let action: Selector?
  private let handler: ((UIGestureRecognizer) -> Void)?

  init(object: AnyObject?, action: Selector?, handler: ((UIGestureRecognizer) -> Void)?) {
    self.object = object
    self.action = action
    self.handler = handler
  }

  func send(from recognizer: UIGestureRecognizer) {
    if let handler {
      handler(recognizer)
    } else if let action, let object {
      action.perform(on: object, with: recognizer)
    }
  }
}
