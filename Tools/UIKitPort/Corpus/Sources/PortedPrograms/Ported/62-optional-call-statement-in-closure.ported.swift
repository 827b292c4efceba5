// Ported by uikit-port; the source is Programs/62-optional-call-statement-in-closure.swift.
#sourceLocation(file: "Programs/62-optional-call-statement-in-closure.swift", line: 1)
import OpenCollectionViewShim

protocol P62Delegate: AnyObject { func finished(_ flag: Bool) throws(P62DelegateOmission) }
class P62Full: P62Delegate {
  var log = ""
  func finished(_ flag: Bool) { log = "late" }
}
class P62Animator {
  weak var delegate: P62Delegate?
  func run(_ body: (Bool) -> Void) { body(true) }
  func start() { run { try? self.delegate?.finished($0) } }
}

@MainActor func program62() -> String {
  let (animator, full) = (P62Animator(), P62Full())
  animator.delegate = full
  animator.start()
  return full.log
}

#sourceLocation(file: "Programs/62-optional-call-statement-in-closure.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P62Delegate`.
struct P62DelegateOmission: Error {}

extension P62Delegate {
  func finished(_ flag: Bool) throws(P62DelegateOmission) { throw P62DelegateOmission() }
}
