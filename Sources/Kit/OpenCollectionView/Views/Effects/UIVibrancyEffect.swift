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
