import UIKit

enum P50 {
  class Outer: UIView {
    class Inner: UIControl {
      var log = ""
      func wire() { addTarget(self, action: #selector(Inner.act), for: .valueChanged) }
      @objc func act() { log = "inner" }
    }
  }
}

@MainActor func program50() -> String {
  let inner = P50.Outer.Inner()
  inner.wire()
  inner.sendActions(for: .valueChanged)
  return inner.log
}
