/// The chevron of back buttons.
@MainActor enum BackIndicator {
  /// A template that points to the left.
  static let image = UIGraphicsImageRenderer(size: BarMetrics.chevronSize).image { _ in
    let path = UIBezierPath()
    // The corner lies where the two strokes of 2.75 points keep inside of the picture.
    path.move(to: CGPoint(x: 10.4, y: 1.9))
    path.addLine(to: CGPoint(x: 1.95, y: 10.5))
    path.addLine(to: CGPoint(x: 10.4, y: 19.1))
    path.lineWidth = 2.75
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.black.setStroke()
    path.stroke()
  }.withRenderingMode(.alwaysTemplate)
}
