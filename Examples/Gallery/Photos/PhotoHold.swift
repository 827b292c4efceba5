import OpenCollectionView

/// What fingers have taken hold of, and how.
@MainActor struct PhotoHold {
  /// Whose fingers they are.
  let recognizer: UIGestureRecognizer
  let transition: UICollectionViewTransitionLayout
  /// How wide the photo was then, in points.
  let width: CGFloat
  /// How far it was turned.
  let rotation: CGFloat
  /// Where the fingers are, and how many.
  private(set) var place: CGPoint
  private var touches: Int
  /// Where they hold the photo: they may have come and gone since.
  private(set) var location: CGPoint

  init(
    _ recognizer: UIGestureRecognizer, _ transition: UICollectionViewTransitionLayout, width: CGFloat,
    rotation: CGFloat, at place: CGPoint
  ) {
    self.recognizer = recognizer
    self.transition = transition
    self.width = width
    self.rotation = rotation
    self.place = place
    touches = recognizer.numberOfTouches
    location = place
  }

  /// The fingers are elsewhere. The middle of two is not where one of them is: a finger more or less moves nothing.
  mutating func move(to place: CGPoint) {
    if recognizer.numberOfTouches == touches {
      location.x += place.x - self.place.x
      location.y += place.y - self.place.y
    }
    self.place = place
    touches = recognizer.numberOfTouches
  }
}
