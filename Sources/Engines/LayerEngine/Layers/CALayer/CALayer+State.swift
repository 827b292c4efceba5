/// The parts of the state by their names.
extension CALayer {
  final var children: [CALayer] {
    @inline(__always) get { state.children }
    @inline(__always) _modify { yield &state.children }
  }
  final var committedChildren: [LayerID] {
    @inline(__always) get { state.committedChildren }
    @inline(__always) _modify { yield &state.committedChildren }
  }
  final var tree: LayerTree? {
    @inline(__always) get { state.treeReference?.takeUnretainedValue() }
    @inline(__always) set { state.treeReference = newValue.map(Unmanaged.passUnretained) }
  }
  final var numberingTree: LayerTree? {
    @inline(__always) get { state.numberingTree }
    @inline(__always) set { state.numberingTree = newValue }
  }
  final var parent: CALayer? {
    @inline(__always) get { state.parentReference?.takeUnretainedValue() }
    @inline(__always) set { state.parentReference = newValue.map(Unmanaged.passUnretained) }
  }
  final var view: (any CALayerDelegate)? {
    @inline(__always) get { state.view }
    @inline(__always) set { state.view = newValue }
  }
  final var actionGate: ActionGate? {
    @inline(__always) get { state.gateReference?.takeUnretainedValue() }
    @inline(__always) set { state.gateReference = newValue.map(Unmanaged.passUnretained) }
  }
  final var animations: LayerAnimations? {
    @inline(__always) get { state.animations }
    @inline(__always) set { state.animations = newValue }
  }
  final var extras: LayerExtras? {
    @inline(__always) get { state.extras }
    @inline(__always) set { state.extras = newValue }
  }
  final var identifier: LayerID {
    @inline(__always) get { state.identifier }
    @inline(__always) set { state.identifier = newValue }
  }
  final var dirty: LayerPropertySet {
    @inline(__always) get { state.dirty }
    @inline(__always) _modify { yield &state.dirty }
  }
  final var hasTransform: Bool {
    @inline(__always) get { state.hasTransform }
    @inline(__always) set { state.hasTransform = newValue }
  }
  final var transformsSublayers: Bool {
    @inline(__always) get { state.transformsSublayers }
    @inline(__always) set { state.transformsSublayers = newValue }
  }
  final var isLayoutNeeded: Bool {
    @inline(__always) get { state.isLayoutNeeded }
    @inline(__always) set { state.isLayoutNeeded = newValue }
  }
  final var isLayoutNeededBelow: Bool {
    @inline(__always) get { state.isLayoutNeededBelow }
    @inline(__always) set { state.isLayoutNeededBelow = newValue }
  }
  final var isLayingOut: Bool {
    @inline(__always) get { state.isLayingOut }
    @inline(__always) set { state.isLayingOut = newValue }
  }
  final var isDisplayNeeded: Bool {
    @inline(__always) get { state.isDisplayNeeded }
    @inline(__always) set { state.isDisplayNeeded = newValue }
  }
  package final var hasSublayersInDepth: Bool { state.hasSublayersInDepth }
  /// Tells whether changes happen without actions: those of layers that the program does not see.
  package final var refusesActions: Bool {
    get { state.refusesActions }
    set { state.refusesActions = newValue }
  }
}
