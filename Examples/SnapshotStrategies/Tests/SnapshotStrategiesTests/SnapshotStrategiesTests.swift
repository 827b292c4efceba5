import OpenCollectionView
import PictureTesting
import SnapshotStrategies
import SnapshotTesting
import TouchTesting
import XCTest

@MainActor final class SnapshotStrategiesTests: XCTestCase {
  private func card() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 24))
    card.backgroundColor = .systemBackground
    let dot = UIView(frame: CGRect(x: 8, y: 4, width: 16, height: 16))
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 8
    card.addSubview(dot)
    return card
  }

  func testAViewAsPixelsLightAndDark() {
    assertSnapshot(of: card(), as: .image)
    assertSnapshot(of: card(), as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
  }

  func testAViewAsLayers() { assertSnapshot(of: card(), as: .layers) }

  func testAControllerAsPixels() {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    assertSnapshot(of: controller, as: .image(size: CGSize(width: 60, height: 40), scale: 1))
  }

  func testAScreenInMidGesture() {
    let screen = VirtualScreen(width: 100, height: 100, scale: 1)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.backgroundColor = .white
    scrollView.contentSize = CGSize(width: 100, height: 1_000)
    let stripe = UIView(frame: CGRect(x: 0, y: 120, width: 100, height: 20))
    stripe.backgroundColor = .systemBlue
    scrollView.addSubview(stripe)
    screen.show(scrollView)
    screen.runFrame()
    let finger = screen.touch(at: CGPoint(x: 50, y: 90))
    for _ in 0..<6 { finger.move(by: CGVector(dx: 0, dy: -10)) }
    assertSnapshot(of: screen, as: .image)
    finger.lift()
  }

  func testAViewIsGivenBack() {
    let superview = UIView()
    let (first, last) = (card(), UIView())
    superview.addSubview(first)
    superview.addSubview(last)
    assertSnapshot(of: first, as: .image)
    XCTAssertEqual(superview.subviews, [first, last])
    XCTAssertEqual(first.frame, CGRect(x: 0, y: 0, width: 40, height: 24))
  }

  func testADifferenceIsToldInPixels() {
    let white = RasterPicture(width: 2, height: 1, pixels: [255, 255, 255, 255, 255, 255, 255, 255])
    let grey = RasterPicture(width: 2, height: 1, pixels: [255, 255, 255, 255, 128, 128, 128, 255])
    let told = Diffing<RasterPicture>.picture.diff(white, grey)
    XCTAssertEqual(told?.0, "1 pixel in (1, 0) to (2, 1)")
    XCTAssertNil(Diffing<RasterPicture>.picture.diff(white, white))
  }
}
