import DecisionTrace
import Foundation

/// A root layer with everything below it, and what a host does not know of it yet.
///
/// Each frame the owner lays out and displays what is marked, and takes one ``commit()`` for its host. The cost of a
/// commit is proportional to the layers that changed, never to those that exist.
public final class LayerTree {
  /// The root, numbered 1 in every commit.
  public let root: CALayer

  /// Called when ``needsCommit`` becomes true, with the first change after a commit, so that the owner can ask for a
  /// frame. Not called where a commit leaves it true: look at it after each frame.
  @exclusivity(unchecked) public var needsCommitDidBecomeTrue: (() -> Void)?

  // Read and written in every frame, also where nothing changed: runtime checks for overlapping access would cost more.
  /// Tells whether anything changed, or is marked for layout or display, since the last commit.
  public var needsCommit: Bool { isCommitNeeded }
  @exclusivity(unchecked) private var isCommitNeeded = false

  @exclusivity(unchecked) private(set) var changed: [CALayer] = []
  /// Tells whether any of them has sublayers or a mask to be placed; in most frames layers only change their values.
  @exclusivity(unchecked) private var mustPlace = false
  @exclusivity(unchecked) private var detached: [CALayer] = []
  @exclusivity(unchecked) private var movedAway: [LayerID] = []
  @exclusivity(unchecked) private var awaitingDisplay: [CALayer] = []
  private var lastIdentifier: UInt32 = 0
  /// How many layers and how many values the last commit told of.
  @exclusivity(unchecked) private var lastLayerCount = 0
  @exclusivity(unchecked) private var lastValueCount = 0
  /// The values of the last commit, unless they were many.
  @exclusivity(unchecked) private var lastValues: [LayerChange] = []
  /// Enough for what a scrolling grid changes in a frame, and ten kilobytes at most for a tree at rest. Our choice.
  private static let keptValues = 64
  /// Tells whether the commit that is being made has passed by a layer that may yet get a number. Layers are noted
  /// after their parents, but for those that a replicator had left out.
  private var hasPassedUnnumbered = false
  /// The layers that have animations, in the order in which they got them.
  @exclusivity(unchecked) var animatedLayers: [CALayer] = []
  /// The layers whose sublayers are drawn several times.
  @exclusivity(unchecked) var replicators: [CALayer] = []
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
    isCommitNeeded = true
  }

  deinit {
    root.leaveTree()
    forgetIdentifiers(root)
    for layer in detached { forgetIdentifiers(layer) }
  }

  /// How often layers were laid out from the root down, since the tree was made.
  @exclusivity(unchecked) public private(set) var layoutPassCount = 0

  /// Lays out what is marked, from the root down, and displays what is marked, until both are settled.
  ///
  /// What is still marked after ``maximumLayoutPasses`` waits for the next call, and ``needsCommit`` stays true.
  public func layoutAndDisplay() {
    var passes = 0
    repeat {
      while isLayoutMarked, passes < Self.maximumLayoutPasses {
        root.layoutMarked()
        passes += 1
        layoutPassCount += 1
      }
      guard !awaitingDisplay.isEmpty else { return }
      displayMarked()
      passes += 1
    } while passes < Self.maximumLayoutPasses
  }

  /// Takes the changes since the last commit. Lay out and display first.
  public func commit() -> LayerCommit {
    updatePresentations()
    updateReplicas()
    isCommitNeeded = isLayoutMarked || !awaitingDisplay.isEmpty
    var commit = LayerCommit()
    guard !changed.isEmpty || !detached.isEmpty || !movedAway.isEmpty else { return commit }
    if root.identifier == .none {
      create(root, in: &commit)
      mustPlace = true
    }
    if !replicators.isEmpty {
      for layer in detached where isOutOfSight(layer) { forget(layer, in: &commit) }
    }
    if mustPlace { placeLayers(in: &commit) }
    for layer in detached where layer.tree == nil { forget(layer, in: &commit) }
    emptyDetached()
    commit.removed.append(contentsOf: movedAway)
    movedAway.removeAll()
    // Where the host has let go of the last commit its memory is used again.
    swap(&commit.changed, &lastValues)
    commit.changed.removeAll(keepingCapacity: true)
    // What moves changes in each frame in as many ways as in the one before; layers that come into view in about three.
    commit.changed.reserveCapacity(lastLayerCount == changed.count ? lastValueCount : changed.count * 3)
    lastLayerCount = changed.count
    for layer in changed {
      // A layer that is out of the tree keeps its marks: they are noted again when it returns.
      guard layer.tree === self else { continue }
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
    lastValueCount = commit.changed.count
    if lastValueCount <= Self.keptValues { lastValues = commit.changed }
    return commit
  }

  /// Places the sublayers and numbers the masks of those that have others.
  private func placeLayers(in commit: inout LayerCommit) {
    mustPlace = false
    // Placing may create layers, and those bring sublayers of their own to be placed: the list grows as it is walked.
    hasPassedUnnumbered = false
    var index = 0
    while index < changed.count {
      let layer = changed[index]
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
    for layer in detached { forgetIdentifiers(layer) }
    emptyDetached()
    movedAway.removeAll()
    lastIdentifier = 0
    emptyChanged()
    noteEverything(root)
    return commit()
  }

  // A list may be the last to keep a layer, whose class may change other layers when it ends: it is emptied when it is the
  // tree's no longer, and its memory is taken back.

  private func emptyChanged() {
    var old = changed
    changed = []
    old.removeAll(keepingCapacity: true)
    if changed.isEmpty { changed = old }
  }

  private func emptyDetached() {
    var old = detached
    detached = []
    old.removeAll(keepingCapacity: true)
    if detached.isEmpty { detached = old }
  }

  // MARK: Notes from layers

  func setNeedsCommit() {
    guard !isCommitNeeded else { return }
    isCommitNeeded = true
    needsCommitDidBecomeTrue?()
  }

  func noteChange(of layer: CALayer) {
    changed.append(layer)
    notePlacing(layer.dirty)
    setNeedsCommit()
  }

  /// Takes note of what has been marked of a layer of which the tree knows that it has changed.
  func notePlacing(_ marks: LayerPropertySet) {
    if !marks.isDisjoint(with: [.sublayers, .mask]) { mustPlace = true }
  }

  func noteDetached(_ layer: CALayer) {
    detached.append(layer)
    setNeedsCommit()
  }

  func noteMovedAway(_ layer: CALayer) {
    movedAway.append(layer.identifier)
    layer.identifier = .none
    layer.numberingTree = nil
    layer.committedChildren.removeAll()
    layer.dirty = .sublayers
    setNeedsCommit()
  }

  /// Takes the numbers of a layer that stays in the tree, and of everything in it: hosts are to forget them.
  func withdraw(_ layer: CALayer) {
    if layer.numberingTree === self {
      movedAway.append(layer.identifier)
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
    awaitingDisplay.append(layer)
    setNeedsCommit()
  }

  // MARK: Layout and display

  private var isLayoutMarked: Bool { root.isLayoutNeeded || root.isLayoutNeededBelow }

  private func displayMarked() {
    let layers = awaitingDisplay
    awaitingDisplay.removeAll(keepingCapacity: true)
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
    if !layer.dirty.isEmpty, !wasNoted || hasPassedUnnumbered { changed.append(layer) }
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
      changed.append(root)
      mustPlace = true
    }
    layer.forEachAttached { noteEverything($0) }
  }
}
