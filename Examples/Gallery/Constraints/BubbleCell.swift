import OpenCollectionView

/// One message: a bubble at the side of who says it, as wide as its text and no wider than most of a line.
final class BubbleCell: UICollectionViewCell {
  static let identifier = "bubble"
  private let bubble = UIView()
  private let label = UILabel.wrapped("", .body)
  private var sides: (own: NSLayoutConstraint, other: NSLayoutConstraint)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 17
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    sides = (
      own: bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      other: bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    )
    let inner = label.constraints(filling: bubble, inset: 10)
    // Less than nothing is no width for words.
    inner[2].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      inner + [
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
        contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 6),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: Self.widest),
      ])
  }

  required init?(coder: NSCoder) { nil }

  /// The part of a line that a bubble may take.
  private static let widest: CGFloat = 0.8

  func show(_ message: ChatMessage) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .galleryFill : .secondarySystemFill
    // One goes before the other comes: a bubble has one side.
    (message.isOwn ? sides?.other : sides?.own)?.isActive = false
    (message.isOwn ? sides?.own : sides?.other)?.isActive = true
    isAccessibilityElement = true
    accessibilityLabel = "\(message.isOwn ? "You" : "They") say: \(message.text)"
  }

  /// As wide as the line, and as high as the bubble is then.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.size = CGSize(width: layoutAttributes.size.width, height: size.height)
    return layoutAttributes
  }
}
