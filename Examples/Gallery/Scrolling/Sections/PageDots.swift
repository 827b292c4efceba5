import OpenCollectionView

/// A dot for each page, and one that goes between them with the finger: it stretches to the next before it lets go.
final class PageDots: UIView {
  static let height: CGFloat = 32
  private static let size: CGFloat = 7
  private static let distance: CGFloat = 16

  private var dots: [UIView] = []
  private let traveller = UIView()

  /// Called with a page that a tap asks for.
  var didChoose: ((Int) -> Void)?

  var count = 0 {
    didSet {
      guard count != oldValue else { return }
      for dot in dots { dot.removeFromSuperview() }
      dots = (0..<count).map { _ in Self.makeDot() }
      for dot in dots { insertSubview(dot, belowSubview: traveller) }
      setNeedsLayout()
    }
  }

  /// The page that is shown, with the part of the way to the next.
  var position: CGFloat = 0 {
    didSet {
      guard position != oldValue else { return }
      placeTraveller()
      accessibilityValue = "\(Int(position.rounded()) + 1) of \(count)"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    traveller.backgroundColor = .label
    traveller.layer.cornerRadius = Self.size / 2
    addSubview(traveller)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PageDots.tapped(_:))))
    isAccessibilityElement = true
    accessibilityLabel = "Page"
  }

  required init?(coder: NSCoder) { nil }

  private static func makeDot() -> UIView {
    let dot = UIView()
    dot.layer.cornerRadius = size / 2
    return dot
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let step = (tap.location(in: self).x < bounds.midX) == isReadFromRight ? 1 : -1
    let page = Int(position.rounded()) + step
    if (0..<count).contains(page) { didChoose?(page) }
  }

  private func x(ofDot index: CGFloat) -> CGFloat {
    bounds.midX + (index - CGFloat(count - 1) / 2) * Self.distance - Self.size / 2
  }

  private var y: CGFloat { (bounds.midY - Self.size / 2).rounded() + 2 }

  /// Where colours have to differ more, the dots of other pages are rings: they differ in form, too.
  private func updateForms() {
    let areRings = traitCollection.accessibilityContrast == .high
    for dot in dots {
      dot.backgroundColor = areRings ? .clear : .tertiaryLabel
      dot.layer.borderWidth = areRings ? 1 : 0
      dot.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateForms()
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(x: x(ofDot: CGFloat(index)), y: y, width: Self.size, height: Self.size)
    }
    mirrorForReading(dots)
    placeTraveller()
  }

  private func placeTraveller() {
    let position = min(max(position, 0), CGFloat(max(count - 1, 0)))
    let page = position.rounded(.down)
    let way = position - page
    let left = x(ofDot: page + max(0, 2 * way - 1))
    let right = x(ofDot: page + min(1, 2 * way)) + Self.size
    traveller.frame = CGRect(x: left, y: y, width: right - left, height: Self.size)
    mirrorForReading([traveller])
  }
}
