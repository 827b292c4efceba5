import UIKit

class P49Control<Value>: UIControl {
  var log = ""
  func wire() { addTarget(self, action: #selector(changed), for: .valueChanged) }
  @objc func changed() { log = "1 of \(Value.self)" }
}

@MainActor func program49() -> String {
  let control = P49Control<Int>()
  control.wire()
  control.sendActions(for: .valueChanged)
  return control.log
}
