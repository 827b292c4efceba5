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
    ReadoutRow("UIKit reports"), ReadoutRow("Honest velocity"), ReadoutRow("Announced"), ReadoutRow("Came to rest"),
  ]
  private let short = ["Offset", "Velocity", "Lift", "Honest", "Target", "Rest"].map { ReadoutRow($0, fontSize: 12) }
  private var texts: ReadoutTexts?

  /// Called when a bar is to be folded, or unfolded.
  var didFold: (() -> Void)?

  var style = Style.card {
    didSet { if style != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
    nameLabel.font = .systemFont(ofSize: 20, weight: .semibold)
    throwLabel.text = "Last throw"
    throwLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    throwLabel.textColor = .gallerySecondary
    for line in [line, keyLine] { line.backgroundColor = .separator }
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    offsetLabel.font = .monospacedDigitSystemFont(ofSize: 14, weight: .medium)
    offsetLabel.textAlignment = .right
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

  static let cardSize = CGSize(width: 304, height: 560)

  /// The height of a bar, without what the device covers.
  static func barHeight(_ style: Style) -> CGFloat { style == .foldedBar ? 56 : 178 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isCard = style == .card
    for view in [throwLabel, line, keyLine, keys] as [UIView] + live + thrown { view.isHidden = !isCard }
    for row in short { row.isHidden = style != .bar }
    graph.isHidden = style == .foldedBar
    offsetLabel.isHidden = style != .foldedBar
    grabber.isHidden = isCard
    let inset: CGFloat = isCard ? 18 : 16
    let width = bounds.width - 2 * inset
    let top: CGFloat = 18
    grabber.frame = CGRect(x: bounds.midX - 18, y: 6, width: 36, height: 5)
    let badgeX = inset + width - PhaseBadge.size.width
    nameLabel.frame = CGRect(x: inset, y: top, width: style == .foldedBar ? 84 : badgeX - inset - 8, height: 24)
    offsetLabel.frame = CGRect(x: inset + 84, y: top, width: badgeX - inset - 84 - 12, height: 24)
    badge.frame = CGRect(origin: CGPoint(x: badgeX, y: top), size: PhaseBadge.size)
    if isCard { layOutCard(inset, width) } else { layOutBar(inset, width) }
  }

  private func layOutBar(_ inset: CGFloat, _ width: CGFloat) {
    let left = (width * 0.42).rounded()
    graph.frame = CGRect(x: inset, y: 54, width: left, height: 110)
    for (index, row) in short.enumerated() {
      row.frame = CGRect(
        x: inset + left + 14, y: 54 + CGFloat(index) * 18.5, width: width - left - 14, height: 18)
    }
  }

  private func layOutCard(_ inset: CGFloat, _ width: CGFloat) {
    let pixel = 1 / traitCollection.displayScale
    graph.frame = CGRect(x: inset, y: 58, width: width, height: 132)
    var y = graph.frame.maxY + 12
    func place(_ rows: [ReadoutRow]) {
      for row in rows {
        row.frame = CGRect(x: inset, y: y, width: width, height: 24)
        y += 26
      }
    }
    place(live)
    line.frame = CGRect(x: inset, y: y + 8, width: width, height: pixel)
    throwLabel.frame = CGRect(x: inset, y: y + 20, width: width, height: 18)
    y += 44
    place(thrown)
    keyLine.frame = CGRect(x: inset, y: y + 8, width: width, height: pixel)
    keys.frame = CGRect(x: inset, y: y + 20, width: width, height: KeyHints.height)
  }
}
