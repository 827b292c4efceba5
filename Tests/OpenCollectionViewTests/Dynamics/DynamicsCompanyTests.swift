import OpenCollectionView
import Testing
import TouchTesting

/// Dynamics together with fingers, animations and transitions.
@MainActor @Suite("Dynamics in company") struct DynamicsCompanyTests {
  @MainActor private final class Dragging {
    let animator: UIDynamicAnimator
    let shape: UIDynamicItemBehavior
    private var grips: [ObjectIdentifier: UIAttachmentBehavior] = [:]

    init(_ animator: UIDynamicAnimator, _ shape: UIDynamicItemBehavior) {
      (self.animator, self.shape) = (animator, shape)
    }

    func drag(_ recognizer: UIPanGestureRecognizer) {
      guard let item = recognizer.view, let reference = animator.referenceView else { return }
      let (key, place) = (ObjectIdentifier(item), recognizer.location(in: reference))
      switch recognizer.state {
      case .began:
        let offset = UIOffset(horizontal: place.x - item.center.x, vertical: place.y - item.center.y)
        let grip = UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: place)
        grips[key] = grip
        animator.addBehavior(grip)
      case .changed: grips[key]?.anchorPoint = place
      default:
        guard let grip = grips.removeValue(forKey: key) else { return }
        animator.removeBehavior(grip)
        let (now, wanted) = (shape.linearVelocity(for: item), recognizer.velocity(in: reference))
        shape.addLinearVelocity(CGPoint(x: wanted.x - now.x, y: wanted.y - now.y), for: item)
      }
    }
  }

  @Test("A finger drags an item in the middle of a simulation, and hands its velocity over") func dragging() {
    let stage = DynamicsScreen()
    let (held, free) = (stage.square(100, 100), stage.square(300, 100))
    let shape = UIDynamicItemBehavior(items: [held, free])
    shape.allowsRotation = false
    let dragging = Dragging(stage.animator, shape)
    let pan = UIPanGestureRecognizer()
    pan.addAction { if let pan = $0 as? UIPanGestureRecognizer { dragging.drag(pan) } }
    held.addGestureRecognizer(pan)
    stage.animator.addBehavior(shape)
    stage.screen.play(.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.2))
    #expect(held.center.y > 250)
    #expect(shape.linearVelocity(for: held).y > 500)
    #expect(isNear(shape.linearVelocity(for: held).x, 0, within: 1))
    #expect(free.center == CGPoint(x: 300, y: 100))
    #expect(stage.animator.behaviors.count == 1)
    let before = held.center.y
    stage.frames(6)
    #expect(held.center.y > before + 50)
  }

  @Test("An item moves on inside a view that is animated") func animatedHome() {
    let stage = DynamicsScreen()
    let home = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    stage.view.addSubview(home)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    home.addSubview(square)
    let animator = UIDynamicAnimator(referenceView: home)
    animator.addBehavior(UIGravityBehavior(items: [square]))
    UIView.animate(withDuration: 1) { home.alpha = 0.5 }
    UIView.animate(withDuration: 1) { square.backgroundColor = .red }
    stage.frames(30)
    let fallen: CGFloat = 1000 * 30 * 31 / 2 / 3600
    #expect(isNear(square.center.y, 50 + fallen, within: 1e-6))
    #expect(square.layer.presentation()?.position == square.center)
  }

  @Test("A behavior that is added in an animation moves its items without one") func inAnimation() {
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    UIView.animate(withDuration: 1) {
      stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    }
    stage.frames(6)
    #expect(square.layer.presentation()?.position == square.center)
    #expect(square.center.y > 100)
  }

  @Test("Children join and leave with their parent, which hears of it first") func children() {
    // D20
    final class Named: UIDynamicBehavior {
      let name: String
      let journal: Journal
      init(_ name: String, _ journal: Journal) {
        (self.name, self.journal) = (name, journal)
        super.init()
      }
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        super.willMove(to: dynamicAnimator)
        journal.note(name + (dynamicAnimator == nil ? " out" : " in"))
      }
    }
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    let journal = Journal()
    let (parent, child) = (Named("parent", journal), Named("child", journal))
    parent.addChildBehavior(child)
    child.addChildBehavior(UIGravityBehavior(items: [square]))
    stage.animator.addBehavior(parent)
    #expect(child.dynamicAnimator === stage.animator)
    stage.frames(3)
    #expect(square.center.y > 100)
    let late = Named("late", journal)
    parent.addChildBehavior(late)
    parent.removeChildBehavior(child)
    #expect(child.dynamicAnimator == nil)
    let place = square.center
    stage.frames(3)
    #expect(square.center == place)
    stage.animator.removeBehavior(parent)
    #expect(journal.text == "parent in, child in, late in, child out, parent out, late out")
  }
}
