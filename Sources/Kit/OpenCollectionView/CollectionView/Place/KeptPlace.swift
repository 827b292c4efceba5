/// The place of the content in the layout of another screen that shows the same collection view. // T21, T23
struct KeptPlace {
  /// The offset at which that screen was left; nil where it has been moved since, or nobody has been there.
  var offset: CGPoint?
  /// The item that keeps its distance to the view; nil where the content stands at its beginning.
  var anchor: ContentAnchor?
  /// True where the anchor's item is selected, and so has to be seen.
  var isSelected = false
  /// The part of the view that bars cover. While the view goes from one screen to the other it has no insets of its own.
  var insets = UIEdgeInsets.zero
}
