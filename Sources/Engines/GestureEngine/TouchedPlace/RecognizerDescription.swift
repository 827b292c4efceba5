/// A recognizer as far as its dealings with others go: what it recognizes, and whom it waits for, stops or lets run.
///
/// Others are told by their places in ``TouchedPlace/recognizers``.
public struct RecognizerDescription: Hashable, Sendable {
  /// The gesture that a recognizer recognizes.
  public enum Kind: Hashable, Sendable {
    /// Taps in a row with a number of fingers.
    case tap(taps: Int, touches: Int)
    /// Fingers that rest for some seconds, after some taps, and until then move no farther than some points.
    case press(duration: Double, movement: Double, taps: Int, touches: Int)
    /// A drag with at least and at most some fingers that begins along some axes.
    case pan(fewest: Int, most: Int, axes: Axes)
    /// A drag that comes in from edges of the screen, along some axes.
    case edgePan(axes: Axes)
    /// Two fingers whose distance changes.
    case pinch
    /// Two fingers that turn.
    case rotation
    /// A quick motion of some fingers in some directions.
    case swipe(SwipeTracker.Directions, touches: Int)
    /// A pointer without a button: takes no touches.
    case hover
    /// A recognizer that fails by itself after some seconds, and never later.
    case delay(Double)
    /// A recognizer of the program's own, of which nothing is known.
    case other
  }

  /// Directions of a motion.
  public struct Axes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Axes from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// To the left or right.
    public static let horizontal = Axes(rawValue: 1)
    /// Up or down.
    public static let vertical = Axes(rawValue: 2)
    /// Any direction.
    public static let all: Axes = [.horizontal, .vertical]
  }

  /// The name of the recognizer in texts.
  public var name: String
  /// The gesture that it recognizes.
  public var kind: Kind
  /// The name of its view in texts.
  public var view: String
  /// How far its view is from the touched one: 0 is the touched view, 1 the one around it.
  public var level = 0
  /// Tells whether it is turned on and takes touches of any type.
  public var takesTouches = true
  /// Tells whether recognition cancels the touch in its view. // G51
  public var cancelsTouches = true
  /// Tells whether views hear nothing while it has not decided. // G52
  public var delaysBegan = false
  /// Tells whether views hear of the lift only when it has decided. // G53
  public var delaysEnded = true
  /// Tells whether the library made it, such as a scroll view's pan; those come to terms among themselves.
  public var isOfLibrary = false
  /// Tells whether a delegate or the class decides over each attempt: what looks like a conflict may be none.
  public var isConditional = false
  /// Those that must fail before it may go on. // G33
  public var requirements: Set<Int> = []
  /// Those that may be under way beside it. // G37
  public var companions: Set<Int> = []
  /// Those that it does not stop. // G38
  public var spares: Set<Int> = []

  /// A recognizer that has the properties of a new one of UIKit's.
  public init(name: String, kind: Kind, view: String, level: Int = 0) {
    self.name = name
    self.kind = kind
    self.view = view
    self.level = level
  }
}
