import UIKit

class P01Controller: UIViewController {
  let button = UIButton(type: .system)
  var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func tapped(_ sender: UIButton) { taps += 1 }
}

@MainActor func program01() -> String {
  let controller = P01Controller()
  controller.loadViewIfNeeded()
  controller.button.sendActions(for: .touchUpInside)
  return "\(controller.taps) tap"
}
