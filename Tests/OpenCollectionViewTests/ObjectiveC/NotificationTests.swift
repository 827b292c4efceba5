import OpenCollectionView
import Testing

@MainActor struct NotificationTests {
  @MainActor final class Listener {
    var names: [String] = []
    var count = 0
    func hear(_ notification: Notification) { names.append(notification.name.rawValue) }
    func hear() { count += 1 }
    nonisolated deinit { NotificationCenter.default.removeObserver(self) }
  }

  let center = NotificationCenter()
  let ping = Notification.Name("ping")

  @Test func `a method is called with the notification, or without`() {
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector(Listener.hear(_:) as (Listener) -> @MainActor (Notification) -> Void), name: ping,
      object: nil)
    center.addObserver(
      listener, selector: Selector(Listener.hear as (Listener) -> @MainActor () -> Void), name: ping, object: nil)
    center.post(name: ping, object: nil)
    center.post(name: Notification.Name("pong"), object: nil)
    #expect(listener.names == ["ping"])
    #expect(listener.count == 1)
  }

  @Test func `an observer hears of one object only if it asked for that`() {
    let listener = Listener()
    let (one, other) = (NSObject(), NSObject())
    center.addObserver(
      listener, selector: Selector(Listener.hear as (Listener) -> @MainActor () -> Void), name: ping, object: one)
    center.post(name: ping, object: other)
    center.post(name: ping, object: one)
    #expect(listener.count == 1)
  }

  @Test func `a removed observer hears nothing, by name or altogether`() {
    let listener = Listener()
    let hear = Selector(Listener.hear as (Listener) -> @MainActor () -> Void)
    let pong = Notification.Name("pong")
    center.addObserver(listener, selector: hear, name: ping, object: nil)
    center.addObserver(listener, selector: hear, name: pong, object: nil)
    center.removeObserver(listener, name: ping, object: nil)
    center.post(name: ping, object: nil)
    center.post(name: pong, object: nil)
    #expect(listener.count == 1)
    center.removeObserver(listener)
    center.post(name: pong, object: nil)
    #expect(listener.count == 1)
  }

  @Test func `an observer is not kept, and need not be removed`() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(
        listener, selector: Selector(Listener.hear as (Listener) -> @MainActor () -> Void), name: ping, object: nil)
    }
    #expect(gone == nil)
    center.post(name: ping, object: nil)
  }

  @Test func `a notification posted elsewhere reaches the main actor`() async {
    let listener = Listener()
    center.addObserver(
      listener, selector: Selector(Listener.hear as (Listener) -> @MainActor () -> Void), name: ping, object: nil)
    let (center, ping) = (center, ping)
    await Task.detached { center.post(name: ping, object: nil) }.value
    while listener.count == 0 { await Task.yield() }
    #expect(listener.count == 1)
  }

  @Test func `tokens of closures are removed as before`() {
    var count = 0
    let token = center.addObserver(forName: ping, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    center.post(name: ping, object: nil)
    center.removeObserver(token)
    center.post(name: ping, object: nil)
    #expect(count == 1)
  }
}
