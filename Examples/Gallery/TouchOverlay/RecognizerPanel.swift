import OpenCollectionView

/// A card that lists the fingers, and the recognizers with their states and reasons. The view fills the window; the
/// card stands in its corner.
final class RecognizerPanel: UIView {
  private let card = UIView()
  private let titleLabel = UILabel()
  private let touchLabel = UILabel()
  private let line = UIView()
  private let moreLabel = UILabel()
  private var rows: [RecognizerRow] = []
  private var stories: [RecognizerStory] = []
  /// Tells whether the card stands where it does not stand at first, because a finger came down there.
  private var isAside = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.becomeCard()
    card.layer.borderWidth = 1
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 16
    titleLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    titleLabel.text = "Touches"
    touchLabel.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
    touchLabel.textColor = .gallerySecondary
    touchLabel.numberOfLines = 0
    line.backgroundColor = .separator
    moreLabel.font = .systemFont(ofSize: 11)
    moreLabel.textColor = .gallerySecondary
    for view in [titleLabel, touchLabel, line, moreLabel] { card.addSubview(view) }
    addSubview(card)
    show(touches: [])
  }

  required init?(coder: NSCoder) { nil }

  /// Says where the fingers are.
  func show(touches: [TouchMark]) {
    let words =
      touches.isEmpty ? "No finger is down." : touches.map { "\($0.number)  \($0.words)" }.joined(separator: "\n")
    guard words != touchLabel.text else { return }
    touchLabel.text = words
    setNeedsLayout()
  }

  /// Says how the recognizers stand.
  func show(_ stories: RecognizerStories) {
    guard stories.all != self.stories else { return }
    self.stories = stories.all
    setNeedsLayout()
  }

  /// Moves the card to the other side if a finger has come down on it or near it.
  func makeRoom(at point: CGPoint) {
    guard card.frame.insetBy(dx: -60, dy: -60).contains(point) else { return }
    isAside.toggle()
    setNeedsLayout()
    UIView.animate(springDuration: 0.35, bounce: 0.1) { self.layoutIfNeeded() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let isNarrow = bounds.width < 700
    let margin: CGFloat = isNarrow ? 12 : 24
    let width = isNarrow ? bounds.width - safe.left - safe.right - 2 * margin : 340
    // What has been decided goes before what may still come, so that nothing that matters is left out.
    let limit = isNarrow ? 4 : 8
    let shown = stories.count > limit ? Array(stories.sorted { $0.rank < $1.rank }.prefix(limit)) : stories
    prepareRows(shown)

    let inner = width - 28
    titleLabel.frame = CGRect(x: 14, y: 11, width: inner, height: 17)
    let touchHeight = touchLabel.sizeThatFits(CGSize(width: inner, height: 200)).height.rounded(.up)
    touchLabel.frame = CGRect(x: 14, y: 30, width: inner, height: touchHeight)
    var y = touchLabel.frame.maxY + 9
    line.isHidden = shown.isEmpty
    line.frame = CGRect(x: 14, y: y, width: inner, height: 1 / traitCollection.displayScale)
    y += shown.isEmpty ? 2 : 5
    for row in rows where !row.isHidden {
      let height = row.sizeThatFits(CGSize(width: inner, height: 200)).height
      row.frame = CGRect(x: 14, y: y, width: inner, height: height)
      y += height
    }
    moreLabel.isHidden = shown.count == stories.count
    if !moreLabel.isHidden {
      moreLabel.text = "and \(stories.count - shown.count) more"
      moreLabel.frame = CGRect(x: 14, y: y, width: inner, height: 18)
      y += 18
    }
    let height = y + 8
    let (left, top) = (safe.left + margin, safe.top + TopBar.smallestHeight + margin)
    let (right, bottom) = (bounds.width - safe.right - margin, bounds.height - safe.bottom - margin)
    // Beside each other on a wide screen, on a narrow one above each other.
    let isLeft = isNarrow || !isAside
    let isTop = !isNarrow || isAside
    card.frame = CGRect(
      x: isLeft ? left : right - width, y: isTop ? top : bottom - height, width: width, height: height)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// The line around the card, which by night is all that holds it apart from others.
  private func updateColors() {
    card.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  private func prepareRows(_ shown: [RecognizerStory]) {
    while rows.count < shown.count {
      let row = RecognizerRow()
      rows.append(row)
      card.addSubview(row)
    }
    for (index, row) in rows.enumerated() {
      row.isHidden = index >= shown.count
      if index < shown.count { row.show(shown[index]) }
    }
  }
}

extension RecognizerStory {
  /// Those that recognized go first, then those that still may, then those that do not.
  fileprivate var rank: Int {
    switch state {
    case "possible": 1
    case "failed": 2
    default: 0
    }
  }
}
