// Ported by uikit-port; the source is Programs/17-method-without-labels.swift.
#sourceLocation(file: "Programs/17-method-without-labels.swift", line: 1)
import OpenCollectionViewShim

protocol P17Delegate: AnyObject {
  func pagerDidScroll(_ pager: P17Pager) throws(P17DelegateOmission)
}
class P17Pager: UIView {
  weak var delegate: P17Delegate?
  func scroll() {
    if let function = delegate.map({ delegate in { (argument1: P17Pager) -> Void in _ = try? delegate.pagerDidScroll(argument1) } }) {
      function(self)
    }
  }
}
class P17Full: P17Delegate {
  var log = ""
  func pagerDidScroll(_ pager: P17Pager) { log = "scrolled" }
}

@MainActor func program17() -> String {
  let (pager, full) = (P17Pager(), P17Full())
  pager.delegate = full
  pager.scroll()
  return full.log
}

#sourceLocation(file: "Programs/17-method-without-labels.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P17Delegate`.
struct P17DelegateOmission: Error {}

extension P17Delegate {
  func pagerDidScroll(_ pager: P17Pager) throws(P17DelegateOmission) { throw P17DelegateOmission() }
}
