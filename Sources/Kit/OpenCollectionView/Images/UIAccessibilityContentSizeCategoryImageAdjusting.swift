/// A view that shows images which can grow with the text.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Tells whether images are shown larger where the person likes text in the sizes for weak eyes.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
