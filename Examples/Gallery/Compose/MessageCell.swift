import OpenCollectionView

/// A bubble at the side of who says it, as wide as its text and no wider than most of a line. One's own can be edited where it
/// stands.
final class MessageCell: UICollectionViewCell, UITextViewDelegate {
  let textView = UITextView()
  private let bubble = UIView()
  private var sides: (own: NSLayoutConstraint, other: NSLayoutConstraint)?

  /// Called with each change that is made in the bubble.
  var didChange: ((String) -> Void)?
  /// Called when that begins, and with the text when it ends.
  var didBegin: (() -> Void)?
  var didEnd: ((String) -> Void)?

  /// The part of a line that a bubble may take, and how wide it becomes at most, in points.
  private static let widest: (part: CGFloat, width: CGFloat) = (0.78, 460)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 18
    bubble.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = nil
    textView.isScrollEnabled = false
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    textView.delegate = self
    bubble.addSubview(textView)
    sides = (
      own: bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      other: bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
    )
    NSLayoutConstraint.activate(
      textView.constraints(filling: bubble) + [
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
        contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: Self.widest.part),
        bubble.widthAnchor.constraint(lessThanOrEqualToConstant: Self.widest.width),
      ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    if textView.text != message.text { textView.text = message.text }
    textView.textColor = message.isOwn ? .white : .label
    textView.tintColor = message.isOwn ? .white : nil
    textView.isEditable = message.isOwn
    textView.accessibilityLabel = message.author
    tell(isEdited: textView.isFirstResponder)
    bubble.backgroundColor = message.isOwn ? .galleryFill : .secondarySystemFill
    // One goes before the other comes: a bubble has one side.
    (message.isOwn ? sides?.other : sides?.own)?.isActive = false
    (message.isOwn ? sides?.own : sides?.other)?.isActive = true
  }

  /// Tools read a bubble as its words and the one that says them; while it is edited it is a text.
  private func tell(isEdited: Bool) {
    isAccessibilityElement = !isEdited
    accessibilityLabel = "\(textView.accessibilityLabel ?? ""): \(textView.text ?? "")"
    accessibilityHint = textView.isEditable ? "Edits what you said" : nil
  }

  override func accessibilityActivate() -> Bool { textView.isEditable && textView.becomeFirstResponder() }

  func textViewDidBeginEditing(_ textView: UITextView) {
    tell(isEdited: true)
    bubble.layer.borderWidth = 2
    bubble.layer.borderColor = CGColor(gray: 1, alpha: 0.75)
    didBegin?()
  }

  func textViewDidChange(_ textView: UITextView) { didChange?(textView.text) }

  func textViewDidEndEditing(_ textView: UITextView) {
    bubble.layer.borderWidth = 0
    tell(isEdited: false)
    didEnd?(textView.text)
  }
}
