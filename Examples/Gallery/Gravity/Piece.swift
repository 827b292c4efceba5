import OpenCollectionView

/// Something that falls: a box, a disc, a hexagon, or the link of a chain.
final class Piece: UIView {
  enum Form: Int, CaseIterable {
    case box
    case disc
    case hexagon
    case link
  }

  let form: Form
  private let outline = CAShapeLayer()

  /// - Parameter number: chooses the colour.
  init(_ form: Form, number: Int) {
    self.form = form
    super.init(frame: .zero)
    bounds.size =
      switch form {
      case .box: CGSize(width: 54, height: 54)
      case .disc: CGSize(width: 50, height: 50)
      case .hexagon: CGSize(width: 58, height: 58)
      case .link: CGSize(width: 28, height: 12)
      }
    isUserInteractionEnabled = false
    tintColor = form == .link ? .systemGray : Self.colors[number % Self.colors.count]
    outline.path = path
    layer.addSublayer(outline)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private static let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemTeal, .systemPink, .systemGreen]

  private var path: CGPath {
    let path = CGMutablePath()
    switch form {
    case .box: path.addRoundedRect(in: bounds, cornerWidth: 6, cornerHeight: 6)
    case .link: path.addRoundedRect(in: bounds, cornerWidth: 5, cornerHeight: 5)
    case .disc:
      path.addEllipse(in: bounds)
      // How it is turned is to be seen.
      path.addEllipse(in: CGRect(x: bounds.midX - 4, y: 7, width: 8, height: 8))
    case .hexagon:
      path.addLines(between: Self.corners(of: bounds.width / 2, about: CGPoint(x: bounds.midX, y: bounds.midY)))
      path.closeSubpath()
    }
    return path
  }

  private static func corners(of radius: CGFloat, about middle: CGPoint) -> [CGPoint] {
    (0..<6).map { corner in
      let angle = CGFloat(corner) * .pi / 3
      return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    outline.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
    outline.fillRule = .evenOdd
  }

  override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
    switch form {
    case .box, .link: .rectangle
    case .disc: .ellipse
    case .hexagon: .path
    }
  }

  override var collisionBoundingPath: UIBezierPath {
    let path = CGMutablePath()
    path.addLines(between: Self.corners(of: bounds.width / 2, about: .zero))
    path.closeSubpath()
    return UIBezierPath(cgPath: path)
  }

  /// A point of the playground, from the middle of the piece and in its own directions.
  func offset(of point: CGPoint) -> UIOffset {
    let angle = atan2(transform.b, transform.a)
    let (x, y) = (point.x - center.x, point.y - center.y)
    return UIOffset(horizontal: x * cos(angle) + y * sin(angle), vertical: y * cos(angle) - x * sin(angle))
  }

  /// Where on the playground a point is that is given so.
  func place(of offset: UIOffset) -> CGPoint {
    let angle = atan2(transform.b, transform.a)
    return CGPoint(
      x: center.x + offset.horizontal * cos(angle) - offset.vertical * sin(angle),
      y: center.y + offset.horizontal * sin(angle) + offset.vertical * cos(angle))
  }

  /// Tells whether a finger at a point means this piece: one that is small is held by its surroundings, too.
  func isHit(at point: CGPoint) -> Bool {
    let offset = offset(of: point)
    let margin: CGFloat = form == .link ? 8 : 2
    if form == .disc { return hypot(offset.horizontal, offset.vertical) <= bounds.width / 2 + margin }
    return abs(offset.horizontal) <= bounds.width / 2 + margin && abs(offset.vertical) <= bounds.height / 2 + margin
  }
}
