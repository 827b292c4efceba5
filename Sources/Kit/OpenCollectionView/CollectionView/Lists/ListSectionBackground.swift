/// The colour behind a section of a list. // I17
final class ListSectionBackground: UICollectionReusableView {
  /// The kind of decoration that it is.
  static let kind = "UICollectionLayoutListSectionBackground"

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Shows the colour of a section.
  func show(_ section: ListSection?) {
    if backgroundColor != section?.backgroundColor { backgroundColor = section?.backgroundColor }
  }
}
