import MotionEngine

/// How a carried cell looks: lifted, a little larger, with a shadow under it.
@MainActor final class MovementLook {
  /// How long a cell takes to be lifted, in seconds. Our choice, that of the reference's texts. // M22
  static let liftDuration = 0.2
  /// How much larger it is meanwhile. Our choice. // M22
  static let scale: CGFloat = 1.05
  /// The shadow. Our choice. // M22
  static let shadowOpacity: Float = 0.3
  static let shadowRadius: CGFloat = 10
  static let shadowOffset = CGSize(width: 0, height: 6)
  /// How long a cell that was thrown takes to come to its place, in seconds: in the time of other changes nobody would see
  /// that it was thrown. Our choice. // M22
  static let throwDuration = 0.5
  /// How much of a throw a drop takes over at most, in distances to the place per second: beyond that the cell would fly off
  /// further than people look. Our choice. // M22
  static let fastestDrop = 30.0

  /// How near the row of a cell is to the viewer while the cell goes to its place in it.
  private static let landingDepth = CGFloat(UICollectionViewLayout.carriedZIndex) - 0.5

  private unowned let movement: UICollectionView.InteractiveMovement
  /// The row that the cell goes to its place in.
  private weak var row: RowScrollView?
  private let shadow = UIView()
  /// The factor by which the cell's size is multiplied now.
  private var factor: CGFloat = 1
  private var isShown = false
  private var isPlaced = false

  init(_ movement: UICollectionView.InteractiveMovement) { self.movement = movement }

  private var cell: UICollectionViewCell { movement.cell }

  /// Lifts the cell.
  func begin() {
    let view = movement.view
    guard view.liftsInteractivelyMovingCells else { return }
    isShown = true
    shadow.isUserInteractionEnabled = false
    shadow.alpha = 0
    shadow.layer.shadowColor = UIColor.black.cgColor
    shadow.layer.shadowOpacity = Self.shadowOpacity
    shadow.layer.shadowRadius = Self.shadowRadius
    shadow.layer.shadowOffset = Self.shadowOffset
    ViewAnimation.run(nil) {
      placeShadow(movement.attributes)
      view.insertSubview(shadow, belowSubview: cell)
    }
    if !UIAccessibility.isReduceMotionEnabled { factor = Self.scale }
    UIView.animate(
      withDuration: Self.liftDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: { [self] in
        shadow.alpha = 1
        scale(movement.attributes)
      })
  }

  /// Puts the cell where attributes say. The middle goes there at once; another size takes its time.
  func place(_ attributes: UICollectionViewLayoutAttributes) {
    let view = movement.view
    if isPlaced, let applied = cell.appliedAttributes, applied.size == attributes.size,
      applied.zIndex == attributes.zIndex, !applied.isTransformed, !attributes.isTransformed
    {
      return follow(attributes)
    }
    let isOtherSize = isPlaced && cell.bounds.size != attributes.size && view.window != nil
    isPlaced = true
    func apply() {
      view.applyIfChanged(attributes, to: cell)
      if isShown {
        scale(attributes)
        placeShadow(attributes)
      }
    }
    guard isOtherSize, ViewAnimation.current == nil, !UIAccessibility.isReduceMotionEnabled else { return apply() }
    cell.center = attributes.center
    shadow.center = attributes.center
    UIView.animate(
      withDuration: UICollectionView.changeDuration, delay: 0, options: [.allowUserInteraction, .layoutSubviews],
      animations: { apply() })
  }

  /// Puts the cell where attributes say of which only the middle is another.
  func follow(_ attributes: UICollectionViewLayoutAttributes) {
    movement.view.applyIfChanged(attributes, to: cell)
    if isShown { shadow.center = attributes.center }
  }

  /// Sets the cell down: it goes from where it is seen, with what the finger's throw gives it. // M22
  func land(_ attributes: UICollectionViewLayoutAttributes, in animation: ViewAnimation) {
    let view = movement.view
    let way = CGPoint(x: attributes.center.x - cell.center.x, y: attributes.center.y - cell.center.y)
    if isShown, let host = cell.superview, shadow.superview !== host {
      ViewAnimation.run(nil) {
        host.insertSubview(shadow, belowSubview: cell)
        shadow.center = cell.center
      }
    }
    // The whole row is in front of what it is passed on its way, and behind what is pinned.
    row = cell.superview as? RowScrollView
    row?.layer.zPosition = Self.landingDepth
    let falling = pace(along: way).map { pace in
      ViewAnimation(
        duration: Self.throwDuration, delay: animation.delay, pace: pace, options: animation.options,
        group: animation.group)
    }
    factor = 1
    ViewAnimation.run(falling ?? animation) {
      view.applyIfChanged(attributes, to: cell)
      if isShown {
        cell.transform3D = attributes.transform3D
        placeShadow(attributes)
        shadow.alpha = 0
      }
    }
    // In front of the others until it has arrived.
    ViewAnimation.run(nil) { cell.layer.zPosition = CGFloat(UICollectionViewLayout.carriedZIndex) }
  }

  /// The cell looks like the others from now on. Called inside an animation, where there is one.
  func settle() {
    guard isShown, factor != 1 else { return }
    factor = 1
    shadow.alpha = 0
    cell.transform3D = cell.appliedAttributes?.transform3D ?? CATransform3DIdentity
  }

  /// The cell is one among the others.
  func end() {
    if let row, row.layer.zPosition == Self.landingDepth { row.layer.zPosition = 0 }
    row = nil
    if let attributes = cell.appliedAttributes, cell.layer.zPosition == CGFloat(UICollectionViewLayout.carriedZIndex) {
      cell.layer.zPosition = CGFloat(attributes.zIndex)
    }
    guard isShown else { return }
    isShown = false
    shadow.removeFromSuperview()
    guard factor != 1 else { return }
    // Nothing was animated.
    factor = 1
    ViewAnimation.run(nil) { cell.transform3D = cell.appliedAttributes?.transform3D ?? CATransform3DIdentity }
  }

  /// The cell is another one now.
  func cellDidChange() {
    guard isShown else { return }
    ViewAnimation.run(nil) {
      movement.view.insertSubview(shadow, belowSubview: cell)
      scale(movement.attributes)
    }
  }

  private func pace(along way: CGPoint) -> ViewAnimation.Pace? {
    let velocity = movement.dropVelocity
    let square = way.x * way.x + way.y * way.y
    guard square > 1, velocity != .zero, !UIAccessibility.isReduceMotionEnabled else { return nil }
    let share = (velocity.x * way.x + velocity.y * way.y) / square
    return .spring(
      SpringCurve.fitting(
        dampingRatio: 1, duration: Self.throwDuration,
        initialVelocity: min(max(share, -Self.fastestDrop), Self.fastestDrop)))
  }

  private func scale(_ attributes: UICollectionViewLayoutAttributes) {
    cell.transform3D =
      factor == 1 ? attributes.transform3D : CATransform3DScale(attributes.transform3D, factor, factor, 1)
  }

  private func placeShadow(_ attributes: UICollectionViewLayoutAttributes) {
    if shadow.bounds.size != attributes.size {
      shadow.bounds = CGRect(origin: .zero, size: attributes.size)
      shadow.layer.shadowPath =
        UIBezierPath(roundedRect: shadow.bounds, cornerRadius: cell.layer.cornerRadius).cgPath
    }
    shadow.center = attributes.center
    shadow.transform3D =
      factor == 1 ? attributes.transform3D : CATransform3DScale(attributes.transform3D, factor, factor, 1)
    shadow.layer.zPosition = CGFloat(attributes.zIndex) - 0.25
  }
}
