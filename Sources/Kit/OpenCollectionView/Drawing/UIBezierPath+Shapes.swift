extension UIBezierPath {
  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// An ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// A rectangle with round corners; a radius beyond half a side counts as that.
  ///
  /// Difference from UIKit: corners are quarter circles, where iOS draws them slightly longer, with an even bend.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle of which some corners are round: quarter ellipses of the given width and height. What is beyond half
  /// a side counts as that; with a width or height that is not above 0 all corners are sharp.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    var radii = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)), height: max(0, min(cornerRadii.height, rect.height / 2)))
    if cornerRadii.width == cornerRadii.height {
      // What was asked to be a circle stays one where one side is too short.
      let radius = min(radii.width, radii.height)
      radii = CGSize(width: radius, height: radius)
    }
    if corners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]) {
      outline.addRoundedRect(in: rect, cornerWidth: radii.width, cornerHeight: radii.height)
    } else {
      addCorners(of: rect, corners, radii)
    }
  }

  /// An arc of a circle; angles in radians, 0 to the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A path of Core Graphics, as it is now.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// Adds the outline clockwise on the screen from its upper left corner.
  private func addCorners(of rect: CGRect, _ corners: UIRectCorner, _ radii: CGSize) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let path = outline
    let isSharp = radii.width == 0 || radii.height == 0
    path.move(
      to: CGPoint(x: rect.minX + (isSharp || !corners.contains(.topLeft) ? 0 : radii.width), y: rect.minY))
    func add(_ corner: UIRectCorner, _ x: CGFloat, _ y: CGFloat, inX: CGFloat, inY: CGFloat, from angle: CGFloat) {
      guard corners.contains(corner), !isSharp else {
        // The path begins at the upper left corner where that is sharp.
        if corner != .topLeft { path.addLine(to: CGPoint(x: x, y: y)) }
        return
      }
      let place = CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: x + inX * radii.width, ty: y + inY * radii.height)
      path.addArc(
        center: .zero, radius: 1, startAngle: angle, endAngle: angle + .pi / 2, clockwise: false, transform: place)
    }
    add(.topRight, rect.maxX, rect.minY, inX: -1, inY: 1, from: -.pi / 2)
    add(.bottomRight, rect.maxX, rect.maxY, inX: -1, inY: -1, from: 0)
    add(.bottomLeft, rect.minX, rect.maxY, inX: 1, inY: -1, from: .pi / 2)
    add(.topLeft, rect.minX, rect.minY, inX: 1, inY: 1, from: .pi)
    path.closeSubpath()
  }
}
