import FrameClock

/// Calls a method once per frame, before views are laid out.
///
/// ```swift
/// let link = CADisplayLink(target: self, selector: Selector(GameView.step(_:)))
/// link.add(to: .main, forMode: .common)
/// ```
///
/// The link goes with the frames of the scene that its target, a view or a controller, is shown in; that of another
/// target, or of a view that was in no window yet, with the frames of the scene that made it or, where none did, of the
/// application's first scene, as soon as there is one.
/// Frames are run as long as there is a link that is not paused. A link and its target live until it is invalidated,
/// taken from its last run loop mode, or its scene ends.
///
/// Difference from UIKit: run loops and their modes only count; all frames are run by the host, on the main actor. The
/// link of a view or a controller that has left its window rests until that is back in one; in UIKit it goes on.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let call: (AnyObject, CADisplayLink) -> Void
  /// The view whose scene counts, where that is not for the target to say.
  private var place: (@MainActor () -> UIView?)?
  private weak var fixedScreen: UIScreen?
  private let isBoundToScreen: Bool
  private var modes: Set<RunLoop.Mode> = []
  private weak var application: UIApplication?
  @NotKept private var scene: UIWindowScene?
  /// The scene that the link was made for: the one whose work was being done.
  @NotKept private var firstScene: UIWindowScene?
  private let isOfScene: Bool
  /// The scene that the target was shown in last.
  @NotKept private var lastScene: UIWindowScene?
  private var wasShown = false
  private var observer: FrameObserver?
  private var isInvalid = false

  /// Tells whether the link has not been ended for good.
  var isValid: Bool { !isInvalid }

  /// A link that calls a method with itself.
  public convenience init(target: AnyObject, selector: Selector) {
    self.init(target, on: nil) { target, link in selector.perform(on: target, with: link) }
  }

  /// A link that calls a closure with itself: not in UIKit.
  public convenience init(_ action: @escaping (CADisplayLink) -> Void) {
    self.init(UIApplication.shared, on: nil) { _, link in action(link) }
  }

  /// A link that goes with the frames of the scene in which a view is shown that it does not keep alive, and is called when all
  /// others have been: whatever moves in a frame has moved then.
  convenience init(following place: @escaping @MainActor () -> UIView?, _ action: @escaping (CADisplayLink) -> Void) {
    self.init(action)
    self.place = place
  }

  init(_ target: AnyObject, on screen: UIScreen?, _ call: @escaping (AnyObject, CADisplayLink) -> Void) {
    self.target = target
    self.call = call
    fixedScreen = screen
    isBoundToScreen = screen != nil
    let firstScene = UIApplication.shared.sceneBeingServed
    _firstScene = NotKept(wrappedValue: firstScene)
    isOfScene = firstScene != nil
    super.init()
  }

  // MARK: Frames

  /// The time of the frame that the link was called in last, in seconds; see ``CACurrentMediaTime()``. 0 before the first.
  ///
  /// Difference from UIKit: it is the time of the frame that is being made, which is also that of its animations.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the link will be called next, in seconds. 0 before the first call.
  open private(set) var targetTimestamp: CFTimeInterval = 0

  /// How long the display shows one frame, in seconds.
  open var duration: CFTimeInterval {
    1 / Double(screen?.maximumFramesPerSecond ?? UIScreen.main.maximumFramesPerSecond)
  }

  /// Tells whether the method is not called.
  open var isPaused = false {
    didSet { observer?.isPaused = isPaused }
  }

  /// How often the method is called, in frames per second; 0, the display's rate, unless set. The rate is the one nearest
  /// to it that divides the display's.
  open var preferredFramesPerSecond = 0 {
    didSet { preferredRate = Double(max(preferredFramesPerSecond, 0)) }
  }

  /// The method is called in every such frame of a display of 60 frames per second; 1 unless set, and where it is less. What was
  /// set last counts, this or ``preferredFramesPerSecond``, which programs since iOS 10 set.
  open var frameInterval = 1 {
    didSet { preferredRate = frameInterval > 1 ? 60 / Double(frameInterval) : 0 }
  }

  /// How often the method is called. What was set last counts, this or ``preferredFramesPerSecond``.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { preferredRate = preferredFrameRateRange.rate }
  }

  private var preferredRate = 0.0

  // MARK: Run loops

  /// Begins to call the method. Adding a link twice in one mode is adding it once.
  ///
  /// Difference from UIKit: a link is called in frames of its screen, whatever the run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    if isOfScene, firstScene?.hasEnded ?? true { return invalidate() }
    modes.insert(mode)
    let application = self.application ?? .shared
    self.application = application
    application.connectSceneWithoutHost()
    application.displayLinks.add(self)
    attach()
  }

  /// Ends to call the method, once the link is in no mode any longer.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { detach() }
  }

  /// Ends to call the method, and lets go of the target, for good.
  open func invalidate() {
    isInvalid = true
    modes = []
    target = nil
    detach()
  }

  /// Tells whether the link ends with a scene: the one that its target was shown in last or else that made it.
  func belongs(to scene: UIWindowScene) -> Bool { (wasShown ? lastScene : firstScene) === scene }

  /// Goes with the frames of the right scene. Called when scenes and targets come and go.
  func attach() {
    noteTarget()
    let wanted = wantedScene
    guard wanted !== scene || observer == nil else { return }
    observer?.invalidate()
    observer = nil
    scene = wanted
    observer = wanted?.frameLoop.addObserver(
      isPaused: isPaused, comesLast: place != nil, for: purpose
    ) { [weak self] time in
      MainActor.assumeIsolated { self?.step(to: time) }
    }
  }

  /// A text that tells people whose frames these are.
  private var purpose: String {
    target.map { "a display link of \(type(of: $0))" } ?? "a display link"
  }

  private func detach() {
    observer?.invalidate()
    observer = nil
    scene = nil
    application?.displayLinks.remove(self)
  }

  /// Has the target's view, which may have been made just now, tell when it comes and goes.
  private func noteTarget() {
    guard let view = targetView else { return }
    view.isDisplayLinkTarget = true
    guard let shown = view.window?.windowScene else { return }
    wasShown = true
    lastScene = shown
  }

  private func step(to time: Double) {
    noteTarget()
    // A target that has moved to another scene goes on with that one's frames.
    guard wantedScene === scene else {
      attach()
      return
    }
    // Frames come within half of their duration of when they should.
    guard time >= targetTimestamp - duration / 2 || timestamp == 0, let target else { return }
    timestamp = time
    targetTimestamp = time + duration * framesPerCall
    call(target, self)
  }

  private var framesPerCall: Double {
    preferredRate > 0 ? max((1 / (duration * preferredRate)).rounded(), 1) : 1
  }

  // MARK: Scenes

  private var screen: UIScreen? { isBoundToScreen ? fixedScreen : wantedScene?.screen }

  private var wantedScene: UIWindowScene? {
    let scenes = (application ?? .shared).scenes
    if isBoundToScreen { return scenes.first { $0.screen === fixedScreen } }
    if let shown = targetView?.window?.windowScene { return shown }
    // Nobody sees what it would draw. // V15
    if wasShown, targetView != nil { return nil }
    return isOfScene ? scenes.first { $0 === firstScene } : scenes.first
  }

  private var targetView: UIView? { place?() ?? target as? UIView ?? (target as? UIViewController)?.viewIfLoaded }
}
