import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct VirtualFingerTests {
  private let screen = VirtualScreen(width: 300, height: 300)
  private let view = HearingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() { screen.show(view) }

  @Test func `each step is heard before the next one`() {
    let finger = screen.touch(at: CGPoint(x: 10, y: 20))
    #expect(view.heard == ["began (10, 20) 0.0"])
    finger.move(to: CGPoint(x: 15, y: 20))
    finger.move(by: CGVector(dx: 0, dy: 5))
    #expect(view.heard.suffix(2) == ["moved (15, 20) 0.0", "moved (15, 25) 0.0"])
    finger.rest(for: 1)
    #expect(view.heard.count == 3)
    finger.lift()
    #expect(view.heard.last == "ended (15, 25) 0.0")
    #expect(!finger.isDown)
    let now: Double = 2.0 / 60 + 1
    #expect(screen.now == now)
  }

  @Test func `a pen presses as hard as it is told, and keeps to it`() {
    let pen = screen.touch(at: CGPoint(x: 10, y: 20), kind: .pencil, force: 0.5)
    pen.press(force: 1.5)
    pen.move(to: CGPoint(x: 40, y: 20))
    pen.cancel(after: 0.1)
    #expect(
      view.heard == ["began (10, 20) 0.5", "moved (10, 20) 1.5", "moved (40, 20) 1.5", "cancelled (40, 20) 1.5"])
    #expect(view.kinds == [.pencil])
  }

  @Test func `two fingers go side by side`() {
    view.isMultipleTouchEnabled = true
    let left = screen.touch(at: CGPoint(x: 100, y: 100))
    let right = screen.touch(at: CGPoint(x: 200, y: 100))
    left.move(to: CGPoint(x: 80, y: 100))
    right.move(to: CGPoint(x: 220, y: 100), after: 0)
    #expect(view.heard.suffix(2) == ["moved (80, 100) 0.0", "moved (220, 100) 0.0"])
    #expect(screen.now == 1.0 / 60)
  }

  @Test func `its time may be any`() {
    let finger = screen.touch(at: .zero)
    finger.move(to: CGPoint(x: 5, y: 5), after: 0.25)
    finger.lift(after: 0.5)
    #expect(screen.now == 0.75)
  }

  @Test func `a finger that was lifted is no finger any longer`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let finger = VirtualScreen().touch(at: .zero)
        finger.lift()
        finger.move(to: .zero)
      }
    }
  }

  @Test func `time that is none traps with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { VirtualScreen().touch(at: .zero).rest(for: -1) }
    }
  }
}

/// Keeps what it hears of touches.
private final class HearingView: UIView {
  var heard: [String] = []
  var kinds: Set<UITouch.TouchType> = []

  private func hear(_ phase: String, _ touches: Set<UITouch>) {
    for touch in touches.sorted(by: { $0.location(in: self).x < $1.location(in: self).x }) {
      let place = touch.location(in: self)
      heard.append("\(phase) (\(Int(place.x)), \(Int(place.y))) \(touch.force)")
      kinds.insert(touch.type)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { hear("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { hear("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hear("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hear("cancelled", touches) }
}
