// Ported by uikit-port; the source is Programs/45-object-of-any-class.swift.
#sourceLocation(file: "Programs/45-object-of-any-class.swift", line: 1)
import OpenCollectionViewShim

class P45Target: NSObject {
  var log = ""
  func act(_ sender: Any?) { log = "performed" }
}
class P45Caller {
  weak var target: AnyObject?
  var action: Selector?
  @MainActor func call() {
    if let action = action { _ = (target as? any NSObjectProtocol)?.perform(action, with: self) }
  }
}

@MainActor func program45() -> String {
  let (target, caller) = (P45Target(), P45Caller())
  caller.target = target
  caller.action = Selector("act(_:)", P45Target.act(_:))
  caller.call()
  return target.log
}
