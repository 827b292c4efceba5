import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// The keys while something is presented, and the way out by Escape.
@MainActor struct LeavingTests {
  private final class Field: UIView {
    var heard: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      for press in presses { heard.append(press.key?.characters ?? "") }
    }
  }

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
  }

  private func controller(_ style: UIModalPresentationStyle = .pageSheet, _ delegate: Delegate? = nil)
    -> UIViewController
  {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    controller.presentationController?.delegate = delegate
    return controller
  }

  // V17
  @Test func `Escape closes the sheet in front, one after the other, as a pull would`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (root, delegate) = (UIViewController(), Delegate())
    screen.show(root)
    let (first, second) = (controller(.pageSheet, delegate), controller(.formSheet, delegate))
    root.present(first, animated: true)
    screen.advance(by: 1)
    first.present(second, animated: true)
    screen.advance(by: 1)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(first.presentedViewController == nil)
    #expect(root.presentedViewController === first)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(delegate.heard == ["will", "did", "will", "did"])
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(delegate.heard.count == 4)
  }

  // V17
  @Test func `Escape closes no sheet that is modal, and tells its delegate; nor what covers the screen`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (root, delegate) = (UIViewController(), Delegate())
    screen.show(root)
    let sheet = controller(.pageSheet, delegate)
    sheet.isModalInPresentation = true
    root.present(sheet, animated: true)
    screen.advance(by: 1)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(root.presentedViewController === sheet)
    #expect(delegate.heard == ["attempt"])
    sheet.present(controller(.fullScreen, delegate), animated: false)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(sheet.presentedViewController != nil)
    #expect(delegate.heard == ["attempt"])
  }

  // V16
  @Test func `what is covered hears no keys, and hears them again when the sheet is gone`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (root, field) = (UIViewController(), Field())
    screen.show(root)
    root.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    screen.press("a")
    let sheet = controller()
    root.present(sheet, animated: true)
    #expect(!field.isFirstResponder)
    screen.advance(by: 1)
    screen.press("b")
    let own = Field()
    sheet.view.addSubview(own)
    #expect(own.becomeFirstResponder())
    screen.press("c")
    sheet.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(field.isFirstResponder)
    screen.press("d")
    #expect(field.heard == ["a", "d"])
    #expect(own.heard == ["c"])
  }

  private final class Place: UIViewController {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  // V26
  @Test func `Escape that closes no sheet is asked of who is in front, and of those around it`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (root, child) = (Place(), UIViewController())
    screen.show(root)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    screen.runFrame()
    screen.press("Escape")
    #expect(root.escapes == 1)
    // What covers it comes first, and leaves alone what it covers.
    root.present(controller(), animated: true)
    screen.advance(by: 1)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(root.escapes == 1 && root.presentedViewController == nil)
  }

  // V26
  @Test func `Escape goes back in a navigation, down to its first controller`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.advance(by: 1)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    screen.press("Escape")
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }
}
