import OpenCollectionView

/// Which keys move the page, as they look on a keyboard.
final class KeyHints: UIView {
  private let hints: [(caps: [UILabel], words: UILabel)]

  override init(frame: CGRect) {
    hints = [
      (["↑", "↓"], "a line, or hold them"), (["Page ↑", "Page ↓"], "almost a screen"),
      (["Home", "End"], "to the ends"),
    ].map { caps, words in (caps.map(Self.makeCap), Self.makeWords(words)) }
    super.init(frame: frame)
    for (hint, names) in zip(hints, ["Arrow up, arrow down", "Page up, page down", "Home, End"]) {
      for cap in hint.caps { cap.isAccessibilityElement = false }
      hint.words.accessibilityLabel = "\(names): \(hint.words.text ?? "")"
      for cap in hint.caps { addSubview(cap) }
      addSubview(hint.words)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var rowHeight: CGFloat { max(30, ((hints.first?.words.font.lineHeight ?? 0) + 12).rounded()) }

  var height: CGFloat { 3 * rowHeight }

  private static func makeCap(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.setGrowingFont(ofSize: 12, weight: .medium, as: .footnote, upTo: 17)
    label.textColor = .gallerySecondary
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemFill
    label.clipsToBounds = true
    label.layer.cornerRadius = 6
    return label
  }

  private static func makeWords(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.setGrowingFont(ofSize: 13, as: .footnote, upTo: 18)
    label.textColor = .gallerySecondary
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (row, hint) in hints.enumerated() {
      let y = CGFloat(row) * rowHeight
      var x: CGFloat = 0
      for cap in hint.caps {
        let width = max(24, cap.sizeThatFits(.zero).width.rounded(.up) + 14)
        cap.frame = CGRect(x: x, y: y + 3, width: width, height: rowHeight - 6)
        x += width + 4
      }
      hint.words.frame = CGRect(x: x + 6, y: y, width: max(0, bounds.width - x - 6), height: rowHeight)
    }
    mirrorForReading(subviews)
  }
}
