public import Foundation
public import FrameClock
public import GestureEngine

/// The program: its clock, its scenes, and its delegate.
///
/// Difference from UIKit: an application can have been made by a test, and another one after it; ``shared`` is the one
/// that the present task has used last, or else the one used last of all. A delegate without scenes of its own, which makes a
/// window when it has launched, is made once per scene: each browser page gets its own.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static var used = UsedApplications() {
    didSet { commonAnimationContext = used.common?.animationContext }
  }
  // Read where layers live, which is the main actor, by code that cannot say so, for each property that is set.
  nonisolated(unsafe) private static var commonAnimationContext: AnimationContext?

  /// The ``shared`` application, where there is one.
  static var current: UIApplication? { used.current }

  /// The task that has used it last; nil for none.
  var task: Int?

  /// The application. Where none was made yet, one without a delegate, whose time passes while the main queue is served. // A18
  open class var shared: UIApplication { current ?? usingWithoutHost() }

  /// The application of a program that has made none: one for the process, as on iOS.
  private static let withoutHost: UIApplication = {
    let application = UIApplication(delegateClass: nil)
    application.mainQueueHost = MainQueueHost(application)
    return application
  }()

  private static func usingWithoutHost() -> UIApplication {
    let application = withoutHost
    if current == nil { application.beUsed(isTaken: false) }
    return application
  }

  /// The one clock that everything in the application goes by.
  public let clock: FrameClock

  /// The stream of the application's decisions.
  public let trace: DecisionTrace
  /// The work that the program has given to the main queue and that waits there.
  let mainQueueBlocks = MainQueueBlocks()

  /// The direction of a program that has no scene yet, of which a host knows.
  package static var directionWithoutScenes = UIUserInterfaceLayoutDirection.leftToRight

  /// The clock and the transactions that animations go by.
  let animationContext: AnimationContext

  /// The display links that are called in each frame.
  let displayLinks = DisplayLinks()

  /// The looks of classes that the program has set.
  let appearances = Appearances()

  /// The timers that run.
  let timers = RunningTimers()

  /// The host of the application that nobody has made; nil for others.
  private(set) var mainQueueHost: MainQueueHost?

  /// The object that is told of the application's life.
  open var delegate: (any UIApplicationDelegate)?

  /// The scenes that are connected, oldest first.
  public private(set) var scenes: [UIWindowScene] = []

  private let delegateClass: (any UIApplicationDelegate.Type)?
  private var isLaunching = false
  private let sceneAtWork = SceneAtWork()
  private var connectingScene: UIWindowScene? {
    get { sceneAtWork.connecting }
    set { sceneAtWork.connecting = newValue }
  }
  private var servedScene: UIWindowScene? {
    get { sceneAtWork.served }
    set { sceneAtWork.served = newValue }
  }
  /// The pasteboards of no scene.
  private lazy var ownMenuController = UIMenuController(scene: nil)
  private lazy var ownPasteboards = Pasteboards(scene: nil)
  /// The states that notifications, and delegates without scenes of theirs, have been told last.
  var toldState = State.background
  var toldScenes: [ObjectIdentifier: UIScene.ActivationState] = [:]
  private(set) var delegatesOfScenes: [ObjectIdentifier: any UIApplicationDelegate] = [:]
  /// Tells whether the delegate that the application was launched with has a scene, or had one.
  private var firstDelegateHasScene = false

  /// An application whose delegate is of a class; it becomes the ``shared`` one.
  public init(delegateClass: (any UIApplicationDelegate.Type)?) {
    Self.listensToErrors
    self.delegateClass = delegateClass
    clock = FrameClock()
    trace = DecisionTrace { [clock] in clock.now }
    animationContext = AnimationContext(clock: clock, trace: trace)
    super.init()
    becomeShared()
    clock.asksForFrame = { [weak self] in MainActor.assumeIsolated { self?.asksForFrame() ?? false } }
    clock.clientOfNewTimers = { [sceneAtWork] in sceneAtWork.scene?.reference }
    clock.performsForClient = { [weak self] client, action in
      let client = client as? SceneReference
      nonisolated(unsafe) let action = action
      MainActor.assumeIsolated { self?.perform(action, of: client?.scene) ?? action() }
    }
    isLaunching = true
    launch()
    isLaunching = false
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
  }

  /// Something waits for the next turn, which comes with a frame of the scene that is being served, else of the first.
  private func asksForFrame() -> Bool {
    guard let scene = sceneBeingServed ?? scenes.first else { return false }
    scene.frameLoop.setNeedsFrame()
    return true
  }

  /// The animation context of the ``shared`` application.
  nonisolated static var animationContext: AnimationContext {
    MainActor.preconditionIsolated("Layers, transactions and their time belong to the main actor: call from there.")
    if let commonAnimationContext { return commonAnimationContext }
    nonisolated(unsafe) var context: AnimationContext?
    MainActor.assumeIsolated { context = (current ?? UIApplication.shared).animationContext }
    return context ?? AnimationContext()
  }

  /// Tells whether this is code of the main actor, in a program whose clock is moved by somebody: a host or a test.
  nonisolated static var movesClockHere: Bool {
    guard MainQueue.isCurrent else { return false }
    return MainActor.assumeIsolated {
      guard let current else { return false }
      return current.isLaunching || !current.scenes.isEmpty || current.clock.deadlineDidChange != nil
    }
  }

  /// Makes this application the ``shared`` one, where a test has several.
  package func becomeShared() { beUsed(isTaken: true) }

  /// Becomes the application used last; see ``UsedApplications/use(_:isTaken:)``.
  private func beUsed(isTaken: Bool) {
    // What was used before may go, but not while the table is being changed.
    let former = Self.used.last
    Self.used.use(self, isTaken: isTaken)
    withExtendedLifetime(former) {}
  }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The windows of all scenes.
  open var windows: [UIWindow] { scenes.flatMap(\.windows) }

  /// The window that keys go to: of the scene that is being served, or else the one shown last of all scenes.
  ///
  /// With several scenes ask the window's own, as UIKit advises since there are scenes.
  open var keyWindow: UIWindow? {
    let own = sceneBeingServed?.windows.last { $0.isKeyWindow }
    return own ?? windows.last { $0.isKeyWindow }
  }

  /// Tells whether the screen is to stay lit while nobody touches it; false unless set. Kept for programs: hosts leave it to
  /// the device.
  open var isIdleTimerDisabled = false

  /// How the interface is turned: that of the scene being served, or else of the first one.
  open var statusBarOrientation: UIInterfaceOrientation {
    (sceneBeingServed ?? scenes.first)?.interfaceOrientation ?? .unknown
  }

  /// The strip at the upper edge of the screen in which a system shows the time: of the scene being served, or else of the first
  /// one. Empty while it is hidden, and where there is no scene. // V132
  open var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }

  /// Tells whether there is no such strip, or the controller in front would have it hidden. // V132
  ///
  /// Setting it has no effect, as on iOS where controllers say it.
  open var isStatusBarHidden: Bool {
    get { statusBar?.isStatusBarHidden ?? true }
    set {}
  }

  /// Has no effect, as on iOS where controllers say it.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  /// The look that the controller in front would give the strip. Setting it has no effect, as on iOS where controllers say it.
  open var statusBarStyle: UIStatusBarStyle {
    get { statusBar?.statusBarStyle ?? .default }
    set {}
  }

  /// Has no effect, as on iOS where controllers say it.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Tells whether the system would show that the network is used: kept for programs that set it. False unless set.
  open var isNetworkActivityIndicatorVisible = false

  private var statusBar: UIStatusBarManager? { (sceneBeingServed ?? scenes.first)?.statusBarManager }

  /// Has fingers, pointers and wheels find nothing in the scene being served, or else in all, until
  /// ``endIgnoringInteractionEvents()``. Calls are counted; what is down already goes on. // V133
  open func beginIgnoringInteractionEvents() { ignoreInteraction(1) }

  /// Takes one call of ``beginIgnoringInteractionEvents()`` back. More calls than those change nothing.
  open func endIgnoringInteractionEvents() { ignoreInteraction(-1) }

  /// Tells whether fingers find nothing in the scene being served, or else in all.
  open var isIgnoringInteractionEvents: Bool {
    let asked = sceneBeingServed.map { [$0] } ?? scenes
    return !asked.isEmpty && asked.allSatisfy { $0.interactionPauses > 0 }
  }

  private func ignoreInteraction(_ change: Int) {
    for scene in sceneBeingServed.map({ [$0] }) ?? scenes {
      scene.interactionPauses = max(scene.interactionPauses + change, 0)
    }
  }

  /// Brings an event to the window that it happened in. Override to see all events.
  open func sendEvent(_ event: UIEvent) {
    if event.type == .presses, let event = event as? UIPressesEvent {
      for window in Set(event.allPresses.compactMap(\.window)) { window.sendEvent(event) }
      return
    }
    if event.type != .touches {
      event.streamWindow?.sendEvent(event)
      return
    }
    let changed = event.list.changed
    var isOneWindow = true
    for touch in changed where touch.hitWindow !== changed[0].hitWindow { isOneWindow = false }
    if isOneWindow {
      changed.first?.hitWindow?.sendEvent(event)
      return
    }
    var told: [UIWindow] = []
    for touch in changed {
      guard let window = touch.hitWindow, !told.contains(where: { $0 === window }) else { continue }
      told.append(window)
      window.sendEvent(event)
    }
  }

  /// Tells whether there is somebody who can open an address: of the schemes `http`, `https` and `mailto`, or without a
  /// scheme.
  ///
  /// Difference from UIKit: an address without a scheme, such as `/photos/17`, is one below the root of the application's
  /// own; UIKit opens none of that kind.
  open func canOpenURL(_ url: URL) -> Bool { (sceneBeingServed ?? scenes.first)?.canOpen(url) ?? false }

  /// Has the host open an address beside the application, as a browser does in another tab: call it while the person's
  /// tap, click or key is being dealt with, since browsers open nothing by themselves.
  ///
  /// - Parameters:
  ///   - url: what ``canOpenURL(_:)`` answers true for; anything else is left alone, as the trace says.
  ///   - options: kept for programs that give some; none changes anything here.
  ///   - completion: called in the clock's next turn, with whether the host tries it. // V21
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isTried = (sceneBeingServed ?? scenes.first)?.hand(url) ?? false
    if let completion { clock.nextTurn { completion(isTried) } }
  }

  /// Tells whether the program can have several scenes for one person: where windows show it. // W24
  ///
  /// Difference from UIKit: there the program says so in its property list.
  open var supportsMultipleScenes: Bool { windowOpeningScene(for: nil) != nil }

  /// The sessions of the scenes that are connected.
  ///
  /// Difference from UIKit: a session whose scene has ended is kept by its host alone, and is not among them.
  open var openSessions: Set<UISceneSession> { Set(scenes.map(\.session)) }

  /// Asks for a scene: with nil for a new one, in a window of its own, and else for one that is there to come to the
  /// front. // W24
  ///
  /// A new scene finds the activity in its ``UIScene/ConnectionOptions/userActivities``; one that is there is told to
  /// continue it. Nothing happens before the clock's next turn.
  ///
  /// Difference from UIKit: a session without a scene is asked for as a new one.
  ///
  /// - Parameters:
  ///   - sceneSession: the session of the scene; nil for a new one.
  ///   - userActivity: what the scene is to show.
  ///   - options: who asks; nil for the scene that is being served, or else the oldest one.
  ///   - errorHandler: called with a ``UISceneError`` where it cannot be, as in a browser, which has a page for a
  ///     scene.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    activate(sceneSession, userActivity, options, errorHandler)
  }

  /// Asks for a scene to end, and for its window to close. Nothing happens before the clock's next turn. // W24
  ///
  /// - Parameter errorHandler: called with a ``UISceneError`` where the session has no scene, or its host closes
  ///   none, as a browser.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    destroy(sceneSession, errorHandler)
  }

  /// Sends an action to a target or, where that is nil, to the first responder up the chain that can perform it.
  ///
  /// Without a target the search begins at the first responder of the sender's window, else of the key window; where there
  /// is none, at the sender itself.
  ///
  /// - Returns: whether the action was performed.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    sendAction(action, to: target, from: sender, startingAt: nil, for: event)
  }

  /// The delegate, when it is a responder. // R1
  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: For hosts

  /// Connects a scene that `host` shows on a screen, and lets the program fill it.
  ///
  /// - Parameters:
  ///   - host: what shows the scene and is given its commits.
  ///   - screen: how large the scene is, in points, and how many pixels a point has.
  ///   - title: what people are told that the scene is, until the program sets another one.
  ///   - address: the whole address that the host was opened at; nil where it has none, or where it says nothing.
  ///   - restorationState: what ``UIWindowScene/restorationState()`` answered last for the scene that this one takes the
  ///     place of. Bytes that it did not write count as none.
  ///   - userActivities: what a program has asked the scene for; see ``WindowOpeningHost``.
  public func connectScene(
    host: any SceneHost, screen: ScreenDescription, title: String, address: String? = nil,
    restorationState: [UInt8]? = nil, userActivities: Set<NSUserActivity> = []
  ) -> UIWindowScene {
    let scene = UIWindowScene(application: self, host: host, screen: screen, title: title)
    scenes.append(scene)
    displayLinks.scenesDidChange()
    // What the program makes now, without saying for which scene, is for this one.
    beUsed(isTaken: false)
    connectingScene = scene
    defer { connectingScene = nil }
    let options = UIScene.ConnectionOptions()
    options.userActivities = userActivities
    let kept = restorationState.flatMap { KeptActivity(bytes: $0) }
    let restored = kept?.activity
    scene.awaitedViews = kept?.views ?? [:]
    scene.session.stateRestorationActivity = restored
    if let activity = address.flatMap({ UIWindowScene.activity(for: $0) }),
      restored.map({ UIWindowScene.address(of: $0) != UIWindowScene.address(of: activity) }) ?? true
    {
      options.userActivities.insert(activity)
      // What was seen was seen somewhere else.
      if restored != nil { scene.awaitedViews = [:] }
    }
    if let delegate,
      let configuration = delegate.application(self, configurationForConnecting: scene.session, options: options)
    {
      scene.session.configuration = configuration
      connect(scene, as: configuration, options: options)
    } else if let delegateClass {
      let own = delegateForScene(of: delegateClass)
      delegatesOfScenes[ObjectIdentifier(scene)] = own
      _ = own.application(self, didFinishLaunchingWithOptions: nil)
    }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    scene.enterForeground()
    return scene
  }

  /// Ends a scene: what is held down is cancelled, open menus go at once, its windows go, and with them the display links,
  /// timers and delayed work that were made for it. // V14
  ///
  /// Difference from UIKit: there a display link or a repeating timer that nobody ends goes on, and keeps its target, and
  /// delayed work is done. Here an application has many people, one after the other.
  public func disconnectScene(_ scene: UIWindowScene) {
    guard scenes.contains(where: { $0 === scene }) else { return }
    scene.cancelInput()
    // What the program begins while its scene ends is part of it, too, and ends with it.
    withScene(scene) {
      scenes.removeAll { $0 === scene }
      scene.leave()
      delegatesOfScenes[ObjectIdentifier(scene)] = nil
      scene.end()
    }
    displayLinks.end(of: scene)
    timers.end { $0.scene === scene }
    AddedTimer.end(on: clock, of: scene)
    clock.end(of: scene.reference)
    displayLinks.scenesDidChange()
  }

  /// How many timers still fire when an application ends: some set themselves again and again. Our choice.
  private static let maximumLastTimers = 1000

  /// Ends the application and all its scenes: nothing is kept alive by what would still have come.
  package func end() {
    for scene in scenes { disconnectScene(scene) }
    displayLinks.endAll()
    timers.end { _ in true }
    AddedTimer.end(on: clock)
    // What is under way comes to its end, and tells who waits for that: animations keep what they move until then.
    for _ in 0..<Self.maximumLastTimers {
      guard let deadline = clock.nextDeadline else { break }
      clock.advance(to: deadline)
    }
    clock.cancelAll()
    delegate = nil
    Self.used.end(self)
  }

  /// Runs `body` as part of a scene's work: what belongs to a person, such as the pasteboard, is that scene's.
  func withScene<Result>(_ scene: UIWindowScene, _ body: () throws -> Result) rethrows -> Result {
    let outer = servedScene
    servedScene = scene
    defer { servedScene = outer }
    return try body()
  }

  /// Does what a timer was set for, as a part of the work of the scene that set it: one clock has the timers of all, and
  /// whosever frame comes first moves it. // V15
  private func perform(_ action: () -> Void, of scene: UIWindowScene?) {
    if let scene {
      if scene === servedScene { action() } else { scene.serve(action) }
    } else if scenes.count > 1 {
      // Nobody's work: least of all that of the person whose frame this is.
      let outer = servedScene
      servedScene = nil
      defer { servedScene = outer }
      action()
    } else {
      action()
    }
  }

  /// The scene whose work is being done; nil outside of any.
  var sceneBeingServed: UIWindowScene? { sceneAtWork.scene }

  /// The pasteboards of the scene being served, of the only one, or else of none.
  var currentPasteboards: Pasteboards {
    if let scene = servedScene ?? connectingScene { return scene.pasteboards }
    return scenes.count == 1 ? scenes[0].pasteboards : ownPasteboards
  }

  /// The menu controller of the scene being served, of the only one, or else of none.
  var currentMenuController: UIMenuController {
    if let scene = servedScene ?? connectingScene { return scene.menuController }
    return scenes.count == 1 ? scenes[0].menuController : ownMenuController
  }

  var mainScreen: UIScreen {
    (connectingScene ?? servedScene ?? scenes.first)?.screen ?? UIScreen()
  }

  /// The scene that a window without one belongs to. // V15
  var sceneForNewWindow: UIWindowScene? { connectingScene ?? servedScene ?? scenes.first }

  /// Has a scene, where the application goes by the main queue and is in need of one for the first time. // A18
  func connectSceneWithoutHost() {
    if scenes.isEmpty { mainQueueHost?.connectScene() }
  }

  private func launch() {
    guard let delegateClass else { return }
    let delegate = Self.makeDelegate(delegateClass)
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    // A delegate with scenes is told now that the application has launched; one without is told with its first scene,
    // because it will make its window then.
    let session = UISceneSession(configuration: UISceneConfiguration(name: nil))
    let options = UIScene.ConnectionOptions()
    if delegate.application(self, configurationForConnecting: session, options: options) != nil {
      _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    }
  }

  /// A delegate that has had no scene: the first one, or a new one. ``delegate`` is the one of the oldest scene.
  private func delegateForScene(of delegateClass: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
    if !firstDelegateHasScene, let delegate {
      firstDelegateHasScene = true
      return delegate
    }
    let new = Self.makeDelegate(delegateClass)
    if scenes.count == 1 { delegate = new }
    _ = new.application(self, willFinishLaunchingWithOptions: nil)
    return new
  }

  private func connect(
    _ scene: UIWindowScene, as configuration: UISceneConfiguration, options: UIScene.ConnectionOptions
  ) {
    guard let delegateClass = configuration.delegateClass as? UIResponder.Type,
      delegateClass is any UISceneDelegate.Type,
      let delegate = (delegateClass as InstantiableObject.Type).init(instantiating: ()) as? any UISceneDelegate
    else {
      return ProgrammingErrors.report(
        "The scene configuration \(configuration.name ?? "without a name") has the delegate class "
          + "\(configuration.delegateClass.map { "\($0)" } ?? "nil"): "
          + "set delegateClass to a subclass of UIResponder that conforms to UIWindowSceneDelegate.",
        instead: "the scene has no delegate and stays empty")
    }
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    if let restored = scene.session.stateRestorationActivity {
      trace.record(.activity(type: restored.activityType, change: "restored", reason: "the scene was shown before"))
      delegate.scene(scene, restoreInteractionStateWith: restored)
    }
  }

  private static func makeDelegate(_ delegateClass: any UIApplicationDelegate.Type) -> any UIApplicationDelegate {
    guard let responderClass = delegateClass as? UIResponder.Type,
      let delegate = (responderClass as InstantiableObject.Type).init(instantiating: ()) as? any UIApplicationDelegate
    else {
      fatalError(
        "\(delegateClass) is the application's delegate but no UIResponder: "
          + "declare it as a class that inherits from UIResponder and conforms to UIApplicationDelegate.")
    }
    return delegate
  }
}
