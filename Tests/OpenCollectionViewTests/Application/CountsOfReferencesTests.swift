import FrameClock
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Objects that every report and every frame asks have their counts in themselves: a weak reference would put these into a
/// table of their own, where every retain costs ten times as much.
@MainActor struct CountsOfReferencesTests {
  private func hasTableOfItsOwn(_ object: AnyObject) -> Bool {
    // The counts follow the class; their two upper bits say that they are the address of a table.
    let words = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UInt64.self)
    return words[1] >> 62 == 3
  }

  @Test func `a weak reference gives an object a table`() {
    let view = UIView()
    #expect(!hasTableOfItsOwn(view))
    weak var other = view
    #expect(other != nil)
    #expect(hasTableOfItsOwn(view))
  }

  @Test func `taps, drags, long presses and timers give none to scene, clock, views and recognizers`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let (outer, view) = (UIView(), UIView())
    outer.frame = screen.window.bounds
    view.frame = outer.bounds
    outer.addSubview(view)
    let recognizers = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    screen.show(outer)
    screen.application.clock.after(0.1) {}
    screen.application.clock.nextTurn {}
    screen.play(.tap(at: CGPoint(x: 50, y: 50)))
    screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)))
    screen.play(.press(at: CGPoint(x: 50, y: 50), duration: 1))
    screen.advanceUntilRest()
    let scene: UIWindowScene = screen.scene
    let asked: [AnyObject] =
      [scene, scene.frameLoop, scene.gestureEnvironment, scene.touchDispatcher, scene.tree, screen.application.clock]
      + [outer, view, view.layer] + recognizers
    #expect(asked.filter(hasTableOfItsOwn).map { String(describing: type(of: $0)) } == [])
    // Each of them would have been found.
    for object in asked {
      weak var other = object
      #expect(other != nil && hasTableOfItsOwn(object), "\(type(of: object))")
    }
  }
}
