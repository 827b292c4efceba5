import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// V131
@MainActor struct LayoutSupportTests {
  /// Lays a view between the guides, as programs of 2014 do.
  private final class Controller: UIViewController {
    let content = UIView()
    override func viewDidLoad() {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let views: [String: Any] = ["content": content, "top": topLayoutGuide, "bottom": bottomLayoutGuide]
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:[top]-8-[content][bottom]", options: [], metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "H:|[content]|", options: [], metrics: nil, views: views))
    }
  }

  private func phone(top: CGFloat = 47) -> VirtualScreen {
    let screen = VirtualScreen(width: 390, height: 844)
    screen.receive(
      .screen(
        ScreenDescription(size: CGSize(width: 390, height: 844), scale: 2, safeAreaTop: top, safeAreaBottom: 34)))
    screen.runFrame()
    return screen
  }

  @Test func `guides are as long as what is covered at the edges`() {
    let screen = phone()
    let controller = UIViewController()
    #expect(controller.topLayoutGuide.length == 0)
    screen.show(controller)
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.bottomLayoutGuide.length == 34)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }

  @Test func `a view between them keeps free of bars`() {
    let screen = phone()
    let controller = Controller()
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.advance(by: 0.1)
    let top = controller.view.safeAreaInsets.top
    #expect(top > 47)
    #expect(controller.topLayoutGuide.length == top)
    #expect(controller.content.frame == CGRect(x: 0, y: top + 8, width: 390, height: 844 - 34 - top - 8))
  }

  @Test func `constraints follow what is covered, and the size of the view`() {
    let screen = phone()
    let controller = Controller()
    screen.show(controller)
    #expect(controller.content.frame == CGRect(x: 0, y: 55, width: 390, height: 755))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 6, right: 0)
    screen.advance(by: 0.1)
    #expect(controller.content.frame == CGRect(x: 0, y: 58, width: 390, height: 746))
    screen.receive(
      .screen(
        ScreenDescription(size: CGSize(width: 500, height: 400), scale: 2, safeAreaTop: 20, safeAreaBottom: 0)))
    screen.advance(by: 0.1)
    #expect(controller.content.frame == CGRect(x: 0, y: 31, width: 500, height: 363))
  }

  @Test func `anchors of the guides are those of what is covered`() {
    let screen = phone()
    let controller = UIViewController()
    let (line, block) = (UIView(), UIView())
    for view in [line, block] {
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      line.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
      block.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor, constant: -10),
      block.heightAnchor.constraint(equalTo: controller.bottomLayoutGuide.heightAnchor, multiplier: 2),
    ])
    screen.show(controller)
    #expect(line.frame.minY == 47)
    #expect(line.frame.height == 47)
    #expect(block.frame.maxY == 800)
    #expect(block.frame.height == 68)
  }
}
