import UIKit

final class P61Controller: UIViewController {
  private var count = 0
  func start() -> Int {
    let control = UIControl()
    control.addTarget(self, action: #selector(didTap), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    return count
  }
}

private extension P61Controller {
  @objc func didTap() { count += 1 }
}

@MainActor func program61() -> String { "\(P61Controller().start())" }
