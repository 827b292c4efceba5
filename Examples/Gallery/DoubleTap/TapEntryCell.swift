import OpenCollectionView

/// A line of the log: when, who, what.
final class TapEntryCell: UICollectionViewCell {
  static let identifier = "entry"
  /// The height for text of the usual size, and for larger text.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    max(24, (GrowingFont(size: 13, largest: largestText).font(traits).lineHeight + 8).rounded(.up))
  }

  private static let largestText: CGFloat = 17

  private let line = UIView()
  private let timeLabel = UILabel()
  private let dot = UIView()
  private let listenerLabel = UILabel()
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    timeLabel.setGrowingFont(ofSize: 12, upTo: Self.largestText - 1, hasEvenDigits: true)
    timeLabel.textColor = .tertiaryLabel
    dot.layer.cornerRadius = 4
    listenerLabel.setGrowingFont(ofSize: 12, upTo: Self.largestText - 1)
    listenerLabel.textColor = .gallerySecondary
    // The longest names have less room than they would like.
    textLabel.adjustsFontSizeToFitWidth = true
    textLabel.minimumScaleFactor = 0.6
    isAccessibilityElement = true
    for view in [line, timeLabel, dot, listenerLabel, textLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: TapEntry, isTop: Bool) {
    line.isHidden = isTop || !entry.isFirst
    timeLabel.text = "\(entry.milliseconds) ms"
    listenerLabel.text = entry.listener.rawValue
    textLabel.text = entry.text
    textLabel.setGrowingFont(
      ofSize: 13, weight: entry.isDecisive ? .semibold : .regular, upTo: Self.largestText)
    dot.backgroundColor = entry.listener.color
    accessibilityLabel = "\(entry.listener.rawValue): \(entry.text), \(entry.milliseconds) milliseconds"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    line.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 1 / traitCollection.displayScale)
    // Names and times stand in columns, as wide as their words are large.
    let scale = timeLabel.font.pointSize / 12
    let height = bounds.height
    timeLabel.frame = CGRect(x: 0, y: 0, width: 62 * scale, height: height)
    dot.frame = CGRect(x: 62 * scale + 14, y: (height - 8) / 2, width: 8, height: 8)
    listenerLabel.frame = CGRect(x: dot.frame.maxX + 8, y: 0, width: 70 * scale, height: height)
    let left = listenerLabel.frame.maxX
    textLabel.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - 8), height: height)
    timeLabel.textAlignment = endAlignment
    contentView.mirrorForReading(contentView.subviews)
  }
}

extension TapEntry.Listener {
  /// The colour of what this one hears.
  var color: UIColor {
    switch self {
    case .cell: .systemBlue
    case .delegate: .systemGreen
    case .doubleTap: .systemPink
    case .singleTap: .systemOrange
    }
  }
}
