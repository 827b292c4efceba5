import UIKit

class P04Target: NSObject {
  var log: [String] = []
  @objc func handle() { log.append("none") }
  @objc func handle(_ sender: UIButton) { log.append("one") }

  @MainActor func wire(_ first: UIButton, _ second: UIButton) {
    first.addTarget(self, action: #selector(handle as () -> Void), for: .touchUpInside)
    second.addTarget(self, action: #selector(handle(_:)), for: .touchUpInside)
  }
}

@MainActor func program04() -> String {
  let (target, first, second) = (P04Target(), UIButton(), UIButton())
  target.wire(first, second)
  first.sendActions(for: .touchUpInside)
  second.sendActions(for: .touchUpInside)
  return target.log.joined(separator: " ")
}
