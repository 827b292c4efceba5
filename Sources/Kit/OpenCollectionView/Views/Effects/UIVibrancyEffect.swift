/// Lets the colours behind shine through the content of a ``UIVisualEffectView`` within another one.
///
/// Difference from UIKit: content is shown in its own colours.
open class UIVibrancyEffect: UIVisualEffect {
  /// The effect that goes with a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }

  /// An effect from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
