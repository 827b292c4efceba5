import OpenCollectionView

/// A capsule that says what a scroll view does, in the colour of that.
final class PhaseBadge: UILabel {
  /// The size that it has for its longest word, in points.
  var size: CGSize {
    CGSize(width: (112 * font.pointSize / 13).rounded(), height: (24 * font.pointSize / 13).rounded())
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setGrowingFont(ofSize: 13, weight: .semibold, as: .footnote, upTo: 18)
    textAlignment = .center
    clipsToBounds = true
    show(.resting)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  func show(_ phase: ScrollPhase) {
    guard text != phase.rawValue else { return }
    text = phase.rawValue
    textColor = phase == .resting ? .gallerySecondary : phase.color
    backgroundColor = phase.color.withAlphaComponent(0.15)
  }
}
