import DynamicsEngine

/// Moves items as bodies move: by gravity, springs, collisions and whatever else its behaviors say.
///
/// ```swift
/// let animator = UIDynamicAnimator(referenceView: view)
/// let collision = UICollisionBehavior(items: cards)
/// collision.translatesReferenceBoundsIntoBoundary = true
/// animator.addBehavior(collision)
/// animator.addBehavior(UIGravityBehavior(items: cards))
/// ```
///
/// It steps with the frames of the scene that its view is shown in, in steps of a sixtieth of a second, before views are laid
/// out, and pauses when all items rest. It keeps its behaviors and their items alive; the program keeps the animator. It may be
/// let go of at any time, in any order with its view, layout, behaviors and items: then nothing moves any longer. // D21, D22
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  let simulation: DynamicsSimulation
  let roles = BehaviorRoles()
  let reference = AnimatorReference()
  private let frames: AnimatorFrames
  private var boundsObservation: NSKeyValueObservation?

  /// An animator of items that are no views, without a coordinate system of its own.
  public override init() {
    simulation = DynamicsSimulation(referenceView: nil)
    frames = AnimatorFrames(of: simulation)
    super.init()
    reference.begin(self)
  }

  /// An animator of views inside a view, whose coordinates it has. It does not keep the view alive.
  public init(referenceView view: UIView) {
    simulation = DynamicsSimulation(referenceView: view)
    frames = AnimatorFrames(of: simulation)
    super.init()
    reference.begin(self)
    boundsObservation = view.observe(\.bounds) { [reference] _, _ in reference.animator?.referenceBoundsDidChange() }
  }

  isolated deinit { reference.end() }

  /// An animator of layout attributes: after each step it invalidates the layout, in a context that names what has moved.
  ///
  /// The layout answers with ``items(in:)``, ``layoutAttributesForCell(at:)`` and their relatives. Attributes keep their index
  /// paths, whatever the data becomes, unless ``followsUpdates`` is set. It does not keep the layout alive. // D30, D33
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    simulation.follow(layout)
    layout.animators.add(self)
  }

  /// Has changes of the data take the attributes of a layout along: with an insert, a delete, a move or a reload they get the new
  /// index paths of their elements, and those that are gone leave their behaviors. False unless set: then attributes keep their
  /// index paths, and the layout itself has to say which item an object is about, as in UIKit. // D33
  ///
  /// Set it once, where the animator is made, in a layout that has no record of index paths of its own beside the animator's: one
  /// that has would not know that they have become others. It costs O(registered attributes) with each update.
  ///
  /// ```swift
  /// let animator = UIDynamicAnimator(collectionViewLayout: self)
  /// animator.followsUpdates = true
  /// ```
  ///
  /// Difference from UIKit: there is no such property.
  open var followsUpdates: Bool {
    get { simulation.followsUpdates }
    set { simulation.followsUpdates = newValue }
  }

  /// The view in whose coordinates items are; nil for an animator without a view, or of a layout.
  open var referenceView: UIView? { simulation.referenceView }

  /// The object that is told when the animator begins and ends to run. // D22
  open weak var delegate: (any UIDynamicAnimatorDelegate)? {
    didSet { UncalledMethods.check(delegate, DelegateProtocol.dynamicAnimator) }
  }

  // MARK: Behaviors

  /// The behaviors that were added, in their order; not their children.
  open private(set) var behaviors: [UIDynamicBehavior] = []

  /// Puts a behavior, with its children, into effect. Each item gets one body, where it is and as it is turned, with the first
  /// behavior that acts on it. // D20
  ///
  /// Adding one twice has no effect; one that is in another animator or in another behavior is an error of the program.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behavior.animatorOfBehavior === self, behavior.parent == nil { return }
    guard behavior.isFree(for: "part of an animator") else { return }
    behaviors.append(behavior)
    enter(behavior)
    resume(because: "a behavior was added")
  }

  /// Ends what a behavior, with its children, does. Its items stay where they are; those that no other behavior acts on lose
  /// their velocity. A behavior that was not added is left alone. // D25
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = place(of: behavior) else { return }
    behaviors.remove(at: index)
    exit(behavior)
    resumeUnlessAtRest()
  }

  /// Not by a closure, at whose beginning the actor would be looked up.
  private func place(of behavior: UIDynamicBehavior) -> Int? {
    let behaviors = self.behaviors
    for index in behaviors.indices where behaviors[index] === behavior { return index }
    return nil
  }

  /// Ends what all behaviors do.
  open func removeAllBehaviors() {
    for behavior in behaviors.reversed() { removeBehavior(behavior) }
  }

  private func enter(_ behavior: UIDynamicBehavior) {
    behavior.willMove(to: self)
    // The program may have taken it out again.
    guard isMine(behavior), behavior.animatorOfBehavior == nil else { return }
    behavior.animatorOfBehavior = self
    roles.forget(behavior)
    behavior.join(simulation)
    for child in behavior.childBehaviors where child.parent === behavior && child.animatorOfBehavior == nil {
      enter(child)
    }
  }

  private func exit(_ behavior: UIDynamicBehavior) {
    guard behavior.animatorOfBehavior === self else { return }
    behavior.willMove(to: nil)
    guard behavior.animatorOfBehavior === self else { return }
    behavior.leave(simulation)
    behavior.animatorOfBehavior = nil
    roles.forget(behavior)
    for child in behavior.childBehaviors { exit(child) }
  }

  private func isMine(_ behavior: UIDynamicBehavior) -> Bool {
    if let parent = behavior.parent { return parent.animatorOfBehavior === self }
    // From the end: it is mostly the one that was added last. Not by a closure, at whose beginning the actor would be looked up.
    for own in behaviors.reversed() where own === behavior { return true }
    return false
  }

  func childWasAdded(_ behavior: UIDynamicBehavior) {
    enter(behavior)
    resume(because: "a behavior was added")
  }

  func childWasRemoved(_ behavior: UIDynamicBehavior) {
    exit(behavior)
    resumeUnlessAtRest()
  }

  /// Goes on after a behavior was taken away, where items move without it: they do if it held them.
  private func resumeUnlessAtRest() {
    if !simulation.isResting { resume(because: "a behavior was removed") }
    drawOverlay()
  }

  // MARK: Items

  /// The items that behaviors act on and that touch a rectangle of the reference view, or of the content of a layout; those
  /// that wait for a size are left out. Of a layout each element is answered once, and items that the data does not have at
  /// present are left out, so that a layout may answer with this. O(log items + those that move + the answer). // D20, D40
  open func items(in rect: CGRect) -> [any UIDynamicItem] { simulation.items(in: rect) }

  /// Reads where an item is, how it is turned and how large it is, because the program has changed that. Its velocity stays.
  /// An item that no behavior acts on is left alone. // D24
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    if simulation.update(item), !frames.isRunning { resume(because: "an item was put elsewhere") }
  }

  /// The attributes of a cell that behaviors act on, of several objects the one that came last; nil for any other. // D20, D30
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    simulation.attributesOfCell(at: indexPath)
  }

  /// The attributes of a supplementary view that behaviors act on; nil for any other. // D30
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(of: .supplementaryView, kind, at: indexPath)
  }

  /// The attributes of a decoration view that behaviors act on; nil for any other. // D30
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    simulation.attributes(of: .decorationView, decorationViewKind, at: indexPath)
  }

  // MARK: Seeing

  /// The parts of the simulation that are shown above all that the reference view, or the collection view of the
  /// layout, shows: nothing unless set. They are drawn in each frame in which the animator runs, and cost something
  /// only while this is set. An animator that has no view shows nothing. // D35
  ///
  /// ```swift
  /// animator.debugOverlay = .everything
  /// ```
  ///
  /// Difference from UIKit: there is none but a private one.
  open var debugOverlay: DebugOverlay = [] {
    didSet {
      guard debugOverlay != oldValue else { return }
      if debugOverlay.isEmpty {
        overlay?.remove()
        overlay = nil
      } else if overlay == nil {
        overlay = DynamicsOverlay()
      }
      drawOverlay()
    }
  }

  private var overlay: DynamicsOverlay?

  private func drawOverlay() {
    guard let overlay else { return }
    guard let place = simulation.place else { return overlay.remove() }
    overlay.draw(simulation.world, in: place, showing: debugOverlay)
  }

  // MARK: Running

  /// Tells whether the animator steps with the frames. // D22
  open var isRunning: Bool { frames.isRunning }

  /// How long the animator has run, in seconds: the steps that it has taken. It does not grow while it is paused. // D23
  open var elapsedTime: TimeInterval { simulation.asking { Double($0.stepCount) * $0.settings.step } }

  /// Runs from the next frame on, because something has changed. // D22
  func resume(because reason: String) {
    guard !isRunning else { return }
    frames.run(stepping: simulation.asking { $0.settings.step }) { [reference] count in
      guard let animator = reference.animator else { return false }
      for _ in 0..<count where animator.isRunning { animator.step() }
      animator.drawOverlay()
      return true
    }
    note("resumes", because: reason)
    delegate?.dynamicAnimatorWillResume(self)
  }

  private func step() {
    simulation.lookAtWaiting()
    if simulation.layout != nil { referenceBoundsDidChange() }
    roles.find(in: behaviors)
    for behavior in roles.forces where behavior.animatorOfBehavior === self {
      behavior.act(before: simulation.asking { $0.settings.step }, in: simulation)
    }
    simulation.step()
    roles.find(in: behaviors)
    for behavior in roles.actions where behavior.animatorOfBehavior === self { behavior.action?() }
    simulation.tellContacts()
    // Whatever actions and delegates have done to attributes is shown in this frame, too. // D30
    if let layout = simulation.layout, let context = simulation.contextOfStep(for: layout) {
      layout.invalidateLayout(with: context)
    }
    if simulation.isResting { pause() }
  }

  private func pause() {
    frames.stop()
    note("pauses", because: "all items rest after \(simulation.asking { $0.stepCount }) steps")
    if !simulation.waiting.isEmpty {
      // What waits for a size may get one when this frame is laid out. // D34
      frames.scene?.afterLayout { [reference] in
        guard let animator = reference.animator, animator.simulation.lookAtWaiting() else { return }
        animator.resume(because: "an item has a size now")
      }
    }
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func referenceBoundsDidChange() {
    roles.find(in: behaviors)
    for collision in roles.collisions where collision.animatorOfBehavior === self && collision.followsReferenceBounds {
      collision.referenceBoundsDidChange(in: simulation)
      if !simulation.isResting { resume(because: "the reference view has another size") }
    }
  }

  private func note(_ change: String, because reason: String) {
    let trace = (frames.scene?.application ?? UIApplication.shared).trace
    trace.record(.dynamics(animator: trace.name(of: self), change: change, reason: reason))
  }
}
