import MotionEngine

extension UIScrollView {
  /// How much of its speed moving content keeps each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share that is kept, above 0 and below 1.
    public let rawValue: CGFloat
    /// A rate from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: ScrollProfile.normalDecelerationRate)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: ScrollProfile.fastDecelerationRate)
  }

  /// How the device's edges change the space around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes that scroll.
    case automatic = 0
    /// On the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On both axes.
    case always = 3
  }
}
