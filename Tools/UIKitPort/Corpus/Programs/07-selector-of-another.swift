import UIKit

class P07Model: NSObject {
  var log = ""
  @objc func save(_ sender: Any?) { log = "tapped by model" }
}

class P07Controller: UIViewController {
  let model: P07Model = P07Model()
  lazy var item = UIBarButtonItem(title: "Save", style: .plain, target: model, action: #selector(model.save(_:)))
}

@MainActor func program07() -> String {
  let controller = P07Controller()
  _ = controller.model.perform(controller.item.action, with: controller.item)
  return controller.model.log
}
