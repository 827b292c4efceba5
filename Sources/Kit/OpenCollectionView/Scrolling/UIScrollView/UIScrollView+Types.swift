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

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light surroundings, light on dark ones.
    case `default` = 0
    /// Dark, for light content.
    case black = 1
    /// Light, for dark content.
    case white = 2
  }

  /// The effect of a drag on the keyboard on the screen.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Typing ends when a drag begins.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
    /// As ``onDrag``, with the view above the keyboard.
    case onDragWithAccessory = 3
    /// As ``interactive``, with the view above the keyboard.
    case interactiveWithAccessory = 4
  }
}
