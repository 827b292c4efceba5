/// An animation of one property of a layer.
///
/// The key path names a property of `CALayer` or of one of its subclasses, or a part of one: `position.x`,
/// `bounds.size.width`, `transform.rotation.z`, `transform.scale`, `sublayerTransform.translation.x`, and so on. A key
/// path that names nothing that can be animated shows nothing.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property.
  open var keyPath: String?
  /// Tells whether values are added to what the property has, instead of taking its place. Transforms are multiplied.
  open var isAdditive = false
  /// Tells whether each run begins where the one before has ended.
  open var isCumulative = false
  /// Turns numbers into transforms: what a rotation key path does, with the property's own value left out. An animation
  /// of anything but a transform shows nothing then.
  open var valueFunction: CAValueFunction?

  /// An animation of what a key path names.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  final override func makeContent() -> AnimationProgram.Content {
    guard let key = keyPath.flatMap(AnimationKey.init(path:)) else { return .nothing }
    guard let valueFunction else {
      guard let track = makeTrack(key.valueKind) else { return .nothing }
      return .property(PropertyProgram(key: key, track: track, isAdditive: isAdditive, isCumulative: isCumulative))
    }
    guard key.valueKind == .transform, let track = makeTrack(.number) else { return .nothing }
    return .property(
      PropertyProgram(
        key: key, track: track, isAdditive: isAdditive, isCumulative: isCumulative, function: valueFunction.transform,
        component: valueFunction.component))
  }

  func makeTrack(_ kind: AnimationValue.Kind) -> AnimationTrack? { nil }
}
