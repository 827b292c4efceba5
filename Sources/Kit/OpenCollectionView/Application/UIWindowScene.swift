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

  @exclusivity(unchecked) private var held = SceneState()
  /// The scene's windows, rearmost first.
  ///
  /// A scene keeps a window alive from the beginning until it is hidden again, so that one that is taken down by
  /// ``UIWindow/isHidden`` goes with the program's last reference to it.
  ///
  /// Difference from UIKit: a scene keeps no windows there. Without a host none are kept here, either. // V168
  public var windows: [UIWindow] { held.windows.compactMap(\.window) }

  /// By which limits gestures are told apart, for fingers, pens and pointers. What is set holds from the next attempt of
  /// each recognizer; what a program sets at a recognizer itself, such as how long a press takes, goes before it.
  public var inputProfiles: InputProfiles {
    get { held.inputProfiles }
    _modify { yield &held.inputProfiles }
  }

  /// The frames of the scene: displays links and motions observe it.
  public let frameLoop: FrameLoop

  /// Tells whether nobody sees the scene: its windows belong to the program alone, and nothing is described.
  let isWithoutHost: Bool

  /// The scene for those who must not keep it alive.
  nonisolated let reference: SceneReference
  let tree: LayerTree
  private(set) var traits: UITraitCollection
  var traitNode = TraitNode()
  private(set) lazy var gestureEnvironment = GestureEnvironment(scene: self)
  private(set) lazy var touchDispatcher = TouchDispatcher(scene: self)
  private(set) lazy var keyDispatcher = KeyDispatcher(scene: self)
  private(set) lazy var keyboardScroller = KeyboardScroller(scene: self)
  private(set) lazy var scrollDispatcher = ScrollDispatcher(scene: self)
  private(set) lazy var hoverDispatcher = HoverDispatcher(scene: self)
  private lazy var transformDispatcher = TransformDispatcher(scene: self)
  var textCache = TextCache()
  private(set) lazy var pasteboards = Pasteboards(scene: self)
  private(set) lazy var menuController = UIMenuController(scene: self)
  private(set) lazy var accessibility = SceneAccessibility(scene: self)
  private(set) lazy var texts = SceneTexts(scene: self)
  private(set) lazy var keyboard = SceneKeyboard(scene: self)
  /// The drags, once there has been one.
  var drags: SceneDrags?
  /// The windows whose controllers are just being asked what the status bar is like.
  var windowsAskedForStatusBar: [UIWindow] = []
  /// How often the program has had interaction ignored and not yet allowed again.
  var interactionPauses = 0
  private lazy var frameTraits = UITraitCollection.Box(traits)
  private var leads = ScrollLeads()
  /// How views stood before the scene was made anew, by their paths, as far as they have not been shown again.
  var awaitedViews: [String: KeptView] = [:]

  init(application: UIApplication, host: any SceneHost, screen: ScreenDescription, title: String) {
    held.host = host
    isWithoutHost = host is MainQueueHost
    reference = SceneReference()
    self.screen = UIScreen(screen)
    self.screen.update(screen)
    frameLoop = FrameLoop(clock: application.clock)
    let root = CALayer()
    root.anchorPoint = .zero
    root.refusesActions = true
    tree = LayerTree(root: root, context: application.animationContext)
    traits = UITraitCollection(screen: self.screen.screenDescription)
    super.init(application: application)
    self.title = title
    reference.begin(self)
    self.screen.scene = self
    session.reference = reference
    root.bounds = self.screen.bounds
    tree.needsCommitDidBecomeTrue = { [frameLoop] in frameLoop.setNeedsFrame() }
    // A new tree has not been shown yet; the host, which is just connecting, need not be told.
    frameLoop.setNeedsFrame()
    frameLoop.wantsFrameDidBecomeTrue = { [reference] in MainActor.assumeIsolated { reference.scene?.wake() } }
  }

  isolated deinit { reference.end() }

  /// The scene's coordinates, which are those of its screen.
  public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// How the interface is turned, by the shape of the screen: upright where it is not wider than high, else on its right
  /// side.
  public var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }

  /// Tells whether who goes back, as by the Back button of a browser, closes what is in front before they leave the place: a menu,
  /// a sheet, a popover, an alert, or what covers the screen, one after the other. False unless set.
  ///
  /// Each thing in front counts as a step of the history for as long as it is there; none is left when it is closed otherwise.
  /// It goes as by Escape: an alert cancels, a sheet's delegate is asked, and one that is
  /// ``UIViewController/isModalInPresentation`` stays. What has no way out by Escape, as what covers the screen, is asked for
  /// ``UIResponder/accessibilityPerformEscape()``, and is dismissed where that does nothing. // V28
  ///
  /// Difference from UIKit: iOS has no Back button. Where something in front is to have an address of its own, give the
  /// scene an activity with it instead, as for any other place.
  public var backDismissesPresentations = false {
    didSet { if backDismissesPresentations != oldValue { frameLoop.setNeedsFrame() } }
  }

  /// The surroundings of the scene's windows.
  public var traitCollection: UITraitCollection { traits }

  // MARK: For hosts

  /// Sees what the host does with the scene; nil for nobody. The scene does not keep it alive.
  public var inputObserver: (any SceneInputObserver)? {
    get { held.inputObserver }
    set { held.inputObserver = newValue }
  }

  /// The host's clipboard, where it has one.
  var pasteboardHost: (any PasteboardHost)? { held.host as? any PasteboardHost }

  /// The host, where it shows texts that people edit by elements of its own.
  var textHost: (any TextHost)? { held.host as? any TextHost }

  /// The host, where things are dragged over its screen from elsewhere.
  var dropHost: (any DropHost)? { held.host as? any DropHost }

  /// The host, where things can be dragged out of its screen.
  var dragOutHost: (any DragOutHost)? { held.host as? any DragOutHost }

  /// The host, where it opens addresses.
  var linkHost: (any LinkHost)? { held.host as? any LinkHost }

  /// The host, where it opens further windows.
  var windowOpeningHost: (any WindowOpeningHost)? { held.host as? any WindowOpeningHost }

  /// How long the scene goes on with waiting input at a time; nil, unless a host sets it, for until all is delivered.
  public var inputTimeLimit: InputTimeLimit? {
    get { held.inputTimeLimit }
    set { held.inputTimeLimit = newValue }
  }

  /// After how many deliveries of the next frame input pauses, in place of the limit: what a host once had time for.
  package var replayedPauses: [Int]? {
    get { held.replayedPauses }
    set { held.replayedPauses = newValue }
  }

  /// How content goes on that the last frame left in motion, for a host that shows it ahead; see `HostInput.latency`.
  package private(set) var motionAhead = ScrollLeads.Motion()

  /// How much input waits for a frame.
  public var waitingInputCount: Int { held.inputs.count }

  /// How often the views that were marked have been laid out, since the scene was connected.
  public var layoutPassCount: Int { tree.layoutPassCount }

  /// Tells whether another frame is wanted.
  public var wantsFrames: Bool {
    !held.hasEnded && (frameLoop.wantsFrame || tree.needsCommit || !held.inputs.isEmpty || MainQueue.hasPosted)
  }

  /// Tells whether the application has let go of the scene: it has no frames any longer.
  var hasEnded: Bool { held.hasEnded }

  /// Takes in what a host has to report; it is delivered with the next frame, in the order of arrival.
  public func receive(_ input: HostInput) {
    inputObserver?.scene(self, willReceive: input)
    let isFirst = held.inputs.isEmpty
    held.inputs.append(input)
    if isFirst, frameLoop.requestFrame() { wake() }
  }

  /// Runs one frame and answers what changed.
  ///
  /// - Parameter time: the time of the display, in seconds of the application's clock. A time that has passed counts as
  ///   the present.
  public func runFrame(at time: Double) -> LayerCommit {
    inputObserver?.scene(self, willRunFrameAt: time)
    MainQueue.doPosted()
    if isQuiet(until: time) {
      frameLoop.run(at: time)
      if held.latency > 0 { serve(lookAhead) }
      return LayerCommit()
    }
    return serve { frame(at: time) }
  }

  /// Tells whether nobody waits for anything that happens until a time: then a frame moves the clock, and that is all.
  private func isQuiet(until time: Double) -> Bool {
    guard !held.hasEnded, !held.isRunningFrame, !frameLoop.wantsFrame, !tree.needsCommit, !tree.isAnimated,
      held.inputs.isEmpty, held.actionsAfterLayout.isEmpty, held.animationAlarm == nil
    else { return false }
    let clock = application.clock
    if let deadline = clock.nextDeadline, deadline <= max(time, clock.now) { return false }
    return !clock.isTurnWaiting && !application.animationContext.isTouched
  }

  /// Does something as a part of the scene's work: for its person, in its surroundings.
  func serve<Result>(_ body: () -> Result) -> Result {
    application.withScene(self) { traits.performAsCurrent(in: frameTraits, body) }
  }

  private func frame(at time: Double) -> LayerCommit {
    guard !held.hasEnded else { return LayerCommit() }
    held.isRunningFrame = true
    held.deliveryCount = 0
    defer { held.isRunningFrame = false }
    let (clock, accessibility) = (frameLoop.clock, accessibility)
    deliverInput(until: max(time, clock.now))
    frameLoop.run(at: time)
    tree.advanceAnimations()
    let outer = accessibility.beginLayout(at: clock.now)
    tree.layoutAndDisplay()
    accessibility.endLayout(outer)
    runAfterLayout()
    accessibility.update()
    texts.describe()
    tree.context.endFrame()
    let commit = tree.commit()
    // The program may have ended the scene from within the frame: what was taken out then the host has not been told.
    guard !held.hasEnded else { return LayerCommit() }
    accessibility.tellHost()
    texts.tellHost()
    UncalledMethods.frameDidEnd()
    if !commit.isEmpty {
      hoverDispatcher.contentDidMove()
      menuOverlay?.presenter?.overlayContentDidChange()
    }
    if held.latency > 0 { lookAhead() }
    // What is still marked, because layout marks itself again and again, goes on in the next frame; so does input that there was
    // no time for.
    if tree.needsCommit || !held.inputs.isEmpty { frameLoop.setNeedsFrame() }
    scheduleAnimations()
    return commit
  }

  private func lookAhead() { motionAhead = leads.follow(self, latency: held.latency) }

  /// Asks for the next frame while something moves, and for one later where something waits for its time.
  private func scheduleAnimations() {
    held.animationAlarm?.cancel()
    held.animationAlarm = nil
    guard let time = tree.nextAnimationTime else { return }
    guard time > application.clock.now else {
      frameLoop.setNeedsFrame()
      return
    }
    held.animationAlarm = application.clock.at(time, for: "an animation begins or ends") { [frameLoop] in
      frameLoop.setNeedsFrame()
    }
  }

  /// Everything that is on the screen, for a host that knows nothing; later frames answer what changed since.
  ///
  /// Layers are numbered anew: a host that has a picture from earlier frames has to begin again with this one.
  public func snapshot() -> LayerCommit {
    accessibility.describePostponed()
    return tree.snapshot()
  }

  /// Cancels the touches that are down and the keys that are held, and lets the pointer leave, as when a host has lost its
  /// person. Input that still waits after ``inputTimeLimit`` is dropped.
  public func cancelInput() {
    application.withScene(self) {
      deliverInput(until: application.clock.now)
      held.inputs.removeAll()
      drags?.foreign?.cancel()
      touchDispatcher.cancelAll(at: application.clock.now)
      transformDispatcher.cancel()
      scrollDispatcher.cancel()
      keyDispatcher.cancelAll(at: application.clock.now)
      hoverDispatcher.receive(HoverSample(time: application.clock.now, location: nil))
    }
  }

  /// The scene is over: what it has waiting, and its windows, go.
  func end() {
    held.hasEnded = true
    drags?.end()
    for window in windows {
      (window as? MenuOverlay)?.endWithScene()
      endMotion(in: window)
      window.windowScene = nil
    }
    // Animations of layers that have left end with the commit that tells of it, of which there would be none.
    _ = tree.commit()
    held.inputs.removeAll()
    held.actionsAfterLayout = []
    held.animationAlarm?.cancel()
  }

  private func endMotion(in view: UIView) {
    (view as? UICollectionView)?.endMotionWithScene()
    for child in view.subviews { endMotion(in: child) }
  }

  /// Cancels the touches that are down on a window.
  func cancelTouches(in window: UIWindow) {
    touchDispatcher.cancelAll(at: application.clock.now, in: window)
  }

  /// Has an action called once what is marked has been laid out, in this frame or the next.
  func afterLayout(_ action: @escaping () -> Void) {
    held.actionsAfterLayout.append(action)
    frameLoop.setNeedsFrame()
  }

  private func runAfterLayout() {
    guard !held.actionsAfterLayout.isEmpty else { return }
    let actions = held.actionsAfterLayout
    held.actionsAfterLayout = []
    for action in actions { action() }
  }

  private func wake() {
    guard !held.isRunningFrame else { return }
    held.host?.sceneWantsFrames(self)
  }

  private func deliverInput(until time: Double) {
    guard !held.inputs.isEmpty else { return }
    guard !held.inputs.isDelivering else {
      // A program that runs a frame from within one: what waits is delivered in its place.
      deliver(held.inputs.takeAll(), until: time)
      touchDispatcher.flushMoves()
      return
    }
    held.inputs.begin()
    deliver(held.inputs.inDelivery, until: time)
    held.inputs.end()
    touchDispatcher.flushMoves()
  }

  /// Delivers inputs in their order, until the time for it is over; the rest waits again, before all that came since.
  private func deliver(_ reports: [HostInput], until time: Double) {
    let start = inputTimeLimit?.now() ?? 0
    for index in reports.indices {
      // Most reports are of touches: these are not copied.
      if case .touches(let samples) = reports[index] {
        deliver(samples, until: time)
      } else {
        prepare(for: reports[index], until: time)
        deliver(reports[index], until: time)
      }
      held.deliveryCount += 1
      // One is delivered in any case, so that all are in the end.
      guard index + 1 < reports.count, isTimeOver(since: start) else { continue }
      if held.isRunningFrame { inputObserver?.scene(self, didPauseInputAfter: held.deliveryCount) }
      held.inputs.putBack(reports[(index + 1)...])
      return
    }
  }

  private func isTimeOver(since start: Double) -> Bool {
    if let replayedPauses { return replayedPauses.contains(held.deliveryCount) }
    guard let limit = inputTimeLimit else { return false }
    return limit.now() - start >= limit.seconds
  }

  /// Delivers what was reported for times before `deadline`, because something falls due then.
  func deliverInput(before deadline: Double) {
    let early = held.inputs.take(before: deadline)
    guard !early.isEmpty else { return }
    deliver(early, until: deadline)
    touchDispatcher.flushMoves()
  }

  private func deliver(_ samples: [TouchSample], until time: Double) {
    // Not by closures, at whose beginning the actor would be looked up.
    var begins = false
    var lifts = false
    for sample in samples {
      if sample.phase == .began { begins = true }
      if sample.kind == .pointer, sample.phase == .ended { lifts = true }
    }
    if begins {
      hoverDispatcher.pause()
      scrollDispatcher.end()
      transformDispatcher.end()
    }
    touchDispatcher.receive(samples, until: time)
    guard lifts else { return }
    for lift in samples.reversed() where lift.kind == .pointer && lift.phase == .ended {
      hoverDispatcher.resume(after: lift)
      break
    }
  }

  /// Prepares for every report but one of touches: those of fingers that wait are told, and the clock goes to its time.
  private func prepare(for input: HostInput, until time: Double) {
    // What a key is for is what is described.
    if case .key = input { accessibility.describeAll() }
    if input.endsMoves { touchDispatcher.flushMoves() }
    if let reported = input.time { application.clock.advance(to: min(reported, time)) }
  }

  private func deliver(_ input: HostInput, until time: Double) {
    switch input {
    case .touches(let samples): deliver(samples, until: time)
    case .hover(let sample):
      if sample.location == nil { transformDispatcher.end() }
      hoverDispatcher.receive(sample)
    case .scroll(let sample): scrollDispatcher.receive(sample)
    case .magnify(let sample): transformDispatcher.receive(sample)
    case .key(let sample): keyDispatcher.receive(sample)
    case .screen(let description): screenDidChange(description)
    case .accessibility(let action): accessibility.receive(action)
    case .address(let address): goTo(address)
    case .back(let count): goBack(to: count)
    case .latency(let seconds):
      held.latency = seconds.isFinite ? min(max(seconds, 0), ScrollLeads.mostLatency) : 0
      if held.latency > 0 { break }
      leads.end()
      motionAhead = ScrollLeads.Motion()
    case .text(let report): texts.receive(report)
    case .keyboard(let report): keyboard.receive(report)
    case .drag(let report):
      if case .taken(let effect) = report.kind {
        drags?.outgoing?.wasTaken(report.drag, effect)
      } else {
        withDrags().withForeign().receive(report)
      }
    case .visibility(let isVisible):
      if !isVisible {
        drags?.foreign?.cancel()
        touchDispatcher.cancelAll(at: application.clock.now)
        transformDispatcher.cancel()
        scrollDispatcher.cancel()
        keyDispatcher.cancelAll(at: application.clock.now)
      }
      if isVisible { enterForeground() } else { enterBackground() }
    }
  }

  // MARK: Assistive tools

  /// The host's assistive tools, where it has any.
  var accessibilityHost: (any AccessibilityHost)? { held.host as? any AccessibilityHost }

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
    if !held.isRunningFrame { frameLoop.setNeedsFrame() }
  }

  /// Asks for a frame in which views are described that are still being laid out: nobody else may want one when that
  /// ends.
  func frameForPostponed() { frameLoop.setNeedsFrame() }

  // MARK: Windows

  func add(_ window: UIWindow) {
    held.windows.removeAll { $0.window == nil }
    guard !held.windows.contains(where: { $0.window === window }) else { return }
    let level = window.windowLevel.rawValue
    let index =
      held.windows.firstIndex { $0.window.map { $0.windowLevel.rawValue > level } ?? false }
      ?? held.windows.count
    held.windows.insert(SceneWindow(window, isKept: !isWithoutHost), at: index)
    tree.root.insertSublayer(window.layer, at: UInt32(index))
    window.markForAccessibilityWithSubviews()
  }

  func remove(_ window: UIWindow) {
    held.windows.removeAll { $0.window == nil || $0.window === window }
    window.layer.removeFromSuperlayer()
  }

  /// Keeps a window while it is seen, and not once it is hidden. // V168
  func visibilityDidChange(of window: UIWindow) {
    guard !isWithoutHost, let index = held.windows.firstIndex(where: { $0.window === window }) else { return }
    held.windows[index] = SceneWindow(window, isKept: !window.isHidden)
  }

  /// The frontmost window that takes a touch at a point of the screen.
  func window(at point: CGPoint) -> UIWindow? {
    window(at: point, passingOver: nil)
  }

  func window(at point: CGPoint, passingOver overlay: UIWindow?) -> UIWindow? {
    hit(at: point, passingOver: overlay).window
  }

  /// The frontmost window that takes a touch at a point of the screen, and its view there; each window in front of it is
  /// asked once. // G1
  func hit(at point: CGPoint, passingOver overlay: UIWindow? = nil) -> (window: UIWindow?, view: UIView?) {
    guard interactionPauses == 0 else { return (nil, nil) }
    for entry in held.windows.reversed() {
      guard let window = entry.window, window !== overlay, !window.isHidden, window.isUserInteractionEnabled else {
        continue
      }
      guard let inner = window.layer.convertFromParent(point), let view = window.hitTest(inner, with: nil) else {
        continue
      }
      return (window, view)
    }
    return (nil, nil)
  }

  // MARK: Screen

  private func screenDidChange(_ description: ScreenDescription) {
    let old = screen.bounds
    let oldScreen = screen.screenDescription
    let oldOrientation = interfaceOrientation
    screen.update(description)
    tree.root.bounds = screen.bounds
    updateTraits {
      for window in windows where window.frame == old { window.frame = screen.bounds }
    }
    UIAccessibility.preferencesDidChange(from: oldScreen, to: screen.screenDescription)
    keyboard.screenDidChange()
    UIDevice.current.screenDidChange(from: oldOrientation, to: interfaceOrientation)
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
    UIContentSizeCategory.didChange(
      from: old.preferredContentSizeCategory, to: new.preferredContentSizeCategory, on: screen)
  }
}

/// The values that each frame and each report ask a scene for.
@MainActor private struct SceneState {
  var windows: [SceneWindow] = []
  var inputProfiles = InputProfiles()
  weak var host: (any SceneHost)?
  var inputs = InputQueue()
  var actionsAfterLayout: [() -> Void] = []
  var isRunningFrame = false
  var deliveryCount = 0
  var latency = 0.0
  var animationAlarm: ClockTimer?
  weak var inputObserver: (any SceneInputObserver)?
  var inputTimeLimit: InputTimeLimit?
  var replayedPauses: [Int]?
  var hasEnded = false
}
