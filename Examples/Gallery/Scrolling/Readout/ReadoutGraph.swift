import OpenCollectionView

/// Offset and velocity of the last seconds as curves; now is at the right.
final class ReadoutGraph: UIView {
  private let lines = CAShapeLayer()
  private let area = CAShapeLayer()
  private let offsetCurve = CAShapeLayer()
  private let velocityCurve = CAShapeLayer()
  private let offsetLabel = UILabel()
  private let velocityLabel = UILabel()

  private static let offsetColor = UIColor.systemBlue
  private static let velocityColor = UIColor.systemOrange
  /// What fills the height at least, so that what hardly moves looks so: points, and points per second.
  private static let smallestReach: CGFloat = 160
  private static let smallestSpeed: CGFloat = 800

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 10
    backgroundColor = .tertiarySystemFill
    isUserInteractionEnabled = false
    // The numbers beside it say the same.
    accessibilityElementsHidden = true
    for curve in [lines, offsetCurve, velocityCurve] {
      curve.fillColor = nil
      curve.lineJoin = .round
      curve.lineCap = .round
      curve.lineWidth = 2
    }
    lines.lineWidth = 1
    lines.lineDashPattern = [2, 4]
    for sublayer in [area, lines, velocityCurve, offsetCurve] { layer.addSublayer(sublayer) }
    for (label, text, color) in [
      (offsetLabel, "Offset", Self.offsetColor), (velocityLabel, "Velocity", Self.velocityColor),
    ] {
      label.text = text
      label.textColor = color
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ history: ScrollHistory) {
    let isAcross = history.isAcross
    let moments = history.moments
    func offset(_ moment: ScrollHistory.Moment) -> CGFloat { isAcross ? moment.offset.x : moment.offset.y }
    func speed(_ moment: ScrollHistory.Moment) -> CGFloat { isAcross ? moment.velocity.x : moment.velocity.y }

    let offsets = moments.map(offset)
    let (low, high) = (offsets.min() ?? 0, offsets.max() ?? 0)
    let reach = max(high - low, Self.smallestReach)
    let fastest = max(moments.map { abs(speed($0)) }.max() ?? 0, Self.smallestSpeed)
    // The names of the curves stand above them.
    let plot = bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 8, right: 8))
    // The content goes down as its offset grows; a curve is read the other way about.
    let offsetPath = path(moments, in: plot) { plot.midY + ((low + high) / 2 - offset($0)) / reach * plot.height }
    let velocityPath = path(moments, in: plot) { plot.midY - speed($0) / fastest * plot.height / 2 }

    CATransaction.begin()
    CATransaction.setDisableActions(true)
    offsetCurve.path = offsetPath
    velocityCurve.path = velocityPath
    area.path = filled(offsetPath, isEmpty: moments.count < 2, to: plot.maxX)
    CATransaction.commit()
  }

  private func path(_ moments: [ScrollHistory.Moment], in plot: CGRect, y: (ScrollHistory.Moment) -> CGFloat) -> CGPath
  {
    let path = CGMutablePath()
    let now = moments.last?.time ?? 0
    for (index, moment) in moments.enumerated() {
      let x = plot.maxX - (now - moment.time) / ScrollHistory.length * plot.width
      let point = CGPoint(x: x, y: y(moment))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// The curve with all that is below it.
  private func filled(_ curve: CGPath, isEmpty: Bool, to end: CGFloat) -> CGPath? {
    guard !isEmpty else { return nil }
    let path = CGMutablePath()
    path.addPath(curve)
    path.addLine(to: CGPoint(x: end, y: bounds.height))
    path.addLine(to: CGPoint(x: curve.boundingBox.minX, y: bounds.height))
    path.closeSubpath()
    return path
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    offsetLabel.sizeToFit()
    velocityLabel.sizeToFit()
    offsetLabel.frame.origin = CGPoint(x: 8, y: 5)
    velocityLabel.frame.origin = CGPoint(x: offsetLabel.frame.maxX + 10, y: 5)
    let middle = CGMutablePath()
    let y = (20 + bounds.height - 8) / 2
    middle.move(to: CGPoint(x: 0, y: y))
    middle.addLine(to: CGPoint(x: bounds.width, y: y))
    lines.path = middle
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// The colours of layers, which do not follow light and dark by themselves.
  private func updateColors() {
    traitCollection.performAsCurrent {
      lines.strokeColor = UIColor.separator.cgColor
      offsetCurve.strokeColor = Self.offsetColor.cgColor
      velocityCurve.strokeColor = Self.velocityColor.cgColor
      area.fillColor = Self.offsetColor.withAlphaComponent(0.14).cgColor
    }
  }
}
