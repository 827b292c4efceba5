import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct InputTimeLimitTests {
  private final class Clock { var now = 0.0 }

  /// A responder to keys for each of which the machine takes half a second.
  private final class SlowView: UIView {
    var clock: Clock?
    var keys: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.characters }
      clock?.now += 0.5
    }
  }

  private let screen = VirtualScreen()
  private let view = SlowView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let clock = Clock()

  init() {
    screen.show(view)
    view.clock = clock
    view.becomeFirstResponder()
  }

  private func press(_ key: String) {
    for isDown in [true, false] {
      screen.receive(
        .key(KeySample(time: screen.now, isDown: isDown, isRepeat: false, key: key, code: key, modifiers: [])))
    }
  }

  @Test func `Without a limit a frame delivers all that waits`() {
    for key in ["a", "b", "c", "d"] { press(key) }
    screen.runFrame()
    #expect(view.keys == ["a", "b", "c", "d"])
  }

  @Test func `What there is no time for waits for the next frame, in its order`() {
    screen.scene.inputTimeLimit = InputTimeLimit(seconds: 0.9, now: { [clock] in clock.now })
    for key in ["a", "b", "c", "d"] { press(key) }
    #expect(screen.scene.waitingInputCount == 8)
    screen.runFrame()
    #expect(view.keys == ["a", "b"])
    #expect(screen.scene.wantsFrames)
    press("e")
    screen.runFrame()
    #expect(view.keys == ["a", "b", "c", "d"])
    screen.runFrame()
    #expect(view.keys == ["a", "b", "c", "d", "e"])
    #expect(screen.scene.waitingInputCount == 0)
  }

  @Test func `One input is delivered in a frame, whatever time it takes`() {
    screen.scene.inputTimeLimit = InputTimeLimit(seconds: 0, now: { [clock] in clock.now })
    press("a")
    press("b")
    for _ in 0..<4 { screen.runFrame() }
    #expect(view.keys == ["a", "b"])
  }

  @Test func `A host that has lost its person waits for nothing`() {
    screen.scene.inputTimeLimit = InputTimeLimit(seconds: 0.1, now: { [clock] in clock.now })
    for key in ["a", "b", "c"] { press(key) }
    screen.scene.cancelInput()
    #expect(view.keys == ["a"])
    #expect(screen.scene.waitingInputCount == 0)
  }
}
