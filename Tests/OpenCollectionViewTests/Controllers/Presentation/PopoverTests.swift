import DecisionTrace
import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

/// Popovers, and sheets of actions that become popovers on wide screens.
@MainActor struct PopoverTests {
  private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
    let journal: Journal
    var style: UIModalPresentationStyle?
    var mayDismiss = true
    var source: UIView?
    init(_ journal: Journal) { self.journal = journal }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      style ?? controller.adaptivePresentationStyle(for: traitCollection)
    }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      journal.note("prepare")
      if let source { popoverPresentationController.sourceView = source }
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      journal.note("should")
      return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { journal.note("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { journal.note("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      journal.note("attempt")
    }
  }

  private let journal = Journal()

  /// A screen with a button in it, and who presents.
  private func stage(width: CGFloat) -> (screen: VirtualScreen, root: UIViewController, button: UIView) {
    let screen = VirtualScreen(width: width, height: 768)
    let root = UIViewController()
    screen.show(root)
    let button = UIView(frame: CGRect(x: 100, y: 100, width: 60, height: 40))
    root.view.addSubview(button)
    screen.runFrame()
    return (screen, root, button)
  }

  private func popover(at button: UIView?) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = CGSize(width: 300, height: 200)
    controller.popoverPresentationController?.sourceView = button
    return controller
  }

  // V22
  @Test func `On a wide screen a popover lies beside what it belongs to, with its arrow at it`() throws {
    let (screen, root, button) = stage(width: 1024)
    let controller = popover(at: button)
    root.present(controller, animated: true)
    screen.advance(by: 1)
    let presentation = try #require(controller.popoverPresentationController)
    #expect(presentation.arrowDirection == .up)
    #expect(controller.view.convert(controller.view.bounds, to: nil) == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(presentation.presentedView?.frame == CGRect(x: 10, y: 140, width: 300, height: 213))
    // The button moves, and the popover with it.
    button.frame.origin.x = 500
    presentation.containerView?.setNeedsLayout()
    screen.advance(by: 0.1)
    #expect(controller.view.convert(controller.view.bounds, to: nil).minX == 380)
    #expect(screen.advanceUntilRest())
  }

  // V22
  @Test func `On a narrow screen it is a sheet, unless the delegate says otherwise`() throws {
    let (screen, root, button) = stage(width: 390)
    let controller = popover(at: button)
    root.present(controller, animated: true)
    screen.advance(by: 1)
    #expect(controller.popoverPresentationController == nil)
    #expect(controller.presentationController is UISheetPresentationController)
    root.dismiss(animated: false)
    screen.advance(by: 1)
    let other = popover(at: button)
    let delegate = Delegate(journal)
    delegate.style = UIModalPresentationStyle.none
    other.popoverPresentationController?.delegate = delegate
    root.present(other, animated: true)
    screen.advance(by: 1)
    #expect(other.popoverPresentationController?.arrowDirection == .up)
    #expect(other.view.convert(other.view.bounds, to: nil).width == 300)
  }

  // V24
  @Test func `A tap beside it and Escape dismiss it, and the delegate is asked and told`() {
    let (screen, root, button) = stage(width: 1024)
    let delegate = Delegate(journal)
    for leave in [{ screen.play(.tap(at: CGPoint(x: 900, y: 700))) }, { screen.press("Escape") }] {
      let controller = popover(at: button)
      controller.popoverPresentationController?.delegate = delegate
      delegate.mayDismiss = false
      root.present(controller, animated: true)
      screen.advance(by: 1)
      leave()
      screen.advance(by: 1)
      #expect(root.presentedViewController === controller)
      delegate.mayDismiss = true
      leave()
      screen.advance(by: 1)
      #expect(root.presentedViewController == nil)
      #expect(journal.text == "prepare, should, attempt, should, will, did")
      journal.clear()
    }
    #expect(screen.advanceUntilRest())
  }

  @Test func `Touches in views that are let through do not dismiss it`() {
    let (screen, root, button) = stage(width: 1024)
    let other = UIButton(frame: CGRect(x: 800, y: 600, width: 100, height: 50))
    other.addAction(UIAction { _ in journal.note("tapped") }, for: .touchUpInside)
    root.view.addSubview(other)
    let controller = popover(at: button)
    controller.popoverPresentationController?.passthroughViews = [other]
    root.present(controller, animated: true)
    screen.advance(by: 1)
    screen.play(.tap(at: CGPoint(x: 850, y: 620)))
    screen.advance(by: 1)
    #expect(journal.text == "tapped")
    #expect(root.presentedViewController === controller)
  }

  // V25
  @Test func `A sheet of actions is a popover on a wide screen, and a tap beside it cancels`() throws {
    let (screen, root, button) = stage(width: 1024)
    let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Save", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(UIAlertAction(title: title, style: style) { action in journal.note(action.title ?? "") })
    }
    sheet.popoverPresentationController?.sourceView = button
    root.present(sheet, animated: true)
    screen.advance(by: 1)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    #expect(frame.width == 304 && frame.minY == 153)
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    screen.play(.tap(at: CGPoint(x: 900, y: 700)))
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
    #expect(journal.text == "Cancel")
  }

  // V25
  @Test func `On a narrow screen a sheet of actions is one, whatever it belongs to`() {
    let (screen, root, button) = stage(width: 390)
    let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Save", style: .default))
    sheet.popoverPresentationController?.sourceView = button
    root.present(sheet, animated: true)
    screen.advance(by: 1)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil).maxY == 760)
  }

  @Test func `A popover that belongs to nothing is an error of the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = VirtualScreen(width: 1024, height: 768)
        let root = UIViewController()
        screen.show(root)
        root.present(UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet), animated: true)
      }
    }
    #expect(
      trapSentence(of: result).contains(
        "The popover of UIAlertController belongs to nothing: set the sourceView, the sourceItem or the barButtonItem"))
  }

  @Test func `A program that survives its errors shows such a popover as on a phone`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UIApplication.programmingErrorPolicy = .recover
        let screen = VirtualScreen(width: 1024, height: 768)
        let root = UIViewController()
        screen.show(root)
        let sheet = UIAlertController(title: "Share?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Save", style: .default))
        root.present(sheet, animated: true)
        screen.advance(by: 1)
        let frame = sheet.view.convert(sheet.view.bounds, to: nil)
        if frame.maxY != 760 { fatalError("The sheet lies at \(frame).") }
      }
    }
  }

  @Test func `A delegate may say what it belongs to at the last moment`() {
    let (screen, root, button) = stage(width: 1024)
    let controller = popover(at: nil)
    let delegate = Delegate(journal)
    delegate.source = button
    controller.popoverPresentationController?.delegate = delegate
    root.present(controller, animated: true)
    screen.advance(by: 1)
    #expect(controller.popoverPresentationController?.sourceView === button)
    #expect(journal.text == "prepare")
  }

  @Test func `Dismissing plays the appearance backwards and takes every view away`() {
    let (screen, root, button) = stage(width: 1024)
    weak var gone: UIViewController?
    do {
      let controller = popover(at: button)
      gone = controller
      root.present(controller, animated: true)
      screen.advance(by: 1)
    }
    root.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(gone == nil)
    #expect(screen.window.subviews.count == 1)
    #expect(screen.advanceUntilRest())
  }
}
