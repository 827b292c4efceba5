import UIKit

class P44Target: NSObject {
  var log = ""
  @objc func reach(_ sender: Any?) { log = "reached" }
  @MainActor func wire(_ control: UIControl) {
    control.addTarget(self, action: Selector(("reach:")), for: .valueChanged)
  }
}

@MainActor func program44() -> String {
  let (target, control) = (P44Target(), UIControl())
  target.wire(control)
  control.sendActions(for: .valueChanged)
  return target.log
}
