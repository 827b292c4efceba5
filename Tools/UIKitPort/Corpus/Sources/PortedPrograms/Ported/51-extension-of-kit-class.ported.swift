// Ported by uikit-port; the source is Programs/51-extension-of-kit-class.swift.
#sourceLocation(file: "Programs/51-extension-of-kit-class.swift", line: 1)
import OpenCollectionViewShim

private var p51Log = ""

extension UIViewController {
  func p51Wire(_ control: UIControl) {
    control.addTarget(self, action: Selector("p51Close", UIViewController.p51Close), for: .touchUpInside)
  }
  func p51Close() { p51Log = "dismissed" }
}

@MainActor func program51() -> String {
  let (controller, control) = (UIViewController(), UIControl())
  controller.p51Wire(control)
  control.sendActions(for: .touchUpInside)
  return p51Log
}
