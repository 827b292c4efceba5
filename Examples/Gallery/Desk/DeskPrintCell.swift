import OpenCollectionView

/// A frame of the film, or a print on the table, which has a white margin.
final class DeskPrintCell: DeskCell, DeskArrivalCell {
  static let identifier = "desk print"
  private static let margin: CGFloat = 5

  /// Tells whether it is on paper.
  private var isPrint = false

  override var cornerRadius: CGFloat { 4 }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = cornerRadius
    layer.cornerRadius = cornerRadius
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a photo in a place.
  func show(_ item: DeskItem, in place: DeskPlace) {
    takeForm(of: place)
    show(item)
  }

  func show(_ arrival: DeskArrival) {
    takeForm(of: arrival.place)
    showProgress(of: arrival)
  }

  private func takeForm(of place: DeskPlace) {
    isPrint = place == .table
    contentView.backgroundColor = isPrint ? .white : .clear
    contentView.layer.borderWidth = isPrint ? 0.5 : 0
    contentView.layer.borderColor = UIColor.black.withAlphaComponent(0.16).cgColor
    layer.shadowOpacity = isPrint ? 0.14 : 0
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowPath = isPrint ? UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath : nil
  }

  override var liftedPath: UIBezierPath { UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius) }

  override func layoutSubviews() {
    let bounds = contentView.bounds
    let margin = isPrint ? min(Self.margin, bounds.width * 0.1) : 0
    pictureView.frame = bounds.inside(horizontally: margin, vertically: margin)
    pictureView.layer.cornerRadius = isPrint ? 1 : cornerRadius
    ring.frame = CGRect(
      x: bounds.midX - DeskProgressRing.side / 2, y: bounds.midY - DeskProgressRing.side / 2,
      width: DeskProgressRing.side, height: DeskProgressRing.side)
    if isPrint { layer.shadowPath = UIBezierPath(roundedRect: self.bounds, cornerRadius: cornerRadius).cgPath }
    super.layoutSubviews()
  }
}
