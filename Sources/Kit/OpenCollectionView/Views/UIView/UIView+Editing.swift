extension UIView {
  func resignFirstResponder(inside force: Bool) -> Bool {
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
