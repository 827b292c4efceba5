import OpenCollectionView

/// A card on a way that a finger scrubs, and that goes on by itself when it is let go.
final class ScrubDemonstration: Demonstration {
  private let rail = UIView()
  private let card = UIView(frame: CGRect(x: 0, y: 0, width: 46, height: 46))
  private let knob = UIView(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
  private var animator: UIViewPropertyAnimator?
  private var isAtEnd = false
  private var grabbedAt: CGFloat = 0

  override func build() {
    rail.backgroundColor = .tertiarySystemFill
    rail.layer.cornerRadius = 3
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 10
    knob.backgroundColor = .systemBlue
    knob.layer.cornerRadius = 13
    for view in [rail, card, knob] { addSubview(view) }
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(ScrubDemonstration.drag(_:))))
  }

  override func arrange() {
    rail.frame = CGRect(x: 28, y: bounds.height - 33, width: bounds.width - 56, height: 6)
    place(atEnd: isAtEnd)
  }

  override func end() {
    animator?.stopAnimation(true)
    animator = nil
    if bounds.width > 0 { place(atEnd: isAtEnd) }
  }

  private func place(atEnd: Bool) {
    let x = atEnd ? rail.frame.maxX : rail.frame.minX
    knob.center = CGPoint(x: x, y: rail.center.y)
    card.center = CGPoint(x: atEnd ? bounds.width - 60 : 60, y: middle.y - 20)
    card.transform = atEnd ? CGAffineTransform(rotationAngle: .pi * 0.75).scaledBy(x: 1.5, y: 1.5) : .identity
    card.backgroundColor = atEnd ? .systemPink : .systemTeal
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if animator == nil { makeAnimator() }
      animator?.pauseAnimation()
      grabbedAt = animator?.fractionComplete ?? 0
    case .changed:
      let way = pan.translation(in: self).x / max(rail.frame.width, 1) * (isAtEnd ? -1 : 1)
      animator?.fractionComplete = min(max(grabbedAt + way, 0), 1)
    case .ended, .cancelled:
      let velocity = pan.velocity(in: self).x * (isAtEnd ? -1 : 1)
      let fraction = animator?.fractionComplete ?? 0
      animator?.isReversed = abs(velocity) > 60 ? velocity < 0 : fraction < 0.5
      animator?.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7), durationFactor: 0.8)
    default: break
    }
  }

  private func makeAnimator() {
    let atEnd = !isAtEnd
    let animator = UIViewPropertyAnimator(duration: 0.8, curve: .linear) { self.place(atEnd: atEnd) }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.isAtEnd = atEnd }
      self?.animator = nil
    }
    self.animator = animator
  }
}
