/// The titles beside the content: a finger on them goes at once to where they lead.
///
/// How it looks is our choice, after iOS.
final class CollectionIndexBar: UIView {
  /// How wide it is, in points.
  static let width: CGFloat = 20
  /// The height of a title, in points.
  private static let lineHeight: CGFloat = 15
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  let titles: [String]
  /// Called with the number of a title that a finger, or an assistive tool, has come to.
  private let choose: (Int) -> Void
  private var labels: [UILabel] = []
  private var chosen: Int?

  init(titles: [String], choose: @escaping (Int) -> Void) {
    self.titles = titles
    self.choose = choose
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  /// The height that all titles need, in points.
  var wantedHeight: CGFloat { CGFloat(titles.count) * Self.lineHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let shown = Self.shownTitles(titles, places: Int(min(bounds.height / Self.lineHeight, CGFloat(titles.count))))
    if shown != labels.map({ $0.text ?? "" }) { replaceLabels(with: shown) }
    let height = bounds.height / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }

  /// The titles where there are as many places; otherwise some of them, with dots for those between.
  static func shownTitles(_ titles: [String], places: Int) -> [String] {
    guard titles.count > places, places > 0 else { return places > 0 ? titles : [] }
    guard places > 2 else { return Array(titles.prefix(places)) }
    // Titles stand at the even places, the first and the last among them.
    let kept = (places + 1) / 2
    return (0..<(2 * kept - 1)).map { place in
      place.isMultiple(of: 2) ? titles[place / 2 * (titles.count - 1) / (kept - 1)] : "•"
    }
  }

  private func replaceLabels(with shown: [String]) {
    for label in labels { label.removeFromSuperview() }
    labels = shown.map { text in
      let label = UILabel()
      label.text = text
      label.font = Self.font
      label.textAlignment = .center
      label.textColor = tintColor
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  // MARK: Fingers

  /// The content does not scroll under a finger that goes along the titles.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    chosen = nil
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { chosen = nil }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.inOrder.first, !titles.isEmpty, bounds.height > 0 else { return }
    let part = touch.location(in: self).y / bounds.height
    guard part.isFinite else { return }
    go(to: Int(min(max((part * CGFloat(titles.count)).rounded(.down), 0), CGFloat(titles.count - 1))))
  }

  private func go(to title: Int) {
    guard title != chosen else { return }
    chosen = title
    accessibilityValue = titles[title]
    choose(title)
  }

  // MARK: Assistive tools

  override func accessibilityIncrement() { go(to: min((chosen ?? -1) + 1, titles.count - 1)) }

  override func accessibilityDecrement() { go(to: max((chosen ?? 1) - 1, 0)) }
}
