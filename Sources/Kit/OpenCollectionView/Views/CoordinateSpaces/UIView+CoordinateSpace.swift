extension UIView: UICoordinateSpace {
  /// A point of this view's coordinates in those of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, to: coordinateSpace)
  }

  /// A point of another space's coordinates in those of this view.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    converted(point, from: coordinateSpace)
  }

  /// The smallest rectangle around a rectangle of this view's coordinates, in those of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, to: coordinateSpace)
  }

  /// The smallest rectangle around a rectangle of another space's coordinates, in those of this view.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    converted(rect, from: coordinateSpace)
  }
}

extension UIView: LayerSpace {
  var spaceLayer: CALayer { layer }
}
