extension UIView {
  /// Ends what is being typed into the view, or into something in it: its first responder resigns.
  ///
  /// - Parameter force: whether it must, even one that says it may not.
  /// - Returns: whether there was one and it has resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, responder.chain.contains(where: { $0 === self }) else {
      return false
    }
    if force {
      resignFirstResponderInside()
      return true
    }
    return responder.resignFirstResponder()
  }
}
