// Ported by uikit-port; the source is Programs/16-guarded-method.swift.
#sourceLocation(file: "Programs/16-guarded-method.swift", line: 1)
import OpenCollectionViewShim

protocol P16Delegate: AnyObject {
  func pager(_ pager: P16Pager, shouldSelectItemAt index: Int) throws(P16DelegateOmission) -> Bool
}

class P16Pager: UIView {
  weak var delegate: P16Delegate?
  func select(_ index: Int) -> Bool {
    guard let function = self.delegate.map({ delegate in { (argument1: P16Pager, argument2: Int) -> Bool in (try? delegate.pager(argument1, shouldSelectItemAt: argument2)) ?? true } }) else {
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

#sourceLocation(file: "Programs/16-guarded-method.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P16Delegate`.
struct P16DelegateOmission: Error {}

extension P16Delegate {
  func pager(_ pager: P16Pager, shouldSelectItemAt index: Int) throws(P16DelegateOmission) -> Bool { throw P16DelegateOmission() }
}
