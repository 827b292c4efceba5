/// A handler for some events of a control.
@MainActor struct ControlRegistration {
  /// The forms of handlers.
  enum Handler {
    /// A closure runs.
    case action(UIAction)
    /// A method is called on a target; on whoever can perform it where there was none from the start.
    case method(Selector, target: WeakTarget?)
  }

  let handler: Handler
  var events: UIControl.Event

  /// Tells whether there is still somebody to tell.
  var isLive: Bool {
    if case .method(_, let target?) = handler { target.object != nil } else { true }
  }

  /// A target that is not kept.
  final class WeakTarget {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }
}
