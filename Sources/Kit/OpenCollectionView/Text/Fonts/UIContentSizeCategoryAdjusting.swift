/// A view that can follow the text size that the person likes.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Tells whether fonts that come from text styles or metrics are brought up to date when the size changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
