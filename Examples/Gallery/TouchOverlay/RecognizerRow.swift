import OpenCollectionView

/// A recognizer's name, view and state, and why it is in that state.
final class RecognizerRow: UIView {
  /// The height of a row whose reason takes one line, in points.
  private static let smallestHeight: CGFloat = 38

  private let dot = UIView()
  private let nameLabel = UILabel()
  private let stateLabel = UILabel()
  private let reasonLabel = UILabel()
  private var story: RecognizerStory?

  override init(frame: CGRect) {
    super.init(frame: frame)
    dot.layer.cornerRadius = 4
    nameLabel.font = .systemFont(ofSize: 13, weight: .medium)
    stateLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .semibold)
    reasonLabel.font = .systemFont(ofSize: 11)
    reasonLabel.textColor = .gallerySecondary
    // A reason is told whole.
    reasonLabel.numberOfLines = 0
    for view in [dot, nameLabel, stateLabel, reasonLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ story: RecognizerStory) {
    guard story != self.story else { return }
    self.story = story
    nameLabel.text = story.name
    stateLabel.text = story.count > 1 ? "\(story.state) ×\(story.count)" : story.state
    reasonLabel.text = story.reason.isEmpty ? "on \(story.view)" : story.reason
    let color = story.color
    dot.backgroundColor = color
    stateLabel.textColor = color
    nameLabel.textColor = story.state == "failed" ? .gallerySecondary : .label
    setNeedsLayout()
  }

  private func reasonHeight(inWidth width: CGFloat) -> CGFloat {
    max(14, reasonLabel.sizeThatFits(CGSize(width: max(0, width - 16), height: 200)).height.rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.smallestHeight - 14 + reasonHeight(inWidth: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let stateWidth = min(bounds.width / 2, stateLabel.sizeThatFits(bounds.size).width.rounded(.up))
    stateLabel.frame = CGRect(x: bounds.width - stateWidth, y: 4, width: stateWidth, height: 17)
    dot.frame = CGRect(x: 0, y: 8, width: 8, height: 8)
    nameLabel.frame = CGRect(x: 16, y: 4, width: max(0, stateLabel.frame.minX - 24), height: 17)
    reasonLabel.frame = CGRect(
      x: 16, y: 21, width: max(0, bounds.width - 16), height: reasonHeight(inWidth: bounds.width))
    stateLabel.textAlignment = endAlignment
    mirrorForReading(subviews)
  }
}

extension RecognizerStory {
  fileprivate var color: UIColor {
    switch state {
    case "began", "changed": .systemBlue
    case "ended": .systemGreen
    case "cancelled": .systemOrange
    case "failed": .systemRed
    default: .secondaryLabel
    }
  }
}
