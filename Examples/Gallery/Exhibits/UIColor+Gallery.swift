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
}
