import UIKit

class P45Target: NSObject {
  var log = ""
  @objc func act(_ sender: Any?) { log = "performed" }
}
class P45Caller {
  weak var target: AnyObject?
  var action: Selector?
  @MainActor func call() {
    if let action = action { _ = target?.perform(action, with: self) }
  }
}

@MainActor func program45() -> String {
  let (target, caller) = (P45Target(), P45Caller())
  caller.target = target
  caller.action = #selector(P45Target.act(_:))
  caller.call()
  return target.log
}
