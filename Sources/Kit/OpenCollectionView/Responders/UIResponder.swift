/// Something that can answer to touches and other events, and passes on what it does not answer to.
///
/// The default implementations of the touch methods pass the touches to ``next``.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// Makes an instance of a class that is only known at run time, such as an application's delegate.
  ///
  /// Calls `init()`. Subclasses inherit it; views and controllers have their own initializers and do not offer it.
  public required convenience init(instantiating: Void) { self.init() }

  /// Who is asked when this responder does not answer; nil at the end of the chain. // R1
  open var next: UIResponder? { nil }

  /// Touches came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away, by the system or by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
