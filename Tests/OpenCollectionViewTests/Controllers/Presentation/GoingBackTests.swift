import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// What a person closes who goes back.
@MainActor struct GoingBackTests {
  private let screen = VirtualScreen(width: 390, height: 844)
  private let root = UIViewController()

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { heard.append("will") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempt")
    }
  }

  init() {
    screen.show(root)
    screen.scene.backDismissesPresentations = true
    screen.advance(by: 0.1)
  }

  private func present(_ style: UIModalPresentationStyle, _ delegate: Delegate? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    controller.presentationController?.delegate = delegate
    present(controller)
    return controller
  }

  private func present(_ controller: UIViewController) {
    var front = root
    while let next = front.presentedViewController { front = next }
    front.present(controller, animated: true)
    screen.advance(by: 1)
  }

  private func goBack(to count: Int) {
    screen.scene.receive(.back(to: count))
    screen.advance(by: 1)
  }

  // V28
  @Test func `sheets go one after the other, and their delegates are asked as by Escape`() {
    let delegate = Delegate()
    let first = present(.pageSheet, delegate)
    _ = present(.formSheet)
    #expect(screen.scene.countInFront == 2)
    goBack(to: 1)
    #expect(root.presentedViewController === first && first.presentedViewController == nil)
    #expect(delegate.heard == [])
    first.isModalInPresentation = true
    goBack(to: 0)
    #expect(screen.scene.countInFront == 1)
    #expect(delegate.heard == ["attempt"])
    first.isModalInPresentation = false
    goBack(to: 0)
    #expect(root.presentedViewController == nil && screen.scene.countInFront == 0)
    #expect(delegate.heard == ["attempt", "will"])
  }

  // V28
  @Test func `what covers the screen goes, unless it is modal, and an alert does what cancels it`() {
    let cover = present(.fullScreen)
    var cancelled = 0
    let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in cancelled += 1 })
    present(alert)
    goBack(to: 1)
    #expect(cancelled == 1 && root.presentedViewController === cover)
    cover.isModalInPresentation = true
    goBack(to: 0)
    #expect(root.presentedViewController === cover)
    cover.isModalInPresentation = false
    goBack(to: 0)
    #expect(root.presentedViewController == nil)
  }

  // V28
  @Test func `a menu goes before the sheet that it stands on, and what is on its way out does not count`() {
    let sheet = present(.pageSheet)
    UIMenuController.shared.menuItems = [
      UIMenuItem(title: "Copy", action: Selector("copyAll(_:)", CommandView.copyAll(_:)))
    ]
    let target = CommandView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    sheet.view.addSubview(target)
    target.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: target, rect: target.bounds)
    screen.advance(by: 0.5)
    #expect(screen.scene.countInFront == 2)
    screen.scene.receive(.back(to: 1))
    screen.advance(by: 0.02)
    #expect(screen.scene.countInFront == 1)
    screen.advance(by: 1)
    #expect(!UIMenuController.shared.isMenuVisible && root.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(screen.scene.countInFront == 0)
  }

  // V28
  @Test func `nothing goes where the program does not say so, nor where there is nothing, nor for more than there is`()
  {
    let sheet = present(.pageSheet)
    goBack(to: 7)
    #expect(root.presentedViewController === sheet)
    screen.scene.backDismissesPresentations = false
    #expect(screen.scene.countInFront == 0)
    goBack(to: 0)
    #expect(root.presentedViewController === sheet)
    screen.scene.backDismissesPresentations = true
    goBack(to: 0)
    goBack(to: 0)
    #expect(root.presentedViewController == nil)
  }
}

private final class CommandView: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
  func copyAll(_ sender: Any?) {}
}
