import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// Controllers that are as large as the constraints in their views make them.
@MainActor struct FittingSizeTests {
  private let screen = VirtualScreen(width: 800, height: 1_000)

  /// A box with 10 points around it.
  private final class Boxed: UIViewController {
    let box = Box(80, 40)
    var takesSizeOver = false

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      activate(
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10))
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if takesSizeOver { preferredContentSize = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    }
  }

  /// Does not use constraints itself, and follows a child that does.
  private final class Follower: UIViewController {
    var heard: [String] = []

    override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      guard let child = (container as? UIViewController)?.view else { return }
      let size = child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      heard.append("fits \(Int(size.width)) x \(Int(size.height))")
      child.frame.size = size
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      let size = container.preferredContentSize
      heard.append("likes \(Int(size.width)) x \(Int(size.height))")
    }
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    child.view.autoresizingMask = []
    child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  // L23
  @Test func `who keeps a controller hears once for each layout that its constraints give it another size`() {
    let (parent, child) = (Follower(), Boxed())
    embed(child, in: parent)
    screen.show(parent)
    screen.runFrame()
    #expect(parent.heard == [])
    child.box.content = CGSize(width: 200, height: 50)
    child.box.content = CGSize(width: 120, height: 50)
    screen.runFrame()
    #expect(parent.heard == ["fits 140 x 70"])
    #expect(child.view.frame.size == CGSize(width: 140, height: 70))
    #expect(child.box.frame == rect(10, 10, 120, 50))
    // Constraints that are others, and make it no other size.
    child.view.constraints.first { $0.constant == 10 }?.constant = 5
    child.view.constraints.first { $0.constant == -10 }?.constant = -15
    screen.runFrame()
    #expect(parent.heard.count == 1)
    // The frame alone is no news.
    child.view.frame.size.width = 300
    screen.runFrame()
    #expect(parent.heard.count == 1)
  }

  // L23
  @Test func `what is in cells does not count`() {
    let (parent, child) = (Follower(), UIViewController())
    embed(child, in: parent)
    screen.show(parent)
    let cell = UICollectionViewCell(frame: rect(0, 0, 50, 50))
    child.view.addSubview(cell)
    let box = Box(20, 20, in: cell.contentView)
    activate(
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor))
    screen.runFrame()
    box.content.width = 40
    screen.runFrame()
    #expect(box.frame == rect(0, 0, 40, 20))
    #expect(parent.heard == [])
  }

  @Test func `a controller whose preferred size is that of its constraints tells its parent when they change`() {
    let (parent, child) = (Follower(), Boxed())
    child.takesSizeOver = true
    embed(child, in: parent)
    screen.show(parent)
    screen.runFrame()
    #expect(parent.heard == ["likes 100 x 60"])
    child.box.content = CGSize(width: 120, height: 50)
    screen.runFrame()
    #expect(child.preferredContentSize == CGSize(width: 140, height: 70))
    #expect(parent.heard.contains("likes 140 x 70"))
  }

  @Test func `a form sheet is as large as the constraints in it make it, and follows them`() {
    let (root, sheet) = (UIViewController(), Boxed())
    screen.show(root)
    sheet.takesSizeOver = true
    sheet.box.content = CGSize(width: 300, height: 200)
    sheet.modalPresentationStyle = .formSheet
    root.present(sheet, animated: false)
    screen.advanceUntilRest()
    #expect(sheet.view.frame.size == CGSize(width: 320, height: 220))
    sheet.box.content = CGSize(width: 400, height: 300)
    screen.advanceUntilRest()
    #expect(sheet.view.frame.size == CGSize(width: 420, height: 320))
    #expect(sheet.box.frame == rect(10, 10, 400, 300))
  }

  /// As high as what it presents, at the lower edge.
  private final class Drawer: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      guard let containerView, let view = presentedView else { return .zero }
      let height = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      return CGRect(
        x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Drawers: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }
  }

  // L23
  @Test func `a presentation of a program's own is laid out when the presented view fits another size`() {
    let (root, shown, drawers) = (UIViewController(), Boxed(), Drawers())
    screen.show(root)
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = drawers
    root.present(shown, animated: false)
    screen.advanceUntilRest()
    #expect(shown.view.frame == rect(0, 940, 800, 60))
    shown.box.content.height = 140
    screen.advanceUntilRest()
    #expect(shown.view.frame == rect(0, 840, 800, 160))
  }
}
