/// The colours of bars that nobody has coloured.
extension UIColor {
  /// The background of a bar that nothing shines through.
  static let opaqueBarBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.09, alpha: 1) : UIColor(white: 0.976, alpha: 1)
  }

  /// The hairline between a bar and what it covers.
  static let barShadow = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
}
