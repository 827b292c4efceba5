import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct SheetTests {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    let journal: Journal
    var allows = true
    var adaptive = UIModalPresentationStyle.none
    init(_ journal: Journal) { self.journal = journal }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { adaptive }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      journal.note("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      journal.note("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      journal.note("didAttempt")
    }
  }

  private let journal = Journal()

  private func show(
    _ style: UIModalPresentationStyle = .pageSheet, on screen: VirtualScreen, delegate: Delegate? = nil
  ) -> (a: NotingController, b: NotingController) {
    let (a, b) = (NotingController("a", journal), NotingController("b", journal))
    b.modalPresentationStyle = style
    b.presentationController?.delegate = delegate
    screen.show(a)
    a.present(b, animated: true)
    screen.advance(by: 1)
    journal.clear()
    return (a, b)
  }

  // V6
  @Test func `a page sheet on a phone leaves its presenter to be seen, smaller`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (a, b) = show(on: screen)
    #expect(b.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    #expect(abs(a.view.frame.width - 358) < 0.01)
    #expect(abs(a.view.frame.minY - 20) < 0.01)
    #expect(a.view.layer.cornerRadius == 10)
    screen.advance(by: 1)
    b.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(a.view.layer.cornerRadius == 0)
  }

  // V6
  @Test func `cards lie in the middle of wide screens`() {
    let screen = VirtualScreen(width: 1024, height: 768)
    let (a, b) = show(on: screen)
    #expect(b.view.frame == CGRect(x: 160, y: 24, width: 704, height: 720))
    #expect(a.view.transform == .identity)
    a.dismiss(animated: false)
    let (_, form) = show(.formSheet, on: screen)
    #expect(form.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 300, height: 200)
    screen.runFrame()
    #expect(form.view.frame == CGRect(x: 362, y: 284, width: 300, height: 200))
  }

  // V7
  @Test func `a sheet is pulled down and gone`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let delegate = Delegate(journal)
    let (a, b) = show(on: screen, delegate: delegate)
    screen.play(.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.5))
    screen.advance(by: 1)
    #expect(
      journal.text == "willDismiss, b.willDisappear+ dismissed, b.didDisappear+ dismissed, didDismiss")
    #expect(a.presentedViewController == nil)
    #expect(screen.window.subviews == [a.view])
    #expect(a.view.transform == .identity)
    _ = b
  }

  // V7
  @Test func `a sheet that is pulled a little comes back`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let delegate = Delegate(journal)
    let (a, b) = show(on: screen, delegate: delegate)
    screen.play(.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 250), duration: 1))
    screen.advance(by: 1)
    #expect(
      journal.text
        == "willDismiss, b.willDisappear+ dismissed, b.willAppear+ dismissed, b.isAppearing+, b.didAppear+ dismissed")
    #expect(a.presentedViewController === b)
    #expect(b.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    #expect(abs(a.view.frame.width - 358) < 0.01)
  }

  // V7
  @Test func `a sheet that is modal gives way a little and stays`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let delegate = Delegate(journal)
    let (a, b) = show(on: screen, delegate: delegate)
    b.isModalInPresentation = true
    screen.play(.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.5))
    screen.advance(by: 1)
    #expect(journal.text == "didAttempt")
    #expect(a.presentedViewController === b)
    #expect(b.view.frame.minY == 30)
    b.isModalInPresentation = false
    delegate.allows = false
    screen.play(.drag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 700), duration: 0.5))
    screen.advance(by: 1)
    #expect(journal.text == "didAttempt, didAttempt")
  }

  @Test func `content that is scrolled scrolls up before the sheet is pulled`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (a, b) = show(on: screen)
    let scrollView = UIScrollView(frame: b.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    scrollView.contentOffset.y = 1000
    b.view.addSubview(scrollView)
    screen.runFrame()
    screen.play(.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), duration: 0.5))
    screen.advance(by: 3)
    #expect(a.presentedViewController === b)
    #expect(scrollView.contentOffset.y < 700)
    scrollView.contentOffset.y = 0
    screen.play(.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 800), duration: 0.5))
    screen.advance(by: 2)
    #expect(a.presentedViewController == nil)
  }

  @Test func `a tap beside a card dismisses it on wide screens`() {
    let screen = VirtualScreen(width: 1024, height: 768)
    let delegate = Delegate(journal)
    let (a, _) = show(on: screen, delegate: delegate)
    screen.play(.tap(at: CGPoint(x: 40, y: 400)))
    screen.advance(by: 1)
    #expect(journal.entries.last == "didDismiss")
    #expect(a.presentedViewController == nil)
  }

  @Test func `a delegate may have a sheet cover narrow screens`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let delegate = Delegate(journal)
    delegate.adaptive = .fullScreen
    let (a, b) = show(.formSheet, on: screen, delegate: delegate)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(a.view.window == nil)
    #expect(b.presentationController?.presentationStyle == .fullScreen)
  }

  @Test func `sheets lie on sheets`() {
    let screen = VirtualScreen(width: 390, height: 844)
    let (a, b) = show(on: screen)
    let c = NotingController("c", journal)
    b.present(c, animated: true)
    screen.advance(by: 1)
    #expect(c.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    #expect(abs(b.view.frame.minY - 20) < 0.01)
    c.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(b.view.frame == CGRect(x: 0, y: 30, width: 390, height: 814))
    a.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // MARK: Custom presentations

  private final class Panel: UIPresentationController {
    var journal: Journal?
    let back = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
    override func presentationTransitionWillBegin() {
      journal?.note("willBegin")
      containerView?.addSubview(back)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { journal?.note("didEnd \(completed)") }
    override func dismissalTransitionWillBegin() { journal?.note("dismissalWillBegin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { journal?.note("dismissalDidEnd \(completed)") }
    override func containerViewWillLayoutSubviews() { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private final class PanelDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let panel = Panel(presentedViewController: presented, presenting: presenting)
      panel.journal = journal
      return panel
    }
  }

  @Test func `a presentation of one's own says where the view is, and hears of everything in order`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let (a, b) = (NotingController("a", journal), NotingController("b", journal))
    let delegate = PanelDelegate(journal)
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    screen.show(a)
    journal.clear()
    a.present(b, animated: true)
    screen.advance(by: 1)
    #expect(b.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    #expect(
      journal.text == "willBegin, b.willAppear+ presented, b.isAppearing+, didEnd true, b.didAppear+ presented")
    journal.clear()
    screen.resize(width: 800, height: 400)
    #expect(b.view.frame == CGRect(x: 0, y: 200, width: 800, height: 200))
    b.dismiss(animated: true)
    screen.advance(by: 1)
    #expect(
      journal.text
        == "dismissalWillBegin, b.willDisappear+ dismissed, dismissalDidEnd true, b.didDisappear+ dismissed")
  }
}
