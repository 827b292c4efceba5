import UIKit

@objc protocol P27Delegate { @objc optional func may(_ index: Int) -> Bool }
class P27Base: NSObject, P27Delegate {}
class P27Derived: P27Base { func may(_ index: Int) -> Bool { true } }

func p27(_ delegate: P27Delegate) -> String { delegate.may?(1) == true ? "yes" : "no" }

@MainActor func program27() -> String { p27(P27Derived()) + " " + p27(P27Base()) }
