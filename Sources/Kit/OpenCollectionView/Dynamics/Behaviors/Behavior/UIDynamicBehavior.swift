import DynamicsEngine

/// A description of the motion of items, which a ``UIDynamicAnimator`` puts into effect.
///
/// Behaviors can be made of others, as children: subclass this class, add children in the initializer, and a kind of
/// motion has a name.
///
/// ```swift
/// final class FallBehavior: UIDynamicBehavior {
///   init(_ items: [any UIDynamicItem]) {
///     super.init()
///     addChildBehavior(UIGravityBehavior(items: items))
///     let collision = UICollisionBehavior(items: items)
///     collision.translatesReferenceBoundsIntoBoundary = true
///     addChildBehavior(collision)
///   }
/// }
/// ```
///
/// A behavior has one place: in an animator or in another behavior.
@preconcurrency @MainActor open class UIDynamicBehavior: InstantiableObject {
  /// A behavior that does nothing by itself: to be given an action and children.
  public override init() { super.init() }

  /// Makes a behavior of a class that is only known at run time. Not for programs, whose subclasses need not have it.
  @available(*, unavailable)
  public required convenience init(instantiating: Void) { self.init() }

  /// Called after each step of the animator, when items are where the step has brought them. // D21
  ///
  /// Behaviors may be added, changed and removed from within. It is called only while the animator runs.
  open var action: (() -> Void)? {
    didSet { animatorOfBehavior?.roles.forget() }
  }

  /// The animator that puts the behavior into effect; of a child, that of its parent. The behavior does not keep it alive.
  open var dynamicAnimator: UIDynamicAnimator? { animatorOfBehavior }

  final var animatorOfBehavior: UIDynamicAnimator? {
    get { animatorReference?.animator }
    set { animatorReference = newValue?.reference }
  }
  private final var animatorReference: AnimatorReference?

  /// The behaviors that this one is made of, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []

  /// Makes a behavior part of this one. If this one is in an animator, so is the other from now on.
  ///
  /// A behavior that is in an animator or in another behavior already, or that contains this one, is an error of the program.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self, maySettle(behavior) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    animatorOfBehavior?.childWasAdded(behavior)
  }

  /// Takes a child out, and with it all that it does. Its items stay where they are. A behavior that is no child of this one
  /// is left alone.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    animatorOfBehavior?.childWasRemoved(behavior)
  }

  /// The behavior, or the one that it is part of, is about to get into an animator, or out of its own, which is nil. Called
  /// for the parent before its children. Call super.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behavior that this one is part of.
  private(set) weak var parent: UIDynamicBehavior?

  /// The items that the behavior acts on, each once.
  // Published springs are asked for theirs in each frame; nothing in the list calls the program.
  @exclusivity(unchecked) final var members = DynamicItemList()

  // MARK: In the world of the animator

  /// The group of bodies that collide by this behavior; nil for one that has nothing to do with collisions.
  var collisionGroup: CollisionGroupID? { nil }

  /// Sets what the behavior wants of the body of an item; what other behaviors wanted before stands in it.
  func shape(_ properties: inout BodyProperties, of item: any UIDynamicItem) {}

  /// Makes what the behavior needs in the world, as far as its items have bodies and it is not there yet.
  func connect(in simulation: DynamicsSimulation) {}

  /// Takes what the behavior has made out of the world.
  func disconnect(from simulation: DynamicsSimulation) {}

  /// Forgets what the behavior had in the world of an animator that is gone.
  func forgetWorld() {}

  /// The behavior has another item, or one less.
  func membersDidChange(in simulation: DynamicsSimulation) { connect(in: simulation) }

  /// An element of a collection view, and so one of the items, is gone. // D33
  func elementIsGone(_ item: any UIDynamicItem) { removeMember(item) }

  /// Tells whether ``act(before:in:)`` is to be called before each step.
  var actsBeforeSteps: Bool { false }

  /// Acts on bodies in a way that the world has no name for.
  func act(before duration: Double, in simulation: DynamicsSimulation) {}
}
