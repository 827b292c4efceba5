import UIKit

@objc protocol P62Delegate: AnyObject { @objc optional func finished(_ flag: Bool) }
class P62Full: P62Delegate {
  var log = ""
  func finished(_ flag: Bool) { log = "late" }
}
class P62Animator {
  weak var delegate: P62Delegate?
  func run(_ body: (Bool) -> Void) { body(true) }
  func start() { run { self.delegate?.finished?($0) } }
}

@MainActor func program62() -> String {
  let (animator, full) = (P62Animator(), P62Full())
  animator.delegate = full
  animator.start()
  return full.log
}
