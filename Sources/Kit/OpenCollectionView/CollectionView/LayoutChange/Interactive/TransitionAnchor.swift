import Foundation

extension UICollectionViewTransitionLayout {
  /// An item that stays at a point of the view while a transition goes on, such as under two fingers.
  ///
  /// The content is moved so that it does, or the item alone, in front of the others, as in a photo browser; when the
  /// transition is let go, that movement ends with it.
  ///
  /// ```swift
  /// let item = IndexPath(item: 3, section: 0)
  /// transition.anchor = .init(item: item, at: pinch.location(in: collectionView.superview))
  /// transition.transitionProgress = (pinch.scale - 1) / 2
  /// transition.invalidateLayout()
  /// ```
  public struct Anchor: Sendable {
    /// The item, as presented.
    public var item: IndexPath
    /// The place at which it is to be seen, in points from the upper left corner of what can be seen of the content on the screen.
    public var location: CGPoint
    /// The point of the item that is to be there, as a part of its size; its middle unless set.
    public var unitPoint: CGPoint
    /// How far the item is turned besides, in radians, clockwise. The point that is held stays where it is.
    public var rotation: CGFloat
    /// The position that the item is to have in the next layout when the transition is finished; none unless set.
    public var placement: UICollectionView.ScrollPosition
    /// Tells whether the whole content goes along with the item; true unless set. Otherwise the item is moved alone,
    /// and stands in front of all others.
    public var movesContent: Bool

    /// An anchor.
    public init(
      item: IndexPath, at location: CGPoint, unitPoint: CGPoint = CGPoint(x: 0.5, y: 0.5), rotation: CGFloat = 0,
      placement: UICollectionView.ScrollPosition = [], movesContent: Bool = true
    ) {
      self.item = item
      self.location = location
      self.unitPoint = unitPoint
      self.rotation = rotation
      self.placement = placement
      self.movesContent = movesContent
    }

    /// From the middle of an item of a size to the point that is held.
    func reach(in size: CGSize) -> CGPoint {
      let way = CGPoint(x: (unitPoint.x - 0.5) * size.width, y: (unitPoint.y - 0.5) * size.height)
      guard rotation != 0 else { return way }
      let (cosine, sine) = (cos(rotation), sin(rotation))
      return CGPoint(x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
    }

    /// The anchor in the coordinates of a view, which may count from the right, or back from there. // C160
    @MainActor func asCounted(in view: UICollectionView) -> Anchor {
      guard view.countsFromRight else { return self }
      var anchor = self
      anchor.location.x = view.bounds.width - location.x
      anchor.unitPoint.x = 1 - unitPoint.x
      anchor.rotation = -rotation
      return anchor
    }

    var isFinite: Bool { location.isFinite && unitPoint.isFinite && rotation.isFinite }
  }
}
