// Ported by uikit-port; the source is Programs/06-accessor-selectors.swift.
#sourceLocation(file: "Programs/06-accessor-selectors.swift", line: 1)
import OpenCollectionViewShim

class P06Model: NSObject {
  var level: Int = 0 { didSet { log = "set to \(level)" } }
  var log = ""
}

@MainActor func program06() -> String {
  let model = P06Model()
  let setter = Selector("setLevel:", calling: { (target: P06Model, value: Int) in target.level = value })
  let getter = Selector("level", calling: { (target: P06Model) in _ = target.level })
  _ = model.perform(setter, with: 5)
  return setter == getter ? "the same" : model.log
}
