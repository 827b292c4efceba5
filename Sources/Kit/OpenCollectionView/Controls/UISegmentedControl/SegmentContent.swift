/// The content of a segment, and its action.
struct SegmentContent {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// In points; 0 for what suits.
  var width: CGFloat = 0
  var offset = CGSize.zero
  var isEnabled = true

  init(title: String?) { self.title = title }

  init(image: UIImage?) { self.image = image }

  /// A segment for an action: its picture or else its title.
  @MainActor init(_ action: UIAction) {
    self.action = action
    image = action.image
    if image == nil { title = action.title }
    isEnabled = !action.attributes.contains(.disabled)
  }
}
