import UIKit

final class P03Counter: UIControl {
  private(set) var count = 0

  func start() { addTarget(self, action: #selector(self.increment), for: .primaryActionTriggered) }

  @objc
  private func increment() {
    count += 1
  }
}

@MainActor func program03() -> String {
  let counter = P03Counter()
  counter.start()
  counter.sendActions(for: .primaryActionTriggered)
  counter.sendActions(for: .primaryActionTriggered)
  return "\(counter.count)"
}
