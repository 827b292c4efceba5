import OpenCollectionView
import TestSupport
import Testing

/// What programs do wrong with dynamics, and what becomes of it.
@MainActor @Suite("Errors in dynamics") struct DynamicsErrorTests {
  @Test("A behavior has one place: in an animator, or in another behavior") func onePlace() {
    // D20
    let stage = DynamicsScreen()
    let lines = ErrorLines()
    let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
    lines.keep {
      parent.addChildBehavior(child)
      stage.animator.addBehavior(child)
      UIDynamicBehavior().addChildBehavior(child)
      stage.animator.addBehavior(parent)
      UIDynamicAnimator(referenceView: stage.view).addBehavior(parent)
      UIDynamicBehavior().addChildBehavior(parent)
    }
    #expect(lines.lines.count == 4)
    #expect(stage.animator.behaviors == [parent])
    #expect(child.dynamicAnimator === stage.animator)
  }

  @Test("Behaviors do not contain themselves") func cycles() {
    let lines = ErrorLines()
    let (first, second, third) = (UIDynamicBehavior(), UIDynamicBehavior(), UIDynamicBehavior())
    lines.keep {
      first.addChildBehavior(first)
      first.addChildBehavior(second)
      second.addChildBehavior(third)
      third.addChildBehavior(first)
    }
    #expect(lines.lines.count == 2)
    #expect(first.childBehaviors == [second])
    #expect(third.childBehaviors.isEmpty)
  }

  @Test("Numbers that are none are left out, by name") func numbers() {
    let stage = DynamicsScreen()
    let square = stage.square(100, 100)
    let lines = ErrorLines()
    let attachment = UIAttachmentBehavior(item: square, attachedToAnchor: CGPoint(x: 100, y: 0))
    let gravity = UIGravityBehavior(items: [square])
    lines.keep {
      attachment.length = .nan
      attachment.anchorPoint = CGPoint(x: 0, y: CGFloat.infinity)
      attachment.attachmentRange = UIFloatRange(minimum: 1, maximum: 2)
      gravity.magnitude = .infinity
      UIDynamicItemBehavior(items: [square]).addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: square)
    }
    #expect(lines.lines.count == 5)
    #expect(lines.lines[0].contains("UIAttachmentBehavior.length was set to nan"))
    #expect(attachment.length == 100)
    #expect(attachment.anchorPoint == CGPoint(x: 100, y: 0))
    #expect(gravity.magnitude == 1)
  }

  @Test("Views outside of the reference view, paths that are not convex and places that are none are refused")
  func items() {
    // D17, D20
    final class Concave: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -50, y: -50))
        for point in [CGPoint(x: 50, y: -50), CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 50), CGPoint(x: -50, y: 50)] {
          path.addLine(to: point)
        }
        path.close()
        return path
      }
    }
    final class Lost: NSObject, UIDynamicItem {
      var center = CGPoint(x: CGFloat.nan, y: 0)
      var bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      var transform = CGAffineTransform.identity
    }
    let stage = DynamicsScreen()
    let (stranger, concave, lost) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Concave(), Lost())
    concave.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    stage.view.addSubview(concave)
    let lines = ErrorLines()
    lines.keep {
      stage.animator.addBehavior(UIGravityBehavior(items: [stranger, concave, lost]))
    }
    #expect(lines.lines.count == 3)
    #expect(lines.lines[0].contains("does not contain it"))
    #expect(lines.lines[1].contains("corner"))
    #expect(lines.lines[2].contains("must be finite"))
    lost.center = CGPoint(x: 10, y: 10)
    stage.animator.updateItem(usingCurrentState: lost)
    stage.frames(10)
    #expect(stranger.center == CGPoint(x: 5, y: 5))
    #expect(concave.center.y > 151)
    #expect(lost.center.y > 11)
  }

  @Test("An item of endless size waits until it has one, with one sentence") func endlessSizes() {
    // D17, D34
    final class Endless: NSObject, UIDynamicItem {
      var center = CGPoint(x: 10, y: 10)
      var bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
      var transform = CGAffineTransform.identity
    }
    let stage = DynamicsScreen()
    let endless = Endless()
    let lines = ErrorLines()
    lines.keep {
      stage.animator.addBehavior(UIGravityBehavior(items: [endless, stage.square(200, 100)]))
      stage.frames(10)
    }
    #expect(lines.lines.count == 1)
    #expect(lines.lines.first?.contains("must be finite") == true)
    #expect(endless.center == CGPoint(x: 10, y: 10))
    endless.bounds.size.width = 10
    stage.animator.updateItem(usingCurrentState: endless)
    stage.frames(10)
    #expect(endless.center.y > 11)
  }

  @Test("A velocity beyond all measure is held back, and a negative density counts as next to none") func extremes() {
    let stage = DynamicsScreen()
    let (fast, light) = (stage.square(100, 100), stage.square(300, 100))
    let shape = UIDynamicItemBehavior(items: [fast, light])
    shape.density = -4
    shape.addLinearVelocity(CGPoint(x: 1e200, y: 0), for: fast)
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(UIGravityBehavior(items: [light]))
    stage.frames(60)
    // A second at the most that there is.
    #expect(isNear(fast.center.x, 100 + 100_000, within: 1))
    #expect(fast.center.y == 100)
    // Gravity asks nobody how much he weighs.
    #expect(light.center.y > 590)
    #expect(light.center.x == 300)
  }

  @Test("An item in two animators is a body in each, and the last one that writes is seen") func twoAnimators() {
    let stage = DynamicsScreen()
    let square = stage.square(100, 100)
    let other = UIDynamicAnimator(referenceView: stage.view)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    let up = UIGravityBehavior(items: [square])
    up.gravityDirection = CGVector(dx: 0, dy: -1)
    other.addBehavior(up)
    stage.frames(30)
    #expect(square.center.y < 100)
  }

  @Test("An error stops the program unless it is told to go on") func trap() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let behavior = UIDynamicBehavior()
        behavior.addChildBehavior(behavior)
      }
    }
    #expect(trapSentence(of: result).contains("cannot become a child of UIDynamicBehavior, which is part of it"))
  }
}
