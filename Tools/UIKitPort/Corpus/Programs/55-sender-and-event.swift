import UIKit

class P55Control: UIControl {
  var log = ""
  func wire() { addTarget(self, action: #selector(down(_:event:)), for: .touchDown) }
  @objc func down(_ sender: UIControl, event: UIEvent?) { log = "down" }
}

@MainActor func program55() -> String {
  let control = P55Control()
  control.wire()
  control.sendActions(for: .touchDown)
  return control.log
}
