// Ported by uikit-port; the source is Programs/55-sender-and-event.swift.
#sourceLocation(file: "Programs/55-sender-and-event.swift", line: 1)
import OpenCollectionViewShim

class P55Control: UIControl {
  var log = ""
  func wire() { addTarget(self, action: Selector("down(_:event:)", P55Control.down(_:event:)), for: .touchDown) }
  func down(_ sender: UIControl, event: UIEvent?) { log = "down" }
}

@MainActor func program55() -> String {
  let control = P55Control()
  control.wire()
  control.sendActions(for: .touchDown)
  return control.log
}
