import UIKit

class P06Model: NSObject {
  @objc var level: Int = 0 { didSet { log = "set to \(level)" } }
  var log = ""
}

@MainActor func program06() -> String {
  let model = P06Model()
  let setter = #selector(setter: P06Model.level)
  let getter = #selector(getter: P06Model.level)
  _ = model.perform(setter, with: 5)
  return setter == getter ? "the same" : model.log
}
