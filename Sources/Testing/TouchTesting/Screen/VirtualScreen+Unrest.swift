import FrameClock
import OpenCollectionView

extension VirtualScreen {
  /// The reason of frames or time that are still wanted, in one sentence; nil where the screen is at rest.
  func sentenceOfUnrest(after limit: Double) -> String? {
    var causes: [String] = []
    let (loop, clock) = (scene.frameLoop, application.clock)
    if clock.isTurnWaiting {
      causes.append("completions begin the next thing, \(clock.waitingTurnChain) in a row by now")
    }
    if loop.runningObserverCount > 0 {
      causes.append(
        "\(loop.runningObserverCount) display links or motions want frames\(Self.list(loop.runningPurposes))")
    } else if scene.wantsFrames, causes.isEmpty {
      causes.append("views or layers change in every frame\(Self.list(restlessLayers()))")
    }
    if let deadline = clock.nextDeadline, !clock.isTurnWaiting {
      causes.append(
        "\(clock.pendingTimerCount) timers are pending, the next one due at \(deadline) s"
          + Self.list(clock.pendingTimers.map { $0.purpose ?? "a call of the kit" }))
    }
    guard !causes.isEmpty else { return nil }
    return
      "The screen has not come to rest within \(limit) s, and it is \((now * 1000).rounded() / 1000) s on its clock: "
      + causes.joined(separator: "; ") + "."
  }

  /// How many names a sentence holds.
  private static let mostNames = 4

  /// Names in parentheses, each once and with its number; nothing for none.
  private static func list(_ names: [String]) -> String {
    var counts: [(name: String, count: Int)] = []
    for name in names {
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    guard !counts.isEmpty else { return "" }
    var words = counts.prefix(mostNames).map { $0.count > 1 ? "\($0.name), \($0.count) times" : $0.name }
    if counts.count > mostNames { words.append("and \(counts.count - mostNames) more") }
    return " (\(words.joined(separator: "; ")))"
  }

  /// The layers that are animated or marked, by the views that they belong to.
  private func restlessLayers() -> [String] {
    var names: [String] = []
    for window in scene.windows { note(window.layer, in: &names) }
    return names
  }

  private func note(_ layer: CALayer, in names: inout [String]) {
    let name = (layer.delegate as? UIView).map { "\(Swift.type(of: $0))" } ?? "\(Swift.type(of: layer))"
    for key in layer.animationKeys() ?? [] { names.append("the animation \(key) of \(name)") }
    if layer.needsLayout() { names.append("\(name) asks to be laid out again") }
    if layer.needsDisplay() { names.append("\(name) asks to be drawn again") }
    for sublayer in layer.sublayers ?? [] { note(sublayer, in: &names) }
  }
}
