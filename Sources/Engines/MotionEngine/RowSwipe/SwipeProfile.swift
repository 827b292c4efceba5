/// The numbers by which a row of a list is swiped to the side; lengths in points, times in seconds.
public struct SwipeProfile: Sendable, Hashable {
  /// The part of a row's length from which on its first action takes over. Between the 240 points at which a row of 375 points,
  /// on iOS 26.1, was seen not to do so and the 250 at which it was. // I78
  public var takeOverShare = 0.65
  /// The speed from which on the direction of a throw decides, in points per second. Our choice. // I75
  public var decisiveSpeed = 100.0
  /// The share of the open length beyond which a row opens that was let go without a throw. Our choice. // I75
  public var openingShare = 0.5
  /// The part of a row that its buttons take at most, while they rest. Our choice. // I76
  public var mostOpenShare = 0.8
  /// How fast the distance of a row that was let go decays, per second. Our choice: it is there in 0.4 s. // I75
  public var settlingRate = 20.0
  /// The distance at which a row counts as at rest. Our choice: less than a pixel.
  public var rest = 0.1
  /// The speed that a row keeps of a throw at most, in points per second. Our choice. // I75
  public var greatestSpeed = 3_000.0
  /// How long the first button takes to fill what is uncovered, and to give the room back. Our choice. // I78
  public var takeOverDuration = 0.15
  /// The distance between buttons, and between them and what is beside them. Measured on iOS 26.1. // I76
  public var gap = 10.0
  /// The slope of the rubber band beyond what a row may be swiped. That of scroll views. Our choice. // I75
  public var bandCoefficient = ScrollProfile.measured.rubberBandCoefficient

  /// The numbers of iOS 26.1, where there are any.
  public init() {}
}
