import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// V132
@MainActor struct StatusBarTests {
  private final class Hiding: UIViewController {
    var hides = true
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private final class Parent: UIViewController {
    var deciding: UIViewController?
    override var childForStatusBarHidden: UIViewController? { deciding }
    override var childForStatusBarStyle: UIViewController? { deciding }
  }

  private func phone() -> VirtualScreen {
    let screen = VirtualScreen(width: 390, height: 844)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 390, height: 844), scale: 2, safeAreaTop: 47)))
    screen.runFrame()
    return screen
  }

  @Test func `the bar is the upper safe area of the screen`() {
    let screen = phone()
    screen.show(UIViewController())
    #expect(screen.application.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 47))
    #expect(!screen.application.isStatusBarHidden)
    #expect(screen.scene.statusBarManager?.statusBarFrame.height == 47)
  }

  @Test func `without such an area there is none`() {
    let screen = VirtualScreen(width: 390, height: 844)
    screen.show(UIViewController())
    #expect(screen.application.statusBarFrame == .zero)
    #expect(screen.application.isStatusBarHidden)
  }

  @Test func `the controller in front decides, or the child that it names`() {
    let screen = phone()
    let (hiding, parent) = (Hiding(), Parent())
    parent.addChild(hiding)
    screen.show(parent)
    #expect(!screen.application.isStatusBarHidden)
    #expect(screen.application.statusBarStyle == .default)
    parent.deciding = hiding
    #expect(screen.application.isStatusBarHidden)
    #expect(screen.application.statusBarFrame == .zero)
    #expect(screen.application.statusBarStyle == .lightContent)
    hiding.hides = false
    #expect(screen.application.statusBarFrame.height == 47)
  }

  @Test func `what is presented decides where it covers the screen or asks for it`() {
    let screen = phone()
    screen.show(UIViewController())
    let hiding = Hiding()
    hiding.modalPresentationStyle = .pageSheet
    screen.window.rootViewController?.present(hiding, animated: false)
    screen.advance(by: 0.1)
    #expect(!screen.application.isStatusBarHidden)
    hiding.modalPresentationCapturesStatusBarAppearance = true
    #expect(screen.application.isStatusBarHidden)
  }

  @Test func `a controller of a window in front that keeps what is behind asks for it`() {
    final class Keeping: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle {
        view.window?.windowScene?.statusBarManager?.statusBarStyle ?? .default
      }
      override var prefersStatusBarHidden: Bool {
        view.window?.windowScene?.statusBarManager?.isStatusBarHidden ?? false
      }
    }
    let screen = phone()
    screen.show(Hiding())
    let window = UIWindow(windowScene: screen.scene)
    window.rootViewController = Keeping()
    window.makeKeyAndVisible()
    #expect(screen.application.statusBarStyle == .lightContent)
    #expect(screen.application.isStatusBarHidden)
    screen.window.isHidden = true
    #expect(screen.application.statusBarStyle == .default)
    #expect(!screen.application.isStatusBarHidden)
  }

  @Test func `a child that names itself decides`() {
    let screen = phone()
    let parent = Parent()
    parent.deciding = parent
    screen.show(parent)
    #expect(!screen.application.isStatusBarHidden)
  }
}
