import OpenCollectionView
import Testing

/// The kinds of attachments.
@MainActor @Suite("Attachment behaviors") struct AttachmentTests {
  @Test("A rod has the length that the distance had, and keeps it while the item swings") func rod() {
    // D11
    let stage = DynamicsScreen()
    let square = stage.square(300, 100, side: 20)
    let rod = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 200, y: 100))
    #expect(rod.length == 100)
    #expect(rod.frequency == 0)
    #expect(rod.damping == 0)
    #expect(rod.attachedBehaviorType == .anchor)
    #expect(rod.anchorPoint == CGPoint(x: 200, y: 100))
    stage.animator.addBehavior(rod)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      stage.frames(1)
      #expect(isNear(hypot(square.center.x - 200, square.center.y - 100), 100, within: 1))
      lowest = max(lowest, square.center.y)
    }
    #expect(lowest > 195)
    rod.length = 50
    stage.frames(30)
    #expect(isNear(hypot(square.center.x - 200, square.center.y - 100), 50, within: 1))
  }

  @Test("A spring swings as often as its frequency says") func spring() {
    // D11, D12
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    let spring = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 100, y: 100))
    spring.length = 50
    spring.frequency = 1
    stage.animator.addBehavior(spring)
    var crossings: [Int] = []
    var isOutside = true
    for frame in 1...150 {
      stage.frames(1)
      if (square.center.x > 150) != isOutside {
        isOutside.toggle()
        crossings.append(frame)
      }
    }
    // A quarter of a second, then one each half.
    #expect(crossings.count >= 4)
    #expect(abs(crossings[0] - 15) <= 1)
    #expect(abs(crossings[2] - crossings[0] - 60) <= 2)
  }

  @Test("A spring of length 0 draws in both directions") func zeroLength() {
    // D13
    let stage = DynamicsScreen()
    let square = stage.square(100, 100)
    let spring = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 100, y: 100))
    #expect(spring.length == 0)
    spring.damping = 0.8
    spring.frequency = 1
    stage.animator.addBehavior(spring)
    square.center = CGPoint(x: 160, y: 40)
    stage.animator.updateItem(usingCurrentState: square)
    stage.frames(20)
    #expect(square.center.x < 140)
    #expect(isNear(square.center.x - 100, 100 - square.center.y, within: 1e-6))
    stage.frames(240)
    #expect(isNear(square.center.x, 100, within: 0.5))
    #expect(!stage.animator.isRunning)
  }

  @Test("A pull off the centre turns the item") func torque() {
    // D14
    let stage = DynamicsScreen()
    let square = stage.square(200, 200)
    let finger = UIAttachmentBehavior(
      item: square, offsetFromCenter: UIOffset(horizontal: 50, vertical: 0), attachedToAnchor: CGPoint(x: 250, y: 200))
    #expect(finger.length == 0)
    stage.animator.addBehavior(finger)
    finger.anchorPoint = CGPoint(x: 250, y: 230)
    stage.frames(10)
    #expect(square.transform.rotationAngleForTests > 0.05)
  }

  @Test("A rope holds only where it is taut") func limit() {
    // D14
    let stage = DynamicsScreen()
    let (nail, square) = (stage.square(200, 100, side: 20), stage.square(200, 150, side: 20))
    let anchored = UIDynamicItemBehavior(items: [nail])
    anchored.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: square, offsetFromCenter: .zero, attachedTo: nail, offsetFromCenter: .zero)
    #expect(rope.length == 50)
    #expect(rope.attachedBehaviorType == .items)
    rope.length = 200
    for behavior in [anchored, rope, UIGravityBehavior(items: [square])] { stage.animator.addBehavior(behavior) }
    stage.frames(10)
    #expect(square.center.y > 150)
    stage.frames(600)
    #expect(isNear(square.center.y, 300, within: 1))
  }

  @Test("What is fixed keeps its place and its angle") func fixed() {
    // D14
    let stage = DynamicsScreen()
    let (wall, shelf) = (stage.square(50, 200), stage.square(150, 200))
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    let joint = UIAttachmentBehavior.fixedAttachment(
      with: shelf, attachedTo: wall, attachmentAnchor: CGPoint(x: 100, y: 200))
    for behavior in [anchored, joint, UIGravityBehavior(items: [shelf])] { stage.animator.addBehavior(behavior) }
    stage.frames(240)
    #expect(isNear(shelf.center.x, 150, within: 1))
    #expect(isNear(shelf.center.y, 200, within: 1))
    #expect(isNear(shelf.transform.rotationAngleForTests, 0, within: 0.02))
  }

  @Test("What is pinned turns about the pin, within a range") func pin() {
    // D14
    let stage = DynamicsScreen()
    let (wall, arm) = (stage.square(50, 200), stage.square(150, 200))
    let anchored = UIDynamicItemBehavior(items: [wall])
    anchored.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: wall, attachmentAnchor: CGPoint(x: 100, y: 200))
    #expect(pin.attachmentRange.isInfinite)
    #expect(pin.frictionTorque == 0)
    pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5)
    for behavior in [anchored, pin, UIGravityBehavior(items: [arm])] { stage.animator.addBehavior(behavior) }
    stage.frames(300)
    #expect(isNear(arm.transform.rotationAngleForTests, 0.5, within: 0.02))
    #expect(isNear(hypot(arm.center.x - 100, arm.center.y - 200), 50, within: 1))
  }

  @Test("What slides keeps to its axis and range, and does not turn") func sliding() {
    // D14
    let stage = DynamicsScreen()
    let square = stage.square(200, 200)
    let rail = UIAttachmentBehavior.slidingAttachment(
      with: square, attachmentAnchor: CGPoint(x: 200, y: 200), axisOfTranslation: CGVector(dx: 0, dy: 1))
    rail.attachmentRange = UIFloatRange(minimum: 0, maximum: 150)
    let gravity = UIGravityBehavior(items: [square])
    gravity.gravityDirection = CGVector(dx: 1, dy: 1)
    stage.animator.addBehavior(rail)
    stage.animator.addBehavior(gravity)
    stage.frames(300)
    #expect(isNear(square.center.x, 200, within: 1))
    #expect(isNear(square.center.y, 350, within: 1))
    #expect(isNear(square.transform.rotationAngleForTests, 0, within: 0.02))
  }

  @Test("Two items are attached to each other by a rod") func twoItems() {
    // D11
    let stage = DynamicsScreen()
    let (first, second) = (stage.square(100, 100, side: 20), stage.square(200, 100, side: 20))
    let rod = UIAttachmentBehavior(item: first, attachedTo: second)
    #expect(rod.items.count == 2)
    #expect(rod.length == 100)
    let shape = UIDynamicItemBehavior(items: [first, second])
    shape.addLinearVelocity(CGPoint(x: -100, y: 0), for: first)
    stage.animator.addBehavior(rod)
    stage.animator.addBehavior(shape)
    stage.frames(30)
    #expect(isNear(shape.linearVelocity(for: first).x, -50, within: 1))
    #expect(isNear(second.center.x - first.center.x, 100, within: 1))
  }

  @Test("A subclass with properties of its own is made by the methods of the class, too") func subclasses() {
    // D14
    final class Named: UIAttachmentBehavior { var name = "rope" }
    final class Whirl: UIFieldBehavior { var name = "whirl" }
    final class Disc: UIRegion { var name = "disc" }
    let stage = DynamicsScreen()
    let (first, second) = (stage.square(100, 100), stage.square(250, 100))
    let rope = Named.limitAttachment(
      with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
    rope.name += " of \(Int(rope.length))"
    #expect(rope.name == "rope of 150")
    #expect(Named.pinAttachment(with: first, attachedTo: second, attachmentAnchor: .zero).name == "rope")
    #expect(Whirl.vortexField().name == "whirl")
    #expect(Disc(radius: 10).inverse().name == "disc")
    #expect(Named().items.isEmpty)
  }

  @Test("A fixed attachment holds two items together, whatever point they are fixed at") func fixedAnywhere() {
    // D50
    for anchor in [CGPoint(x: 150, y: 100), CGPoint(x: 150, y: 20), CGPoint(x: 390, y: 590)] {
      let stage = DynamicsScreen()
      let (first, second) = (stage.square(100, 100, side: 80), stage.square(200, 100, side: 80))
      stage.animator.addBehavior(
        UIAttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: anchor))
      let finger = UIAttachmentBehavior(item: first, attachedToAnchor: first.center)
      stage.animator.addBehavior(finger)
      var worst: CGFloat = 0
      for frame in 0..<60 {
        finger.anchorPoint = CGPoint(x: 100 + 2 * CGFloat(frame), y: 100 + CGFloat(frame))
        stage.frames(1)
        let way = CGPoint(x: second.center.x - first.center.x, y: second.center.y - first.center.y)
          .applying(first.transform.inverted())
        worst = max(worst, abs(way.x - 100), abs(way.y))
      }
      #expect(worst < 2)
    }
  }
}
