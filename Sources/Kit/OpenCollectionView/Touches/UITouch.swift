import GestureEngine

/// A finger, a pen or a pressed pointer on the screen, from coming down to lifting.
///
/// A touch belongs for its whole life to the view on which it came down. // G1
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The latest stage of a touch.
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
    /// It entered a view without touching the screen. Hosts report pointers to hover recognizers, not as touches.
    case regionEntered = 5
    /// It moved in a view without touching the screen.
    case regionMoved = 6
    /// It left a view without touching the screen.
    case regionExited = 7

    /// The name of the case.
    var name: String {
      switch self {
      case .began: "began"
      case .moved: "moved"
      case .stationary: "stationary"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .regionEntered: "regionEntered"
      case .regionMoved: "regionMoved"
      case .regionExited: "regionExited"
      }
    }
  }

  /// The device that makes a touch.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// Something that is not on the screen, such as a remote control.
    case indirect = 1
    /// A pen.
    case pencil = 2
    /// A mouse or a trackpad with a button pressed.
    case indirectPointer = 3

    /// A pen.
    @available(*, deprecated, renamed: "pencil")
    public static var stylus: TouchType { .pencil }

    static let all = (0...3).map { NSNumber(value: $0) }
  }

  final let slot: Int
  final let identifier: Int32
  /// The place in the order of all touches, as the trace numbers them.
  final let number: Int
  final let startLocation: CGPoint
  // These are read for every recognizer of every report: runtime checks for overlapping access would cost more.
  @exclusivity(unchecked) private final var held: TouchState
  final var sample: TouchSample {
    get { held.sample }
    _modify { yield &held.sample }
  }
  /// The place of the touch before, on the screen.
  final var previousPoint: CGPoint {
    get { held.previousPoint }
    set { held.previousPoint = newValue }
  }
  /// The place of the touch, in the coordinates of its window.
  final var pointInWindow: CGPoint { held.pointInWindow }
  final var delivery: ViewDelivery {
    get { held.delivery }
    _modify { yield &held.delivery }
  }
  final var storedPhase: Phase {
    get { held.storedPhase }
    set { held.storedPhase = newValue }
  }
  final var recognizers: [UIGestureRecognizer] {
    get { held.recognizers }
    _modify { yield &held.recognizers }
  }
  /// The reports that the present event stands for, oldest first.
  final var reports: [TouchSample] {
    get { held.reports }
    _modify { yield &held.reports }
  }
  final var prediction: TouchPrediction {
    get { held.prediction }
    _modify { yield &held.prediction }
  }
  final var storedTapCount = 1
  /// The reports behind the phases that `delivery` holds, in the same order.
  private var heldReports: [(sample: TouchSample, previousPoint: CGPoint, event: Int)] = []
  final let hitView: UIView?
  final let hitWindow: UIWindow?

  /// The view that the touch belongs to.
  open var view: UIView? { hitView }

  /// The window that the touch came down in.
  open var window: UIWindow? { hitWindow }

  /// A touch of no screen, at the origin, that has begun: for tests that call touch methods and override what it says.
  public override init() {
    slot = Self.slotOfNoScreen
    number = 0
    let sample = TouchSample(time: 0, identifier: 0, phase: .began, location: .zero)
    held = TouchState(sample: sample, previousPoint: sample.location, pointInWindow: sample.location)
    identifier = sample.identifier
    startLocation = sample.location
    hitView = nil
    hitWindow = nil
  }

  /// The last of the slots, which a finger has only where 63 others are down.
  private static let slotOfNoScreen = 63

  init(slot: Int, number: Int, sample: TouchSample, view: UIView?, window: UIWindow?) {
    self.slot = slot
    self.number = number
    held = TouchState(
      sample: sample, previousPoint: sample.location, pointInWindow: Self.point(sample.location, in: window))
    identifier = sample.identifier
    startLocation = sample.location
    hitView = view
    hitWindow = window
  }

  /// Takes over a new report.
  final func take(_ sample: TouchSample) {
    held.sample = sample
    held.pointInWindow = Self.point(sample.location, in: hitWindow)
  }

  /// Screen and window share their origin unless the program has moved the window.
  private static func point(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
    window?.layer.convertFromParent(point) ?? point
  }

  /// Tells whether its last report came from another place than the one before.
  final var isElsewhere: Bool { sample.location != previousPoint }

  /// Tells whether it has left the screen. Its phase does not tell: to a view from which it is taken it says that it is
  /// cancelled while the finger is down.
  final var isOver: Bool { sample.phase == .ended || sample.phase == .cancelled }

  /// Keeps the present report, which came with an event, for the time when the view may hear of it. // G55
  func hold(in event: Int) {
    if storedPhase == .moved, heldReports.last?.sample.phase == .moved {
      // Moves that are held count as one, the last.
      heldReports[heldReports.count - 1].sample = sample
      heldReports[heldReports.count - 1].event = event
    } else {
      heldReports.append((sample, previousPoint, event))
    }
  }

  /// The event with which the oldest report came that is held.
  final var heldEvent: Int { heldReports.first?.event ?? 0 }

  /// Makes the touch what it was when the oldest report that is held was made. // G55
  func showHeld(as phase: Phase) {
    storedPhase = phase
    guard !heldReports.isEmpty else { return }
    let report = heldReports.removeFirst()
    previousPoint = report.previousPoint
    take(report.sample)
  }

  /// When the touch was last reported, in seconds of the application's clock.
  open var timestamp: TimeInterval { sample.time }

  /// The latest stage of the touch.
  open var phase: Phase { storedPhase }

  /// How many times in a row a touch came down here.
  open var tapCount: Int { storedTapCount }

  /// The device that makes the touch.
  open var type: TouchType {
    switch sample.kind {
    case .finger: .direct
    case .pencil: .pencil
    case .pointer: .indirectPointer
    }
  }

  /// The force, 1 for an ordinary touch; 0 where the device does not know.
  open var force: CGFloat { sample.force }

  /// The largest force there is: 2, since hosts report half of the device's limit for an ordinary touch.
  open var maximumPossibleForce: CGFloat { TouchSample.largestForce }

  /// The radius of the contact in points; 0 where the device does not know.
  open var majorRadius: CGFloat { sample.radius }

  /// By how much ``majorRadius`` may be wrong: half a point, since hosts report diameters in whole points.
  open var majorRadiusTolerance: CGFloat { sample.radius > 0 ? 0.5 : 0 }

  /// The angle between pen and screen in radians, π/2 upright.
  open var altitudeAngle: CGFloat { sample.altitude }

  /// The direction in which a pen leans, in radians from -π to π, in the coordinates of `view`; nil means the window. 0 is
  /// to the right, and it grows clockwise.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    PenDirection.angle(sample.azimuth, at: sample.location, window: window, in: view)
  }

  /// The direction in which a pen leans, as a vector of length 1 in the coordinates of `view`; nil means the window.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    PenDirection.vector(sample.azimuth, at: sample.location, window: window, in: view)
  }

  /// How far a pen is turned about its own axis, in radians from -π to π; 0 where the device does not know.
  open var rollAngle: CGFloat { sample.roll }

  /// The properties that are estimates: none, hosts report what they measure.
  open var estimatedProperties: Properties { [] }

  /// The estimates that will be replaced: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The number by which a replacement of estimates finds its touch: nil, there are none.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The recognizers that take part in the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  /// The place of the touch, in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint { converted(pointInWindow, to: view) }

  /// The place of the touch before it moved last, in the coordinates of `view`; nil means the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    converted(Self.point(previousPoint, in: hitWindow), to: view)
  }

  /// The place of the touch, without rounding; the same as ``location(in:)``, which does not round either.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The place of the touch before it moved last, without rounding; the same as ``previousLocation(in:)``.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func converted(_ inWindow: CGPoint, to view: UIView?) -> CGPoint {
    guard let window = hitWindow, let view, view !== window else { return inWindow }
    return view.layer.convert(inWindow, from: window.layer)
  }
}

/// A touch as it is, and who hears of it.
@MainActor private struct TouchState {
  var sample: TouchSample
  var previousPoint: CGPoint
  var pointInWindow: CGPoint
  var delivery = ViewDelivery()
  var storedPhase = UITouch.Phase.began
  var recognizers: [UIGestureRecognizer] = []
  var reports: [TouchSample] = []
  var prediction = TouchPrediction()
}
