// Ported by uikit-port; the source is Programs/04-overloaded-selectors.swift.
#sourceLocation(file: "Programs/04-overloaded-selectors.swift", line: 1)
import OpenCollectionViewShim

class P04Target: NSObject {
  var log: [String] = []
  func handle() { log.append("none") }
  func handle(_ sender: UIButton) { log.append("one") }

  @MainActor func wire(_ first: UIButton, _ second: UIButton) {
    first.addTarget(self, action: Selector("handle", P04Target.handle as (P04Target) -> () -> Void), for: .touchUpInside)
    second.addTarget(self, action: Selector("handle(_:)", P04Target.handle(_:)), for: .touchUpInside)
  }
}

@MainActor func program04() -> String {
  let (target, first, second) = (P04Target(), UIButton(), UIButton())
  target.wire(first, second)
  first.sendActions(for: .touchUpInside)
  second.sendActions(for: .touchUpInside)
  return target.log.joined(separator: " ")
}
