/// The look of menus. Sizes and colours are our choice, near those of iOS 16 to 18.
enum MenuStyle {
  /// The material of panels of menus.
  static let panelMaterial = UIBlurEffect.Style.systemThickMaterial
  /// The material of bars of commands: opaque, since a blur would not have the shape of their arrow.
  @MainActor static let material = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : UIColor(white: 0.98, alpha: 1)
  }
  /// The colour of a row that is pressed, or reached by keys.
  @MainActor static let highlight = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.13 : 0.08)
  }
  /// The colour of the gaps between groups.
  @MainActor static let gap = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.07)
  }
  /// The colour over everything behind a context menu.
  @MainActor static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  static let barHeight: CGFloat = 44
  static let barRadius: CGFloat = 12
  static let barPadding: CGFloat = 14
  static let barFontSize: CGFloat = 15
  /// How far the arrow sticks out, and how wide it is at its root.
  static let arrow = CGSize(width: 20, height: 10)
  static let pageButtonWidth: CGFloat = 36

  /// Gives a layer the shadow of menus.
  @MainActor static func castShadow(_ layer: CALayer, path: UIBezierPath) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowPath = path.cgPath
  }

  /// The width of a line of one pixel.
  @MainActor static func hairline(in view: UIView) -> CGFloat { 1 / max(view.traitCollection.displayScale, 1) }
}
