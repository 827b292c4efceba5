import GestureEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct SafeAreaTests {
  private let journal = Journal()

  private final class Noting: UIView {
    var note: () -> Void = {}
    override func safeAreaInsetsDidChange() { note() }
  }

  /// A phone with a notch and a bar at its bottom.
  private func phone() -> VirtualScreen {
    let screen = VirtualScreen(width: 390, height: 844, scale: 3)
    screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 390, height: 844), scale: 3, safeAreaTop: 47, safeAreaBottom: 34)))
    screen.runFrame()
    return screen
  }

  @Test func `a view is covered by what of its superview's covered edges lies over it`() {
    let screen = phone()
    let outer = UIView(frame: CGRect(x: 0, y: 10, width: 390, height: 834))
    let inner = UIView(frame: CGRect(x: 20, y: 12, width: 100, height: 100))
    let low = UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 434))
    outer.addSubview(inner)
    outer.addSubview(low)
    screen.show(outer)
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 37, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0))
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(outer.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 37, width: 390, height: 763))
  }

  @Test func `bars of a controller cover more, for the view and all in it`() {
    let screen = phone()
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let inner = UIView(frame: CGRect(x: 0, y: 60, width: 390, height: 100))
    outer.addSubview(inner)
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    #expect(outer.safeAreaInsets == .zero)
    screen.show(outer)
    #expect(outer.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 31, left: 0, bottom: 0, right: 0))
    outer.additionalSafeAreaInsets = .zero
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `scrolling changes nothing of what is covered of a scroll view`() {
    let screen = phone()
    let view = UIScrollView(frame: screen.window.bounds)
    view.contentSize = CGSize(width: 390, height: 5000)
    screen.show(view)
    for step in 1...300 {
      view.contentOffset.y = CGFloat(step) * 10 / 3
      screen.runFrame()
      #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }
  }

  // L33, S6
  @Test func `content stays at its beginning below a bar where constraints make its view less high`() {
    let screen = phone()
    let outer = UIView(frame: screen.window.bounds)
    let view = UIScrollView()
    view.contentSize = CGSize(width: 390, height: 5000)
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let end = view.bottomAnchor.constraint(equalTo: outer.bottomAnchor)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor), view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor), end,
    ])
    screen.show(outer)
    screen.runFrame()
    #expect(view.contentOffset.y == -47)
    end.constant = -164
    screen.runFrame()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 680))
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(view.contentOffset.y == -47)
  }

  // S102
  @Test func `cells that pass below a bar keep their margins`() {
    let screen = phone()
    let scrolled = UIScrollView(frame: screen.window.bounds)
    scrolled.contentSize = CGSize(width: 390, height: 3000)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    scrolled.addSubview(cell)
    screen.show(scrolled)
    for offset in [-47, -20, 0, 30, 80] {
      scrolled.contentOffset.y = CGFloat(offset)
      screen.runFrame()
      #expect(cell.safeAreaInsets == .zero)
      #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
  }

  // S102
  @Test func `edges that a scroll view does not keep clear of are handed down`() {
    let screen = phone()
    let scrolled = UIScrollView(frame: screen.window.bounds)
    scrolled.contentSize = CGSize(width: 3000, height: 844)
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrolled.addSubview(cell)
    screen.show(scrolled)
    #expect(cell.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    // Content that is taller than the view goes up and down, and keeps clear of these edges by itself.
    scrolled.contentSize.height = 900
    #expect(cell.safeAreaInsets == .zero)
    scrolled.contentInsetAdjustmentBehavior = .never
    #expect(cell.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test func `bars count inside of a view that nothing covers`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    outer.addSubview(inner)
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 0)
    screen.show(outer)
    #expect(inner.safeAreaInsets.top == 4)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `a view hears when it moves under an edge, is scrolled there, or leaves`() {
    let screen = phone()
    let scrolled = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scrolled.contentInsetAdjustmentBehavior = .never
    scrolled.contentSize = CGSize(width: 390, height: 3000)
    let view = Noting(frame: CGRect(x: 0, y: 100, width: 390, height: 50))
    scrolled.addSubview(view)
    screen.show(scrolled)
    view.note = { [journal, unowned view] in journal.note("\(view.safeAreaInsets.top)") }
    view.frame.origin.y = 40
    view.center.y = 135
    scrolled.contentOffset.y = 80
    view.transform = CGAffineTransform(translationX: 0, y: 40)
    view.removeFromSuperview()
    #expect(journal.text == "7.0, 0.0, 17.0, 0.0")
  }

  @Test func `parts beyond a free edge are not covered`() {
    let screen = phone()
    let view = UIView(frame: CGRect(x: -50, y: 100, width: 500, height: 100))
    screen.show(view)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `a subview hears after its superview`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let (outer, inner) = (Noting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Noting())
    inner.frame = outer.bounds
    outer.addSubview(inner)
    screen.show(outer)
    outer.note = { [journal] in journal.note("outer") }
    inner.note = { [journal, unowned inner] in journal.note("inner \(inner.safeAreaInsets.top)") }
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, safeAreaTop: 9)))
    screen.runFrame()
    #expect(journal.text == "outer, inner 9.0")
  }
}
