import OpenCollectionView

/// A card: its name, and rows below each other.
final class TextCard: UIView {
  private let titleLabel = UILabel()
  private let rows: [UIView]
  private let spacing: CGFloat

  init(_ title: String, spacing: CGFloat = 8, _ rows: [UIView]) {
    self.rows = rows
    self.spacing = spacing
    super.init(frame: .zero)
    becomeCard()
    titleLabel.text = title
    titleLabel.setGrowingFont(ofSize: 15, weight: .semibold, as: .subheadline)
    titleLabel.numberOfLines = 0
    titleLabel.isAccessibilityElement = true
    titleLabel.accessibilityTraits = .header
    addSubview(titleLabel)
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  private static let inset: CGFloat = 16
  private func top(inWidth width: CGFloat) -> CGFloat { 14 + titleHeight(inWidth: width) + 12 }
  private func titleHeight(inWidth width: CGFloat) -> CGFloat {
    max(20, titleLabel.height(inWidth: width - 2 * Self.inset))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(within: size.width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(
      x: Self.inset, y: 14, width: bounds.width - 2 * Self.inset, height: titleHeight(inWidth: bounds.width))
    _ = place(within: bounds.width) { $0.frame = $1 }
  }

  private func place(within width: CGFloat, _ set: (UIView, CGRect) -> Void) -> CGFloat {
    let free = max(width - 2 * Self.inset, 1)
    var y = top(inWidth: width)
    for row in rows {
      let height = row.sizeThatFits(CGSize(width: free, height: 0)).height
      set(row, CGRect(x: Self.inset, y: y, width: free, height: height))
      y += height + spacing
    }
    return y - spacing + Self.inset
  }
}

extension TextCard {
  static func all() -> [TextCard] {
    [styles(), attributes(), measuring(), scripts(), truncation(), alignment(), shrinking(), paragraphs(), faces()]
  }
}
