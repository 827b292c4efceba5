// Ported by uikit-port; the source is Programs/49-generic-class.swift.
#sourceLocation(file: "Programs/49-generic-class.swift", line: 1)
import OpenCollectionViewShim

class P49Control<Value>: UIControl {
  var log = ""
  func wire() { addTarget(self, action: Selector("changed", P49Control.changed), for: .valueChanged) }
  func changed() { log = "1 of \(Value.self)" }
}

@MainActor func program49() -> String {
  let control = P49Control<Int>()
  control.wire()
  control.sendActions(for: .valueChanged)
  return control.log
}
