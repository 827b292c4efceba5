import UIKit

private var p51Log = ""

extension UIViewController {
  func p51Wire(_ control: UIControl) {
    control.addTarget(self, action: #selector(p51Close), for: .touchUpInside)
  }
  @objc func p51Close() { p51Log = "dismissed" }
}

@MainActor func program51() -> String {
  let (controller, control) = (UIViewController(), UIControl())
  controller.p51Wire(control)
  control.sendActions(for: .touchUpInside)
  return p51Log
}
