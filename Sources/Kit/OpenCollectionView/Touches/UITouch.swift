import GestureEngine

/// A finger, a pen or a pressed pointer on the screen, from coming down to lifting.
///
/// A touch belongs for its whole life to the view on which it came down. // G1
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What happened to the touch last.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It is where it was.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }

  /// What a touch is made with.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// Something that is not on the screen, such as a remote control.
    case indirect = 1
    /// A pen.
    case pencil = 2
    /// A mouse or a trackpad with a button pressed.
    case indirectPointer = 3
  }

  let slot: Int
  let identifier: Int32
  /// The place in the order of all touches, as the trace numbers them.
  let number: Int
  let startLocation: CGPoint
  var sample: TouchSample
  var previousPoint: CGPoint
  var delivery = ViewDelivery()
  /// The reports behind the phases that `delivery` holds, in the same order.
  private var heldReports: [(sample: TouchSample, previousPoint: CGPoint)] = []
  var coalesced: [UITouch] = []
  var storedTapCount = 1
  var storedPhase = Phase.began
  var recognizers: [UIGestureRecognizer] = []

  /// The view that the touch belongs to.
  open private(set) var view: UIView?

  /// The window that the touch came down in.
  open private(set) var window: UIWindow?

  init(slot: Int, number: Int, sample: TouchSample, view: UIView?, window: UIWindow?) {
    self.slot = slot
    self.number = number
    self.sample = sample
    identifier = sample.identifier
    startLocation = sample.location
    previousPoint = sample.location
    self.view = view
    self.window = window
  }

  /// Keeps the present report for the time when the view may hear of it. // G55
  func hold() {
    if storedPhase == .moved, heldReports.last?.sample.phase == .moved {
      // Moves that are held count as one.
      heldReports[heldReports.count - 1].sample = sample
    } else {
      heldReports.append((sample, previousPoint))
    }
  }

  /// Makes the touch what it was when the oldest report that is held was made. // G55
  func showHeld(as phase: Phase) {
    storedPhase = phase
    guard !heldReports.isEmpty else { return }
    (sample, previousPoint) = heldReports.removeFirst()
  }

  /// When the touch was last reported, in seconds of the application's clock.
  open var timestamp: TimeInterval { sample.time }

  /// What happened to the touch last.
  open var phase: Phase { storedPhase }

  /// How many times in a row a touch came down here.
  open var tapCount: Int { storedTapCount }

  /// What the touch is made with.
  open var type: TouchType {
    switch sample.kind {
    case .finger: .direct
    case .pencil: .pencil
    case .pointer: .indirectPointer
    }
  }

  /// The force, 1 for an ordinary touch; 0 where the device does not know.
  open var force: CGFloat { sample.force }

  /// The largest force there is: 1, since hosts report forces relative to an ordinary touch or to the device's limit.
  open var maximumPossibleForce: CGFloat { 1 }

  /// The radius of the contact in points; 0 where the device does not know.
  open var majorRadius: CGFloat { sample.radius }

  /// The angle between pen and screen in radians, π/2 upright.
  open var altitudeAngle: CGFloat { sample.altitude }

  /// The recognizers that take part in the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// Where the touch is, in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint { converted(sample.location, to: view) }

  /// Where the touch was before it moved last, in the coordinates of `view`; nil means the window.
  open func previousLocation(in view: UIView?) -> CGPoint { converted(previousPoint, to: view) }

  /// Where the touch is, without rounding; the same as ``location(in:)``, which does not round either.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  private func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window else { return point }
    // Screen and window share their origin unless the program has moved the window.
    let inWindow = window.layer.convertFromParent(point) ?? point
    guard let view, view !== window else { return inWindow }
    return view.layer.convert(inWindow, from: window.layer)
  }
}
