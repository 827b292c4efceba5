import UIKit

@objc protocol P56Delegate: NSObjectProtocol {
  @objc optional func held(_ index: Int)
}
class P56Full: NSObject, P56Delegate {
  var log = ""
  func held(_ index: Int) { log = "held" }
}

func p56(_ delegate: P56Delegate) -> Bool {
  guard delegate.responds(to: #selector(P56Delegate.held(_:))) else { return false }
  delegate.held!(1)
  return true
}

@MainActor func program56() -> String {
  let full = P56Full()
  return "\(p56(full)) \(full.log)"
}
