import OpenCollectionView

/// The sizes that all exhibits share.
enum GalleryMetrics {
  /// The space at both sides of content that fills a width, in points.
  static func margin(forWidth width: CGFloat) -> CGFloat { width < 500 ? 16 : width < 1100 ? 24 : 32 }
}
