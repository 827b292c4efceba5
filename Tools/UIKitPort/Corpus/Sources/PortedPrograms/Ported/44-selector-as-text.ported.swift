// Ported by uikit-port; the source is Programs/44-selector-as-text.swift.
#sourceLocation(file: "Programs/44-selector-as-text.swift", line: 1)
import OpenCollectionViewShim

class P44Target: NSObject {
  var log = ""
  func reach(_ sender: Any?) { log = "reached" }
  @MainActor func wire(_ control: UIControl) {
    control.addTarget(self, action: Selector("reach:", P44Target.reach(_:)), for: .valueChanged)
  }
}

@MainActor func program44() -> String {
  let (target, control) = (P44Target(), UIControl())
  target.wire(control)
  control.sendActions(for: .valueChanged)
  return target.log
}
