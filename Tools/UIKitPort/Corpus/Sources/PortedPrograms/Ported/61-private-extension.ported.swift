// Ported by uikit-port; the source is Programs/61-private-extension.swift.
#sourceLocation(file: "Programs/61-private-extension.swift", line: 1)
import OpenCollectionViewShim

final class P61Controller: UIViewController {
  private var count = 0
  func start() -> Int {
    let control = UIControl()
    control.addTarget(self, action: Selector("didTap", P61Controller.didTap), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    return count
  }
}

private extension P61Controller {
  func didTap() { count += 1 }
}

@MainActor func program61() -> String { "\(P61Controller().start())" }
