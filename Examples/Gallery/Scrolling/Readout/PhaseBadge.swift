import OpenCollectionView

/// A capsule that says what a scroll view does, in the colour of that.
final class PhaseBadge: UILabel {
  static let size = CGSize(width: 112, height: 24)

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13, weight: .semibold)
    textAlignment = .center
    clipsToBounds = true
    layer.cornerRadius = Self.size.height / 2
    show(.resting)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ phase: ScrollPhase) {
    guard text != phase.rawValue else { return }
    text = phase.rawValue
    textColor = phase == .resting ? .gallerySecondary : phase.color
    backgroundColor = phase.color.withAlphaComponent(0.15)
  }
}
