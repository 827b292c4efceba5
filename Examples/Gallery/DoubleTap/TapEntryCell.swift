import OpenCollectionView

/// A line of the log: when, who, what.
final class TapEntryCell: UICollectionViewCell {
  static let identifier = "entry"
  /// The height in points.
  static let height: CGFloat = 24

  private let line = UIView()
  private let timeLabel = UILabel()
  private let dot = UIView()
  private let listenerLabel = UILabel()
  private let textLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    timeLabel.textColor = .tertiaryLabel
    timeLabel.textAlignment = .right
    dot.layer.cornerRadius = 4
    listenerLabel.font = .systemFont(ofSize: 12)
    listenerLabel.textColor = .gallerySecondary
    for view in [line, timeLabel, dot, listenerLabel, textLabel] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: TapEntry, isTop: Bool) {
    line.isHidden = isTop || !entry.isFirst
    timeLabel.text = "\(entry.milliseconds) ms"
    listenerLabel.text = entry.listener.rawValue
    textLabel.text = entry.text
    textLabel.font = .systemFont(ofSize: 13, weight: entry.isDecisive ? .semibold : .regular)
    dot.backgroundColor = entry.listener.color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    line.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: 1 / traitCollection.displayScale)
    timeLabel.frame = CGRect(x: 0, y: 4, width: 62, height: 16)
    dot.frame = CGRect(x: 76, y: 8, width: 8, height: 8)
    listenerLabel.frame = CGRect(x: 92, y: 4, width: 70, height: 16)
    textLabel.frame = CGRect(x: 162, y: 3, width: max(0, bounds.width - 170), height: 18)
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
