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
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    newsLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: 22)
    newsLabel.numberOfLines = 2
    costLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: 18, hasEvenDigits: true)
    costLabel.numberOfLines = 2
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
  func height(forWidth width: CGFloat) -> CGFloat {
    isStacked(width) ? wordsHeight(forWidth: width) + buttonHeight + 24 : max(72, wordsHeight(forWidth: width) + 18)
  }

  /// Tells whether the words stand above the buttons.
  private func isStacked(_ width: CGFloat) -> Bool { width < 700 || traitCollection.hasLargeText }

  private var buttonHeight: CGFloat { traitCollection.hasLargeText ? 52 : 40 }

  /// What the words take: as many lines as the longest of them needs, so that the bar rests while they change.
  private func wordsHeight(forWidth width: CGFloat) -> CGFloat {
    let room = width - safeAreaInsets.left - safeAreaInsets.right - 2 * GalleryMetrics.margin(forWidth: width)
    let lines: CGFloat = isStacked(width) && room < costLabel.font.pointSize * 25 ? 2 : 1
    return ((newsLabel.font.lineHeight + costLabel.font.lineHeight) * lines).rounded(.up) + 14
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let width = max(0, bounds.width - safe.left - safe.right - 2 * margin)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let isNarrow = isStacked(bounds.width)
    let gap: CGFloat = 8
    let side: CGFloat = 52
    // The word leaves where there is no room for all of it: the lens says the same.
    let find = buttons[.find]
    let findRoom = isNarrow ? width - 3 * (side + gap) : 180
    find?.configuration?.title = Command.find.title
    let word = find?.sizeThatFits(.zero).width ?? 0
    find?.configuration?.title = word + 16 <= findRoom ? Command.find.title : nil
    let words = wordsHeight(forWidth: bounds.width)
    let top: CGFloat = isNarrow ? words + 10 : (bounds.height - safe.bottom - buttonHeight) / 2
    var x = isNarrow ? left : left + width - findRoom - 3 * (side + gap)
    let texts = isNarrow ? width : max(0, x - left - 24)
    let newsHeight = min(newsLabel.height(inWidth: texts), words)
    newsLabel.frame = CGRect(x: left, y: isNarrow ? 9 : 15, width: texts, height: newsHeight)
    costLabel.frame = CGRect(
      x: left, y: newsLabel.frame.maxY + 2, width: texts, height: costLabel.height(inWidth: texts))
    for command in Command.allCases {
      let size = command == .find ? findRoom : side
      buttons[command]?.frame = CGRect(x: x, y: top, width: size, height: buttonHeight)
      x += size + gap
    }
    mirrorForReading(subviews)
  }
}
