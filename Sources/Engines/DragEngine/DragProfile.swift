/// The numbers of drags: times in seconds, distances in points. Those without another origin are our choice.
public struct DragProfile: Hashable, Sendable {
  /// How long a finger stays until it lifts what it is on. Observed on a device. // N2
  public var liftDelay = 0.325
  /// How far it may move until then. Observed on a device. // N2
  public var liftMovement = 10.0
  /// How far a pressed pointer moves until it drags. // N3
  public var pointerMovement = 5.0
  /// How far a finger moves from where it lifted until the drag begins, out of a menu too. // N11 N73
  public var dragMovement = 10.0
  /// How long things take to be lifted, and to be set down again. // N7
  public var liftDuration = 0.2
  /// The largest side of what is dragged. // N24
  public var largestSide = 100.0
  /// How far above the finger the place is that a precise proposal speaks of. // N32
  public var preciseRise = 25.0
  /// How long things take to go back. // N40
  public var cancelDuration = 0.35
  /// How long things take to go where they are dropped: at least, more for 100 points of way, and at most. // N40
  public var dropDuration = 0.25
  /// See ``dropDuration``.
  public var dropDurationPerHundredPoints = 0.05
  /// See ``dropDuration``.
  public var longestDropDuration = 0.5
  /// The items beyond which nobody is asked for previews, and one animation serves all. // N40
  public var mostPreviews = 20
  /// How much is seen of an item that is being dragged, where it came from. // N46
  public var ghostAlpha = 0.5
  /// How long a drag rests on what is loaded by a spring until that begins to be activated, and until it is. // N70
  public var springActivating = 0.7
  /// See ``springActivating``.
  public var springActivated = 1.0
  /// How far a drag may move while it rests. // N70
  public var springMovement = 10.0

  /// How many items a drag from elsewhere has at most; further ones are left out. // N84
  public var mostForeignItems = 1_000
  /// How many bytes of texts it brings at most; what is beyond fails to load. // N84
  public var mostForeignTextBytes = 1_048_576
  /// How many bytes of files one drop brings at most, unless the host says otherwise. // N84
  public var mostForeignFileBytes = 67_108_864

  /// Seconds for which a drag that was dropped outside waits for another scene that says it was dropped there. // N86
  public var timeOfForeignReports = 1.0

  /// The profile that holds unless a program says otherwise.
  public init() {}

  /// The profile that holds unless a program says otherwise.
  public static let standard = DragProfile()

  /// How long something takes to go where it is dropped, over a distance in points.
  public func dropDuration(over distance: Double) -> Double {
    guard distance.isFinite, distance > 0 else { return dropDuration }
    return min(dropDuration + distance / 100 * dropDurationPerHundredPoints, longestDropDuration)
  }
}
