import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ResponderChainTests {
  // R1
  @Test func `the chain goes from the view over its controller to window, scene and application`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let controller = UIViewController()
    screen.show(controller)
    let inner = UIView()
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === screen.window)
    #expect(screen.window.next === screen.scene)
    #expect(screen.scene.next === screen.application)
    #expect(screen.application.next == nil)
  }

  // R1
  @Test func `a view without a controller answers to its superview`() {
    let (outer, inner) = (UIView(), UIView())
    #expect(inner.next == nil)
    outer.addSubview(inner)
    #expect(inner.next === outer)
  }

  // R1
  @Test func `a controller that gets another view leaves the chain of the old one`() {
    let controller = UIViewController()
    let old = UIView()
    controller.view = old
    controller.view = UIView()
    #expect(old.next == nil)
  }

  // R1
  @Test func `touches that nobody answers to go up to the controller`() {
    final class Listener: UIViewController {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }
    let screen = VirtualScreen(width: 100, height: 100)
    let controller = Listener()
    screen.show(controller)
    controller.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    screen.play(.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 20, y: 10), duration: 0.01, holding: 0.1))
    #expect(controller.phases == ["began", "moved", "ended"])
    screen.play(.samples([(0, CGPoint(x: 10, y: 10))]))
    screen.receive(.visibility(false))
    screen.runFrame()
    #expect(controller.phases.last == "cancelled")
  }

  @Test func `motion that nobody answers to goes up the chain`() {
    final class Shaken: UIView {
      var log: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("began \(motion)") }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("ended \(motion)") }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("cancelled") }
    }
    let (outer, inner) = (Shaken(), UIView())
    outer.addSubview(inner)
    inner.motionBegan(.motionShake, with: nil)
    inner.motionEnded(.motionShake, with: nil)
    inner.motionCancelled(.motionShake, with: nil)
    #expect(outer.log == ["began motionShake", "ended motionShake", "cancelled"])
  }
}
