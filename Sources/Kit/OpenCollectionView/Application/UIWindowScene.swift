public import FrameClock
public import GestureEngine

/// A scene with windows on a screen: one browser page, one native window, or one virtual screen of a test.
///
/// A frame of a scene goes like this: input that has arrived is delivered, timers that are due fire, motion is stepped
/// to the frame's time, what is marked is laid out, and what changed is committed to the host. A scene in which nothing
/// moves wants no frames.
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  /// The screen that the scene is shown on.
  public let screen: UIScreen

  /// The scene's windows, rearmost first.
  public private(set) var windows: [UIWindow] = []

  /// The frames of the scene: displays links and motions observe it.
  public let frameLoop: FrameLoop

  let tree: LayerTree
  private(set) var traits: UITraitCollection
  var traitNode = TraitNode()
  private(set) lazy var gestureEnvironment = GestureEnvironment(scene: self)
  private(set) lazy var touchDispatcher = TouchDispatcher(scene: self)
  private lazy var keyDispatcher = KeyDispatcher(scene: self)
  private lazy var hoverDispatcher = HoverDispatcher(scene: self)
  var textCache = TextCache()
  private(set) lazy var pasteboards = Pasteboards(scene: self)
  private(set) lazy var menuController = UIMenuController(scene: self)
  private(set) lazy var accessibility = SceneAccessibility(scene: self)
  private weak var host: (any SceneHost)?
  private lazy var frameTraits = UITraitCollection.Box(traits)
  private var waitingInput: [HostInput] = []
  private var actionsAfterLayout: [() -> Void] = []
  private var isRunningFrame = false
  private var animationAlarm: ClockTimer?
  let session: UISceneSession

  init(application: UIApplication, host: any SceneHost, screen: ScreenDescription, title: String) {
    self.host = host
    self.screen = UIScreen(screen)
    self.screen.update(screen)
    frameLoop = FrameLoop(clock: application.clock)
    let root = CALayer()
    root.anchorPoint = .zero
    root.refusesActions = true
    tree = LayerTree(root: root, context: application.animationContext)
    traits = UITraitCollection(screen: self.screen.screenDescription)
    session = UISceneSession(configuration: UISceneConfiguration(name: nil))
    super.init(application: application)
    self.title = title
    self.screen.scene = self
    root.bounds = self.screen.bounds
    tree.needsCommitDidBecomeTrue = { [frameLoop] in frameLoop.setNeedsFrame() }
    // A new tree has not been shown yet; the host, which is just connecting, need not be told.
    frameLoop.setNeedsFrame()
    frameLoop.wantsFrameDidBecomeTrue = { [weak self] in MainActor.assumeIsolated { self?.wake() } }
  }

  /// The scene's coordinates, which are those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The surroundings of the scene's windows.
  public var traitCollection: UITraitCollection { traits }

  // MARK: For hosts

  /// The host's clipboard, where it has one.
  var pasteboardHost: (any PasteboardHost)? { host as? any PasteboardHost }

  /// Whether another frame is wanted.
  public var wantsFrames: Bool { frameLoop.wantsFrame || tree.needsCommit || !waitingInput.isEmpty }

  /// Takes in what a host has to report; it is delivered with the next frame, in the order of arrival.
  public func receive(_ input: HostInput) {
    waitingInput.append(input)
    if waitingInput.count == 1 { frameLoop.setNeedsFrame() }
  }

  /// Runs one frame and answers what changed.
  ///
  /// - Parameter time: the time of the display, in seconds of the application's clock. A time that has passed counts as
  ///   the present.
  public func runFrame(at time: Double) -> LayerCommit {
    application.withScene(self) { traits.performAsCurrent(in: frameTraits) { frame(at: time) } }
  }

  private func frame(at time: Double) -> LayerCommit {
    isRunningFrame = true
    defer { isRunningFrame = false }
    deliverInput(until: max(time, application.clock.now))
    frameLoop.run(at: time)
    tree.advanceAnimations()
    tree.layoutAndDisplay()
    runAfterLayout()
    accessibility.update()
    application.animationContext.endFrame()
    let commit = tree.commit()
    accessibility.tellHost()
    if !commit.isEmpty {
      hoverDispatcher.contentDidMove()
      menuOverlay?.presenter?.overlayContentDidChange()
    }
    // What is still marked, because layout marks itself again and again, goes on in the next frame.
    if tree.needsCommit { frameLoop.setNeedsFrame() }
    scheduleAnimations()
    return commit
  }

  /// Asks for the next frame while something moves, and for one later where something waits for its time.
  private func scheduleAnimations() {
    animationAlarm?.cancel()
    animationAlarm = nil
    guard let time = tree.nextAnimationTime else { return }
    guard time > application.clock.now else {
      frameLoop.setNeedsFrame()
      return
    }
    animationAlarm = application.clock.at(time) { [frameLoop] in frameLoop.setNeedsFrame() }
  }

  /// Everything that is on the screen, for a host that knows nothing; later frames answer what changed since.
  public func snapshot() -> LayerCommit { tree.snapshot() }

  /// Cancels the touches that are down and lets the pointer leave, as when a host has lost its person.
  public func cancelInput() {
    application.withScene(self) {
      deliverInput(until: application.clock.now)
      touchDispatcher.cancelAll(at: application.clock.now)
      hoverDispatcher.receive(HoverSample(time: application.clock.now, location: nil))
    }
  }

  /// Has an action called once what is marked has been laid out, in this frame or the next.
  func afterLayout(_ action: @escaping () -> Void) {
    actionsAfterLayout.append(action)
    frameLoop.setNeedsFrame()
  }

  private func runAfterLayout() {
    guard !actionsAfterLayout.isEmpty else { return }
    let actions = actionsAfterLayout
    actionsAfterLayout = []
    for action in actions { action() }
  }

  private func wake() {
    guard !isRunningFrame else { return }
    host?.sceneWantsFrames(self)
  }

  private func deliverInput(until time: Double) {
    guard !waitingInput.isEmpty else { return }
    let inputs = waitingInput
    waitingInput.removeAll(keepingCapacity: true)
    for input in inputs { deliver(input, until: time) }
    touchDispatcher.flushMoves()
  }

  /// Delivers what was reported for times before `deadline`, because something falls due then.
  func deliverInput(before deadline: Double) {
    var early: [HostInput] = []
    while let input = waitingInput.first {
      guard case .touches(let samples) = input else {
        // What comes in between is delivered in its place, never out of order.
        guard waitingInput.contains(where: { $0.hasTouch(before: deadline) }) else { break }
        early.append(waitingInput.removeFirst())
        continue
      }
      let count = samples.prefix { $0.time < deadline }.count
      guard count > 0 else { break }
      early.append(.touches(Array(samples.prefix(count))))
      guard count == samples.count else {
        waitingInput[0] = .touches(Array(samples.dropFirst(count)))
        break
      }
      waitingInput.removeFirst()
    }
    guard !early.isEmpty else { return }
    for input in early { deliver(input, until: deadline) }
    touchDispatcher.flushMoves()
  }

  private func deliver(_ input: HostInput, until time: Double) {
    switch input {
    case .touches(let samples):
      if samples.contains(where: { $0.phase == .began }) { hoverDispatcher.pause() }
      touchDispatcher.receive(samples, until: time)
    case .hover(let sample):
      touchDispatcher.flushMoves()
      application.clock.advance(to: min(sample.time, time))
      hoverDispatcher.receive(sample)
    case .scroll(let sample):
      touchDispatcher.flushMoves()
      application.clock.advance(to: min(sample.time, time))
      scroll(sample)
    case .magnify:
      // Nothing in the library answers to trackpad pinches yet; they are taken off the queue in order.
      touchDispatcher.flushMoves()
    case .key(let sample):
      touchDispatcher.flushMoves()
      application.clock.advance(to: min(sample.time, time))
      if menuOverlay?.take(sample) != true { keyDispatcher.receive(sample) }
    case .screen(let description):
      touchDispatcher.flushMoves()
      screenDidChange(description)
    case .accessibility(let action):
      touchDispatcher.flushMoves()
      application.clock.advance(to: min(action.time, time))
      accessibility.receive(action)
    case .visibility(let isVisible):
      if !isVisible {
        touchDispatcher.cancelAll(at: application.clock.now)
        keyDispatcher.cancelAll(at: application.clock.now)
      }
      visibilityDidChange(isVisible)
    }
  }

  // MARK: Assistive tools

  /// The host's assistive tools, where it has any.
  var accessibilityHost: (any AccessibilityHost)? { host as? any AccessibilityHost }

  /// Presses Escape, for a person who wants to leave what no element leaves by itself.
  func pressEscape() {
    for isDown in [true, false] {
      keyDispatcher.receive(
        KeySample(
          time: application.clock.now, isDown: isDown, isRepeat: false, key: "Escape", code: "Escape", modifiers: []))
    }
  }

  /// Asks for a frame, unless the present one will see to it.
  func frameForAccessibility() {
    if !isRunningFrame { frameLoop.setNeedsFrame() }
  }

  // MARK: Windows

  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let index = windows.firstIndex { $0.windowLevel.rawValue > window.windowLevel.rawValue } ?? windows.count
    windows.insert(window, at: index)
    tree.root.insertSublayer(window.layer, at: UInt32(index))
    window.markForAccessibilityWithSubviews()
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
  }

  /// The frontmost window that takes a touch at a point of the screen.
  func window(at point: CGPoint) -> UIWindow? {
    window(at: point, passingOver: nil)
  }

  private func window(at point: CGPoint, passingOver overlay: UIWindow?) -> UIWindow? {
    windows.last { window in
      guard window !== overlay, !window.isHidden, window.isUserInteractionEnabled,
        let inner = window.layer.convertFromParent(point)
      else {
        return false
      }
      return window.hitTest(inner, with: nil) != nil
    }
  }

  private func scroll(_ sample: ScrollSample) {
    // A bar of commands goes away when what it belongs to scrolls.
    let overlay = menuOverlay.flatMap { $0.letsScrollingThrough ? $0 : nil }
    guard let window = window(at: sample.location, passingOver: overlay),
      let point = window.layer.convertFromParent(sample.location)
    else {
      return
    }
    var scrollViews: [UIScrollView] = []
    var view = window.hitTest(point, with: nil)
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.takesWheel(sample) { scrollViews.append(scrollView) }
      view = current.superview
    }
    // The innermost that has content left in that direction; where none has, the innermost is pulled beyond its edge.
    (scrollViews.first { $0.hasContent(inDirectionOf: sample) } ?? scrollViews.first)?.turnWheel(sample)
  }

  // MARK: Screen

  private func screenDidChange(_ description: ScreenDescription) {
    let old = screen.bounds
    let oldScreen = screen.screenDescription
    screen.update(description)
    tree.root.bounds = screen.bounds
    updateTraits {
      for window in windows where window.frame == old { window.frame = screen.bounds }
    }
    UIAccessibility.preferencesDidChange(from: oldScreen, to: screen.screenDescription)
  }

  /// Takes over what the screen and the overrides say now, and passes it on.
  ///
  /// - Parameter change: what changes with it, after those who want to know before have been asked.
  func updateTraits(alongside change: () -> Void = {}) {
    let (old, new) = (traits, newTraits)
    if new != old { for window in windows { window.willTransition(to: new) } }
    traits = new
    change()
    tellTraits(from: old)
    for window in windows { window.sceneDidChange() }
  }

  private func visibilityDidChange(_ isVisible: Bool) {
    if isVisible {
      delegate?.sceneWillEnterForeground(self)
      delegate?.sceneDidBecomeActive(self)
    } else {
      delegate?.sceneWillResignActive(self)
      delegate?.sceneDidEnterBackground(self)
    }
  }
}

extension HostInput {
  fileprivate func hasTouch(before time: Double) -> Bool {
    if case .touches(let samples) = self { samples.first.map { $0.time < time } ?? false } else { false }
  }
}
