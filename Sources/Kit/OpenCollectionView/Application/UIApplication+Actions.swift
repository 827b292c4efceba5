extension UIApplication {
  @discardableResult
  func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, startingAt start: UIResponder?, for event: UIEvent?
  ) -> Bool {
    if let target {
      guard let object = asObject(target) else { return false }
      return action.perform(on: object, with: sender, for: event)
    }
    let first = start ?? firstResponder(for: sender) ?? sender as? UIResponder
    guard let found = first?.target(forAction: action, withSender: sender), let object = asObject(found) else {
      return false
    }
    return action.perform(on: object, with: sender, for: event)
  }

  private func firstResponder(for sender: Any?) -> UIResponder? {
    if let responder = (sender as? UIView)?.window?.firstResponder { return responder }
    return windows.last { $0.isKeyWindow }?.firstResponder
  }

  // A value in an Any is boxed by a cast to AnyObject; only what is an object already can be a target.
  private func asObject(_ value: Any) -> AnyObject? { type(of: value) is AnyClass ? value as AnyObject : nil }
}
