// Ported by uikit-port; the source is Programs/56-responds-to.swift.
#sourceLocation(file: "Programs/56-responds-to.swift", line: 1)
import OpenCollectionViewShim

protocol P56Delegate: NSObjectProtocol {
  func held(_ index: Int) throws(P56DelegateOmission)
}
class P56Full: NSObject, P56Delegate {
  var log = ""
  func held(_ index: Int) { log = "held" }
}

func p56(_ delegate: P56Delegate) -> Bool {
  guard delegate.responds(to: Selector("held(_:)", calling: { (_: any P56Delegate) in })) else { return false }
  try? delegate.held(1)
  return true
}

@MainActor func program56() -> String {
  let full = P56Full()
  return "\(p56(full)) \(full.log)"
}

#sourceLocation(file: "Programs/56-responds-to.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P56Delegate`.
struct P56DelegateOmission: Error {}

extension P56Delegate {
  func held(_ index: Int) throws(P56DelegateOmission) { throw P56DelegateOmission() }
}
