import DecisionTrace
import Foundation

/// A root layer with everything below it, and what a host does not know of it yet.
///
/// Each frame the owner lays out and displays what is marked, and takes one ``commit()`` for its host. The cost of a
/// commit is proportional to the layers that changed, never to those that exist.
public final class LayerTree {
  /// The root, numbered 1 in every commit.
  public let root: CALayer

  @exclusivity(unchecked) private var state = LayerTreeState()
  /// Called when ``needsCommit`` becomes true, with the first change after a commit, so that the owner can ask for a
  /// frame. Not called where a commit leaves it true: look at it after each frame.
  public var needsCommitDidBecomeTrue: (() -> Void)? {
    get { state.needsCommitDidBecomeTrue }
    set { state.needsCommitDidBecomeTrue = newValue }
  }

  // Read and written in every frame, also where nothing changed: runtime checks for overlapping access would cost more.
  /// Tells whether anything changed, or is marked for layout or display, since the last commit.
  public var needsCommit: Bool { state.isCommitNeeded }

  var changed: [CALayer] { state.changed }
  private var lastIdentifier: UInt32 = 0
  /// Enough for what a scrolling grid changes in a frame, and ten kilobytes at most for a tree at rest. Our choice.
  private static let keptValues = 64
  /// Tells whether the commit that is being made has passed by a layer that may yet get a number. Layers are noted
  /// after their parents, but for those that a replicator had left out.
  private var hasPassedUnnumbered = false
  /// The layers that have animations, in the order in which they got them.
  var animatedLayers: [CALayer] {
    get { state.animatedLayers }
    _modify { yield &state.animatedLayers }
  }
  /// The layers whose sublayers are drawn several times.
  var replicators: [CALayer] {
    get { state.replicators }
    _modify { yield &state.replicators }
  }
  /// The clock and the transactions of the tree's animations.
  package let context: AnimationContext

  /// How many passes of layout and display a frame makes, because they mark layers themselves, before the rest waits for
  /// the next frame. Our choice: deep view trees settle in two or three.
  public static let maximumLayoutPasses = 12

  /// A tree below `root`, which must have no parent.
  ///
  /// Its clock stands still, and changes are not animated by themselves: for trees that stand alone.
  public convenience init(root: CALayer) {
    self.init(root: root, context: AnimationContext(animatesImplicitly: false))
  }

  /// A tree below `root` whose animations go by the application's clock.
  package init(root: CALayer, context: AnimationContext) {
    let isFree = root.parent == nil && root.tree == nil
    if !isFree {
      ProgrammingErrors.report(
        "The root of a layer tree must not be a sublayer or the root of another tree: make a layer of its own.",
        instead: "the root of the tree is an empty layer")
    }
    let root = isFree ? root : CALayer()
    self.root = root
    self.context = context
    root.mark(.sublayers)
    root.enter(self)
    state.isCommitNeeded = true
  }

  deinit {
    root.leaveTree()
    forgetIdentifiers(root)
    for layer in state.detached { forgetIdentifiers(layer) }
  }

  /// How often layers were laid out from the root down, since the tree was made.
  public var layoutPassCount: Int { state.layoutPassCount }

  /// Lays out what is marked, from the root down, and displays what is marked, until both are settled.
  ///
  /// What is still marked after ``maximumLayoutPasses`` waits for the next call, and ``needsCommit`` stays true.
  public func layoutAndDisplay() {
    var passes = 0
    repeat {
      while isLayoutMarked, passes < Self.maximumLayoutPasses {
        root.layoutMarked()
        passes += 1
        state.layoutPassCount += 1
      }
      guard !state.awaitingDisplay.isEmpty else { return }
      displayMarked()
      passes += 1
    } while passes < Self.maximumLayoutPasses
  }

  /// Takes the changes since the last commit. Lay out and display first.
  public func commit() -> LayerCommit {
    updatePresentations()
    updateReplicas()
    state.isCommitNeeded = isLayoutMarked || !state.awaitingDisplay.isEmpty
    var commit = LayerCommit()
    guard !state.changed.isEmpty || !state.detached.isEmpty || !state.movedAway.isEmpty else { return commit }
    if root.identifier == .none {
      create(root, in: &commit)
      state.mustPlace = true
    }
    if !replicators.isEmpty {
      for layer in state.detached where isOutOfSight(layer) { forget(layer, in: &commit) }
    }
    if state.mustPlace { placeLayers(in: &commit) }
    for layer in state.detached where layer.tree == nil { forget(layer, in: &commit) }
    emptyDetached()
    commit.removed.append(contentsOf: state.movedAway)
    state.movedAway.removeAll()
    // Where the host has let go of the last commit its memory is used again.
    swap(&commit.changed, &state.lastValues)
    commit.changed.removeAll(keepingCapacity: true)
    // What moves changes in each frame in as many ways as in the one before; layers that come into view in about three.
    commit.changed.reserveCapacity(
      state.lastLayerCount == state.changed.count ? state.lastValueCount : state.changed.count * 3)
    state.lastLayerCount = state.changed.count
    let own = Unmanaged.passUnretained(self).toOpaque()
    for layer in state.changed {
      // A layer that is out of the tree keeps its marks: they are noted again when it returns.
      guard layer.state.treeReference?.toOpaque() == own else { continue }
      var properties = layer.dirty.intersection(.all)
      layer.dirty = []
      if properties.contains(.mask), layer.extras?.toldMask == layer.properties.mask { properties.remove(.mask) }
      guard layer.identifier != .none, !properties.isEmpty else { continue }
      if properties.contains(.mask) { layer.extras?.toldMask = layer.properties.mask }
      let identifier = layer.identifier
      let rest = layer.appendShownPlace(in: properties, to: &commit.changed)
      guard !rest.isEmpty else { continue }
      layer.forEachShownValue(in: rest) { value in
        commit.changed.append(LayerChange(layer: identifier, value: value))
      }
    }
    emptyChanged()
    state.lastValueCount = commit.changed.count
    if state.lastValueCount <= Self.keptValues { state.lastValues = commit.changed }
    return commit
  }

  /// Places the sublayers and numbers the masks of those that have others.
  private func placeLayers(in commit: inout LayerCommit) {
    state.mustPlace = false
    // Placing may create layers, and those bring sublayers of their own to be placed: the list grows as it is walked.
    hasPassedUnnumbered = false
    var index = 0
    while index < state.changed.count {
      let layer = state.changed[index]
      index += 1
      guard layer.tree === self else { continue }
      guard layer.identifier != .none else {
        hasPassedUnnumbered = true
        continue
      }
      if layer.dirty.contains(.mask) { numberMask(of: layer, in: &commit) }
      if layer.dirty.contains(.sublayers) { placeSublayers(of: layer, in: &commit) }
    }
  }

  /// Everything, for a host that knows nothing. Layers are numbered anew, and the next ``commit()`` builds on this one.
  public func snapshot() -> LayerCommit {
    layoutAndDisplay()
    updatePresentations()
    updateReplicas()
    forgetIdentifiers(root)
    for layer in state.detached { forgetIdentifiers(layer) }
    emptyDetached()
    state.movedAway.removeAll()
    lastIdentifier = 0
    emptyChanged()
    noteEverything(root)
    return commit()
  }

  // A list may be the last to keep a layer, whose class may change other layers when it ends: it is emptied when it is the
  // tree's no longer, and its memory is taken back.

  private func emptyChanged() {
    var old = state.changed
    state.changed = []
    old.removeAll(keepingCapacity: true)
    if state.changed.isEmpty { state.changed = old }
  }

  private func emptyDetached() {
    var old = state.detached
    state.detached = []
    old.removeAll(keepingCapacity: true)
    if state.detached.isEmpty { state.detached = old }
  }

  // MARK: Notes from layers

  func setNeedsCommit() {
    guard !state.isCommitNeeded else { return }
    state.isCommitNeeded = true
    needsCommitDidBecomeTrue?()
  }

  func noteChange(of layer: CALayer) {
    state.changed.append(layer)
    notePlacing(layer.dirty)
    setNeedsCommit()
  }

  /// Takes note of what has been marked of a layer of which the tree knows that it has changed.
  func notePlacing(_ marks: LayerPropertySet) {
    if !marks.isDisjoint(with: [.sublayers, .mask]) { state.mustPlace = true }
  }

  func noteDetached(_ layer: CALayer) {
    state.detached.append(layer)
    setNeedsCommit()
  }

  func noteMovedAway(_ layer: CALayer) {
    state.movedAway.append(layer.identifier)
    layer.identifier = .none
    layer.numberingTree = nil
    layer.committedChildren.removeAll()
    layer.dirty = .sublayers
    setNeedsCommit()
  }

  /// Takes the numbers of a layer that stays in the tree, and of everything in it: hosts are to forget them.
  func withdraw(_ layer: CALayer) {
    if layer.numberingTree === self {
      state.movedAway.append(layer.identifier)
      layer.identifier = .none
      layer.numberingTree = nil
      layer.committedChildren.removeAll()
    }
    // A layer that no host knows is told in full when it gets a number; until then each change is to be noted.
    layer.dirty = []
    layer.forEachAttached { withdraw($0) }
    setNeedsCommit()
  }

  func noteDisplay(of layer: CALayer) {
    state.awaitingDisplay.append(layer)
    setNeedsCommit()
  }

  // MARK: Layout and display

  private var isLayoutMarked: Bool { root.isLayoutNeeded || root.isLayoutNeededBelow }

  private func displayMarked() {
    let layers = state.awaitingDisplay
    state.awaitingDisplay.removeAll(keepingCapacity: true)
    for layer in layers where layer.tree === self { layer.displayIfNeeded() }
  }

  // MARK: Making a commit

  private func create(_ layer: CALayer, in commit: inout LayerCommit) {
    lastIdentifier += 1
    layer.identifier = LayerID(rawValue: lastIdentifier)
    layer.numberingTree = self
    commit.created.append(LayerCreation(layer: layer.identifier, kind: layer.kind))
    let wasNoted = !layer.dirty.isEmpty
    layer.setMaskNumber(nil)
    layer.extras?.toldMask = nil
    layer.dirty = layer.shownProperties.differencesFromNewLayer
    if !layer.children.isEmpty { layer.dirty.insert(.sublayers) }
    if let extras = layer.extras {
      if !extras.ghosts.isEmpty { layer.dirty.insert(.sublayers) }
      if extras.mask != nil { layer.dirty.insert(.mask) }
    }
    if !layer.dirty.isEmpty, !wasNoted || hasPassedUnnumbered { state.changed.append(layer) }
  }

  private func placeSublayers(of layer: CALayer, in commit: inout LayerCommit) {
    let sublayers = layer.committedSublayers
    for child in sublayers where child.identifier == .none { create(child, in: &commit) }
    let identifiers = sublayers.map(\.identifier)
    let kept = SiblingOrder.kept(from: layer.committedChildren, in: identifiers)
    for (index, identifier) in identifiers.enumerated() where !kept[index] {
      commit.placed.append(LayerPlacement(layer: identifier, parent: layer.identifier, index: index))
    }
    layer.committedChildren = identifiers
  }

  private func numberMask(of layer: CALayer, in commit: inout LayerCommit) {
    let mask = layer.extras?.mask
    if let mask, mask.identifier == .none { create(mask, in: &commit) }
    layer.setMaskNumber(mask?.identifier)
  }

  /// Tells whether a layer has come to a place in the tree of which hosts are not told.
  private func isOutOfSight(_ layer: CALayer) -> Bool {
    guard layer.tree === self else { return false }
    var current = layer
    while let parent = current.parent {
      if !parent.isCommitting(current) { return true }
      current = parent
    }
    return false
  }

  private func forget(_ layer: CALayer, in commit: inout LayerCommit) {
    // A layer with another tree's number, or with none, holds nothing that has one of this tree.
    guard layer.numberingTree === self else { return }
    commit.removed.append(layer.identifier)
    layer.identifier = .none
    layer.numberingTree = nil
    layer.committedChildren.removeAll()
    // What the host forgets must be told again in full, should the layer return.
    layer.dirty = layer.tree == nil ? .sublayers : []
    layer.forEachAttached { forget($0, in: &commit) }
  }

  private func forgetIdentifiers(_ layer: CALayer) {
    if layer.numberingTree === self {
      layer.identifier = .none
      layer.numberingTree = nil
      layer.committedChildren.removeAll()
      // A layer without a number has its sublayers yet to be placed; the next tree notes it ahead of them.
      layer.dirty = .sublayers
    }
    layer.forEachAttached { forgetIdentifiers($0) }
  }

  private func noteEverything(_ layer: CALayer) {
    layer.dirty = layer === root ? .sublayers : []
    if layer === root {
      state.changed.append(root)
      state.mustPlace = true
    }
    layer.forEachAttached { noteEverything($0) }
  }
}

/// The notes of a tree from one commit to the next.
private struct LayerTreeState {
  var needsCommitDidBecomeTrue: (() -> Void)?
  var isCommitNeeded = false
  var changed: [CALayer] = []
  /// Tells whether any of them has sublayers or a mask to be placed; in most frames layers only change their values.
  var mustPlace = false
  var detached: [CALayer] = []
  var movedAway: [LayerID] = []
  var awaitingDisplay: [CALayer] = []
  /// How many layers and how many values the last commit told of.
  var lastLayerCount = 0
  var lastValueCount = 0
  /// The values of the last commit, unless they were many.
  var lastValues: [LayerChange] = []
  var animatedLayers: [CALayer] = []
  var replicators: [CALayer] = []
  var layoutPassCount = 0
}
