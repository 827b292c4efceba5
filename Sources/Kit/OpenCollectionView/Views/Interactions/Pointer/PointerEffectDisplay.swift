/// Shows what a pointer does to what is under it.
///
/// Views keep their transforms and shadows: what is larger and casts a shadow is so by animations of its layer that stay.
@MainActor final class PointerEffectDisplay {
  /// How much larger what is lifted becomes, in points on its longer side: our choice.
  static let growth: CGFloat = 10
  /// How much of the colour of text a plate has: our choice.
  static let plateOpacity: CGFloat = 0.1
  /// How far a plate behind reaches beyond what is under the pointer, in points: our choice.
  static let plateMargin: CGFloat = 4
  /// Up to which size what is under the pointer is highlighted, and up to which it is lifted: our choice.
  static let (largestHighlighted, largestLifted): (CGFloat, CGFloat) = (60, 150)

  private let preview: UITargetedPreview
  private var tintMode = UIPointerEffect.TintMode.none
  private var hasShadow = false
  private var isScaled = false
  // A layer, which is no subview that the program would come across.
  private let plate = CALayer()

  init(_ effect: UIPointerEffect) {
    preview = effect.preview
    let side = max(preview.size.width, preview.size.height)
    switch effect {
    case .automatic where side > Self.largestLifted: tintMode = .overlay
    case .automatic where side > Self.largestHighlighted: (hasShadow, isScaled) = (true, true)
    case .automatic, .highlight: tintMode = .underlay
    case .lift: (hasShadow, isScaled) = (true, true)
    case .hover(_, let mode, let shadow, let scaled): (tintMode, hasShadow, isScaled) = (mode, shadow, scaled)
    }
    plate.backgroundColor =
      UIColor.label.resolvedColor(with: preview.view.traitCollection)
      .withAlphaComponent(Self.plateOpacity).cgColor
    plate.cornerRadius = UIPointerShape.defaultCornerRadius
    plate.opacity = 0
  }

  private enum Key {
    static let scale = "UIPointerInteraction.scale"
    static let shadow = "UIPointerInteraction.shadow"
    static let blur = "UIPointerInteraction.blur"
  }

  func show() {
    let view = preview.view
    if tintMode != .none, let superview = view.superview {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let beyond: CGFloat = tintMode == .underlay ? Self.plateMargin : 0
      plate.frame = view.frame.shrunk(dx: -beyond, dy: -beyond)
      if tintMode == .underlay {
        superview.layer.insertSublayer(plate, below: view.layer)
      } else {
        superview.layer.insertSublayer(plate, above: view.layer)
      }
      CATransaction.commit()
      fadePlate(to: 1)
    }
    let side = max(view.bounds.width, view.bounds.height)
    if isScaled, side > 0 { change(Key.scale, "transform.scale", to: (side + Self.growth) / side) }
    if hasShadow {
      change(Key.shadow, "shadowOpacity", to: 0.3)
      change(Key.blur, "shadowRadius", to: 8)
    }
  }

  func hide() {
    let plate = plate
    fadePlate(to: 0) { plate.removeFromSuperlayer() }
    let layer = preview.view.layer
    for (key, path) in [(Key.scale, "transform.scale"), (Key.shadow, "shadowOpacity"), (Key.blur, "shadowRadius")]
    where layer.animation(forKey: key) != nil {
      let back = CABasicAnimation(keyPath: path)
      back.fromValue = (layer.animation(forKey: key) as? CABasicAnimation)?.toValue
      back.duration = PointerAnimator.duration
      layer.removeAnimation(forKey: key)
      layer.add(back, forKey: nil)
    }
  }

  private func fadePlate(to opacity: Float, completion: (() -> Void)? = nil) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(PointerAnimator.duration)
    CATransaction.setCompletionBlock(completion)
    plate.opacity = opacity
    CATransaction.commit()
  }

  private func change(_ key: String, _ path: String, to value: CGFloat) {
    let animation = CABasicAnimation(keyPath: path)
    animation.toValue = value
    animation.duration = PointerAnimator.duration
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    preview.view.layer.add(animation, forKey: key)
  }
}
