import OpenCollectionView

/// The sizes that all exhibits share.
enum GalleryMetrics {
  /// Wider than this content does not become, in points: what belongs together should be seen at a glance.
  static let largestWidth: CGFloat = 1280

  /// The space at both sides of content that fills a width, in points; in wide windows as much as keeps content in the
  /// middle from becoming wider than ``largestWidth``.
  static func margin(forWidth width: CGFloat) -> CGFloat {
    max(gap(forWidth: width), ((width - largestWidth) / 2).rounded())
  }

  /// The space between the edge of a list's row and its text in wide windows, in points.
  static let rowMargin: CGFloat = 20

  /// The space above and below content in a width, and between its parts, in points.
  static func gap(forWidth width: CGFloat) -> CGFloat { width < 500 ? 16 : width < 1100 ? 24 : 32 }
}
