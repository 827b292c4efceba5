import OpenCollectionView
import Testing

/// What collides with what, and who is told.
@MainActor @Suite("Collision behaviors") struct CollisionTests {
  @Test("Items of one behavior collide, those of different ones pass through each other") func groups() {
    // D16
    for isTogether in [true, false] {
      let stage = DynamicsScreen()
      let (left, right) = (stage.square(100, 300), stage.square(300, 300))
      let shape = UIDynamicItemBehavior(items: [left, right])
      shape.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
      stage.animator.addBehavior(shape)
      for group in isTogether ? [[left, right]] : [[left], [right]] {
        stage.animator.addBehavior(UICollisionBehavior(items: group))
      }
      stage.frames(60)
      #expect((shape.linearVelocity(for: right).x > 1) == isTogether)
      #expect((left.center.x < right.center.x) == isTogether)
    }
  }

  @Test("The mode says what counts: items, boundaries or both") func modes() {
    // D16
    func run(_ mode: UICollisionBehavior.Mode) -> String {
      let journal = Journal()
      let stage = DynamicsScreen()
      let (left, right) = (stage.square(100, 300, side: 40), stage.square(300, 300, side: 40))
      let shape = UIDynamicItemBehavior(items: [left, right])
      shape.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
      let collision = UICollisionBehavior(items: [left, right])
      collision.collisionMode = mode
      collision.addBoundary(
        withIdentifier: "line" as NSString, from: CGPoint(x: 200, y: 0), to: CGPoint(x: 200, y: 600))
      let contacts = ContactJournal(journal)
      collision.collisionDelegate = contacts
      stage.animator.addBehavior(shape)
      stage.animator.addBehavior(collision)
      stage.frames(60)
      return journal.entries.first ?? ""
    }
    #expect(UICollisionBehavior(items: []).collisionMode == .everything)
    #expect(run(.items) == "+ 0 0")
    #expect(run(.boundaries) == "+ line")
    #expect(run(.everything) == "+ line")
    #expect(run([]) == "")
  }

  @Test("Ellipses and convex outlines collide where they are seen") func shapes() {
    // D17
    final class Round: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Triangle: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: -50, y: -50))
        path.addLine(to: CGPoint(x: 50, y: -50))
        path.close()
        return path
      }
    }
    func rest(_ item: UIView, at angle: CGFloat) -> CGFloat {
      let stage = DynamicsScreen()
      item.frame = CGRect(x: 150, y: 100, width: 100, height: 100)
      stage.view.addSubview(item)
      item.transform = CGAffineTransform(rotationAngle: angle)
      let upright = UIDynamicItemBehavior(items: [item])
      upright.allowsRotation = false
      let collision = UICollisionBehavior(items: [item])
      collision.addBoundary(withIdentifier: 1 as NSNumber, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 400, y: 500))
      for behavior in [upright, collision, UIGravityBehavior(items: [item])] { stage.animator.addBehavior(behavior) }
      stage.frames(240)
      return 500 - item.center.y
    }
    #expect(isNear(rest(UIView(), at: 0), 50, within: 1))
    #expect(isNear(rest(UIView(), at: .pi / 4), 50 * sqrt(2), within: 1))
    #expect(isNear(rest(Round(), at: .pi / 4), 50, within: 1))
    #expect(isNear(rest(Triangle(), at: 0), 50, within: 1))
  }

  @Test("Boundaries are known by their identifiers") func boundaries() {
    // D18
    let collision = UICollisionBehavior()
    #expect(collision.boundaryIdentifiers == nil)
    collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    collision.addBoundary(withIdentifier: "b" as NSString, for: UIBezierPath(rect: rect))
    collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 20, y: 0))
    #expect(collision.boundaryIdentifiers?.compactMap { ($0 as? NSString).map { "\($0)" } } == ["b", "a"])
    #expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds == CGRect(x: 0, y: 0, width: 20, height: 0))
    #expect(collision.boundary(withIdentifier: "c" as NSString) == nil)
    collision.removeBoundary(withIdentifier: "b" as NSString)
    #expect(collision.boundaryIdentifiers?.count == 1)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.removeAllBoundaries()
    #expect(collision.boundaryIdentifiers == nil)
    #expect(collision.translatesReferenceBoundsIntoBoundary)
  }

  @Test("The boundary of the reference view follows its size, and has insets") func referenceBounds() {
    // D18
    let stage = DynamicsScreen()
    let square = stage.square(200, 300)
    let collision = UICollisionBehavior(items: [square])
    collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0))
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.frames(300)
    #expect(isNear(square.center.y, 530, within: 1))
    #expect(!stage.animator.isRunning)
    stage.view.bounds.size.height = 700
    #expect(stage.animator.isRunning)
    stage.frames(300)
    #expect(isNear(square.center.y, 630, within: 1))
  }

  @Test("What a reference view that shrinks leaves outside stays outside, until the program brings it in")
  func shrinkingReference() {
    // D18
    let stage = DynamicsScreen()
    let square = stage.square(60, 550)
    let members = [stage.square(200, 550), stage.square(310, 550)]
    let group = UIDynamicItemGroup(items: members)
    let items: [any UIDynamicItem] = [square, group]
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: items))
    stage.frames(60)
    #expect(!stage.animator.isRunning)
    stage.view.bounds.size.height = 300
    stage.frames(60)
    #expect(stage.animator.isRunning)
    #expect(square.center.y > 1000)
    #expect(members.allSatisfy { $0.center.y > 1000 })
    square.center = CGPoint(x: 60, y: 100)
    group.center = CGPoint(x: 255, y: 100)
    for item in items { stage.animator.updateItem(usingCurrentState: item) }
    stage.frames(300)
    #expect(isNear(square.center.y, 250, within: 1))
    #expect(members.allSatisfy { isNear($0.center.y, 250, within: 1) })
    #expect(!stage.animator.isRunning)
  }

  @Test("A contact is told once when it begins and once when it ends, with its place") func delegate() {
    // D19
    let journal = Journal()
    let contacts = ContactJournal(journal)
    let stage = DynamicsScreen()
    let (left, right) = (stage.square(100, 300), stage.square(300, 300))
    (left.tag, right.tag) = (1, 2)
    let shape = UIDynamicItemBehavior(items: [left, right])
    shape.elasticity = 1
    shape.addLinearVelocity(CGPoint(x: 300, y: 0), for: left)
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = contacts
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(collision)
    stage.frames(60)
    #expect(journal.text == "+ 1 2, - 1 2")
    #expect(isNear(contacts.points[0].x, 250, within: 6))
    #expect(isNear(contacts.points[0].y, 300, within: 1))
  }

  @Test("Behaviors are taken out and put in from within a contact") func changesFromWithin() {
    // D19
    let journal = Journal()
    let contacts = ContactJournal(journal)
    let stage = DynamicsScreen()
    let (left, right) = (stage.square(100, 300), stage.square(210, 300))
    let shape = UIDynamicItemBehavior(items: [left, right])
    shape.addLinearVelocity(CGPoint(x: 600, y: 0), for: left)
    let collision = UICollisionBehavior(items: [left, right])
    collision.collisionDelegate = contacts
    let animator = stage.animator
    contacts.onBegan = {
      animator.removeAllBehaviors()
      animator.addBehavior(UISnapBehavior(item: left, snapTo: CGPoint(x: 50, y: 50)))
    }
    animator.addBehavior(shape)
    animator.addBehavior(collision)
    stage.frames(240)
    #expect(journal.text == "+ 0 0")
    #expect(isNear(left.center.x, 50, within: 0.5))
  }

  @Test("Items that are fast do not pass through a boundary") func tunnels() {
    // D18
    let stage = DynamicsScreen()
    let square = stage.square(200, 300, side: 10)
    let shape = UIDynamicItemBehavior(items: [square])
    shape.addLinearVelocity(CGPoint(x: 20_000, y: 13_000), for: square)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(collision)
    for _ in 0..<120 {
      stage.frames(1)
      #expect(stage.view.bounds.insetBy(dx: -5, dy: -5).contains(square.center))
    }
  }

  @Test("The delegate is told a place on the boundary that an item fell on") func placeOfContact() {
    // D51
    let journal = Journal()
    let stage = DynamicsScreen()
    let square = stage.square(150, 80)
    let collision = UICollisionBehavior(items: [square])
    collision.translatesReferenceBoundsIntoBoundary = true
    let contacts = ContactJournal(journal)
    collision.collisionDelegate = contacts
    stage.animator.addBehavior(collision)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.frames(120)
    #expect(journal.entries.first == "+ wall")
    #expect(isNear(contacts.points[0].x, 150))
    #expect(isNear(contacts.points[0].y, 600))
  }
}
