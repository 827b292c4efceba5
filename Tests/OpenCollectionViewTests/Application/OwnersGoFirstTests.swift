import FrameClock
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Objects that refer to their owners, when the owners go first.
@MainActor struct OwnersGoFirstTests {
  /// Something that a person does, and that is not over when its screen, or its view, goes.
  enum Input: String, CaseIterable {
    case touch, twoFingers, longPress, wheel, pinch, hover, key, heldKey, tool, drag, barDrag
  }

  /// A screen with a grid; what is being done goes on with `go(on:)`.
  private func begin(_ input: Input, on grid: GridScreen) {
    let screen = grid.screen
    grid.view.allowsFocus = true
    grid.view.allowsMultipleSelection = true
    switch input {
    case .touch: touch(screen, [(1, .began, 50, 50)])
    case .twoFingers:
      touch(screen, [(1, .began, 50, 50), (2, .began, 90, 50)])
      touch(screen, [(1, .moved, 50, 60), (2, .moved, 90, 60)])
      touch(screen, [(1, .moved, 50, 180), (2, .moved, 90, 180)])
    case .longPress:
      touch(screen, [(1, .began, 50, 50)])
      screen.advance(by: 0.3)
    case .drag:
      touch(screen, [(1, .began, 50, 300)])
      touch(screen, [(1, .moved, 50, 250)])
      touch(screen, [(1, .moved, 50, 200)])
    case .barDrag:
      grid.view.flashScrollIndicators()
      screen.runFrame()
      touch(screen, [(1, .began, 317, 10)])
      screen.advance(by: 0.4)
      touch(screen, [(1, .moved, 317, 60)])
    case .wheel:
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: 100, y: 100), distance: ScrollDistance(x: 0, y: 200))))
      screen.runFrame()
    case .pinch:
      screen.receive(.magnify(MagnifySample(time: screen.now, location: CGPoint(x: 100, y: 100), factor: 1.2)))
      screen.runFrame()
    case .hover:
      screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: 100, y: 100))))
      screen.runFrame()
    case .key, .heldKey:
      for key in ["ArrowDown", "Enter"] {
        screen.receive(
          .key(KeySample(time: screen.now, isDown: true, isRepeat: false, key: key, code: key, modifiers: [])))
        screen.runFrame()
      }
    case .tool: UIAccessibility.post(notification: .announcement, argument: "Something has happened")
    }
  }

  private func touch(_ screen: VirtualScreen, _ fingers: [(Int32, TouchSample.Phase, CGFloat, CGFloat)]) {
    screen.advance(by: 0.02)
    screen.receive(
      .touches(
        fingers.map { number, phase, x, y in
          TouchSample(time: screen.now, identifier: number, phase: phase, location: CGPoint(x: x, y: y))
        }))
    screen.runFrame()
  }

  /// Goes on with what was begun, whoever is there still.
  private func goOn(_ screen: VirtualScreen) {
    for step in 0..<4 {
      touch(
        screen, [(1, .moved, 60, CGFloat(80 + 20 * step)), (2, .moved, 100, CGFloat(80 + 20 * step))])
      screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: 100 + 20 * step, y: 100))))
      screen.receive(.magnify(MagnifySample(time: screen.now, location: CGPoint(x: 100, y: 100), factor: 1.1)))
      screen.advance(by: 0.3)
    }
    touch(screen, [(1, .ended, 60, 140), (2, .ended, 100, 140)])
    for key in ["ArrowDown", "Enter"] {
      screen.receive(
        .key(KeySample(time: screen.now, isDown: false, isRepeat: false, key: key, code: key, modifiers: [])))
    }
    screen.advanceUntilRest()
  }

  private func prepare() -> (grid: GridScreen, delegate: RecordedDelegate) {
    let grid = GridScreen([1000])
    let delegate = RecordedDelegate(log: CallLog())
    grid.view.delegate = delegate
    grid.screen.runFrame()
    return (grid, delegate)
  }

  @Test(arguments: Input.allCases)
  func `a collection view is let go while something is being done with it`(input: Input) {
    let screen: VirtualScreen
    weak var kept: UICollectionView?
    do {
      let (grid, delegate) = prepare()
      begin(input, on: grid)
      screen = grid.screen
      kept = grid.view
      grid.view.removeFromSuperview()
      withExtendedLifetime(delegate) {}
    }
    goOn(screen)
    #expect(kept == nil)
  }

  @Test(arguments: Input.allCases)
  func `a scene ends and is let go while something is being done in it`(input: Input) {
    let application: UIApplication
    weak var scene: UIWindowScene?
    let view: UICollectionView
    do {
      let (grid, delegate) = prepare()
      begin(input, on: grid)
      application = grid.screen.application
      scene = grid.screen.scene
      view = grid.view
      application.disconnectScene(grid.screen.scene)
      withExtendedLifetime(delegate) {}
    }
    #expect(scene == nil)
    // What would still have come, by the application's clock.
    application.clock.advance(to: 100)
    for recognizer in view.gestureRecognizers ?? [] {
      recognizer.isEnabled = false
      #expect(recognizer.state == .possible)
    }
    #expect(!view.isTracking)
    #expect(!view.isDragging)
  }

  @Test(arguments: [
    "shouldHighlight", "didHighlight", "didUnhighlight", "shouldSelect", "didSelect", "didScroll",
    "scrollViewWillBeginDragging", "willDisplay", "didEndDisplaying",
  ])
  func `a scene ends, and everything is let go, from within a callback`(call: String) {
    var (grid, delegate): (GridScreen?, RecordedDelegate) = prepare()
    weak let view = grid?.view
    weak let scene = grid?.screen.scene
    let application = grid?.screen.application
    delegate.reactions[call] = { _ in
      delegate.reactions = [:]
      if let screen = grid?.screen { screen.application.disconnectScene(screen.scene) }
      grid = nil
    }
    if let grid {
      grid.screen.play(.tap(at: CGPoint(x: 50, y: 50), duration: 0.3))
      grid.screen.play(.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100)))
      grid.screen.advanceUntilRest()
    }
    delegate.reactions = [:]
    grid = nil
    application?.clock.advance(to: 100)
    #expect(view == nil)
    #expect(scene == nil)
  }

  @Test func `the bars of a scroll view are dragged by a recognizer that outlives it`() {
    let (grid, _) = prepare()
    var recognizers = grid.view.gestureRecognizers ?? []
    begin(.barDrag, on: grid)
    recognizers += grid.view.gestureRecognizers ?? []
    #expect(!recognizers.isEmpty)
    grid.view.removeFromSuperview()
    goOn(grid.screen)
    for recognizer in recognizers { #expect(recognizer.state == .possible) }
  }

  @Test func `a presentation outlives the controller that it presented`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let root = UIViewController()
    screen.show(root)
    var presentation: UIPresentationController?
    weak var gone: UIViewController?
    do {
      let presented = UIViewController()
      gone = presented
      presentation = presented.presentationController
      root.present(presented, animated: true)
      screen.advanceUntilRest()
      root.dismiss(animated: true)
      screen.advanceUntilRest()
    }
    #expect(gone == nil)
    #expect(presentation?.presentedViewController.viewIfLoaded == nil)
    #expect(presentation?.frameOfPresentedViewInContainerView == .zero)
    presentation = nil
  }

  @Test func `the views of an alert outlive it, and do nothing`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let root = UIViewController()
    screen.show(root)
    var view: UIView?
    weak var gone: UIAlertController?
    var chosen = 0
    do {
      let alert = UIAlertController(title: "A question", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in chosen += 1 })
      gone = alert
      root.present(alert, animated: false)
      screen.advanceUntilRest()
      view = alert.view
      root.dismiss(animated: false)
      screen.advanceUntilRest()
    }
    #expect(gone == nil)
    if let view { screen.show(view) }
    screen.play(.tap(at: CGPoint(x: 200, y: 400)))
    screen.advanceUntilRest()
    #expect(chosen == 0)
  }

  @Test func `a navigation controller is let go in the middle of a push`() {
    let screen = VirtualScreen(width: 400, height: 800)
    weak var gone: UINavigationController?
    var gesture: UIGestureRecognizer?
    do {
      let navigation = UINavigationController(rootViewController: UIViewController())
      gone = navigation
      screen.show(navigation)
      navigation.pushViewController(UIViewController(), animated: true)
      screen.advance(by: 0.1)
      gesture = navigation.interactivePopGestureRecognizer
    }
    screen.window.rootViewController = nil
    screen.advanceUntilRest()
    #expect(gone == nil)
    gesture?.isEnabled = false
    #expect(gesture?.delegate == nil)
  }

  @Test func `guides of cells and contents outlive them`() {
    var guides: [UILayoutGuide] = []
    do {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let content = UIListContentView(configuration: .cell())
      guides = [cell.separatorLayoutGuide] + [content.textLayoutGuide, content.imageLayoutGuide].compactMap { $0 }
      #expect(cell.separatorLayoutGuide.layoutFrame.height > 0)
    }
    #expect(guides.map(\.layoutFrame) == guides.map { _ in .zero })
  }

  @Test func `behaviors, attributes and a layout outlive the animator that moved them`() {
    let layout = UICollectionViewFlowLayout()
    let grid = GridScreen([10], layout: layout)
    grid.screen.runFrame()
    var animator: UIDynamicAnimator? = UIDynamicAnimator(collectionViewLayout: layout)
    weak var remains = animator
    let attributes = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    guard let attributes else { return #expect(Bool(false), "There is a first item.") }
    let container = UIDynamicBehavior()
    let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: CGPoint(x: 50, y: 300))
    (spring.length, spring.frequency) = (0, 1)
    container.addChildBehavior(spring)
    animator?.addBehavior(container)
    grid.screen.runFrame()
    #expect(spring.dynamicAnimator === animator && spring.dynamicAnimator != nil)
    animator = nil
    #expect(remains == nil)
    #expect(spring.dynamicAnimator == nil && container.dynamicAnimator == nil)
    let center = attributes.center
    spring.anchorPoint = .zero
    container.removeChildBehavior(spring)
    layout.invalidateLayout()
    grid.screen.advanceUntilRest()
    #expect(attributes.center == center)
    // What the one let go another one takes.
    let next = UIDynamicAnimator(collectionViewLayout: layout)
    next.addBehavior(container)
    next.addBehavior(spring)
    #expect(container.dynamicAnimator === next && spring.dynamicAnimator === next)
  }

  @Test func `recognizers outlive their view, in the middle of an attempt too`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let recognizers = [UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()]
    weak var gone: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
      screen.show(view)
      touch(screen, [(1, .began, 50, 50)])
      #expect(recognizers.map { $0.view === view } == [true, true, true])
      gone = view
      view.removeFromSuperview()
    }
    goOn(screen)
    #expect(gone == nil)
    #expect(recognizers.map(\.view) == [nil, nil, nil])
    #expect(recognizers.map(\.state) == [.possible, .possible, .possible])
  }

  @Test func `windows, sessions, links and timers outlive their scene`() {
    let (session, window, application): (UISceneSession, UIWindow, UIApplication)
    let link: CADisplayLink
    var fired = 0
    weak var gone: UIWindowScene?
    do {
      let screen = VirtualScreen(width: 400, height: 800)
      (session, window, application) = (screen.scene.session, screen.window, screen.application)
      gone = screen.scene
      link = CADisplayLink { _ in }
      link.add(to: .main, forMode: .common)
      application.clock.after(50) { fired += 1 }
      screen.runFrame()
      #expect(session.scene === screen.scene)
      application.disconnectScene(screen.scene)
    }
    #expect(gone == nil)
    #expect(session.scene == nil)
    #expect(window.windowScene == nil)
    application.clock.advance(to: 100)
    #expect(fired == 1)
    link.isPaused = true
    link.invalidate()
    window.frame.size.width = 200
  }

  @Test func `subviews and sublayers outlive what held them`() {
    let (view, layer) = (UIView(), CALayer())
    do {
      let (parent, outer) = (UIView(), CALayer())
      parent.addSubview(view)
      outer.addSublayer(layer)
      #expect(view.superview != nil)
      #expect(layer.superlayer != nil)
    }
    #expect(view.superview == nil)
    #expect(layer.superlayer == nil)
    layer.opacity = 0.5
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let lone = UIView().layer
    lone.setNeedsLayout()
    lone.layoutIfNeeded()
    #expect(lone.delegate == nil)
  }

  @Test func `layers outlive the screen that showed them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    do {
      let screen = VirtualScreen(width: 100, height: 100)
      screen.show(view)
      UIView.animate(withDuration: 1) { view.alpha = 0.2 }
      screen.advance(by: 0.1)
    }
    view.alpha = 0.7
    view.layer.addSublayer(CALayer())
    view.removeFromSuperview()
    #expect(view.window == nil)
  }

  @Test func `a view that ends while the screen is described has another one described`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let label = UILabel()
    screen.show(label)
    weak var gone: UIView?
    do {
      let view = LastWords { label.text = "It is gone." }
      gone = view
      screen.window.addSubview(view)
      view.removeFromSuperview()
    }
    screen.runFrame()
    screen.runFrame()
    #expect(gone == nil)
    #expect(label.text == "It is gone.")
  }

  @Test func `a layer that ends in a commit changes another one`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let other = CALayer()
    screen.window.layer.addSublayer(other)
    do {
      let layer = LastLayer()
      layer.atEnd = { other.cornerRadius = 5 }
      screen.window.layer.addSublayer(layer)
      screen.runFrame()
      layer.removeFromSuperlayer()
    }
    screen.runFrame()
    screen.runFrame()
    #expect(other.cornerRadius == 5)
  }

  @Test func `constraints and anchors outlive the views and guides that they name`() {
    var view: UIView? = UIView()
    var guide: UILayoutGuide? = UILayoutGuide()
    let anchors = (view!.leadingAnchor, guide!.leadingAnchor)
    let constraint = anchors.0.constraint(equalTo: anchors.1)
    let way = anchors.0.anchorWithOffset(to: anchors.1).constraint(equalToConstant: 8)
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === guide)
    view = nil
    guide = nil
    #expect(anchors.0.item == nil)
    #expect(anchors.1.item == nil)
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(way.firstItem == nil)
    #expect(!constraint.isActive)
  }

  @Test func `a view that takes constraints back as it ends, its own among them, leaves the others as they are`() {
    let screen = VirtualScreen(width: 300, height: 400, scale: 1)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stays = UIView()
    stays.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stays)
    NSLayoutConstraint.activate([
      stays.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      stays.widthAnchor.constraint(equalToConstant: 30),
    ])
    var constraints: [NSLayoutConstraint] = []
    var items: [Bool] = []
    weak var ended: UIView?
    do {
      let goes = LastWords {
        NSLayoutConstraint.deactivate(constraints)
        items = constraints.map { $0.isActive }
      }
      goes.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(goes)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      goes.addSubview(inner)
      constraints = [
        goes.leadingAnchor.constraint(equalTo: stays.trailingAnchor, constant: 5),
        goes.widthAnchor.constraint(equalToConstant: 20), inner.widthAnchor.constraint(equalToConstant: 9),
        inner.leadingAnchor.constraint(equalTo: goes.leadingAnchor),
      ]
      NSLayoutConstraint.activate(constraints)
      screen.show(root)
      #expect(goes.frame.minX == 45)
      goes.removeFromSuperview()
      ended = goes
    }
    screen.runFrame()
    #expect(ended == nil)
    #expect(items == [false, false, false, false])
    #expect(stays.frame.minX == 10)
    #expect(constraints.allSatisfy { $0.secondItem == nil || $0.secondItem === stays })
  }
}

/// A view that does something when it ends.
private final class LastWords: UIView {
  private let words: @MainActor () -> Void

  init(_ words: @escaping @MainActor () -> Void) {
    self.words = words
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { words() }
}

/// A layer that does something when it ends.
private final class LastLayer: CALayer {
  var atEnd: () -> Void = {}

  deinit { atEnd() }
}
