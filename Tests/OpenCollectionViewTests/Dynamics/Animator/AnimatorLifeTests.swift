import OpenCollectionView
import Testing
import TouchTesting

/// When a dynamic animator runs, in which order it calls, and what it counts.
@MainActor @Suite("Dynamic animators") struct AnimatorLifeTests {
  private final class Listener: UIDynamicAnimatorDelegate {
    let journal: Journal
    var onPause: (() -> Void)?
    init(_ journal: Journal) { self.journal = journal }
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { journal.note("resume") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
      journal.note("pause")
      onPause?()
    }
  }

  private final class Item: NSObject, UIDynamicItem {
    let journal: Journal?
    var center: CGPoint { didSet { journal?.note("center") } }
    var bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var transform = CGAffineTransform.identity { didSet { journal?.note("transform") } }

    init(_ center: CGPoint = .zero, _ journal: Journal? = nil) {
      self.center = center
      self.journal = journal
    }
  }

  @Test("An item of several behaviors is one body, where it is and as it is turned") func oneBody() {
    // D20
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    square.transform = CGAffineTransform(rotationAngle: 0.5)
    let shape = UIDynamicItemBehavior(items: [square])
    stage.animator.addBehavior(shape)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.animator.addBehavior(UICollisionBehavior(items: [square]))
    stage.frames(1)
    #expect(stage.animator.items(in: stage.view.bounds).count == 1)
    #expect(square.center.x == 200)
    #expect(isNear(square.center.y, 100 + 1000.0 / 3600))
    #expect(isNear(square.transform.b, sin(0.5)))
    #expect(isNear(shape.linearVelocity(for: square).y, 1000.0 / 60))
  }

  @Test("A step moves the items, then calls actions in the order of the behaviors, then tells of contacts") func order()
  {
    // D21
    let journal = Journal()
    let stage = DynamicsScreen()
    let item = Item(CGPoint(x: 200, y: 549.9), journal)
    let gravity = UIGravityBehavior(items: [item])
    let collision = UICollisionBehavior(items: [item])
    collision.translatesReferenceBoundsIntoBoundary = true
    let contacts = ContactJournal(journal)
    collision.collisionDelegate = contacts
    collision.action = { journal.note("second action") }
    gravity.action = { journal.note("first action") }
    stage.animator.addBehavior(gravity)
    stage.animator.addBehavior(collision)
    let upright = UIDynamicItemBehavior(items: [item])
    upright.allowsRotation = false
    stage.animator.addBehavior(upright)
    #expect(journal.text == "")
    stage.frames(1)
    #expect(journal.text == "center, first action, second action, + wall")
  }

  @Test("An animator runs while something moves, pauses when all rests, and goes on when something changes")
  func pausing() {
    // D22
    let journal = Journal()
    let listener = Listener(journal)
    let stage = DynamicsScreen()
    stage.animator.delegate = listener
    let square = stage.square(200, 100)
    #expect(!stage.animator.isRunning)
    let shape = UIDynamicItemBehavior(items: [square])
    stage.animator.addBehavior(shape)
    #expect(stage.animator.isRunning)
    #expect(journal.text == "resume")
    // Half a second without motion.
    stage.frames(29)
    #expect(journal.text == "resume")
    stage.frames(2)
    #expect(journal.text == "resume, pause")
    #expect(!stage.animator.isRunning)
    #expect(!stage.screen.scene.wantsFrames)
    journal.clear()
    shape.addLinearVelocity(CGPoint(x: 10, y: 0), for: square)
    #expect(journal.text == "resume")
    journal.clear()
    stage.animator.removeAllBehaviors()
    stage.frames(2)
    #expect(journal.text == "pause")
    journal.clear()
    stage.animator.updateItem(usingCurrentState: square)
    #expect(journal.text == "")
  }

  @Test("Gravity without a floor never pauses") func endlessFall() {
    // D22
    let stage = DynamicsScreen()
    stage.animator.addBehavior(UIGravityBehavior(items: [stage.square(200, 100)]))
    stage.screen.advance(by: 60)
    #expect(stage.animator.isRunning)
  }

  @Test("Elapsed time counts the steps, and stands still in a pause") func elapsedTime() {
    // D23
    let stage = DynamicsScreen()
    #expect(stage.animator.elapsedTime == 0)
    let shape = UIDynamicItemBehavior(items: [stage.square(200, 100)])
    stage.animator.addBehavior(shape)
    stage.screen.advance(by: 10)
    let paused = stage.animator.elapsedTime
    #expect(paused > 0.48)
    #expect(paused < 0.55)
    stage.screen.advance(by: 10)
    #expect(stage.animator.elapsedTime == paused)
    shape.addLinearVelocity(CGPoint(x: 100, y: 0), for: shape.items[0])
    stage.frames(6)
    #expect(isNear(stage.animator.elapsedTime, paused + 0.1, within: 1e-6))
  }

  @Test("A frame that is late takes the steps that it missed, four at most") func lateFrames() {
    // D21
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    stage.animator.addBehavior(UIGravityBehavior(items: [square]))
    stage.frames(1)
    #expect(isNear(stage.animator.elapsedTime * 60, 1))
    let scene = stage.screen.scene!
    let now = stage.screen.now
    _ = scene.runFrame(at: now + 3.0 / 60)
    #expect(isNear(stage.animator.elapsedTime * 60, 4))
    _ = scene.runFrame(at: now + 63.0 / 60)
    #expect(isNear(stage.animator.elapsedTime * 60, 8))
    _ = scene.runFrame(at: now + 64.2 / 60)
    _ = scene.runFrame(at: now + 64.9 / 60)
    #expect(isNear(stage.animator.elapsedTime * 60, 10))
  }

  @Test("updateItem reads place, angle and size anew, and keeps the velocity") func updating() {
    // D24
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    let shape = UIDynamicItemBehavior(items: [square])
    shape.addLinearVelocity(CGPoint(x: 60, y: 0), for: square)
    stage.animator.addBehavior(shape)
    stage.frames(1)
    #expect(isNear(square.center.x, 201))
    square.center = CGPoint(x: 50, y: 300)
    square.transform = CGAffineTransform(rotationAngle: 1)
    stage.animator.updateItem(usingCurrentState: square)
    stage.frames(1)
    #expect(isNear(square.center.x, 51))
    #expect(square.center.y == 300)
    #expect(isNear(square.transform.rotationAngleForTests, 1))
    #expect(isNear(shape.linearVelocity(for: square).x, 60))
  }

  @Test("What is removed stays where it is and has no velocity when it comes back") func removing() {
    // D25
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    let gravity = UIGravityBehavior(items: [square])
    stage.animator.addBehavior(gravity)
    stage.frames(6)
    let place = square.center
    stage.animator.removeBehavior(gravity)
    stage.frames(6)
    #expect(square.center == place)
    #expect(gravity.dynamicAnimator == nil)
    stage.animator.addBehavior(gravity)
    stage.frames(1)
    #expect(isNear(square.center.y, place.y + 1000.0 / 3600))
  }

  @Test("Behaviors come and go from within actions and from the animator's delegate") func changesFromWithin() {
    // D21, D22
    let journal = Journal()
    let listener = Listener(journal)
    let stage = DynamicsScreen()
    stage.animator.delegate = listener
    let square = stage.square(200, 100)
    let gravity = UIGravityBehavior(items: [square])
    let animator = stage.animator
    var calls = 0
    gravity.action = { [unowned gravity] in
      calls += 1
      guard calls == 3 else { return }
      animator.removeBehavior(gravity)
      animator.addBehavior(UIDynamicItemBehavior(items: [square]))
    }
    listener.onPause = { [unowned listener] in
      listener.onPause = nil
      animator.removeAllBehaviors()
      animator.addBehavior(gravity)
    }
    animator.addBehavior(gravity)
    stage.frames(3)
    #expect(calls == 3)
    #expect(animator.behaviors.count == 1)
    stage.frames(40)
    #expect(journal.text == "resume, pause, resume")
    #expect(animator.behaviors == [gravity])
    stage.frames(1)
    #expect(calls > 3)
  }

  @Test("An animator, its view, its behaviors and items may be let go of in any order while it runs") func release() {
    // D25
    for order in 0..<6 {
      let screen = VirtualScreen()
      var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var square: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view!.addSubview(square!)
      screen.show(view!)
      var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: view!)
      var behavior: UIDynamicBehavior? = UIGravityBehavior(items: [square!])
      animator!.addBehavior(behavior!)
      weak let weakView = view
      weak let weakAnimator = animator
      weak let weakSquare = square
      screen.advance(by: 0.1)
      let steps: [() -> Void] = [
        {
          view!.removeFromSuperview()
          view = nil
        }, { animator = nil },
        {
          behavior = nil
          square = nil
        },
      ]
      let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
      for index in permutations[order] {
        steps[index]()
        screen.advance(by: 0.1)
      }
      #expect(weakAnimator == nil)
      #expect(weakView == nil)
      #expect(weakSquare == nil)
      #expect(!screen.scene.wantsFrames)
    }
  }

  @Test("A behavior whose animator is gone can be given to another one") func afterAnimator() {
    let stage = DynamicsScreen()
    let square = stage.square(200, 100)
    let snap = UISnapBehavior(item: square, snapTo: CGPoint(x: 100, y: 100))
    var first: UIDynamicAnimator? = UIDynamicAnimator(referenceView: stage.view)
    first!.addBehavior(snap)
    stage.frames(2)
    first = nil
    #expect(snap.dynamicAnimator == nil)
    stage.animator.addBehavior(snap)
    stage.frames(240)
    #expect(isNear(square.center.x, 100, within: 0.5))
  }

  @Test("Views in other views are moved in the coordinates of the reference view") func coordinates() {
    // D21
    let stage = DynamicsScreen()
    let home = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    stage.view.addSubview(home)
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    home.addSubview(square)
    stage.animator.addBehavior(UISnapBehavior(item: square, snapTo: CGPoint(x: 200, y: 300)))
    #expect(stage.animator.items(in: CGRect(x: 140, y: 190, width: 5, height: 5)).count == 1)
    stage.frames(240)
    #expect(isNear(square.center.x, 150, within: 0.5))
    #expect(isNear(square.center.y, 200, within: 0.5))
  }

  @Test("An item without area waits until it has one") func waiting() {
    // D17, D34
    let stage = DynamicsScreen()
    let square = stage.square(200, 100, side: 0)
    let gravity = UIGravityBehavior(items: [square])
    stage.animator.addBehavior(gravity)
    stage.frames(5)
    #expect(square.center == CGPoint(x: 200, y: 100))
    square.bounds.size = CGSize(width: 10, height: 10)
    stage.animator.updateItem(usingCurrentState: square)
    stage.frames(1)
    #expect(isNear(square.center.y, 100 + 1000.0 / 3600))
  }

  @Test("A view that gets its size with the first layout is moved from then on") func sizeWithLayout() {
    // D34
    final class Sizing: UIView {
      override func layoutSubviews() {
        for view in subviews { view.bounds.size = CGSize(width: 40, height: 40) }
      }
    }
    let screen = VirtualScreen()
    let view = Sizing(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = UIView()
    child.center = CGPoint(x: 100, y: 100)
    view.addSubview(child)
    screen.window.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [child]))
    screen.advance(by: 0.2)
    #expect(child.center.y > 110)
  }
}

extension CGAffineTransform {
  var rotationAngleForTests: CGFloat { atan2(b, a) }
}
