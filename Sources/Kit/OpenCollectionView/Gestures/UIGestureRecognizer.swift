import FrameClock
import GestureEngine

/// Watches the touches on a view, and on all views in it, for a gesture.
///
/// A recognizer hears of touches before the view does. When it recognizes its gesture it tells its targets, and by
/// default takes the touches away from the view. Subclasses override the touch methods and set ``state``; everything
/// else - who goes first, who waits, what the view hears - is decided by the rules that the properties here state.
///
/// Locations are points in the coordinates of the view that is asked for.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, NibObject {
  /// The stage of a recognizer.
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

    /// Tells whether a continuous gesture has begun and is not over.
    var isUnderWay: Bool { self == .began || self == .changed }

    /// The name of the case.
    var name: String {
      switch self {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      }
    }
  }

  /// The object was made by a nib, with all that is in it. Call super.
  open func awakeFromNib() {}

  // These are read for every report: runtime checks for overlapping access would cost more than what they guard.
  /// The settings, and the part that the recognizer takes in the attempt of the moment. The view, when it goes, clears
  /// its place in it: a weak reference would make each use of the view more expensive.
  @exclusivity(unchecked) nonisolated(unsafe) final var standing = RecognizerStanding()
  final var environment: GestureEnvironment? { standing.environmentReference?.environment }

  /// Of the recognizers of one view those of lower precedence hear of an event first. // G6
  var precedence: Int { 0 }

  /// A recognizer that calls `action` on `target` when its state changes. The target is held weakly.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// A recognizer without targets: archives of UIKit's cannot be read, the coder is not asked.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// The object that takes part in decisions about the recognizer.
  @exclusivity(unchecked) open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.gestureRecognizer) }
  }

  /// The view that the recognizer belongs to.
  open var view: UIView? { standing.view }

  /// The view that made the recognizer for itself, and has a say in it wherever it was lent to; nil for a program's. // G131
  var ownView: UIView? { nil }

  /// A name for the program's own use; shown in traces.
  open var name: String? {
    get { standing.notes?.content.name }
    set { if standing.notes != nil || newValue != nil { makeNotes().content.name = newValue } }
  }

  /// The stage of the recognizer. Subclasses set it; a state that cannot follow the present one is ignored. // G20
  open var state: State {
    get { currentState }
    set { environment?.request(newValue, for: self) }
  }

  /// Tells whether the recognizer takes part in touches. Turning it off cancels a gesture under way. // G26
  open var isEnabled: Bool {
    get { standing.isEnabled }
    set {
      let wasEnabled = standing.isEnabled
      standing.isEnabled = newValue
      guard wasEnabled, !isEnabled else { return }
      reason = "it was disabled"
      environment?.request(currentState == .possible ? .failed : .cancelled, for: self)
    }
  }

  /// Tells whether the view's touches are cancelled when the gesture is recognized. // G51
  open var cancelsTouchesInView: Bool {
    get { standing.cancelsTouchesInView }
    set { standing.cancelsTouchesInView = newValue }
  }

  /// Tells whether the view hears nothing of touches while the recognizer has not made up its mind. // G52
  open var delaysTouchesBegan: Bool {
    get { standing.delaysTouchesBegan }
    set { standing.delaysTouchesBegan = newValue }
  }

  /// Tells whether the view hears of the end of touches only when the recognizer has made up its mind. // G53
  open var delaysTouchesEnded: Bool {
    get { standing.delaysTouchesEnded }
    set { standing.delaysTouchesEnded = newValue }
  }

  /// Tells whether touches of another type are refused while one type is on the screen. // G11
  open var requiresExclusiveTouchType: Bool {
    get { standing.requiresExclusiveTouchType }
    set { standing.requiresExclusiveTouchType = newValue }
  }

  /// The types of touches that the recognizer takes part in, as numbers of `UITouch.TouchType`; all unless set.
  open var allowedTouchTypes: [NSNumber] {
    get { standing.notes?.content.touchTypes ?? UITouch.TouchType.all }
    set {
      makeNotes().content.touchTypes = newValue
      standing.allowedTypes = newValue.reduce(0) { $0 | 1 << UInt64(clamping: $1.intValue & 63) }
    }
  }

  /// Tells whether touches of a type are among those that the recognizer takes.
  final func allows(_ type: UITouch.TouchType) -> Bool { standing.allowedTypes & 1 << UInt64(type.rawValue) != 0 }

  /// The types of presses that the recognizer takes part in, as numbers of `UIPress.PressType`; the select button unless
  /// set. Presses come to the recognizers of the first responder's view and of all around it.
  ///
  /// Recognizers for which a press means nothing, such as pans, pinches and swipes, take none unless set.
  open var allowedPressTypes: [NSNumber] {
    get { standing.notes?.content.pressTypes ?? presetPressTypes }
    set { makeNotes().content.pressTypes = newValue }
  }

  /// The types of presses that mean something to recognizers of this class.
  var presetPressTypes: [NSNumber] { Self.selectButton }

  /// Calls `action` on `target` when the state changes. Adding a pair twice has no effect. // G24
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    standing.targets.append(GestureTarget(object: object, action: action, handler: nil))
  }

  /// Stops calling; nil for target or action stands for any. // G24
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    standing.targets.removeAll { entry in
      (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Calls `handler` with the recognizer when its state changes.
  public func addAction(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    standing.targets.append(GestureTarget(object: nil, action: nil, handler: handler))
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

  /// The place of one of the touches, in the coordinates of `view`; nil means the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard boundTouches.indices.contains(touchIndex) else {
      ProgrammingErrors.report(
        "Touch \(touchIndex) of \(type(of: self)) was asked for, which has \(boundTouches.count) touches: "
          + "check numberOfTouches first, fingers may be lifted during a gesture.",
        instead: "the middle of all touches is told")
      return location(in: view)
    }
    return boundTouches[touchIndex].location(in: view)
  }

  /// How many touches take part in the gesture. // G57
  open var numberOfTouches: Int { boundTouches.count }

  /// The modifier keys that were held at the last event that the recognizer heard of. // G12
  open var modifierFlags: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: Int(lastInput.modifiers.rawValue)) }

  /// The buttons of a pointer that were pressed at the last event that the recognizer heard of. // G12
  open var buttonMask: UIEvent.ButtonMask { UIEvent.ButtonMask(rawValue: Int(lastInput.buttons)) }

  // MARK: For subclasses

  /// Tells whether the recognizer takes part in an event at all; asked once per event, before the delegate and before
  /// any touch of it is offered. True unless overridden. // G10
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

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

  /// Properties of touches that were estimates are known better now. No host reports estimates: never called so far.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Buttons went down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The force of buttons changed; keyboards report none.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Presses were taken away. A gesture that has not begun fails, one under way is cancelled. // G22
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    reason = "its presses were cancelled"
    state = currentState == .possible ? .failed : .cancelled
  }

  /// The attempt is over: forget what was gathered. Called once per attempt, before the next. // G25
  open func reset() {}

  /// Tells whether an attempt that was lost to another recognizer leaves it free for fingers that come later, while those of
  /// that attempt are still down. // G27, P98
  func isFree(afterLosingTo winner: UIGestureRecognizer) -> Bool { false }

  /// Takes no further part in a touch. // G13
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    willIgnore(touch)
    environment?.ignore(touch, for: self)
  }

  /// Takes no further part in a press. // G13
  open func ignore(_ button: UIPress, for event: UIPressesEvent) { takeNoPart(in: button) }

  /// Tells whether the recognizer, once it has begun, stops another. // G38
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether another recognizer, once it has begun, stops this one. // G38
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Tells whether this recognizer waits until another has failed. // G33
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Tells whether another recognizer waits until this one has failed. // G33
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: For the environment

  /// The program, or the recognizer itself, takes no further part in a touch: a tracker must not wait for its end.
  func willIgnore(_ touch: UITouch) {}

  /// The time has come that a tracker waited for.
  func deadlineDidCome(_ time: Double) {}

  /// The view goes.
  nonisolated final func loseView() { standing.view = nil }

  func attach(to view: UIView) { standing.view = view }

  func detach() {
    environment?.detach(self)
    standing.view = nil
  }

  func sendActions() {
    for target in targets { target.send(from: self) }
  }

  /// Ends an attempt that nobody wants to hear of any longer: one under way is cancelled.
  func cancelAttempt() {
    guard isEnabled else { return }
    isEnabled = false
    isEnabled = true
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
