// Ported by uikit-port; the source is Programs/11-own-optional-method.swift.
#sourceLocation(file: "Programs/11-own-optional-method.swift", line: 1)
import OpenCollectionViewShim

protocol P11Delegate: AnyObject {
  func needed() -> String
  func told(_ text: String) throws(P11DelegateOmission)
}

class P11Sender {
  weak var delegate: P11Delegate?
  func send() -> String {
    try? delegate?.told("told")
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

#sourceLocation(file: "Programs/11-own-optional-method.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P11Delegate`.
struct P11DelegateOmission: Error {}

extension P11Delegate {
  func told(_ text: String) throws(P11DelegateOmission) { throw P11DelegateOmission() }
}
