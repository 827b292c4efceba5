import UIKit

@objc protocol P11Delegate {
  func needed() -> String
  @objc optional func told(_ text: String)
}

class P11Sender {
  weak var delegate: P11Delegate?
  func send() -> String {
    delegate?.told?("told")
    return delegate?.needed() ?? "nobody"
  }
}

class P11Full: NSObject, P11Delegate {
  var text = ""
  func needed() -> String { text }
  func told(_ text: String) { self.text = text }
}

class P11Bare: NSObject, P11Delegate {
  func needed() -> String { "and nobody" }
}

@MainActor func program11() -> String {
  let (sender, full, bare) = (P11Sender(), P11Full(), P11Bare())
  sender.delegate = full
  let first = sender.send()
  sender.delegate = bare
  return first + ", " + sender.send()
}
