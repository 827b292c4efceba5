import FrameClock

/// The bar of a scroll indicator. Touches pass it: what is to be done with the bar, recognizers of the scroll view do.
final class ScrollIndicatorView: UIView {
  /// Above everything that a layout can place: its `zIndex` counts in the thousands at most.
  static let depth: CGFloat = 1_000_000

  /// The bar's color. Our choice: what can be told from any content, and covers little of it.
  var style = UIScrollView.IndicatorStyle.default {
    didSet { if style != oldValue { backgroundColor = Self.color(of: style) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = Self.color(of: .default)
    layer.zPosition = Self.depth
    alpha = 0
  }

  required init?(coder: NSCoder) { nil }

  private nonisolated static let dark = UIColor(white: 0, alpha: 0.35)
  private nonisolated static let light = UIColor(white: 1, alpha: 0.45)
  private static let adapting = UIColor { $0.userInterfaceStyle == .dark ? light : dark }

  private static func color(of style: UIScrollView.IndicatorStyle) -> UIColor {
    switch style {
    case .default: adapting
    case .black: dark
    case .white: light
    }
  }
}
