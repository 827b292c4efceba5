import GestureEngine

/// The direction in which a pen leans, as it looks in a view: the view may be turned, mirrored or stretched.
@MainActor enum PenDirection {
  /// The direction `azimuth` of the screen as a vector of length 1 in the coordinates of `view`; nil means the window.
  static func vector(_ azimuth: Double, at location: CGPoint, window: UIWindow?, in view: UIView?) -> CGVector {
    let direction = CGPoint(x: cos(azimuth), y: sin(azimuth))
    guard let window else { return CGVector(dx: direction.x, dy: direction.y) }
    let tip = CGPoint(x: location.x + direction.x, y: location.y + direction.y)
    let start = point(location, window: window, in: view)
    let end = point(tip, window: window, in: view)
    let length = hypot(end.x - start.x, end.y - start.y)
    // A view without extent has no directions.
    guard length > 0, length.isFinite else { return CGVector(dx: direction.x, dy: direction.y) }
    return CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
  }

  /// The direction as an angle in radians, from -π to π; 0 is to the right, and it grows clockwise.
  static func angle(_ azimuth: Double, at location: CGPoint, window: UIWindow?, in view: UIView?) -> CGFloat {
    let direction = vector(azimuth, at: location, window: window, in: view)
    return atan2(direction.dy, direction.dx)
  }

  private static func point(_ point: CGPoint, window: UIWindow, in view: UIView?) -> CGPoint {
    let inWindow = window.layer.convertFromParent(point) ?? point
    guard let view, view !== window else { return inWindow }
    return view.layer.convert(inWindow, from: window.layer)
  }
}
