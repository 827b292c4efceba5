import UIKit

@objc protocol P16Delegate {
  @objc optional func pager(_ pager: P16Pager, shouldSelectItemAt index: Int) -> Bool
}

class P16Pager: UIView {
  weak var delegate: P16Delegate?
  func select(_ index: Int) -> Bool {
    guard let function = self.delegate?.pager(_:shouldSelectItemAt:) else {
      return true
    }
    return function(self, index % 3)
  }
}
class P16Full: P16Delegate { func pager(_ pager: P16Pager, shouldSelectItemAt index: Int) -> Bool { index != 1 } }
class P16Bare: P16Delegate {}

@MainActor func program16() -> String {
  let (pager, full, bare) = (P16Pager(), P16Full(), P16Bare())
  pager.delegate = full
  let first = pager.select(4)
  pager.delegate = bare
  return "\(first) \(pager.select(4))"
}
