import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ViewAppearanceTests {
  private let screen = VirtualScreen(width: 100, height: 100)

  private func appear(dark: Bool) {
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, prefersDark: dark)))
    screen.runFrame()
  }

  private func background(_ view: UIView) -> CGColor? { view.layer.backgroundColor }

  @Test func `dynamic colours follow the appearance`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    screen.show(view)
    #expect(background(view) == UIColor.white.cgColor)
    appear(dark: true)
    #expect(background(view) == UIColor.black.cgColor)
    #expect(view.backgroundColor === UIColor.systemBackground)
    appear(dark: false)
    #expect(background(view) == UIColor.white.cgColor)
  }

  @Test func `a dynamic colour is resolved for the screen that the view gets onto`() {
    screen.window.overrideUserInterfaceStyle = .dark
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .systemBackground
    #expect(background(view) == UIColor.white.cgColor)
    screen.show(view)
    #expect(background(view) == UIColor.black.cgColor)
  }

  @Test func `fixed colours stay, and no commit is made for them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.backgroundColor = .red
    screen.show(view)
    screen.runFrame()
    let commits = screen.commitCount
    appear(dark: true)
    #expect(background(view) == UIColor.red.cgColor)
    #expect(screen.commitCount == commits)
  }

  @Test func `drawings are made anew, in the colours of the new appearance`() {
    final class Drawing: UIView {
      var colors: [CGColor] = []
      override func draw(_ rect: CGRect) {
        colors.append(UIColor.label.cgColor)
        UIColor.label.setFill()
        UIGraphicsGetCurrentContext()?.fill(rect)
      }
    }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    appear(dark: true)
    #expect(view.colors == [UIColor.black.cgColor, UIColor.white.cgColor])
  }

  @Test func `views and controllers are told, with the surroundings that were`() {
    final class Telling: UIView {
      var previous: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
      }
    }
    final class Controller: UIViewController {
      var count = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { count += 1 }
    }
    let controller = Controller()
    let view = Telling()
    screen.show(controller)
    controller.view.addSubview(view)
    appear(dark: true)
    #expect(view.previous == [.light])
    #expect(controller.count == 1)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.displayScale == 2)
  }

  @Test func `surroundings are current only as long as it is said`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark.performAsCurrent { UIColor.label.cgColor } == UIColor.white.cgColor)
    #expect(UIColor.label.cgColor == UIColor.black.cgColor)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection.current))
  }

  @Test func `a colour of a colour keeps its dynamics`() {
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.isDynamic)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
  }

  @Test func `a rule that answers with itself ends clear`() {
    final class Box: @unchecked Sendable {
      var color: UIColor = .red
    }
    let box = Box()
    let circle = UIColor { _ in box.color }
    box.color = circle
    #expect(circle.cgColor == UIColor.clear.cgColor)
    box.color = .red
  }

  @Test(arguments: [(0.0, UIColor.red), (1.0 / 3, .green), (2.0 / 3, .blue), (1, .red), (-1e-17, .red)])
  func `a hue goes round from red over green and blue`(hue: Double, expected: UIColor) {
    let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    var other = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    expected.getRed(&other.0, green: &other.1, blue: &other.2, alpha: &other.3)
    #expect(abs(red - other.0) < 1e-6 && abs(green - other.1) < 1e-6 && abs(blue - other.2) < 1e-6)
  }

  @Test func `tints go down to views without one of their own`() {
    final class Telling: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, own) = (UIView(), Telling(), Telling())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .green
    outer.tintColor = .red
    #expect(inner.tintColor === UIColor.red)
    #expect(own.tintColor === UIColor.green)
    #expect(inner.changes == 1)
    #expect(own.changes == 1)
    outer.tintColor = nil
    #expect(inner.tintColor === UIColor.systemBlue)
  }

  @Test func `the safe area is what the device covers of each view`() {
    let view = UIView(frame: CGRect(x: 10, y: 0, width: 90, height: 90))
    screen.show(view)
    screen.receive(
      .screen(
        ScreenDescription(
          size: CGSize(width: 100, height: 100), scale: 2, safeAreaTop: 20, safeAreaLeft: 15, safeAreaBottom: 12)))
    screen.runFrame()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 5, bottom: 2, right: 0))
    view.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func `views hear of another safe area, and are laid out`() {
    final class Telling: UIView {
      var changes = 0
      var layouts = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Telling(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: 100, height: 100), scale: 2, safeAreaTop: 20)))
    screen.runFrame()
    #expect(view.changes == 1)
    #expect(view.layouts == 2)
  }
}
