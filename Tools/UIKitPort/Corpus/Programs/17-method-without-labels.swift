import UIKit

@objc protocol P17Delegate {
  @objc optional func pagerDidScroll(_ pager: P17Pager)
}
class P17Pager: UIView {
  weak var delegate: P17Delegate?
  func scroll() {
    if let function = delegate?.pagerDidScroll {
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
