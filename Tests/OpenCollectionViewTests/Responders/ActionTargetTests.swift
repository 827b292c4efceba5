import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ActionTargetTests {
  final class PhotoView: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  final class PhotoController: UIViewController {
    var log: [String] = []
    var allowsCopying = true
    func share(_ sender: Any?) { log.append("share") }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .copy ? allowsCopying : super.canPerformAction(action, withSender: sender)
    }
  }

  let screen = VirtualScreen(width: 100, height: 100)
  let controller = PhotoController()
  let view = PhotoView()
  let share = Selector("share(_:)", PhotoController.share(_:))

  init() {
    screen.show(controller)
    controller.view.addSubview(view)
  }

  // R3
  @Test func `a responder can perform the methods of its class, and asks up the chain for others`() {
    #expect(controller.canPerformAction(share, withSender: nil))
    #expect(view.canPerformAction(share, withSender: nil))
    #expect(!UIView().canPerformAction(share, withSender: nil))
    #expect(!view.canPerformAction(Selector("unheardOf(_:)"), withSender: nil))
  }

  // R3
  @Test func `the target is the first up the chain that can perform the action itself`() {
    #expect(view.target(forAction: share, withSender: nil) as? UIResponder === controller)
    #expect(view.target(forAction: .copy, withSender: nil) as? UIResponder === controller)
    #expect(view.target(forAction: .paste, withSender: nil) == nil)
  }

  // R3
  @Test func `a responder that refuses does not hide one further up that accepts`() {
    final class Outer: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == .paste }
    }
    final class Inner: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let (outer, inner) = (Outer(), Inner())
    outer.addSubview(inner)
    #expect(inner.target(forAction: .paste, withSender: nil) as? UIResponder === outer)
    #expect(!inner.canPerformAction(.paste, withSender: nil))
  }

  @Test func `an action without a target goes up from the first responder, else from the sender`() {
    view.becomeFirstResponder()
    #expect(screen.application.sendAction(share, to: nil, from: nil, for: nil))
    view.resignFirstResponder()
    #expect(!screen.application.sendAction(share, to: nil, from: nil, for: nil))
    #expect(screen.application.sendAction(share, to: nil, from: view, for: nil))
    #expect(screen.application.sendAction(.copy, to: controller, from: nil, for: nil))
    #expect(controller.log == ["share", "share", "copy"])
  }

  @Test func `what is no object is no target`() {
    #expect(!screen.application.sendAction(share, to: 3, from: nil, for: nil))
  }
}
