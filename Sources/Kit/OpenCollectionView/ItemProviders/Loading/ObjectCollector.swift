import Synchronization

/// Objects that come on any thread, in the order of their items. // N20
final class ObjectCollector: @unchecked Sendable {
  // Unchecked: objects may cross threads, as UIKit lets them.
  private struct State {
    var objects: [Int: any NSItemProviderReading] = [:]
    var missing: Int
  }

  private let lock = Mutex<Void>(())
  private var state: State
  private let completion: ([any NSItemProviderReading]) -> Void

  /// - Parameter completion: called on the main queue when as many answers have come as there are items.
  init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
    state = State(missing: count)
    self.completion = completion
    if count == 0 { tell() }
  }

  /// The answer for one item has come; nil where nothing could be made of it.
  func take(_ object: (any NSItemProviderReading)?, at place: Int) {
    let isWhole = lock.withLock { _ in
      state.objects[place] = object
      state.missing -= 1
      return state.missing == 0
    }
    if isWhole { tell() }
  }

  private func tell() {
    MainQueue.post { [self] in
      completion(state.objects.sorted { $0.key < $1.key }.map(\.value))
    }
  }
}
