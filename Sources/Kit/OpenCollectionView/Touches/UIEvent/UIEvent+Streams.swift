extension UIEvent {
  /// The window of an event without touches or keys.
  var streamWindow: UIWindow? {
    switch type {
    case .scroll: (self as? ScrollEvent)?.window
    case .hover: (self as? HoverEvent)?.window
    default: nil
    }
  }
}

extension UIWindow {
  /// Brings an event without touches to those that it is for.
  func sendStream(_ event: UIEvent) {
    switch event {
    case let event as UIPressesEvent: windowScene?.keyDispatcher.presses.deliver(event, in: self)
    case let event as ScrollEvent: windowScene?.scrollDispatcher.deliver(event, in: self)
    case let event as HoverEvent: windowScene?.hoverDispatcher.deliver(event)
    default: break
    }
  }
}
