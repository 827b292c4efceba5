import UIKit

@objc(P22DelegateForObjectiveC)
protocol P22Delegate: class {
  @objc func done()
}
class P22Owner {
  weak var delegate: P22Delegate?
}
class P22Object: NSObject, P22Delegate { @objc func done() {} }

@MainActor func program22() -> String {
  let owner = P22Owner()
  do { owner.delegate = P22Object() }
  return owner.delegate == nil ? "gone" : "there"
}
