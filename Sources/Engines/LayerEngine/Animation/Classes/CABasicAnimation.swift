/// An animation of a property from one value to another.
///
/// Of the three values at most two are used: from and to; from, and by added to it; to, and by taken from it. What is
/// missing is the value that the property has. Values are numbers, points, sizes, rectangles, transforms, `CGColor`s,
/// `CGPath`s, or arrays of colours or numbers, as the property has them; an object of another kind counts as missing.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value of the property at the beginning.
  open var fromValue: Any?
  /// The value of the property at the end.
  open var toValue: Any?
  /// How far it goes.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  final override func makeTrack(_ kind: AnimationValue.Kind) -> AnimationTrack? {
    .ends(
      from: fromValue.flatMap { AnimationValue($0, as: kind) }, to: toValue.flatMap { AnimationValue($0, as: kind) },
      by: byValue.flatMap { AnimationValue($0, as: kind) })
  }
}
