// Ported by uikit-port; the source is Programs/03-self-selector.swift.
#sourceLocation(file: "Programs/03-self-selector.swift", line: 1)
import OpenCollectionViewShim

final class P03Counter: UIControl {
  private(set) var count = 0

  func start() { addTarget(self, action: Selector("increment", P03Counter.increment), for: .primaryActionTriggered) }


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
