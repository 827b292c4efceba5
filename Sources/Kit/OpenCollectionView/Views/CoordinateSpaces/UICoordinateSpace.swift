/// Something with coordinates that others can be converted into: a view, a screen, a scene.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the space, in its own coordinates.
  var bounds: CGRect { get }

  /// A point of these coordinates in those of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space's coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// The smallest rectangle around a rectangle of these coordinates, in those of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The smallest rectangle around a rectangle of another space's coordinates, in these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
