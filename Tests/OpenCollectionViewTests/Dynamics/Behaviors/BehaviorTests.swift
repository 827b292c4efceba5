import OpenCollectionView
import Testing

/// What the plain behaviors do with items, in the units of UIKit.
@MainActor @Suite("Dynamic behaviors") struct BehaviorTests {
  @Test("Gravity of 1 is 1000 points per second squared, downwards, whatever an item weighs") func gravity() {
    // D2
    let stage = DynamicsScreen()
    let (light, heavy) = (stage.square(100, 50, side: 10), stage.square(200, 50))
    let gravity = UIGravityBehavior(items: [light, heavy])
    #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    #expect(gravity.magnitude == 1)
    #expect(isNear(gravity.angle, .pi / 2))
    let shape = UIDynamicItemBehavior(items: [light, heavy])
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(shape)
    stage.frames(30)
    #expect(isNear(shape.linearVelocity(for: light).y, 500, within: 1e-6))
    #expect(isNear(shape.linearVelocity(for: heavy).y, 500, within: 1e-6))
    // Semi-implicit steps: 1000 · n · (n + 1) / 2 / 3600.
    let fallen: CGFloat = 1000 * 30 * 31 / 2 / 3600
    #expect(isNear(heavy.center.y, 50 + fallen, within: 1e-6))
  }

  @Test("A behavior holds each item once, however many there are", arguments: [1, 4, 5, 6, 40]) func members(count: Int)
  {
    let stage = DynamicsScreen()
    let squares = (0..<count).map { stage.square(CGFloat(10 * $0), 50, side: 5) }
    let gravity = UIGravityBehavior(items: squares + squares)
    #expect(gravity.items.map(ObjectIdentifier.init) == squares.map(ObjectIdentifier.init))
    gravity.addItem(squares[count - 1])
    #expect(gravity.items.count == count)
    for square in squares.dropFirst() { gravity.removeItem(square) }
    gravity.removeItem(squares[count - 1])
    #expect(gravity.items.count == (count == 1 ? 0 : 1))
    for square in squares.reversed() { gravity.addItem(square) }
    #expect(gravity.items.count == count)
  }

  @Test("Angle and magnitude are another view of the direction") func directions() {
    // D5
    let gravity = UIGravityBehavior()
    gravity.setAngle(0, magnitude: 2)
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.magnitude = 0
    gravity.magnitude = 3
    #expect(gravity.gravityDirection == CGVector(dx: 3, dy: 0))
    gravity.gravityDirection = CGVector(dx: 0, dy: -4)
    #expect(gravity.magnitude == 4)
    #expect(isNear(gravity.angle, -.pi / 2))
    let push = UIPushBehavior(items: [], mode: .continuous)
    #expect(push.magnitude == 0)
    #expect(push.angle == 0)
    #expect(push.active)
    push.angle = .pi
    push.magnitude = 1
    #expect(isNear(push.pushDirection.dx, -1))
  }

  @Test("A push of 1 accelerates the mass 1 by 100 points per second squared, while it is active") func push() {
    // D3
    let stage = DynamicsScreen()
    let (one, quarter) = (stage.square(100, 100), stage.square(100, 300, side: 50))
    let push = UIPushBehavior(items: [one, quarter], mode: .continuous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let shape = UIDynamicItemBehavior(items: [one, quarter])
    stage.animator.addBehavior(push)
    stage.animator.addBehavior(shape)
    stage.frames(60)
    #expect(isNear(shape.linearVelocity(for: one).x, 100, within: 1e-6))
    #expect(isNear(shape.linearVelocity(for: quarter).x, 400, within: 1e-6))
    push.active = false
    stage.frames(10)
    #expect(isNear(shape.linearVelocity(for: one).x, 100, within: 1e-6))
    push.active = true
    push.removeItem(one)
    stage.frames(6)
    #expect(isNear(shape.linearVelocity(for: one).x, 100, within: 1e-6))
    #expect(isNear(shape.linearVelocity(for: quarter).x, 440, within: 1e-6))
  }

  @Test("An instantaneous push acts once, and again when it is made active again") func impulse() {
    // D4
    let stage = DynamicsScreen()
    let square = stage.square(200, 300)
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    let shape = UIDynamicItemBehavior(items: [square])
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(push)
    push.pushDirection = CGVector(dx: 0, dy: 2)
    stage.frames(1)
    #expect(!push.active)
    #expect(isNear(shape.linearVelocity(for: square).y, 200))
    stage.frames(10)
    #expect(isNear(shape.linearVelocity(for: square).y, 200))
    push.active = true
    stage.frames(1)
    #expect(isNear(shape.linearVelocity(for: square).y, 400))
  }

  @Test("A push off the centre turns the item, too") func offset() {
    // D5
    let stage = DynamicsScreen()
    let square = stage.square(200, 300)
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -50), for: square)
    #expect(push.targetOffsetFromCenter(for: square) == UIOffset(horizontal: 0, vertical: -50))
    let shape = UIDynamicItemBehavior(items: [square])
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(push)
    stage.frames(1)
    // The moment of a square is m·a²/6; 100 · 50 / (100² / 6) = 3.
    #expect(isNear(shape.angularVelocity(for: square), 3, within: 1e-6))
    #expect(isNear(shape.linearVelocity(for: square).x, 100, within: 1e-6))
  }

  @Test("Only what was set counts, and of several behaviors the last one, property by property") func itemProperties() {
    // D6, D7
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    let (first, second) = (UIDynamicItemBehavior(items: [square]), UIDynamicItemBehavior(items: [square]))
    #expect(first.elasticity == 0)
    #expect(first.friction == 0)
    #expect(first.density == 1)
    #expect(first.allowsRotation)
    #expect(!first.isAnchored)
    first.density = 2
    second.density = 4
    first.resistance = 1
    let push = UIPushBehavior(items: [square], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 4, dy: 0)
    stage.animator.addBehavior(first)
    stage.animator.addBehavior(second)
    stage.animator.addBehavior(push)
    stage.frames(1)
    // D8
    #expect(isNear(first.linearVelocity(for: square).x, 100 / (1 + 1.0 / 60), within: 1e-6))
    stage.animator.removeBehavior(second)
    push.active = true
    let before = first.linearVelocity(for: square).x
    stage.frames(1)
    #expect(isNear(first.linearVelocity(for: square).x, (before + 200) / (1 + 1.0 / 60), within: 1e-6))
  }

  @Test("What bounces keeps 0.2 of its speed unless told otherwise") func restitution() {
    // D6, D9
    let stage = DynamicsScreen()
    let (plain, lively) = (stage.square(80, 500, side: 40), stage.square(300, 500, side: 40))
    let shape = UIDynamicItemBehavior(items: [plain, lively])
    for item in [plain, lively] { shape.addLinearVelocity(CGPoint(x: 0, y: 600), for: item) }
    let bouncing = UIDynamicItemBehavior(items: [lively])
    bouncing.elasticity = 1
    let collision = UICollisionBehavior(items: [plain, lively])
    collision.translatesReferenceBoundsIntoBoundary = true
    for behavior in [shape, bouncing, collision] { stage.animator.addBehavior(behavior) }
    stage.frames(30)
    #expect(isNear(shape.linearVelocity(for: plain).y, -120, within: 1))
    #expect(isNear(shape.linearVelocity(for: lively).y, -600, within: 1))
  }

  @Test("Velocities are added, and before an animator kept") func velocities() {
    // D10
    let stage = DynamicsScreen()
    let square = stage.square(100, 100)
    let shape = UIDynamicItemBehavior(items: [square])
    shape.addLinearVelocity(CGPoint(x: 30, y: 0), for: square)
    shape.addLinearVelocity(CGPoint(x: 30, y: 6), for: square)
    shape.addAngularVelocity(0.6, for: square)
    #expect(shape.linearVelocity(for: square) == CGPoint(x: 60, y: 6))
    #expect(shape.angularVelocity(for: square) == 0.6)
    stage.animator.addBehavior(shape)
    #expect(shape.linearVelocity(for: square) == CGPoint(x: 60, y: 6))
    stage.frames(1)
    #expect(isNear(square.center.x, 101))
    #expect(isNear(square.transform.rotationAngleForTests, 0.01))
    shape.addLinearVelocity(CGPoint(x: 0, y: 54), for: square)
    #expect(isNear(shape.linearVelocity(for: square).y, 60))
    #expect(shape.linearVelocity(for: stage.view) == .zero)
  }

  @Test("An anchored item is collided with and never moved") func anchored() {
    // D10
    let stage = DynamicsScreen()
    let (wall, ball) = (stage.square(300, 300), stage.square(100, 300))
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    let shape = UIDynamicItemBehavior(items: [ball])
    shape.addLinearVelocity(CGPoint(x: 600, y: 0), for: ball)
    for behavior in [anchored, shape, UICollisionBehavior(items: [wall, ball])] { stage.animator.addBehavior(behavior) }
    stage.frames(60)
    #expect(wall.center == CGPoint(x: 300, y: 300))
    #expect(ball.center.x < 201)
    #expect(shape.linearVelocity(for: ball).x < 0)
  }

  @Test("A snap brings an item to its point, upright") func snap() {
    // D15
    let stage = DynamicsScreen()
    let square = stage.square(50, 50)
    square.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 300, y: 400))
    #expect(snap.damping == 0.5)
    #expect(snap.snapPoint == CGPoint(x: 300, y: 400))
    stage.animator.addBehavior(snap)
    stage.frames(180)
    #expect(isNear(square.center.x, 300, within: 0.5))
    #expect(isNear(square.center.y, 400, within: 0.5))
    #expect(isNear(square.transform.rotationAngleForTests, 0, within: 0.02))
    #expect(!stage.animator.isRunning)
    snap.snapPoint = CGPoint(x: 100, y: 400)
    #expect(stage.animator.isRunning)
    stage.frames(180)
    #expect(isNear(square.center.x, 100, within: 0.5))
  }

  @Test("A snap swings most with a damping of 0 and least with 1") func snapDamping() {
    // D15
    func overshoot(_ damping: CGFloat) -> CGFloat {
      let stage = DynamicsScreen()
      let square = stage.square(50, 50)
      let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 300, y: 50))
      snap.damping = damping
      stage.animator.addBehavior(snap)
      var farthest: CGFloat = 0
      for _ in 0..<120 {
        stage.frames(1)
        farthest = max(farthest, square.center.x - 300)
      }
      return farthest
    }
    let (most, middle, least) = (overshoot(0), overshoot(0.5), overshoot(1))
    #expect(most > middle + 10)
    #expect(middle > least + 1)
    #expect(least < 1)
  }
}
