import GestureEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct LayoutMarginsTests {
  private let journal = Journal()

  private final class Noting: UIView {
    var note: () -> Void = {}
    override func layoutMarginsDidChange() { note() }
  }

  private func phone(rightToLeft: Bool = false) -> VirtualScreen {
    let screen = VirtualScreen(width: 390, height: 844, scale: 3)
    screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 390, height: 844), scale: 3, safeAreaTop: 47, safeAreaBottom: 34,
          writesRightToLeft: rightToLeft)))
    screen.runFrame()
    return screen
  }

  @Test func `margins are eight points unless set`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    #expect(!view.preservesSuperviewLayoutMargins)
    #expect(view.insetsLayoutMarginsFromSafeArea)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 84, height: 34))
  }

  @Test func `margins count from the safe area unless the view says otherwise`() {
    let screen = phone()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.layoutMargins = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    screen.show(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 57, left: 1, bottom: 54, right: 2))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2))
  }

  @Test func `a controller's view keeps the system's minimum free`() {
    let screen = phone()
    let controller = UIViewController()
    screen.show(controller)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 4)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 16))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 47, left: 30, bottom: 34, right: 4))
  }

  @Test func `a view that keeps its superview's margins has them where it lies in them`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    outer.layoutMargins = UIEdgeInsets(top: 40, left: 30, bottom: 0, right: 20)
    let inner = Noting(frame: CGRect(x: 10, y: 0, width: 290, height: 100))
    inner.preservesSuperviewLayoutMargins = true
    outer.addSubview(inner)
    #expect(inner.layoutMargins == UIEdgeInsets(top: 40, left: 20, bottom: 8, right: 20))
    inner.note = { [journal, unowned inner] in journal.note("\(inner.layoutMargins.left)") }
    inner.frame.origin.x = 0
    outer.layoutMargins.left = 50
    inner.frame.size.width = 100
    inner.frame.origin.x = 100
    inner.frame.origin.x = 101
    #expect(journal.text == "30.0, 50.0, 50.0, 8.0")
  }

  @Test func `leading is right where writing runs from right to left`() {
    let screen = phone(rightToLeft: true)
    let view = Noting(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
    // A view in no window goes by the main screen.
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20))
    view.note = { [journal] in journal.note("changed") }
    screen.show(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 20))
    #expect(journal.text == "")
    view.layoutMargins = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 1))
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 1))
    #expect(journal.text == "changed, changed")
  }

  @Test func `other margins lay the view out again, the same ones do not`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.layoutIfNeeded()
    view.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    view.layoutMargins.top = 9
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test func `margins that leave nothing end in no length`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 0, height: 0))
  }

  @Test func `lines of text are not longer than reads well`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    view.frame.size.width = 400
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 8, y: 8, width: 384, height: 84))
    #expect(view.readableContentGuide === view.readableContentGuide)
    #expect(view.readableContentGuide.owningView === view)
    #expect(view.readableContentGuide.identifier == "UIViewReadableContentGuide")
  }

  @Test func `parts of a view are known by their distance from its edges too`() {
    let screen = phone(rightToLeft: true)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.directionalLayoutMargins.leading = 30
    screen.show(view)
    #expect(view.edgeInsets(for: .safeArea()) == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(
      view.directionalEdgeInsets(for: .margins())
        == NSDirectionalEdgeInsets(top: 55, leading: 30, bottom: 42, trailing: 8))
    #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
    #expect(view.layoutGuide(for: .readableContent(cornerAdaptation: .horizontal)) === view.readableContentGuide)
  }

  @Test func `guides of a program's own belong to one view`() {
    let (first, second) = (UIView(), UIView())
    let guide = UILayoutGuide()
    first.addLayoutGuide(guide)
    #expect(first.layoutGuides == [guide])
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides == [])
    #expect(guide.owningView === second)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
    #expect(second.layoutGuides == [])
  }
}
