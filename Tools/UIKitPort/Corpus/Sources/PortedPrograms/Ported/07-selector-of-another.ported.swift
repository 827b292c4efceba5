// Ported by uikit-port; the source is Programs/07-selector-of-another.swift.
#sourceLocation(file: "Programs/07-selector-of-another.swift", line: 1)
import OpenCollectionViewShim

class P07Model: NSObject {
  var log = ""
  func save(_ sender: Any?) { log = "tapped by model" }
}

class P07Controller: UIViewController {
  let model: P07Model = P07Model()
  lazy var item = UIBarButtonItem(title: "Save", style: .plain, target: model, action: Selector("save(_:)", P07Model.save(_:)))
}

@MainActor func program07() -> String {
  let controller = P07Controller()
  _ = controller.model.perform(controller.item.action, with: controller.item)
  return controller.model.log
}
