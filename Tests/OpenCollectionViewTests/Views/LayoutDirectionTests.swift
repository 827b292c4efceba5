import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LayoutDirectionTests {
  private func screen(rightToLeft: Bool) -> VirtualScreen {
    let screen = VirtualScreen(width: 100, height: 100)
    turn(screen, rightToLeft: rightToLeft)
    return screen
  }

  private func turn(_ screen: VirtualScreen, rightToLeft: Bool) {
    screen.receive(
      .screen(
        ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, writesRightToLeft: rightToLeft)))
    screen.runFrame()
  }

  @Test(arguments: [
    (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.rightToLeft),
    (.playback, .leftToRight), (.spatial, .leftToRight), (.forceLeftToRight, .leftToRight),
    (.forceRightToLeft, .rightToLeft),
  ])
  func `what content means decides whether it is mirrored`(
    attribute: UISemanticContentAttribute, expected: UIUserInterfaceLayoutDirection
  ) {
    let screen = screen(rightToLeft: true)
    let view = UIView()
    view.semanticContentAttribute = attribute
    screen.show(view)
    #expect(view.effectiveUserInterfaceLayoutDirection == expected)
    #expect(UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft) == expected)
    #expect(UIView.userInterfaceLayoutDirection(for: attribute) == expected)
    #expect(screen.application.userInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `only what is forced is mirrored where writing runs from left to right`() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
  }

  @Test func `a view is laid out again when the direction turns, whoever turns it`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let screen = screen(rightToLeft: false)
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    #expect(view.layouts == 1)
    turn(screen, rightToLeft: true)
    #expect(view.layouts == 2)
    view.semanticContentAttribute = .playback
    screen.runFrame()
    #expect(view.layouts == 3)
    view.semanticContentAttribute = .spatial
    screen.runFrame()
    #expect(view.layouts == 3)
  }

  @Test func `a part of the screen can be turned with an override`() {
    let screen = screen(rightToLeft: false)
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    screen.show(outer)
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
