/// How a row that scrolls across its layout slows down and bounces. // P97
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// Tells whether a row goes past its ends under a finger.
  public enum Bounce: Int, Sendable {
    /// Bounces where the row scrolls at all.
    case automatic = 0
    /// Bounces also where all of the row is seen.
    case always = 1
    /// Never bounces.
    case never = 2
  }

  /// How fast a row slows down.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the velocity that remains after a millisecond; 0 for ``automatic``.
    public let rawValue: CGFloat
    /// A rate, as the part of the velocity that remains after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As the behaviour of the section wants it. // P92
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As scroll views do.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Soon.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// How fast the row slows down; automatic unless set.
  open var decelerationRate = DecelerationRate.automatic

  /// Tells whether it goes past its ends; automatic unless set.
  open var bounce = Bounce.automatic

  override init() { super.init() }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// Tells whether another object has the same properties. // P7
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
    let (mine, others) = (self, other)
    return MainActor.assumeIsolated {
      mine.decelerationRate == others.decelerationRate && mine.bounce == others.bounce
    }
  }

  /// The same for those that are equal.
  nonisolated open override var hash: Int { 0 }
}
