/// Shows a layer's change from what it showed to what it shows next.
open class CATransition: CAAnimation {
  /// How the new takes the place of the old; a fade unless set.
  open var type = CATransitionType.fade
  /// The side that the new comes from; the left unless set.
  open var subtype: CATransitionSubtype?
  /// The place between old and new at which the transition begins, 0 to 1.
  open var startProgress: Float = 0
  /// The place between old and new at which the transition ends, 0 to 1.
  open var endProgress: Float = 1

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}
