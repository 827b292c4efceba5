import OpenCollectionView
import Testing
import TouchTesting

/// The overlay that shows what a simulation has.
@MainActor @Suite("Debug overlay of dynamics") struct DebugOverlayTests {
  /// The shapes of the overlay in a view, by their colours: those that have a path.
  private func shapes(in view: UIView) -> [CAShapeLayer] {
    (view.layer.sublayers ?? []).flatMap { $0.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
      .filter { $0.path?.isEmpty == false }
  }

  private func shape(_ color: UIColor, in view: UIView, dashed: Bool = false) -> CAShapeLayer? {
    shapes(in: view).first { $0.strokeColor == color.cgColor && ($0.lineDashPattern != nil) == dashed }
  }

  @Test("There is none unless it is wanted, and none is left") func off() {
    // D35
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.frames(3)
    #expect(stage.view.layer.sublayers?.count == 1)
    stage.animator.debugOverlay = .everything
    #expect(stage.view.layer.sublayers?.count == 2)
    stage.animator.debugOverlay = []
    #expect(stage.view.layer.sublayers?.count == 1)
  }

  @Test("What moves, what is anchored, what bumps and what holds is drawn where the step has brought it") func shapes()
  {
    // D35
    let stage = DynamicsScreen()
    let (free, fixed) = (stage.square(100, 100), stage.square(300, 500))
    let material = UIDynamicItemBehavior(items: [fixed])
    material.isAnchored = true
    let collision = UICollisionBehavior(items: [free, fixed])
    collision.translatesReferenceBoundsIntoBoundary = true
    let rope = UIAttachmentBehavior(item: free, attachedToAnchor: CGPoint(x: 100, y: 20))
    for behavior in [UIGravityBehavior(items: [free]), material, collision, rope] {
      stage.animator.addBehavior(behavior)
    }
    stage.animator.debugOverlay = .everything
    stage.frames(5)
    #expect(shape(.systemOrange, in: stage.view)?.path?.boundingBox == free.frame)
    #expect(shape(.systemPurple, in: stage.view)?.path?.boundingBox == fixed.frame)
    #expect(shape(.systemRed, in: stage.view)?.path?.boundingBox == stage.view.bounds)
    let line = shape(.systemBlue, in: stage.view)?.path?.boundingBox ?? .null
    #expect(line.contains(CGPoint(x: 100, y: 20)) && line.contains(CGPoint(x: 100, y: 100)))
    #expect(shape(.systemGreen, in: stage.view) == nil)
    stage.animator.debugOverlay = .joints
    #expect(shapes(in: stage.view).count == 1)
  }

  @Test("What lies on the ground sleeps, in an island, with the points that it stands on") func resting() {
    // D35
    let stage = DynamicsScreen()
    let square = stage.square(200, 540)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.debugOverlay = [.bodies, .contacts, .islands]
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.screen.advance(by: 4)
    #expect(!stage.animator.isRunning)
    #expect(shape(.systemGray, in: stage.view) != nil)
    #expect(shape(.systemGray, in: stage.view, dashed: true) != nil)
    #expect(shape(.systemOrange, in: stage.view) == nil)
    #expect(shape(.systemGreen, in: stage.view) != nil)
    stage.animator.removeAllBehaviors()
    #expect(shapes(in: stage.view).isEmpty)
  }

  @Test("Fields are drawn as arrows in what is seen of their regions, which have a dashed edge") func fields() {
    // D35
    let stage = DynamicsScreen()
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 200, y: 200)
    field.region = UIRegion(size: CGSize(width: 90, height: 90))
    stage.animator.addBehavior(field)
    stage.animator.debugOverlay = .fields
    // Arrows begin at 160 and 200 and 240, are 28 points long, and their heads are 5 points to either side.
    #expect(
      shape(.systemTeal, in: stage.view)?.path?.boundingBox == CGRect(x: 155, y: 160, width: 90, height: 108))
    #expect(
      shape(.systemTeal, in: stage.view, dashed: true)?.path?.boundingBox
        == CGRect(x: 155, y: 155, width: 90, height: 90))
    field.strength = -1
    stage.frames(1)
    #expect(
      shape(.systemTeal, in: stage.view)?.path?.boundingBox == CGRect(x: 155, y: 132, width: 90, height: 108))
    stage.animator.removeBehavior(field)
    #expect(shapes(in: stage.view).isEmpty)
  }

  @Test("Far down a scrolled view paths begin at the corner of what is seen") func scrolled() {
    // D35
    let stage = DynamicsScreen()
    stage.view.bounds.origin.y = 40_000_000
    let square = stage.square(200, 40_000_100)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.animator.debugOverlay = .bodies
    #expect(shape(.systemOrange, in: stage.view)?.path?.boundingBox == CGRect(x: 150, y: 50, width: 100, height: 100))
    #expect(shape(.systemOrange, in: stage.view)?.superlayer?.position == CGPoint(x: 0, y: 40_000_000))
  }

  @Test("An animator of a layout draws in its collection view, and one without a view nowhere") func layouts() {
    // D35
    final class Dot: NSObject, UIDynamicItem {
      var center = CGPoint.zero
      let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    let animator = UIDynamicAnimator()
    animator.debugOverlay = .everything
    animator.addBehavior(UIGravityBehavior(items: [Dot()]))
    #expect(animator.debugOverlay == .everything)

    let stage = DynamicsScreen()
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: stage.view.bounds, collectionViewLayout: layout)
    stage.view.addSubview(view)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 20, y: 30, width: 50, height: 60)
    let moving = UIDynamicAnimator(collectionViewLayout: layout)
    moving.debugOverlay = .bodies
    moving.addBehavior(UIGravityBehavior(items: [attributes]))
    moving.debugOverlay = .everything
    #expect(shape(.systemOrange, in: view)?.path?.boundingBox == CGRect(x: 20, y: 30, width: 50, height: 60))
  }
}
