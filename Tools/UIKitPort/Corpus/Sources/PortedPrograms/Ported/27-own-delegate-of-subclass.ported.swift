// Ported by uikit-port; the source is Programs/27-own-delegate-of-subclass.swift.
#sourceLocation(file: "Programs/27-own-delegate-of-subclass.swift", line: 1)
import OpenCollectionViewShim

protocol P27Delegate: AnyObject { func may(_ index: Int) throws(P27DelegateOmission) -> Bool }
class P27Base: NSObject, P27Delegate {
#sourceLocation(file: "Programs/27-own-delegate-of-subclass.swift", line: 5)
func may(_ index: Int) throws(P27DelegateOmission) -> Bool { throw P27DelegateOmission() }
#sourceLocation(file: "Programs/27-own-delegate-of-subclass.swift", line: 4)
}
class P27Derived: P27Base { override func may(_ index: Int) -> Bool { true } }

func p27(_ delegate: P27Delegate) -> String { (try? delegate.may(1)) == true ? "yes" : "no" }

@MainActor func program27() -> String { p27(P27Derived()) + " " + p27(P27Base()) }

#sourceLocation(file: "Programs/27-own-delegate-of-subclass.swift", line: 3)
/// Thrown where a class leaves out an optional requirement of `P27Delegate`.
struct P27DelegateOmission: Error {}

extension P27Delegate {
  func may(_ index: Int) throws(P27DelegateOmission) -> Bool { throw P27DelegateOmission() }
}
