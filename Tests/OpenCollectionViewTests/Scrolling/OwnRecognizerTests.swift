import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// The recognizers that scroll views make for themselves. UIKit makes the scroll view their delegate and stops programs that
/// choose another one; so subclasses that take part in decisions are asked, wherever the recognizers are.
@MainActor struct OwnRecognizerTests {
  final class Together: UIScrollView, UIGestureRecognizerDelegate {
    var asked: [String] = []
    var isOpen = true

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      asked.append(gestureRecognizer === panGestureRecognizer ? "pan" : "another")
      return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { isOpen }
  }

  final class Choosy: UIScrollView, UIGestureRecognizerDelegate {
    var asked = 0
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      if gestureRecognizer === panGestureRecognizer { asked += 1 }
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
  }

  final class Other: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  final class Zooming: UIScrollViewDelegate {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private static let full = CGRect(x: 0, y: 0, width: 320, height: 480)

  // G130
  @Test func `a scroll view that takes part in decisions is the delegate of its pan`() {
    let together = Together(frame: Self.full)
    #expect(together.panGestureRecognizer.delegate === together)
    #expect(UIScrollView(frame: Self.full).panGestureRecognizer.delegate == nil)
  }

  // G130
  @Test func `a subclass lets its drag go together with that of a scroll view in it`() {
    let outer = Together(frame: Self.full)
    outer.contentSize = CGSize(width: 320, height: 2000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 900))
    inner.contentSize = CGSize(width: 320, height: 3000)
    outer.addSubview(inner)
    screen.show(outer)
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), holding: 1))
    #expect(outer.asked.contains("pan"))
    #expect(outer.contentOffset.y == 90)
    #expect(inner.contentOffset.y == 90)
  }

  // G130
  @Test func `a subclass keeps touches from its drags`() {
    let view = Together(frame: Self.full)
    view.contentSize = CGSize(width: 320, height: 2000)
    screen.show(view)
    view.isOpen = false
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), holding: 1))
    #expect(view.contentOffset.y == 0)
    view.isOpen = true
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), holding: 1))
    #expect(view.contentOffset.y == 90)
  }

  // G130
  @Test func `the scroll view is the delegate of its pinch too`() {
    let (view, zooming) = (Together(frame: Self.full), Zooming())
    view.addSubview(zooming.view)
    view.delegate = zooming
    view.maximumZoomScale = 4
    #expect(view.pinchGestureRecognizer?.delegate === view)
    screen.show(view)
    view.isOpen = false
    screen.play(.pinch(around: CGPoint(x: 160, y: 240), from: 100, to: 200))
    screen.advanceUntilRest()
    #expect(view.zoomScale == 1)
    view.isOpen = true
    screen.play(.pinch(around: CGPoint(x: 160, y: 240), from: 100, to: 200))
    screen.advanceUntilRest()
    #expect(view.zoomScale > 1.5)
  }

  // G131
  @Test func `a scroll view that is its pan's delegate is asked once whether a drag may begin`() {
    let view = Choosy(frame: Self.full)
    view.contentSize = CGSize(width: 320, height: 2000)
    screen.show(view)
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), holding: 1))
    #expect(view.asked == 1)
    #expect(view.contentOffset.y == 90)
  }

  /// A list with a strip that scrolls sideways below a cover, to which the strip's pan is lent.
  private func lend() -> (list: UIScrollView, strip: UIScrollView) {
    let list = UIScrollView(frame: Self.full)
    list.contentSize = CGSize(width: 320, height: 2000)
    let cell = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
    let strip = UIScrollView(frame: cell.bounds)
    strip.contentSize = CGSize(width: 640, height: 300)
    let cover = UIView(frame: cell.bounds)
    cell.addSubview(strip)
    cell.addSubview(cover)
    cover.addGestureRecognizer(strip.panGestureRecognizer)
    list.addSubview(cell)
    screen.show(list)
    return (list, strip)
  }

  // G131
  @Test func `a pan that was lent to another view begins only where its scroll view scrolls`() {
    let (list, strip) = lend()
    screen.play(.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 250), holding: 1))
    #expect(list.contentOffset.y == 90)
    #expect(strip.contentOffset.x == 0)
  }

  // G131
  @Test func `a pan that was lent to another view moves its scroll view`() {
    let (list, strip) = lend()
    screen.play(.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200), holding: 1))
    #expect(list.contentOffset.y == 0)
    #expect(strip.contentOffset.x == 90)
  }

  // G130
  @Test func `another delegate stays out, and the pan works as ever`() {
    let (view, other) = (Together(frame: Self.full), Other())
    view.contentSize = CGSize(width: 320, height: 2000)
    screen.show(view)
    let errors = screen.errors {
      view.panGestureRecognizer.delegate = other
      view.panGestureRecognizer.delegate = nil
      view.panGestureRecognizer.delegate = view
    }
    #expect(
      errors == [
        "The delegate of the pan recognizer of Together must be the scroll view, and was made a Other: make the class of "
          + "the scroll view a UIGestureRecognizerDelegate, or add a recognizer of your own. Instead: it stays as it was.",
        "The delegate of the pan recognizer of Together must be the scroll view, and was made nil: make the class of the "
          + "scroll view a UIGestureRecognizerDelegate, or add a recognizer of your own. Instead: it stays as it was.",
      ])
    screen.play(.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), holding: 1))
    #expect(view.contentOffset.y == 90)
  }

  // G130
  @Test func `another delegate stops a program that does not go on`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (UIScrollView(), Other())
        view.panGestureRecognizer.delegate = other
        withExtendedLifetime((view, other)) {}
      }
    }
    #expect(
      trapSentence(of: result).contains("The delegate of the pan recognizer of UIScrollView must be the scroll view"))
  }
}
