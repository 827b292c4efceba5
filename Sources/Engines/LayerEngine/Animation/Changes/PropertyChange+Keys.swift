import FrameClock

extension PropertyChange {
  /// The part of the property's value that a key names.
  func part(of value: AnimationValue, _ key: AnimationKey) -> AnimationValue {
    guard case .pair(let first) = key.part, case .vector(let vector) = value else { return value }
    return .vector([vector[first], vector[first + 1], 0, 0])
  }

  func isRunning(_ path: String) -> Bool {
    layer.animations?.running.contains { Self.isKey($0.key, of: path) } ?? false
  }

  func removeRunning(_ path: String, for group: CompletionGroup?) {
    guard let running = layer.animations?.running else { return }
    if let group {
      for animation in running where animation.group === group && Self.isKey(animation.key, of: path) {
        animation.group = nil
        group.leave(finished: true)
      }
    }
    layer.removeAnimations(because: "another takes its place") { Self.isKey($0.key, of: path) }
  }

  /// Animations of one property are kept beside each other as `position`, `position-2`, `position-3`.
  func freeKey(_ path: String) -> String {
    guard let running = layer.animations?.running, !running.isEmpty else { return path }
    var key = path
    var number = 1
    while running.contains(where: { $0.key == key }) {
      number += 1
      key = "\(path)-\(number)"
    }
    return key
  }

  private static func isKey(_ key: String?, of path: String) -> Bool {
    guard let key, key.hasPrefix(path) else { return false }
    return key.utf8.count == path.utf8.count || key.dropFirst(path.count).first == "-"
  }
}

extension CALayer {
  /// The layer's time, in seconds; 0 for a layer in no tree.
  package var currentTime: Double { tree.map { time(at: $0.context.clock.now) } ?? 0 }
}
