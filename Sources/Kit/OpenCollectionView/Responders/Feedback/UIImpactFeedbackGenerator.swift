public import Foundation

/// Lets a person feel that one thing has met another; see ``UIFeedbackGenerator``.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what meets is, or how hard.
  public enum FeedbackStyle: Int, Sendable {
    /// Something light.
    case light = 0
    /// Something of middle weight.
    case medium = 1
    /// Something heavy.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something hard.
    case rigid = 4
  }

  /// A generator for things of a style; of middle weight unless said.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator for things of a style that meet in a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }

  /// A generator for things of middle weight.
  public override convenience init() { self.init(style: .medium) }

  /// Two things have met.
  open func impactOccurred() {}

  /// Two things have met, with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}

  /// Two things have met at a point of the view.
  open func impactOccurred(at location: CGPoint) {}

  /// Two things have met at a point of the view, with a force from 0 to 1.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
