import OpenCollectionView

/// What one sees first: what this is, in one line, and the way to what one looks for.
final class HomeFront: UIView {
  let search = SearchField()
  private let nameLabel = UILabel()
  private let lineLabel = UILabel()
  private let hintLabel = UILabel()
  let touchesButton = TouchesButton()
  /// The photos, which lie in what is scrolled: they are nothing to a reader, and fingers scroll from there.
  let fan = HomeFan()
  /// Says that a search found nothing; it stands where the exhibits would.
  let nothingLabel = UILabel()

  static let line = "UIKit’s collection view, alive on Linux."
  private static let hint =
    "Everything here is drawn by a Swift program on Linux. Touch it, with as many fingers as you like."
  private static let name = "OpenCollectionView"

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.text = Self.name
    nameLabel.textColor = .gallerySecondary
    lineLabel.text = Self.line
    lineLabel.textColor = .label
    lineLabel.accessibilityTraits = .header
    hintLabel.text = Self.hint
    hintLabel.textColor = .gallerySecondary
    nothingLabel.textColor = .gallerySecondary
    nothingLabel.isHidden = true
    nothingLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    for label in [nameLabel, lineLabel, hintLabel, nothingLabel] { label.numberOfLines = 0 }
    for view in [nameLabel, lineLabel, hintLabel, search, touchesButton, nothingLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Where everything stands in a width.
  @MainActor private struct Places {
    let nameFont, lineFont, hintFont: UIFont
    let name, line, hint, search, fan: CGRect
    let height: CGFloat

    init(width: CGFloat, traits: UITraitCollection) {
      let isNarrow = width < 560
      // The line is as large as it can be, and grows less than other text: it is large already.
      let size: CGFloat = isNarrow ? max(28, min(34, width / 11.2)) : width < 900 ? 44 : width < 1500 ? 56 : 68
      lineFont = UIFontMetrics(forTextStyle: .largeTitle)
        .scaledFont(
          for: .systemFont(ofSize: size, weight: .bold), maximumPointSize: max(size, min(size * 1.4, width / 6.5)),
          compatibleWith: traits)
      nameFont = UIFontMetrics(forTextStyle: .footnote)
        .scaledFont(
          for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: min(22, width / 18), compatibleWith: traits
        )
      hintFont = UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: .systemFont(ofSize: isNarrow ? 16 : 19), compatibleWith: traits)
      // Beside the words where there is room for both, above them otherwise.
      let isBeside = width >= 820
      let fanWidth = isBeside ? min(720, width * 0.42) : width
      let words = isBeside ? width - fanWidth - 32 : width
      var y: CGFloat = isNarrow ? 20 : 28
      name = CGRect(
        x: 0, y: y, width: max(0, width - 128),
        height: CardText.height(of: HomeFront.name, nameFont, width: max(1, width - 128)))
      y = max(name.maxY, y + 28)
      let fanHeight: CGFloat = isBeside ? max(300, (fanWidth * 0.54).rounded()) : min(max(width * 0.5, 120), 250)
      if !isBeside {
        fan = CGRect(x: 0, y: y, width: width, height: fanHeight)
        y = fan.maxY + 4
      } else {
        y += 26
        fan = CGRect(x: width - fanWidth, y: y - 16, width: fanWidth, height: fanHeight)
      }
      // As wide as its first half, so that it breaks there.
      let lineWidth = min(words, lineFont.pointSize * 11.6)
      line = CGRect(
        x: 0, y: y, width: lineWidth, height: CardText.height(of: HomeFront.line, lineFont, width: lineWidth))
      let hintWidth = min(words, 560 * max(1, hintFont.pointSize / 19))
      hint = CGRect(
        x: 0, y: line.maxY + 12, width: hintWidth,
        height: CardText.height(of: HomeFront.hint, hintFont, width: hintWidth))
      let searchHeight = max(44, (hintFont.lineHeight + 20).rounded())
      search = CGRect(x: 0, y: hint.maxY + 22, width: min(words, 420), height: searchHeight)
      height = max(search.maxY, fan.maxY) + (isNarrow ? 40 : 56)
    }
  }

  static func height(width: CGFloat, traits: UITraitCollection) -> CGFloat {
    Places(width: width, traits: traits).height
  }

  /// Where the front has its place in what is scrolled.
  var home = CGPoint.zero {
    didSet { if home != oldValue { setNeedsLayout() } }
  }

  /// Whoever touches words touches what lies behind them, and scrolls it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    [search, touchesButton].contains { $0.frame.contains(point) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = Places(width: bounds.width, traits: traitCollection)
    nameLabel.font = places.nameFont
    lineLabel.font = places.lineFont
    hintLabel.font = places.hintFont
    nameLabel.frame = places.name
    lineLabel.frame = places.line
    hintLabel.frame = places.hint
    search.frame = places.search
    fan.frame = places.fan.offsetBy(dx: home.x, dy: home.y)
    nothingLabel.font = places.hintFont
    nothingLabel.frame = CGRect(
      x: 0, y: bounds.height, width: bounds.width,
      height: CardText.height(of: nothingLabel.text ?? "", places.hintFont, width: bounds.width))
    touchesButton.showsWord = bounds.width >= 300
    let button = touchesButton.size
    touchesButton.frame = CGRect(
      x: bounds.width - button.width, y: places.name.midY - button.height / 2, width: button.width,
      height: button.height)
    mirrorForReading(subviews)
    if isReadFromRight { fan.frame.origin.x = home.x + bounds.width - places.fan.maxX }
  }
}
