import OpenCollectionView
import Testing
import TouchTesting

// V150
@MainActor struct AppearanceProxyTests {
  private let screen = VirtualScreen(width: 400, height: 800)

  private class Badge: UIView {
    var ringColor = UIColor.gray
    var ringWidth: CGFloat = 1
    private(set) var widthInWindow: CGFloat?
    override class var appearanceProperties: [AppearanceProperty] {
      super.appearanceProperties + [
        AppearanceProperty(\Badge.ringColor), AppearanceProperty(\Badge.ringWidth),
      ]
    }
    override func didMoveToWindow() { widthInWindow = ringWidth }
  }

  private final class FancyBadge: Badge {}
  private final class Card: UIView {}
  private final class Shelf: UIView {}

  @Test func `a view has what its class's appearance says when it comes into a window`() {
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch(frame: .zero)
    #expect(control.onTintColor == nil)
    screen.window.addSubview(control)
    #expect(control.onTintColor == .red)
  }

  @Test func `a view that is in a window keeps what it has until it comes into one again`() {
    let control = UISwitch(frame: .zero)
    screen.window.addSubview(control)
    UISwitch.appearance().onTintColor = .red
    #expect(control.onTintColor == nil)
    control.removeFromSuperview()
    screen.window.addSubview(control)
    #expect(control.onTintColor == .red)
    UISwitch.appearance().onTintColor = .blue
    control.removeFromSuperview()
    screen.window.addSubview(control)
    #expect(control.onTintColor == .blue)
  }

  @Test func `what a program sets on a view itself stays`() {
    UISwitch.appearance().onTintColor = .red
    let control = UISwitch(frame: .zero)
    control.onTintColor = .green
    screen.window.addSubview(control)
    #expect(control.onTintColor == .green)
    // Nor does an appearance take back what was set on a view that had it from there.
    let other = UISwitch(frame: .zero)
    screen.window.addSubview(other)
    other.onTintColor = .brown
    other.removeFromSuperview()
    screen.window.addSubview(other)
    #expect(other.onTintColor == .brown)
  }

  @Test func `views inside of a view that comes into a window have theirs, and layers of the tree too`() {
    UILabel.appearance().textColor = .red
    let box = UIView(frame: .zero)
    let label = UILabel(frame: .zero)
    box.addSubview(label)
    #expect(label.textColor == .label)
    screen.window.addSubview(box)
    #expect(label.textColor == .red)
  }

  @Test func `an appearance in containers holds there alone, whatever lies between`() {
    UILabel.appearance(whenContainedInInstancesOf: [Card.self, Shelf.self]).textColor = .red
    let (shelf, between, card) = (Shelf(frame: .zero), UIView(frame: .zero), Card(frame: .zero))
    let (inside, beside) = (UILabel(frame: .zero), UILabel(frame: .zero))
    shelf.addSubview(between)
    between.addSubview(card)
    card.addSubview(inside)
    between.addSubview(beside)
    screen.window.addSubview(shelf)
    #expect(inside.textColor == .red)
    #expect(beside.textColor == .label)
  }

  @Test func `controllers are containers`() {
    final class Controller: UIViewController {}
    UILabel.appearance(whenContainedInInstancesOf: [Controller.self]).textColor = .red
    let label = UILabel(frame: .zero)
    let controller = Controller()
    controller.view.addSubview(label)
    screen.window.rootViewController = controller
    #expect(label.textColor == .red)
  }

  @Test func `the outermost container wins, and a subclass over its superclass`() {
    UILabel.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Shelf.self]).textColor = .blue
    UILabel.appearance().textColor = .green
    let (shelf, card, label) = (Shelf(frame: .zero), Card(frame: .zero), UILabel(frame: .zero))
    shelf.addSubview(card)
    card.addSubview(label)
    screen.window.addSubview(shelf)
    #expect(label.textColor == .blue)

    FancyBadge.appearance().ringWidth = 3
    Badge.appearance().ringWidth = 2
    let (plain, fancy) = (Badge(frame: .zero), FancyBadge(frame: .zero))
    screen.window.addSubview(plain)
    screen.window.addSubview(fancy)
    #expect(plain.ringWidth == 2 && fancy.ringWidth == 3)
  }

  @Test func `an appearance for traits holds where they are`() {
    UISwitch.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).onTintColor = .red
    let (light, dark) = (UISwitch(frame: .zero), UISwitch(frame: .zero))
    light.overrideUserInterfaceStyle = .light
    dark.overrideUserInterfaceStyle = .dark
    screen.window.addSubview(light)
    screen.window.addSubview(dark)
    #expect(light.onTintColor == nil && dark.onTintColor == .red)
  }

  @Test func `a class of the program's says which of its properties appearances set`() {
    Badge.appearance().ringColor = .red
    Badge.appearance().ringWidth = 4
    let (badge, own) = (Badge(frame: .zero), Badge(frame: .zero))
    own.ringWidth = 7
    screen.window.addSubview(badge)
    screen.window.addSubview(own)
    #expect(badge.ringColor == .red && badge.ringWidth == 4 && own.ringWidth == 7)
    // Known when the view hears of its window.
    #expect(badge.widthInWindow == 4)
  }

  @Test func `a tint that a view inherits is none of its own`() {
    UISwitch.appearance().tintColor = .red
    let control = UISwitch(frame: .zero)
    screen.window.tintColor = .green
    screen.window.addSubview(control)
    #expect(control.tintColor == .red)
  }

  @Test func `one and the same proxy is answered each time, and it is never given anything`() {
    let proxy = UISwitch.appearance()
    proxy.onTintColor = .red
    #expect(UISwitch.appearance() === proxy)
    #expect(UISwitch.appearance(whenContainedInInstancesOf: [Card.self]) !== proxy)
    #expect(proxy.window == nil && proxy.superview == nil)
  }

  @Test func `a navigation bar has the texts, colours and looks of its appearance`() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .orange
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().barTintColor = .blue
    let (bar, own) = (UINavigationBar(frame: .zero), UINavigationBar(frame: .zero))
    own.standardAppearance.backgroundColor = .green
    screen.window.addSubview(bar)
    screen.window.addSubview(own)
    #expect(bar.standardAppearance.backgroundColor == .orange)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
    #expect(bar.barTintColor == .blue)
    #expect(own.standardAppearance.backgroundColor == .green && own.barTintColor == .blue)
  }

  @Test func `what states have is set state by state`() {
    UIButton.appearance().setTitleColor(.red, for: .highlighted)
    let button = UIButton(type: .custom)
    button.setTitleColor(.green, for: .normal)
    screen.window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .green && button.titleColor(for: .highlighted) == .red)
  }

  // V151
  @Test func `items have what their class's appearance says when a bar shows them`() {
    UIBarButtonItem.appearance().tintColor = .red
    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
    let (item, inToolbar) = (
      UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    )
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    screen.window.rootViewController = UINavigationController(rootViewController: controller)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    toolbar.items = [inToolbar]
    screen.window.addSubview(toolbar)
    screen.advance(by: 0.1)
    #expect(item.tintColor == .red && inToolbar.tintColor == .blue)
    #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
  }

  @Test func `a window has the appearance of its class when something comes into it`() {
    UIWindow.appearance().tintColor = .red
    let view = UIView(frame: .zero)
    screen.window.addSubview(view)
    #expect(screen.window.tintColor == .red && view.tintColor == .red)
  }
}
