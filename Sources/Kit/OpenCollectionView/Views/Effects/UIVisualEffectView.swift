/// Does something to what is behind it, such as blurring, and shows its ``contentView`` on top.
///
/// Round corners of the view's layer cut the effect where `clipsToBounds` is set. As with UIKit an alpha below 1 of the view, or of one that it is in, takes what is behind from it, and so does a mask.
///
/// Where a person wants to see through nothing, ``UIAccessibility/isReduceTransparencyEnabled``, there is a plain colour
/// instead.
///
/// Difference from UIKit: virtual screens and `render(in:)` show the colour over the blur, and what is behind as it is; the
/// page really blurs.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  private let backdropView = EffectBackdropView()

  /// The view for everything that stands on top of the effect.
  open private(set) var contentView = UIView()

  /// The effect on everything behind; nil for none. In a block of animations it fades in and out.
  open var effect: UIVisualEffect? {
    didSet { showEffect(before: oldValue) }
  }

  /// A view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    setUp()
    self.effect = effect
    showEffect(before: nil)
  }

  /// A view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view from an archive: one without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [backdropView, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    NotificationCenter.default.addObserver(
      self, selector: Selector(UIVisualEffectView.preferencesDidChange),
      name: UIAccessibility.reduceTransparencyStatusDidChangeNotification, object: nil)
  }

  private func preferencesDidChange() { showEffect(before: effect) }

  private func showEffect(before old: UIVisualEffect?) {
    // What fades out keeps its look until it is gone, and what comes in has it from the first.
    if let effect {
      let isFadingIn = old == nil && ViewAnimation.current != nil
      ViewAnimation.run(nil) {
        if isFadingIn { backdropView.alpha = 0 }
        backdropView.show(effect)
      }
    }
    backdropView.alpha = effect == nil ? 0 : 1
  }
}

/// A view that changes the look of everything behind an effect view, and lays the colour over it.
final class EffectBackdropView: UIView {
  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
  }

  func show(_ effect: UIVisualEffect) {
    let isOpaque = UIAccessibility.isReduceTransparencyEnabled
    layer.backdrop = isOpaque ? nil : effect.backdrop
    backgroundColor = isOpaque ? effect.opaqueColor : effect.tint
  }
}
