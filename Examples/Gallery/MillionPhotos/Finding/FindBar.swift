import OpenCollectionView

/// The bar below the photos: the field for a number, steps from one to the next thousand, and what showing them takes.
final class FindBar: UIView {
  /// What its buttons do.
  enum Command: CaseIterable {
    case back
    case find
    case forward
    case anywhere

    var title: String {
      switch self {
      case .back: "1,000 back"
      case .find: "Find a number"
      case .forward: "1,000 forward"
      case .anywhere: "Anywhere"
      }
    }

    var symbol: String {
      switch self {
      case .back: "chevron.up"
      case .find: "magnifyingglass"
      case .forward: "chevron.down"
      case .anywhere: "sparkles"
      }
    }
  }

  private let line = UIView()
  private let newsLabel = UILabel()
  private let costLabel = UILabel()
  private var buttons: [Command: UIButton] = [:]

  /// Called with what a button stands for.
  var perform: ((Command) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    // A bar keeps its height, as the system's do: words that are larger would be cut.
    maximumContentSizeCategory = .extraLarge
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    newsLabel.font = .systemFont(ofSize: 15)
    costLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    costLabel.textColor = .gallerySecondary
    for view in [line, newsLabel, costLabel] { addSubview(view) }
    for command in Command.allCases {
      var configuration: UIButton.Configuration = command == .find ? .filled() : .gray()
      if command == .find { configuration.baseBackgroundColor = .galleryFill }
      configuration.image = UIImage(
        systemName: command.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))
      configuration.title = command == .find ? command.title : nil
      configuration.imagePadding = 8
      configuration.cornerStyle = .capsule
      configuration.contentInsets = .zero
      let button = UIButton(
        configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.perform?(command) })
      button.accessibilityLabel = command.title
      buttons[command] = button
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What was done last.
  var news: String {
    get { newsLabel.text ?? "" }
    set { if newsLabel.text != newValue { newsLabel.text = newValue } }
  }

  /// What it takes to show the photos.
  var cost: String {
    get { costLabel.text ?? "" }
    set { if costLabel.text != newValue { costLabel.text = newValue } }
  }

  // MARK: Layout

  /// The height without what the device covers.
  static func height(forWidth width: CGFloat) -> CGFloat { width < 700 ? 112 : 72 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let width = max(0, bounds.width - safe.left - safe.right - 2 * margin)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let isNarrow = bounds.width < 700
    let gap: CGFloat = 8
    let side: CGFloat = 52
    let findWidth = isNarrow ? width - 3 * (side + gap) : 180
    let top: CGFloat = isNarrow ? 60 : 16
    var x = isNarrow ? left : left + width - findWidth - 3 * (side + gap)
    let texts = isNarrow ? width : max(0, x - left - 24)
    newsLabel.frame = CGRect(x: left, y: isNarrow ? 9 : 15, width: texts, height: 20)
    costLabel.frame = CGRect(x: left, y: isNarrow ? 32 : 39, width: texts, height: 18)
    for command in Command.allCases {
      let size = command == .find ? findWidth : side
      buttons[command]?.frame = CGRect(x: x, y: top, width: size, height: 40)
      x += size + gap
    }
  }
}
