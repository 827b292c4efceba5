import OpenCollectionView
import Testing

/// Items that move as one.
@MainActor @Suite("Dynamic item groups") struct GroupTests {
  @Test("The items of a group keep their places towards each other as it moves and turns") func rigid() {
    // D20
    let stage = DynamicsScreen()
    let (left, right) = (stage.square(100, 100), stage.square(200, 100))
    let group = UIDynamicItemGroup(items: [left, right])
    #expect(group.items.count == 2)
    #expect(group.center == CGPoint(x: 150, y: 100))
    #expect(group.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    let shape = UIDynamicItemBehavior(items: [group])
    shape.addLinearVelocity(CGPoint(x: 60, y: 0), for: group)
    shape.addAngularVelocity(.pi / 2, for: group)
    stage.animator.addBehavior(shape)
    stage.frames(60)
    #expect(isNear(left.center.x, 210, within: 1e-6))
    #expect(isNear(left.center.y, 50, within: 1e-6))
    #expect(isNear(right.center.y, 150, within: 1e-6))
    #expect(isNear(right.transform.rotationAngleForTests, .pi / 2, within: 1e-6))
  }

  @Test("What collides of a group is the hull of its items") func hull() {
    // D17
    let stage = DynamicsScreen()
    let (left, right) = (stage.square(100, 100), stage.square(300, 100))
    let group = UIDynamicItemGroup(items: [left, right])
    let collision = UICollisionBehavior(items: [group])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [group]))
    stage.frames(240)
    #expect(isNear(left.center.y, 550, within: 1))
    #expect(isNear(right.center.y, 550, within: 1))
  }
}
