import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// How controllers come for a person who prefers less motion.
@MainActor struct ReducedMotionTests {
  private func screen(isReduced: Bool) -> VirtualScreen {
    let screen = VirtualScreen(width: 390, height: 844)
    var description = screen.scene.screen.screenDescription
    description.prefersReducedMotion = isReduced
    screen.receive(.screen(description))
    screen.runFrame()
    return screen
  }

  // A19
  @Test(arguments: [false, true]) func `a sheet slides in, or fades in at its place`(isReduced: Bool) throws {
    let screen = screen(isReduced: isReduced)
    let (root, sheet) = (UIViewController(), UIViewController())
    screen.show(root)
    root.present(sheet, animated: true)
    screen.advance(by: 0.1)
    let shown = try #require(sheet.view.layer.presentation())
    #expect((shown.position.y == sheet.view.layer.position.y) == isReduced)
    #expect((shown.opacity < 1) == isReduced)
    screen.advance(by: 1)
    #expect(sheet.view.alpha == 1)
    sheet.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  // A19
  @Test(arguments: [false, true]) func `a pushed screen slides in, or fades in at its place`(isReduced: Bool) throws {
    let screen = screen(isReduced: isReduced)
    let (root, next) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    navigation.pushViewController(next, animated: true)
    screen.advance(by: 0.1)
    let shown = try #require(next.view.layer.presentation())
    #expect((shown.position.x == next.view.layer.position.x) == isReduced)
    #expect((shown.opacity < 1) == isReduced)
    screen.advance(by: 1)
    #expect(navigation.topViewController === next)
    #expect(next.view.alpha == 1)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [root])
    #expect(root.view.alpha == 1)
    #expect(root.view.frame.minX == 0)
  }
}
