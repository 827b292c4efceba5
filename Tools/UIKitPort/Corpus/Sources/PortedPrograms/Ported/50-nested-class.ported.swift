// Ported by uikit-port; the source is Programs/50-nested-class.swift.
#sourceLocation(file: "Programs/50-nested-class.swift", line: 1)
import OpenCollectionViewShim

enum P50 {
  class Outer: UIView {
    class Inner: UIControl {
      var log = ""
      func wire() { addTarget(self, action: Selector("act", Inner.act), for: .valueChanged) }
      func act() { log = "inner" }
    }
  }
}

@MainActor func program50() -> String {
  let inner = P50.Outer.Inner()
  inner.wire()
  inner.sendActions(for: .valueChanged)
  return inner.log
}
