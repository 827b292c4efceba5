public import DecisionTrace
import FrameClock
public import GestureEngine
public import LayerEngine
public import OpenCollectionView

/// A screen without a display: runs an application's scene on a clock that the test moves.
///
/// ```swift
/// let screen = VirtualScreen(width: 320, height: 480)
/// screen.show(collectionView)
/// screen.play(.tap(at: CGPoint(x: 50, y: 50)))
/// screen.advance(by: 0.5)
/// ```
///
/// Touches go the way that a host's touches go: through hit testing, recognizers and views. Every screen has an
/// application of its own, whose clock starts at zero, so that tests do not disturb each other. `UIApplication.shared` is that of
/// the screen that the test's task used last, also where other tests run meanwhile. It ends with its screen: keep that for as
/// long as what it shows.
@preconcurrency @MainActor public final class VirtualScreen: SceneHost {
  /// The application that the screen belongs to.
  public let application: UIApplication

  /// The scene that is shown.
  @exclusivity(unchecked) public private(set) var scene: UIWindowScene!

  /// The window that ``show(_:)-(UIView)`` fills.
  public private(set) var window: UIWindow!

  /// The tree that a host would have drawn.
  public private(set) var mirror = LayerMirror()

  /// The changes of the last frame that changed anything.
  public private(set) var lastCommit = LayerCommit()

  /// How many frames have run, and how many of them changed anything.
  public private(set) var frameCount = 0

  /// How many frames changed anything.
  public private(set) var commitCount = 0

  let manual: ManualClock
  /// The places at which fingers touch the screen.
  @exclusivity(unchecked) private(set) var fingers: [(number: Int32, place: CGPoint)] = []
  /// Adds up what is done, while somebody counts.
  var meter: WorkMeter?
  private var nextIdentifier: Int32 = 1
  /// The elements of a page.
  private(set) lazy var page = VirtualPage(screen: self)
  /// Drags from outside.
  private(set) lazy var incomingDrags = VirtualDrags()

  /// A screen of a size in points, with a number of pixels per point and frames per second.
  ///
  /// - Parameters:
  ///   - width: of the screen, in points.
  ///   - height: of the screen, in points.
  ///   - scale: pixels per point.
  ///   - framesPerSecond: of the display; frames run on that grid while they are wanted.
  ///   - writesRightToLeft: whether the program's language is written from right to left.
  ///   - restorationState: what `UIWindowScene.restorationState()` answered last for a scene that this one takes the place of, as
  ///     after a reload of the page; nil for one that begins anew.
  ///   - delegateClass: the application's delegate, which makes the window; without one the screen makes it.
  public convenience init(
    width: CGFloat = 393, height: CGFloat = 852, scale: CGFloat = 2, framesPerSecond: Double = 60,
    writesRightToLeft: Bool = false, restorationState: [UInt8]? = nil,
    delegateClass: (any UIApplicationDelegate.Type)? = nil
  ) {
    self.init(
      ScreenDescription(
        size: CGSize(width: width, height: height), scale: scale, writesRightToLeft: writesRightToLeft),
      framesPerSecond: framesPerSecond, restorationState: restorationState, delegateClass: delegateClass)
  }

  /// - Parameter start: what the clock shows when the scene is connected.
  init(
    _ screen: ScreenDescription, framesPerSecond: Double = 60, start: Double = 0, address: String? = nil,
    restorationState: [UInt8]? = nil, delegateClass: (any UIApplicationDelegate.Type)? = nil
  ) {
    application = UIApplication(delegateClass: delegateClass)
    manual = ManualClock(clock: application.clock, frameInterval: 1 / framesPerSecond)
    application.clock.advance(to: start)
    scene = application.connectScene(
      host: self, screen: screen, title: "Virtual screen", address: address, restorationState: restorationState)
    window = scene.windows.first ?? UIWindow(windowScene: scene)
    if delegateClass == nil { window.makeKeyAndVisible() }
    manual.drive(scene.frameLoop) { [weak self] time in
      MainActor.assumeIsolated { self?.runFrame(at: time) }
    }
  }

  /// With the screen its application ends: nothing that it has shown is kept alive by a timer, a display link or an
  /// animation that would still have come.
  isolated deinit {
    for window in scene.windows {
      for view in window.subviews { view.noteEndOfScreen() }
    }
    application.end()
  }

  /// The time, in seconds since the screen was made.
  public var now: Double { application.clock.now }

  /// Adds a view to the window and runs a frame, so that it is laid out.
  public func show(_ view: UIView) {
    application.becomeShared()
    window.addSubview(view)
    runFrame(at: now)
  }

  /// Makes a controller the window's root and runs a frame, so that its view is laid out.
  public func show(_ controller: UIViewController) {
    application.becomeShared()
    window.rootViewController = controller
    runFrame(at: now)
  }

  // MARK: Time

  /// Moves time forward by `seconds`: frames that are wanted run, timers that come due fire.
  public func advance(by seconds: Double) {
    application.becomeShared()
    lookForRunLoopTimers()
    lookForMainQueueBlocks()
    askForFrame()
    manual.advance(by: seconds)
  }

  /// Asks for a frame for the work that another queue has handed over: the loop of frames does not hear of it
  /// there. // C122
  private func askForFrame() {
    if scene.wantsFrames { scene.frameLoop.setNeedsFrame() }
  }

  /// Moves time forward until nothing moves any longer and no timer is pending, but by no more than `limit` seconds.
  ///
  /// - Returns: whether the screen came to rest. Where it did not, ``unrest`` says in a sentence what still goes on, and
  ///   the trace has it too.
  @discardableResult
  public func advanceUntilRest(limit: Double = 30) -> Bool {
    application.becomeShared()
    lookForRunLoopTimers()
    lookForMainQueueBlocks()
    let end = now + limit
    while now < end, scene.wantsFrames || application.clock.nextDeadline != nil {
      askForFrame()
      manual.advance(by: min(manual.frameInterval, end - now))
    }
    unrest = sentenceOfUnrest(after: limit)
    if let unrest { application.trace.record(.programmingError(message: unrest)) }
    return unrest == nil
  }

  /// The reason why the last ``advanceUntilRest(limit:)`` gave up, in a sentence; nil where the screen came to rest.
  public private(set) var unrest: String?

  private var hasToldOfRunLoopTimers = false

  /// Foundation's timers in the run loop of this thread wait for the real time, and for somebody who runs that loop.
  private func lookForRunLoopTimers() {
    guard !hasToldOfRunLoopTimers, RunLoopTimers.arePending else { return }
    hasToldOfRunLoopTimers = true
    application.trace.record(.programmingError(message: RunLoopTimers.sentence))
    RunLoopTimers.log()
  }

  private var hasToldOfMainQueueBlocks = false

  /// Tells of blocks that the program has given to the main queue. They are called in real time, when the test lets go
  /// of the main actor. // V62
  private func lookForMainQueueBlocks() {
    guard !hasToldOfMainQueueBlocks, let sentence = application.sentenceOfMainQueueBlocks else { return }
    hasToldOfMainQueueBlocks = true
    application.trace.record(.programmingError(message: sentence))
    ProgrammingErrors.log(sentence)
  }

  /// Runs one frame now, whether one is wanted or not.
  public func runFrame() { runFrame(at: now) }

  // MARK: Input

  /// Plays a script of touches from now on; time passes as the script says, and frames run meanwhile.
  ///
  /// Before a look of the script a frame is run, in which all that was reported by then is heard.
  public func play(_ script: TouchScript) {
    application.becomeShared()
    let start = now
    var rest = script.samples(from: start, identifiersFrom: takeIdentifiers(script.fingerCount))[...]
    var looks = script.looks.sorted { $0.time < $1.time }[...]
    func look(before time: Double) {
      while let next = looks.first, start + next.time < time {
        looks = looks.dropFirst()
        manual.advance(to: max(now, start + next.time))
        runFrame(at: now)
        next.body()
        application.becomeShared()
      }
    }
    while let first = rest.first {
      look(before: first.time)
      // What happens at one moment is one report, as devices send it.
      let together = rest.prefix { $0.time == first.time }
      manual.advance(to: max(now, first.time))
      receive(.touches(Array(together)))
      rest = rest.dropFirst(together.count)
    }
    look(before: .infinity)
    manual.advance(to: max(now, start + script.duration))
    runFrame(at: now)
  }

  /// The first of some numbers that no finger of this screen has had.
  func takeIdentifiers(_ count: Int) -> Int32 {
    defer { nextIdentifier += Int32(count) }
    return nextIdentifier
  }

  private func note(_ sample: TouchSample) {
    let isDown = sample.phase == .began || sample.phase == .moved
    for index in fingers.indices where fingers[index].number == sample.identifier {
      if isDown { fingers[index].place = sample.location } else { fingers.remove(at: index) }
      return
    }
    if isDown { fingers.append((sample.identifier, sample.location)) }
  }

  /// Passes on something that a host would report.
  public func receive(_ input: HostInput) {
    if case .touches(let samples) = input {
      for sample in samples { note(sample) }
    }
    scene.receive(input)
  }

  /// Gives the screen another size or scale.
  public func resize(width: CGFloat, height: CGFloat, scale: CGFloat? = nil) {
    scene.receive(
      .screen(
        ScreenDescription(size: CGSize(width: width, height: height), scale: scale ?? scene.screen.scale)))
    runFrame(at: now)
  }

  // MARK: Observation

  /// Starts to keep the application's decisions.
  public func recordTrace() -> TraceRecorder {
    let recorder = TraceRecorder()
    application.trace.add(recorder)
    return recorder
  }

  /// A scene that was at rest wants frames: the clock will run them.
  public func sceneWantsFrames(_ scene: UIWindowScene) {}

  func runFrame(at time: Double) {
    application.becomeShared()
    frameCount += 1
    let commit = scene.runFrame(at: time)
    defer { page.frameDidEnd() }
    guard !commit.isEmpty else { return }
    commitCount += 1
    lastCommit = commit
    meter?.add(commit)
    do { try mirror.apply(commit) } catch {
      fatalError("The commit of frame \(frameCount) cannot be applied: \(error).")
    }
  }
}
