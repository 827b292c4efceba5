/// The frames of one screen: who wants to be called each frame, and whether any frame is wanted at all.
///
/// A host asks ``wantsFrame`` after every turn and calls ``run(at:)`` once per display refresh while it is true. When
/// nothing wants frames there are none: an application at rest uses no processor time.
public final class FrameLoop {
  /// The clock that frames move forward.
  public let clock: FrameClock

  @exclusivity(unchecked) private var state = FrameLoopState()
  /// Called when the loop turns from wanting no frame to wanting one, so that a host can wake its display.
  public var wantsFrameDidBecomeTrue: (() -> Void)? {
    get { state.wantsFrameDidBecomeTrue }
    set { state.wantsFrameDidBecomeTrue = newValue }
  }

  /// How many frames have run.
  public var frameCount: Int { state.frameCount }

  /// How many observers want frames: those that are not paused.
  public var runningObserverCount: Int { state.runningObserverCount }

  /// The purposes of the observers that want frames, in the order in which they were added.
  public var runningPurposes: [String] {
    state.observers.lazy.filter { $0.action != nil && !$0.isPaused }.map(\.purpose)
  }

  /// A loop that moves `clock`.
  public init(clock: FrameClock) {
    self.clock = clock
  }

  /// Tells whether the host should run another frame: somebody asked for one, or an observer is not paused.
  public var wantsFrame: Bool { state.frameRequested || state.runningObserverCount > 0 }

  /// Asks for one frame. Cheap: any number of calls before the next frame count as one.
  public func setNeedsFrame() {
    if requestFrame() { wantsFrameDidBecomeTrue?() }
  }

  /// Asks for one frame like ``setNeedsFrame()``, and leaves it to the caller to wake the display.
  ///
  /// - Returns: whether the loop turned from wanting no frame to wanting one.
  public func requestFrame() -> Bool {
    guard !state.frameRequested else { return false }
    let wanted = wantsFrame
    state.frameRequested = true
    return !wanted && !state.isRunning
  }

  /// Calls `action` with the frame's time, in seconds, once each frame until the observer is paused or invalidated.
  ///
  /// Observers are called in the order in which they were added, those that come last after all others. One added by an
  /// observer is first called in the next frame.
  ///
  /// - Parameters:
  ///   - isPaused: whether it is skipped at first.
  ///   - comesLast: whether it is called after all others.
  ///   - purpose: the reason for the frames, for people who ask why the loop does not rest.
  ///   - action: what is called.
  public func addObserver(
    isPaused: Bool = false, comesLast: Bool = false, for purpose: String = "a motion",
    _ action: @escaping (Double) -> Void
  ) -> FrameObserver {
    let observer = FrameObserver(
      loop: self, isPaused: isPaused, comesLast: comesLast, purpose: purpose, action: action)
    state.observers.append(observer)
    if comesLast { state.hasLast = true }
    if !isPaused { observerCountDidChange(by: 1) }
    return observer
  }

  /// Calls `action` with `owner` and the frame's time once each frame for as long as `owner` lives.
  ///
  /// An owner that is given up in the middle of a motion need not end the observation itself: nothing keeps it alive,
  /// and the next frame is the last one that is wanted on its account.
  public func addObserver<Owner: AnyObject>(
    ownedBy owner: Owner, for purpose: String? = nil, _ action: @escaping (Owner, Double) -> Void
  ) -> FrameObserver {
    weak var added: FrameObserver?
    let observer = addObserver(for: purpose ?? "\(type(of: owner))") { [weak owner] time in
      guard let owner else {
        added?.invalidate()
        return
      }
      action(owner, time)
    }
    added = observer
    return observer
  }

  /// Runs one frame: moves the clock to `time`, which fires the timers that are due, runs the clock's turn, and then calls
  /// the observers.
  ///
  /// What a timer or the turn asks for, this frame gives, as it would if the host had moved the clock before the frame;
  /// what an observer asks for is the next frame, and the host finds ``wantsFrame`` true. Calls from within a frame are
  /// ignored.
  public func run(at time: Double) {
    guard !state.isRunning else { return }
    state.isRunning = true
    state.frameCount += 1
    clock.advance(to: time)
    clock.runTurn()
    state.frameRequested = clock.isTurnWaiting
    let count = state.observers.count
    for index in 0..<count where !state.observers[index].isPaused && !state.observers[index].comesLast {
      state.observers[index].action?(clock.now)
    }
    if state.hasLast {
      for index in 0..<count where !state.observers[index].isPaused && state.observers[index].comesLast {
        state.observers[index].action?(clock.now)
      }
      state.hasLast = state.observers.contains(where: \.comesLast)
    }
    if count > 0 { state.observers.removeAll { $0.action == nil } }
    state.isRunning = false
  }

  func observerCountDidChange(by difference: Int) {
    let wanted = wantsFrame
    state.runningObserverCount += difference
    if !wanted, wantsFrame, !state.isRunning { wantsFrameDidBecomeTrue?() }
  }

  func dropInvalidated() {
    guard !state.isRunning else { return }
    state.observers.removeAll { $0.action == nil }
  }
}

/// The state of a loop.
private struct FrameLoopState {
  var wantsFrameDidBecomeTrue: (() -> Void)?
  var frameCount = 0
  var observers: [FrameObserver] = []
  var runningObserverCount = 0
  /// Tells whether there may be observers that come last.
  var hasLast = false
  var frameRequested = false
  var isRunning = false
}
