import OpenCollectionView
import Testing
import TouchTesting

/// Where the way of touches up the responder chain ends: UIKit's scroll views take part in touches and pass none on, which
/// programs get around by a subclass that does.
@MainActor struct TouchesEndTests {
  final class Passing: UIScrollView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      next?.touchesBegan(touches, with: event)
    }
  }

  final class Controller: UIViewController {
    let journal = Journal()
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("controller began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { journal.note("controller ended") }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let journal = Journal()

  /// A scroll view in the upper half of a view that notes its touches.
  private func show(_ scrollView: UIScrollView) {
    let view = TouchedView("around", CGRect(x: 0, y: 0, width: 320, height: 480), journal)
    scrollView.contentSize = CGSize(width: 320, height: 900)
    view.addSubview(scrollView)
    screen.show(view)
  }

  private static let upperHalf = CGRect(x: 0, y: 0, width: 320, height: 240)

  // R20
  @Test func `a touch on a scroll view is not told to who is around it`() {
    show(UIScrollView(frame: Self.upperHalf))
    screen.play(.tap(at: CGPoint(x: 100, y: 100)))
    screen.play(.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100)))
    screen.advanceUntilRest()
    #expect(journal.entries == [])
    screen.play(.tap(at: CGPoint(x: 100, y: 300)))
    #expect(journal.entries == ["around began", "around ended"])
  }

  // R20
  @Test func `a touch that content passes on ends at the scroll view`() {
    let scrollView = UIScrollView(frame: Self.upperHalf)
    scrollView.addSubview(UIView(frame: Self.upperHalf))
    show(scrollView)
    screen.play(.press(at: CGPoint(x: 100, y: 100), duration: 0.5))
    #expect(journal.entries == [])
  }

  // R20
  @Test func `a touch that is taken from content is not told to who is around the scroll view`() {
    let scrollView = UIScrollView(frame: Self.upperHalf)
    scrollView.delaysContentTouches = false
    scrollView.addSubview(UIView(frame: Self.upperHalf))
    show(scrollView)
    screen.play(.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100)))
    #expect(scrollView.contentOffset.y > 0)
    #expect(journal.entries == [])
  }

  // R20
  @Test func `a subclass may pass on what it hears`() {
    show(Passing(frame: Self.upperHalf))
    screen.play(.press(at: CGPoint(x: 100, y: 100), duration: 0.5))
    #expect(journal.entries == ["around began"])
  }

  // R20
  @Test func `a controller does not hear of touches on its scroll view`() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    let scrollView = UIScrollView(frame: Self.upperHalf)
    controller.view.addSubview(scrollView)
    screen.show(controller)
    screen.play(.tap(at: CGPoint(x: 100, y: 100)))
    #expect(controller.journal.entries == [])
    screen.play(.tap(at: CGPoint(x: 100, y: 300)))
    #expect(controller.journal.entries == ["controller began", "controller ended"])
  }

  // R20
  @Test func `a scroll view in a scroll view keeps its touches to itself`() {
    let (outer, inner) = (UIScrollView(frame: Self.upperHalf), Passing(frame: Self.upperHalf))
    outer.addSubview(inner)
    show(outer)
    screen.play(.press(at: CGPoint(x: 100, y: 100), duration: 0.5))
    #expect(journal.entries == [])
  }
}
