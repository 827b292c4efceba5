import OpenCollectionView

extension UIColor {
  /// The wall that everything hangs on: warm paper by day, near black by night.
  static let galleryBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.055, green: 0.055, blue: 0.067, alpha: 1)
      : UIColor(red: 0.984, green: 0.98, blue: 0.969, alpha: 1)
  }

  /// What lies on the gallery's wall.
  static let galleryCard = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.11, green: 0.11, blue: 0.125, alpha: 1) : UIColor(white: 1, alpha: 1)
  }

  /// Text that stands back, on the wall and on cards: darker by day than `secondaryLabel`, which has 3.4 to 1 against
  /// white where the guidelines for the web (WCAG 2.2, 1.4.3) ask for 4.5. By night the system's own has more.
  static let gallerySecondary = UIColor { traits in
    traits.userInterfaceStyle == .dark || traits.accessibilityContrast == .high
      ? UIColor.secondaryLabel.resolvedColor(with: traits)
      : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.78)
  }

  /// Marks that stand back and answer all the same. Where a visitor has few colours of their own, the one for what is disabled
  /// is not theirs.
  static let galleryMark = UIColor { traits in
    (UIAccessibility.shouldDifferentiateWithoutColor ? UIColor.label : .tertiaryLabel).resolvedColor(with: traits)
  }

  /// What can be touched: deeper than `systemBlue` by day and lighter by night, so that its words have 4.5 to 1 against the
  /// wall, cards and gray buttons.
  static let galleryTint = UIColor { traits in
    guard traits.accessibilityContrast != .high else { return .systemBlue.resolvedColor(with: traits) }
    return traits.userInterfaceStyle == .dark
      ? UIColor(red: 0x5E / 255, green: 0xB0 / 255, blue: 1, alpha: 1) : galleryFill
  }

  /// What lies behind white words.
  static let galleryFill = UIColor(red: 0, green: 0x5E / 255, blue: 0xC4 / 255, alpha: 1)
}
