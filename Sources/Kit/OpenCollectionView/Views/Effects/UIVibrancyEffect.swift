/// Lets the colours behind shine through the content of a ``UIVisualEffectView`` within another one.
///
/// Difference from UIKit: content is shown in its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// The effect that goes with a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// The effect of a style that goes with a blur. All styles look the same here.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect: blurEffect) }

  /// An effect from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// How much of a blurred background comes through what is drawn on it.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// For texts, from the most to the least contrast.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  /// For filled shapes, from the most to the least contrast.
  case fill, secondaryFill, tertiaryFill
  /// For lines between parts.
  case separator
}
