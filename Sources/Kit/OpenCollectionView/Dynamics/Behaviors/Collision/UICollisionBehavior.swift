import DynamicsEngine

/// Has items bump into each other and into boundaries. // D16
///
/// Only the items of one behavior collide with each other, and only with its own boundaries; an item may be in several. An item
/// that is beyond a boundary already is not pulled back: boundaries hold from both sides. // D18
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The group in the world; nil while the behavior is in no animator.
  private var group: CollisionGroupID?
  /// The boundaries that the program gave, in the order of their adding.
  private var boundaries: [CollisionBoundary] = []
  /// The boundary around the reference view.
  private var frame: ReferenceBoundary?
  /// The touches of items with each other and with boundaries, as far as the delegate knows.
  var touches: Set<CollisionTouch> = []

  /// Collisions of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    take(items)
  }

  /// Collisions of nothing yet.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Has an item collide, too.
  open func addItem(_ item: any UIDynamicItem) { addMember(item) }

  /// Has an item collide no longer. Of what it touches no end is told.
  open func removeItem(_ item: any UIDynamicItem) {
    let identifier = ObjectIdentifier(item)
    touches = touches.filter { !$0.isOf(identifier) }
    removeMember(item)
  }

  /// With what items collide. Default `everything`. // D16
  open var collisionMode: Mode = .everything {
    didSet {
      changed("mode", from: oldValue, to: collisionMode) { simulation in
        if let group { simulation.world.setMode(group, collisionMode.ofWorld) }
      }
    }
  }

  /// The object that is told when contacts begin and end. // D19
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)? {
    didSet { UncalledMethods.check(collisionDelegate, DelegateProtocol.collisionBehavior) }
  }

  // MARK: Boundaries

  /// Tells whether the bounds of the reference view, less the insets, are a boundary without identifier, whatever size
  /// the view gets. For an animator of a layout it is the bounds of the content. Default false. // D18
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { frame != nil }
    set {
      guard newValue != (frame != nil) else { return }
      setFrame(newValue ? ReferenceBoundary(insets: .zero) : nil)
    }
  }

  /// Makes the bounds of the reference view, less insets, a boundary without identifier. // D18
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    guard insets.isFinite else {
      ProgrammingErrors.report(
        "UICollisionBehavior.setTranslatesReferenceBoundsIntoBoundary(with:) was given \(insets): give finite insets.",
        instead: "the boundary stays as it is")
      return
    }
    setFrame(ReferenceBoundary(insets: insets))
  }

  /// Adds the outline of a path as a boundary. One of the same identifier is replaced. The path may be of any form, and is
  /// copied. // D18
  ///
  /// Difference from UIKit: strings are no `NSCopying` here, so write `"floor" as NSString`.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    put(CollisionBoundary(identifier, bezierPath.cgPath))
  }

  /// Adds a line as a boundary. One of the same identifier is replaced. // D18
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    guard accepts(p1, as: "addBoundary(withIdentifier:from:to:)"),
      accepts(p2, as: "addBoundary(withIdentifier:from:to:)")
    else { return }
    let path = CGMutablePath()
    path.move(to: p1)
    path.addLine(to: p2)
    put(CollisionBoundary(identifier, path))
  }

  /// The outline of a boundary; nil where there is none of that identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.isNamed(identifier) }.map { UIBezierPath(cgPath: $0.path) }
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    guard let index = boundaries.firstIndex(where: { $0.isNamed(identifier) }) else { return }
    let boundary = boundaries.remove(at: index)
    forgetTouches(of: boundary.key)
    change("a boundary was removed") { boundary.leave($0) }
  }

  /// The identifiers of the boundaries, in the order in which these were added; nil where there are none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  /// Takes all boundaries away that have identifiers; that of the reference view stays.
  open func removeAllBoundaries() {
    let gone = boundaries
    boundaries.removeAll()
    for boundary in gone { forgetTouches(of: boundary.key) }
    change("boundaries were removed") { simulation in for boundary in gone { boundary.leave(simulation) } }
  }

  private func put(_ boundary: CollisionBoundary) {
    removeBoundary(withIdentifier: boundary.identifier)
    boundaries.append(boundary)
    change("a boundary was added") { connect(in: $0) }
  }

  private func setFrame(_ new: ReferenceBoundary?) {
    let old = frame
    frame = new
    forgetTouches(of: nil)
    change("the boundary of the reference view is another") { simulation in
      old?.leave(simulation)
      connect(in: simulation)
    }
  }

  private func forgetTouches(of boundary: ObjectIdentifier?) {
    touches = touches.filter { !$0.isOfBoundary(boundary) }
  }

  /// The reference view has another size.
  func referenceBoundsDidChange(in simulation: DynamicsSimulation) {
    guard let frame, let group else { return }
    frame.join(simulation, group: group)
  }

  /// The behavior's key and identifier of a boundary of the world; nil where it is not one of this behavior. The
  /// identifier is nil for the reference view.
  func boundary(_ id: BoundaryID) -> (key: ObjectIdentifier?, identifier: (any NSCopying)?)? {
    if let found = boundaries.first(where: { $0.id == id }) { return (found.key, found.identifier) }
    return frame?.id == id ? (nil, nil) : nil
  }

  var followsReferenceBounds: Bool { frame != nil }

  // MARK: In the world

  override var collisionGroup: CollisionGroupID? { group }

  override func connect(in simulation: DynamicsSimulation) {
    let group = self.group ?? simulation.world.addGroup(mode: collisionMode.ofWorld)
    if self.group == nil {
      self.group = group
      touches.removeAll()
      shapesDidChange(in: simulation)
    }
    for boundary in boundaries where boundary.id == nil { boundary.join(simulation, group: group) }
    if let frame, frame.id == nil { frame.join(simulation, group: group) }
  }

  override func disconnect(from simulation: DynamicsSimulation) {
    if let group { simulation.world.removeGroup(group) }
    forgetWorld()
  }

  override func forgetWorld() {
    group = nil
    touches.removeAll()
    for boundary in boundaries { boundary.id = nil }
    frame?.id = nil
  }
}
