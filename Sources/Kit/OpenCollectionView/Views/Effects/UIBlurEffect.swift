/// Blurs what is behind a ``UIVisualEffectView``.
open class UIBlurEffect: UIVisualEffect {
  private let style: Style

  /// A blur in a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// An effect from an archive: the usual blur.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  override var backdrop: LayerBackdrop? { LayerBackdrop(blur: style.blur, saturation: Style.saturation) }

  override var tint: UIColor? {
    let style = style
    return color { Self.ground(isDark: $0, alpha: style.cover(isDark: $0)) }
  }

  override var opaqueColor: UIColor? { color { Self.ground(isDark: $0, alpha: 1) } }

  /// Nearly white, or the dark grey of Apple's sample code *UIImageEffects*.
  nonisolated private static func ground(isDark: Bool, alpha: CGFloat) -> UIColor {
    UIColor(white: isDark ? 0.11 : 0.97, alpha: alpha)
  }

  private func color(_ make: @escaping @Sendable (_ isDark: Bool) -> UIColor) -> UIColor {
    if let isDark = style.isDark { return make(isDark) }
    return UIColor { make($0.userInterfaceStyle == .dark) }
  }
}
