#if BrowserHost
import OpenCollectionView

/// A ball under gravity that a pan throws.
@MainActor final class ThrownBall {
  let ball = UIView(frame: CGRect(x: 75, y: 275, width: 50, height: 50))
  private(set) var thrown: CGPoint?
  private var animator: UIDynamicAnimator?
  private var grip: UIAttachmentBehavior?
  private let material = UIDynamicItemBehavior()

  var isRunning: Bool { animator?.isRunning ?? false }

  func makeView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    ball.backgroundColor = .systemOrange
    view.addSubview(ball)
    let animator = UIDynamicAnimator(referenceView: view)
    self.animator = animator
    let pan = UIPanGestureRecognizer()
    pan.addAction { [weak self] in if let pan = $0 as? UIPanGestureRecognizer { self?.drag(pan) } }
    ball.addGestureRecognizer(pan)
    return view
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard let animator, let reference = animator.referenceView else { return }
    let place = pan.location(in: reference)
    switch pan.state {
    case .began:
      let offset = UIOffset(horizontal: place.x - ball.center.x, vertical: place.y - ball.center.y)
      let grip = UIAttachmentBehavior(item: ball, offsetFromCenter: offset, attachedToAnchor: place)
      self.grip = grip
      material.addItem(ball)
      animator.addBehavior(material)
      animator.addBehavior(grip)
    case .changed: grip?.anchorPoint = place
    default:
      guard let grip else { return }
      animator.removeBehavior(grip)
      let (now, wanted) = (material.linearVelocity(for: ball), pan.velocity(in: reference))
      material.addLinearVelocity(CGPoint(x: wanted.x - now.x, y: wanted.y - now.y), for: ball)
      thrown = wanted
      let collision = UICollisionBehavior(items: [ball])
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: [ball]))
    }
  }
}
#endif
