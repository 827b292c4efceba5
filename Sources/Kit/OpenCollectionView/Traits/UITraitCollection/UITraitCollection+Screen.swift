import GestureEngine

extension UITraitCollection {
  /// The surroundings that a scene of a screen gives to its windows.
  convenience init(screen: ScreenDescription) {
    let classes = SizeClasses(of: screen.size)
    self.init {
      $0.userInterfaceStyle = screen.prefersDark ? .dark : .light
      $0.displayScale = screen.scale
      $0.layoutDirection = screen.writesRightToLeft ? .rightToLeft : .leftToRight
      $0.accessibilityContrast = screen.wantsContrast ? .high : .normal
      if let forced = screen.forcedColors { $0[ForcedColorsTrait.self] = forced }
      $0.userInterfaceIdiom = classes.idiom
      $0.horizontalSizeClass = classes.horizontal
      $0.verticalSizeClass = classes.vertical
      $0.preferredContentSizeCategory = UIContentSizeCategory(textScale: screen.textScale)
      $0.userInterfaceLevel = .base
      $0.legibilityWeight = .regular
      // What hosts are sent are colours of this gamut.
      $0.displayGamut = .SRGB
      $0.forceTouchCapability = .unavailable
    }
  }

  /// The person's own colours, where there are no others.
  var forcedColors: ForcedColors? { self[ForcedColorsTrait.self] }

  /// Pixels per point for what is drawn; 1 where nothing is said.
  var drawingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}

extension ScreenDescription {
  /// Tells whether the person prefers more contrast; who has their own few colours does.
  var wantsContrast: Bool { prefersMoreContrast || forcedColors != nil }
}
