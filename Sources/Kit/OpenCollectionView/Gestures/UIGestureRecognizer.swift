import GestureEngine

/// Watches the touches on a view, and on all views in it, for a gesture.
///
/// A recognizer hears of touches before the view does. When it recognizes its gesture it tells its targets, and by
/// default takes the touches away from the view. Subclasses override the touch methods and set ``state``; everything
/// else - who goes first, who waits, what the view hears - is decided by the rules that the properties here state.
///
/// Locations are points in the coordinates of the view that is asked for.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where a recognizer stands.
  public enum State: Int, Sendable {
    /// It has not made up its mind.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture goes on.
    case changed = 2
    /// A continuous gesture is over, or a discrete one was recognized.
    case ended = 3
    /// A continuous gesture was taken away.
    case cancelled = 4
    /// It is not this gesture.
    case failed = 5

    /// A discrete gesture was recognized: the same as ``ended``.
    public static var recognized: State { .ended }
  }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector?
    let handler: ((UIGestureRecognizer) -> Void)?
  }

  private var targets: [Target] = []
  var failureRequirements: [WeakRecognizer] = []
  weak var environment: GestureEnvironment?
  var member: GestureArena.Member?
  /// What is told to targets: the arena's state, or that of the action being sent.
  var currentState = State.possible
  var boundTouches: [UITouch] = []
  /// The touches of this attempt that have been lifted, and whose end views have not heard of.
  var liftedTouches: [UITouch] = []
  /// Why the recognizer's next state is asked for, for the trace.
  var reason = GestureReason.none

  /// A recognizer without targets.
  public override init() { super.init() }

  /// A recognizer that calls `action` on `target` when its state changes. The target is held weakly.
  public convenience init(target: Any?, action: Selector?) {
    self.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Who takes part in decisions about the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that the recognizer belongs to.
  open private(set) weak var view: UIView?

  /// A name for the program's own use; shown in traces.
  open var name: String?

  /// Where the recognizer stands. Subclasses set it; a state that cannot follow the present one is ignored. // G20
  open var state: State {
    get { currentState }
    set { environment?.request(newValue, for: self) }
  }

  /// Whether the recognizer takes part in touches. Turning it off cancels a gesture under way. // G26
  open var isEnabled = true {
    didSet {
      guard oldValue, !isEnabled else { return }
      reason = "it was disabled"
      environment?.request(currentState == .possible ? .failed : .cancelled, for: self)
    }
  }

  /// Whether the view's touches are cancelled when the gesture is recognized. // G51
  open var cancelsTouchesInView = true

  /// Whether the view hears nothing of touches while the recognizer has not made up its mind. // G52
  open var delaysTouchesBegan = false

  /// Whether the view hears of the end of touches only when the recognizer has made up its mind. // G53
  open var delaysTouchesEnded = true

  /// Whether touches of another type are refused while one type is on the screen. // G11
  open var requiresExclusiveTouchType = true

  /// The types of touches that the recognizer takes part in, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [
    NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.indirect.rawValue),
    NSNumber(value: UITouch.TouchType.pencil.rawValue), NSNumber(value: UITouch.TouchType.indirectPointer.rawValue),
  ]

  /// Calls `action` on `target` when the state changes. Adding a pair twice has no effect. // G24
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action, handler: nil))
  }

  /// Stops calling; nil for target or action stands for any. // G24
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Calls `handler` with the recognizer when its state changes.
  public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    targets.append(Target(object: self, action: nil, handler: handler))
  }

  /// Makes this recognizer wait until another has failed. // G32
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.value == nil }
    guard !failureRequirements.contains(where: { $0.value === otherGestureRecognizer }) else { return }
    failureRequirements.append(WeakRecognizer(value: otherGestureRecognizer))
  }

  /// The middle of the touches in the coordinates of `view`; nil means the window. // G57
  open func location(in view: UIView?) -> CGPoint {
    var sum = CGPoint.zero
    guard !boundTouches.isEmpty else { return convertFromWindow(lastCentroid, to: view) }
    for touch in boundTouches {
      let point = touch.location(in: view)
      sum.x += point.x
      sum.y += point.y
    }
    let count = CGFloat(boundTouches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Where one of the touches is, in the coordinates of `view`; nil means the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard boundTouches.indices.contains(touchIndex) else {
      fatalError(
        "Touch \(touchIndex) of \(type(of: self)) was asked for, which has \(boundTouches.count) touches: "
          + "check numberOfTouches first, fingers may be lifted during a gesture.")
    }
    return boundTouches[touchIndex].location(in: view)
  }

  /// How many touches take part in the gesture. // G57
  open var numberOfTouches: Int { boundTouches.count }

  var lastCentroid = CGPoint.zero

  // MARK: For subclasses

  /// Touches came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away. A gesture that has not begun fails, one under way is cancelled. // G22
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    reason = "its touches were cancelled"
    state = currentState == .possible ? .failed : .cancelled
  }

  /// The attempt is over: forget what was gathered. Called once per attempt, before the next. // G25
  open func reset() {}

  /// Takes no further part in a touch. // G13
  open func ignore(_ touch: UITouch, for event: UIEvent) { environment?.ignore(touch, for: self) }

  /// Whether the recognizer, once it has begun, stops another. // G38
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, once it has begun, stops this one. // G38
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another has failed. // G33
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed. // G33
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For the environment

  func attach(to view: UIView) { self.view = view }

  func detach() {
    environment?.detach(self)
    view = nil
  }

  func sendActions() {
    for target in targets {
      if let handler = target.handler { handler(self) }
      if let object = target.object, let action = target.action { action.perform(on: object, with: self) }
    }
  }

  /// A point of the window's coordinates in those of `view`; nil means the window.
  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window ?? self.view?.window else { return point }
    return view.layer.convert(point, from: window.layer)
  }
}

struct WeakRecognizer {
  weak var value: UIGestureRecognizer?
}
