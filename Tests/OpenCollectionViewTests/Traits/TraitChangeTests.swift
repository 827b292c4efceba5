import GestureEngine
import OpenCollectionView
import TestSupport
import Testing
import TouchTesting

@MainActor struct TraitChangeTests {
  private enum Density: UITraitDefinition { static let defaultValue = 1 }

  private let journal = Journal()
  private let screen = VirtualScreen(width: 100, height: 100)

  private final class NotingView: UIView {
    let name: String
    let journal: Journal

    init(_ name: String, _ journal: Journal) {
      self.name = name
      self.journal = journal
      super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      journal.note("\(name) did change")
    }

    override func didMoveToWindow() {
      if window != nil { journal.note("\(name) \(traitCollection.userInterfaceStyle == .dark ? "dark" : "light")") }
    }

    func hear() { journal.note("\(name) hears") }
  }

  private final class NotingController: UIViewController {
    var journal: Journal?

    override func loadView() {
      guard let journal else { return }
      view = NotingView("view", journal)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      journal?.note("controller did change")
    }
  }

  private func appear(dark: Bool, width: CGFloat = 100) {
    screen.receive(.screen(ScreenDescription(size: CGSize(width: width, height: 100), scale: 2, prefersDark: dark)))
    screen.runFrame()
  }

  @Test func `a controller hears before its view, a view before those in it, each once`() {
    let controller = NotingController()
    controller.journal = journal
    screen.show(controller)
    let child = NotingView("child", journal)
    controller.view.addSubview(child)
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: NotingView, previous) in
      view.journal.note("registered \(view.name) \(previous.userInterfaceStyle == .light)")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: NotingController, _) in
      controller.journal?.note("registered controller")
    }
    journal.clear()
    appear(dark: true)
    #expect(
      journal.text
        == "controller did change, registered controller, view did change, child did change, registered child true")
  }

  @Test func `only who registered for what changed hears, until the registration ends`() {
    let view = NotingView("view", journal)
    screen.show(view)
    let registration = view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self], action: Selector(NotingView.hear))
    view.registerForTraitChanges([UITraitLegibilityWeight.self], action: Selector(NotingView.hear))
    journal.clear()
    appear(dark: true)
    view.traitOverrides[Density.self] = 2
    view.unregisterForTraitChanges(registration)
    appear(dark: false)
    #expect(journal.text == "view did change, view hears, view did change, view did change")
  }

  @Test func `a closure for a subclass is not called for other objects`() {
    let view = UIView()
    screen.show(view)
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: NotingView, _) in journal.note("called") }
    appear(dark: true)
    #expect(journal.text == "")
  }

  @Test func `a target that is gone is not called`() {
    let view = UIView()
    screen.show(view)
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: NotingView("gone", journal), action: Selector(NotingView.hear))
    appear(dark: true)
    #expect(journal.text == "")
  }

  @Test func `an override counts for the view and all in it`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    screen.show(outer)
    screen.show(other)
    inner.backgroundColor = .systemBackground
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    #expect(other.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    inner.overrideUserInterfaceStyle = .unspecified
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `an override of a view that is nowhere counts too`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a program's own trait goes down, and is taken back`() {
    let (outer, inner) = (UIView(), NotingView("inner", journal))
    outer.addSubview(inner)
    screen.show(outer)
    journal.clear()
    outer.traitOverrides[Density.self] = 3
    outer.traitOverrides[Density.self] = 3
    #expect(inner.traitCollection[Density.self] == 3)
    #expect(outer.traitOverrides.contains(Density.self))
    outer.traitOverrides.remove(Density.self)
    #expect(inner.traitCollection[Density.self] == 1)
    #expect(!outer.traitOverrides.contains(Density.self))
    #expect(journal.text == "inner did change, inner did change")
  }

  @Test func `a controller's override counts for its view and its children`() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    screen.show(outer)
    outer.view.addSubview(inner.view)
    #expect(outer.view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .light), forChild: inner)
    #expect(inner.view.traitCollection.userInterfaceStyle == .light)
    #expect(outer.overrideTraitCollection(forChild: inner)?.userInterfaceStyle == .light)
    outer.setOverrideTraitCollection(nil, forChild: inner)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.view.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitCollection.horizontalSizeClass == .compact)
  }

  /// A controller that has everything in it compact, by an override.
  private final class Narrowing: UIViewController {
    var sizeClass = UIUserInterfaceSizeClass.compact

    override func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
      UITraitCollection(horizontalSizeClass: sizeClass)
    }
  }

  @Test func `a controller that overrides what it says for its children is asked`() {
    let (outer, inner) = (Narrowing(), UIViewController())
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.addChild(inner)
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    screen.show(outer)
    outer.view.addSubview(inner.view)
    #expect(outer.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.view.traitCollection.horizontalSizeClass == .compact)
    outer.sizeClass = .regular
    outer.updateTraitsIfNeeded()
    #expect(inner.view.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `text sizes can be limited`() {
    let view = UIView()
    screen.show(view)
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
    view.maximumContentSizeCategory = .medium
    #expect(view.traitCollection.preferredContentSizeCategory == .medium)
    view.maximumContentSizeCategory = nil
    view.minimumContentSizeCategory = .accessibilityLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func `a view knows its new surroundings when it hears that it is in a window`() {
    screen.window.overrideUserInterfaceStyle = .dark
    let view = NotingView("view", journal)
    screen.show(view)
    #expect(journal.text == "view did change, view dark")
  }

  @Test func `a view that enters a window of the looks it was made for hears of no change`() {
    let view = NotingView("view", journal)
    screen.show(view)
    #expect(journal.text == "view light")
    view.removeFromSuperview()
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    screen.show(view)
    #expect(journal.text == "view light, view light")
  }

  @Test func `another size of the scene is another size class`() {
    let view = NotingView("view", journal)
    screen.show(view)
    journal.clear()
    appear(dark: false, width: 700)
    #expect(journal.text == "view did change")
    #expect(view.traitCollection.verticalSizeClass == .compact)
    #expect(view.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func `layout, drawing and changes run with the view's surroundings as the current ones`() {
    final class Asking: UIView {
      var styles: [String] = []
      private func ask(_ name: String) {
        styles.append("\(name) \(UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light")")
      }
      override func layoutSubviews() { ask("layout") }
      override func draw(_ rect: CGRect) { ask("draw") }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { ask("change") }
      override func tintColorDidChange() { ask("tint") }
    }
    let view = Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .dark
    screen.show(view)
    view.tintColor = .red
    // The override is a change; the window's surroundings are those that it had outside. // V54
    #expect(view.styles == ["change dark", "layout dark", "draw dark", "tint dark"])
  }

  @Test func `a scene hears before its windows, and can say otherwise than its screen`() {
    let view = NotingView("view", journal)
    screen.show(view)
    let registration = screen.scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, _) in journal.note("scene \(scene.traitCollection.userInterfaceStyle == .dark)")
    }
    journal.clear()
    appear(dark: true)
    screen.scene.traitOverrides.userInterfaceStyle = .light
    #expect(journal.text == "scene true, view did change, scene false, view did change")
    #expect(view.traitCollection.userInterfaceStyle == .light)
    #expect(screen.scene.screen.traitCollection.userInterfaceStyle == .dark)
    screen.scene.unregisterForTraitChanges(registration)
  }

  @Test func `properties are brought up to date before the layout, once`() {
    final class Updating: UIView {
      let journal = Journal()
      override func updateProperties() { journal.note("properties") }
      override func layoutSubviews() { journal.note("layout") }
    }
    let view = Updating()
    screen.show(view)
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    screen.runFrame()
    view.updatePropertiesIfNeeded()
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.journal.text == "layout, properties, layout, properties")
  }

  @Test func `a screen says what its windows say`() {
    appear(dark: true)
    #expect(screen.scene.screen.traitCollection.userInterfaceStyle == .dark)
    #expect(screen.scene.screen.traitCollection == screen.window.traitCollection)
    #expect(screen.scene.traitCollection == screen.window.traitCollection)
    #expect(screen.scene.screen.nativeBounds == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(screen.scene.screen.nativeScale == 2)
    #expect(screen.scene.screen.currentMode?.size == CGSize(width: 200, height: 200))
    #expect(UIScreen.screens.count == 1)
  }
}
