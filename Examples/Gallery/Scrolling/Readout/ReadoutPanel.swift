import OpenCollectionView

/// What the scroll view that moved last does, in numbers and curves: a card beside the page, or a bar below it.
final class ReadoutPanel: UIView {
  /// How the panel stands.
  enum Style {
    /// A card, with all numbers and the keys.
    case card
    /// A bar at the bottom, with the numbers that matter most; a tap folds it.
    case bar
    /// A line at the bottom; a tap unfolds it.
    case foldedBar
  }

  private let nameLabel = UILabel()
  private let badge = PhaseBadge()
  private let grabber = UIView()
  /// What a folded bar says beside the name.
  private let offsetLabel = UILabel()
  private let graph = ReadoutGraph()
  private let throwLabel = UILabel()
  private let line = UIView()
  private let keyLine = UIView()
  private let keys = KeyHints()
  private let live = [ReadoutRow("Offset"), ReadoutRow("Zoom scale"), ReadoutRow("Velocity now")]
  private let thrown = [
    ReadoutRow("Reported speed"), ReadoutRow("Actual speed"), ReadoutRow("Predicted stop"), ReadoutRow("Stopped at"),
  ]
  private let short = ["Offset", "Velocity", "Reported", "Actual", "Predicted", "Stopped"].map {
    ReadoutRow($0, fontSize: 12)
  }
  private var texts: ReadoutTexts?

  /// Called when a bar is to be folded, or unfolded.
  var didFold: (() -> Void)?

  var style = Style.card {
    didSet { if style != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
    // It is read as one, not between what lies beside it.
    shouldGroupAccessibilityChildren = true
    nameLabel.setGrowingFont(ofSize: 20, weight: .semibold, as: .title3, upTo: 26)
    throwLabel.text = "Last throw"
    throwLabel.setGrowingFont(ofSize: 13, weight: .semibold, as: .footnote, upTo: 20)
    throwLabel.textColor = .gallerySecondary
    for line in [line, keyLine] { line.backgroundColor = .separator }
    grabber.backgroundColor = .galleryMark
    grabber.layer.cornerRadius = 2.5
    offsetLabel.setGrowingFont(ofSize: 14, weight: .medium, as: .footnote, upTo: 18, hasEvenDigits: true)
    let views: [UIView] = [nameLabel, badge, offsetLabel, graph, throwLabel, line, keyLine, keys, grabber]
    for view in views + live + thrown + short { addSubview(view) }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ReadoutPanel.tapped)))
  }

  required init?(coder: NSCoder) { nil }

  func tapped() {
    if style != .card { didFold?() }
  }

  /// Shows what a meter has measured.
  func show(_ meter: ScrollMeter) {
    graph.show(meter.history)
    let texts = ReadoutTexts(meter)
    guard texts != self.texts else { return }
    self.texts = texts
    if nameLabel.text != texts.name { nameLabel.text = texts.name }
    badge.show(texts.phase)
    if offsetLabel.text != texts.offset { offsetLabel.text = texts.offset }
    for (row, value) in zip(live, [texts.offset, texts.zoom, texts.velocity]) { row.value = value }
    for (row, value) in zip(thrown, [texts.reported, texts.honest, texts.announced, texts.stopped]) {
      row.value = value
    }
    // There is no room for both.
    short[1].name = texts.isZoomable ? "Zoom scale" : "Velocity"
    let speed = texts.isZoomable ? texts.zoom : texts.velocity
    let values = [texts.offset, speed, texts.reported, texts.honest, texts.announced, texts.stopped]
    for (row, value) in zip(short, values) { row.value = value }
  }

  // MARK: Layout

  /// The size of a card: a little wider for large words, and as high as all of its rows.
  var cardSize: CGSize {
    let rows = CGFloat(live.count + thrown.count) * (rowHeight(live[0], atLeast: 24) + 2)
    let words = headHeight + throwLabel.font.lineHeight.rounded(.up) + rows + keys.height
    return CGSize(width: (304 * traitCollection.textScale(upTo: 1.35)).rounded(), height: words + 242)
  }

  /// The height of a bar, without what the device covers.
  func barHeight(_ style: Style) -> CGFloat {
    guard style != .foldedBar else { return headHeight + 32 }
    return headHeight + 30 + max(110, CGFloat(short.count) * (rowHeight(short[0], atLeast: 18) + 0.5)) + 13
  }

  /// The height of the line with the name.
  private var headHeight: CGFloat { max(24, badge.size.height, nameLabel.font.lineHeight.rounded(.up)) }

  private func rowHeight(_ row: ReadoutRow, atLeast least: CGFloat) -> CGFloat {
    max(least, (row.lineHeight * 1.25).rounded(.up))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isCard = style == .card
    for view in [throwLabel, line, keyLine, keys] as [UIView] + live + thrown { view.isHidden = !isCard }
    for row in short { row.isHidden = style != .bar }
    // Large numbers take the room of the curves.
    graph.isHidden = style == .foldedBar || (style == .bar && traitCollection.hasLargeText)
    offsetLabel.isHidden = style != .foldedBar
    grabber.isHidden = isCard
    let inset: CGFloat = isCard ? 18 : 16
    let width = bounds.width - 2 * inset
    let top: CGFloat = 18
    grabber.frame = CGRect(x: bounds.midX - 18, y: 6, width: 36, height: 5)
    let badgeSize = badge.size
    let badgeX = inset + width - badgeSize.width
    let nameWidth =
      style == .foldedBar ? min(badgeX - inset - 8, max(84, nameLabel.sizeThatFits(.zero).width)) : badgeX - inset - 8
    nameLabel.frame = CGRect(x: inset, y: top, width: nameWidth, height: headHeight)
    let offsetX = inset + nameWidth
    offsetLabel.frame = CGRect(x: offsetX, y: top, width: max(0, badgeX - offsetX - 12), height: headHeight)
    // Cut off it would say something else.
    if offsetLabel.sizeThatFits(.zero).width > offsetLabel.frame.width { offsetLabel.isHidden = true }
    badge.frame = CGRect(
      origin: CGPoint(x: badgeX, y: top + (headHeight - badgeSize.height) / 2), size: badgeSize)
    if isCard { layOutCard(inset, width) } else { layOutBar(inset, width) }
    offsetLabel.textAlignment = endAlignment
    mirrorForReading(subviews)
  }

  private func layOutBar(_ inset: CGFloat, _ width: CGFloat) {
    let top = headHeight + 30
    let left = traitCollection.hasLargeText ? 0 : (width * 0.42).rounded() + 14
    graph.frame = CGRect(x: inset, y: top, width: max(0, left - 14), height: 110)
    let height = rowHeight(short[0], atLeast: 18)
    for (index, row) in short.enumerated() {
      row.frame = CGRect(
        x: inset + left, y: top + CGFloat(index) * (height + 0.5), width: width - left, height: height)
    }
  }

  private func layOutCard(_ inset: CGFloat, _ width: CGFloat) {
    let pixel = 1 / traitCollection.displayScale
    graph.frame = CGRect(x: inset, y: headHeight + 34, width: width, height: 132)
    var y = graph.frame.maxY + 12
    let height = rowHeight(live[0], atLeast: 24)
    func place(_ rows: [ReadoutRow]) {
      for row in rows {
        row.frame = CGRect(x: inset, y: y, width: width, height: height)
        y += height + 2
      }
    }
    place(live)
    line.frame = CGRect(x: inset, y: y + 8, width: width, height: pixel)
    let throwHeight = throwLabel.font.lineHeight.rounded(.up)
    throwLabel.frame = CGRect(x: inset, y: y + 20, width: width, height: throwHeight)
    y += throwHeight + 26
    place(thrown)
    keyLine.frame = CGRect(x: inset, y: y + 8, width: width, height: pixel)
    keys.frame = CGRect(x: inset, y: y + 20, width: width, height: keys.height)
  }
}
