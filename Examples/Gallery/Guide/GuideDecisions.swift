import OpenCollectionView

/// The last decisions, the newest at the top. They are labels and nothing else: what is shown here must not lead to
/// decisions of its own.
final class GuideDecisions: UIView {
  /// How many are shown.
  static let limit = 12

  private var rows: [UILabel] = []
  private var entries: ArraySlice<DecisionLog.Entry> = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityContainerType = .list
    accessibilityLabel = "Last decisions"
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { entries.isEmpty }

  func show(_ entries: [DecisionLog.Entry]) {
    self.entries = entries.suffix(Self.limit)
    while rows.count < self.entries.count {
      let row = UILabel()
      row.numberOfLines = 0
      rows.append(row)
      addSubview(row)
    }
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= self.entries.count
      guard !row.isHidden else { continue }
      let entry = self.entries[self.entries.endIndex - 1 - index]
      row.text = entry.count == 1 ? entry.text : "\(entry.text) (\(entry.count) times)"
      row.textColor = index == 0 ? .label : .gallerySecondary
      row.font = font
    }
  }

  private var font: UIFont {
    UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .monospacedSystemFont(ofSize: 12, weight: .regular), compatibleWith: traitCollection)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: lay(width: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = lay(width: bounds.width) { $0.frame = $1 }
  }

  private func lay(width: CGFloat, _ place: (UILabel, CGRect) -> Void) -> CGFloat {
    var y: CGFloat = 0
    for row in rows where !row.isHidden {
      let height = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
      place(row, CGRect(x: 0, y: y, width: width, height: height))
      y += height + 8
    }
    return max(0, y - 8)
  }
}
