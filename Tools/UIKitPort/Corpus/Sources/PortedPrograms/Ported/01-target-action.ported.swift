// Ported by uikit-port; the source is Programs/01-target-action.swift.
#sourceLocation(file: "Programs/01-target-action.swift", line: 1)
import OpenCollectionViewShim

class P01Controller: UIViewController {
  let button = UIButton(type: .system)
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: Selector("tapped(_:)", P01Controller.tapped(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  func tapped(_ sender: UIButton) { taps += 1 }
}

@MainActor func program01() -> String {
  let controller = P01Controller()
  controller.loadViewIfNeeded()
  controller.button.sendActions(for: .touchUpInside)
  return "\(controller.taps) tap"
}
