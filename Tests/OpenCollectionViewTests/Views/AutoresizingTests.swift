import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func child(_ mask: UIView.AutoresizingMask) -> UIView {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 60))
    child.autoresizingMask = mask
    parent.addSubview(child)
    return child
  }

  private nonisolated static let shares: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 30, height: 60)),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 130, height: 160)),
    ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 120, width: 30, height: 60)),
    ([.flexibleRightMargin, .flexibleBottomMargin], CGRect(x: 10, y: 20, width: 30, height: 60)),
    // The margins of 10 and 60, and of 20 and 20, grow in proportion.
    (
      [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin],
      CGRect(x: 10 + 100.0 / 7, y: 70, width: 30, height: 60)
    ),
    ([.flexibleLeftMargin, .flexibleWidth], CGRect(x: 35, y: 20, width: 105, height: 60)),
  ]

  @Test(arguments: shares)
  func `flexible parts share what the parent grows by`(mask: UIView.AutoresizingMask, expected: CGRect) {
    let child = child(mask)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(child.frame.minX - expected.minX) < 1e-9 && abs(child.frame.minY - expected.minY) < 1e-9)
    #expect(abs(child.frame.width - expected.width) < 1e-9 && abs(child.frame.height - expected.height) < 1e-9)
  }

  // What is flexible grows in proportion to what it has, and is not rounded: 3 points more for 10 + 30 + 60.
  private nonisolated static let smallShares: [(UIView.AutoresizingMask, CGFloat, CGFloat)] = [
    ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 10.3, 30.9),
    ([.flexibleWidth, .flexibleRightMargin], 10, 31),
    ([.flexibleLeftMargin, .flexibleWidth], 10.75, 32.25),
  ]

  @Test(arguments: smallShares)
  func `odd differences are shared in proportion and not rounded`(
    mask: UIView.AutoresizingMask, start: CGFloat, width: CGFloat
  ) {
    let child = child(mask)
    parent.frame.size.width = 103
    #expect(abs(child.frame.minX - start) < 1e-9)
    #expect(abs(child.frame.width - width) < 1e-9)
  }

  @Test func `a turned child follows by the rectangle around it`() {
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    child.center = CGPoint(x: 50, y: 50)
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 200, height: 200)
    #expect(abs(child.center.x - 100) < 1e-9 && abs(child.center.y - 100) < 1e-9)
    #expect(abs(child.bounds.width - 20) < 1e-9 && abs(child.bounds.height - 10) < 1e-9)
  }

  @Test func `a part of no length does not become negative`() {
    let child = child(.flexibleWidth)
    parent.frame.size.width = 20
    #expect(child.frame.width == 0)
  }

  @Test func `a child of a parent without a size grows with it`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame = CGRect(x: 0, y: 0, width: 50, height: 60)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func `children follow at once, through all levels, on no screen too`() {
    let child = child([.flexibleWidth])
    let grandchild = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    grandchild.autoresizingMask = .flexibleWidth
    child.addSubview(grandchild)
    parent.bounds.size.width = 150
    #expect(grandchild.frame.width == 80)
  }

  @Test func `a child that is added after the size has changed does not follow that change`() {
    let screen = VirtualScreen(width: 400, height: 400)
    screen.show(parent)
    parent.frame.size = CGSize(width: 200, height: 200)
    let child = child([.flexibleWidth])
    screen.runFrame()
    #expect(child.frame.width == 30)
  }

  @Test func `without autoresizesSubviews nothing follows`() {
    let child = child([.flexibleWidth])
    parent.autoresizesSubviews = false
    parent.frame.size.width = 200
    #expect(child.frame.width == 30)
  }

  @Test func `the root view of a window follows the screen`() {
    let screen = VirtualScreen(width: 400, height: 400)
    let controller = UIViewController()
    screen.show(controller)
    let child = UIView(frame: controller.view.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(child)
    screen.resize(width: 300, height: 500)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }
}
