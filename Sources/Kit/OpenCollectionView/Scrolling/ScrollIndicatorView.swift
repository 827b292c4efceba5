import FrameClock

/// A bar of a scroll indicator.
final class ScrollIndicatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.45) : UIColor(white: 0, alpha: 0.35)
    }
    layer.cornerRadius = ScrollIndicators.thickness / 2
    layer.zPosition = ScrollIndicatorView.depth
  }

  required init?(coder: NSCoder) { nil }

  /// Above everything that a layout can place: its `zIndex` counts in the thousands at most.
  static let depth: CGFloat = 1_000_000
}
