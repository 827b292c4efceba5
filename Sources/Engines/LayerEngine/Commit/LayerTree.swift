/// A root layer with everything below it, and what a host does not know of it yet.
///
/// Each frame the owner lays out and displays what is marked, and takes one ``commit()`` for its host. The cost of a
/// commit is proportional to the layers that changed, never to those that exist.
public final class LayerTree {
  /// The root, numbered 1 in every commit.
  public let root: CALayer

  /// Called when ``needsCommit`` becomes true, with the first change after a commit, so that the owner can ask for a
  /// frame. Not called where a commit leaves it true: look at it after each frame.
  public var needsCommitDidBecomeTrue: (() -> Void)?

  /// Whether anything changed, or is marked for layout or display, since the last commit.
  public private(set) var needsCommit = false

  private var changed: [CALayer] = []
  private var detached: [CALayer] = []
  private var movedAway: [LayerID] = []
  private var awaitingDisplay: [CALayer] = []
  private var lastIdentifier: UInt32 = 0

  /// How many passes of layout and display a frame makes, because they mark layers themselves, before the rest waits for
  /// the next frame. Our choice: deep view trees settle in two or three.
  public static let maximumLayoutPasses = 12

  /// A tree below `root`, which must have no parent.
  public init(root: CALayer) {
    guard root.parent == nil && root.tree == nil else {
      fatalError(
        "The root of a layer tree must not be a sublayer or the root of another tree: make a layer of its own.")
    }
    self.root = root
    root.mark(.sublayers)
    root.enter(self)
    needsCommit = true
  }

  deinit {
    root.leaveTree()
    forgetIdentifiers(root)
    for layer in detached { forgetIdentifiers(layer) }
  }

  /// Lays out what is marked, from the root down, and displays what is marked, until both are settled.
  ///
  /// What is still marked after ``maximumLayoutPasses`` waits for the next call, and ``needsCommit`` stays true.
  public func layoutAndDisplay() {
    var passes = 0
    repeat {
      while isLayoutMarked, passes < Self.maximumLayoutPasses {
        root.layoutMarked()
        passes += 1
      }
      guard !awaitingDisplay.isEmpty else { return }
      displayMarked()
      passes += 1
    } while passes < Self.maximumLayoutPasses
  }

  /// What changed since the last commit. Lay out and display first.
  public func commit() -> LayerCommit {
    needsCommit = isLayoutMarked || !awaitingDisplay.isEmpty
    var commit = LayerCommit()
    guard !changed.isEmpty || !detached.isEmpty || !movedAway.isEmpty else { return commit }
    if root.identifier == .none { create(root, in: &commit) }
    // Placing may create layers, and those bring sublayers of their own to be placed: the list grows as it is walked.
    var index = 0
    while index < changed.count {
      let layer = changed[index]
      index += 1
      guard layer.tree === self, layer.identifier != .none, layer.dirty.contains(.sublayers) else { continue }
      placeSublayers(of: layer, in: &commit)
    }
    for layer in detached where layer.tree == nil { forget(layer, in: &commit) }
    detached.removeAll(keepingCapacity: true)
    commit.removed.append(contentsOf: movedAway)
    movedAway.removeAll()
    // Layers that come into view change in about three ways: position, visibility and contents.
    commit.changed.reserveCapacity(changed.count * 3)
    for layer in changed {
      // A layer that is out of the tree keeps its marks: they are noted again when it returns.
      guard layer.tree === self else { continue }
      let properties = layer.dirty.intersection(.all)
      layer.dirty = []
      guard layer.identifier != .none, !properties.isEmpty else { continue }
      layer.properties.forEachValue(in: properties) { value in
        commit.changed.append(LayerChange(layer: layer.identifier, value: value))
      }
    }
    changed.removeAll(keepingCapacity: true)
    return commit
  }

  /// Everything, for a host that knows nothing. Layers are numbered anew, and the next ``commit()`` builds on this one.
  public func snapshot() -> LayerCommit {
    layoutAndDisplay()
    forgetIdentifiers(root)
    for layer in detached { forgetIdentifiers(layer) }
    detached.removeAll()
    movedAway.removeAll()
    lastIdentifier = 0
    changed.removeAll()
    noteEverything(root)
    return commit()
  }

  // MARK: Notes from layers

  func setNeedsCommit() {
    guard !needsCommit else { return }
    needsCommit = true
    needsCommitDidBecomeTrue?()
  }

  func noteChange(of layer: CALayer) {
    changed.append(layer)
    setNeedsCommit()
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
    layer.dirty = layer.properties.differencesFromNewLayer
    if !layer.children.isEmpty { layer.dirty.insert(.sublayers) }
    if !wasNoted, !layer.dirty.isEmpty { changed.append(layer) }
  }

  private func placeSublayers(of layer: CALayer, in commit: inout LayerCommit) {
    for child in layer.children where child.identifier == .none { create(child, in: &commit) }
    let identifiers = layer.children.map(\.identifier)
    let kept = SiblingOrder.kept(from: layer.committedChildren, in: identifiers)
    for (index, identifier) in identifiers.enumerated() where !kept[index] {
      commit.placed.append(LayerPlacement(layer: identifier, parent: layer.identifier, index: index))
    }
    layer.committedChildren = identifiers
  }

  private func forget(_ layer: CALayer, in commit: inout LayerCommit) {
    // A layer with another tree's number, or with none, holds nothing that has one of this tree.
    guard layer.numberingTree === self else { return }
    commit.removed.append(layer.identifier)
    layer.identifier = .none
    layer.numberingTree = nil
    layer.committedChildren.removeAll()
    // What the host forgets must be told again in full, should the layer return.
    layer.dirty = .sublayers
    for child in layer.children { forget(child, in: &commit) }
  }

  private func forgetIdentifiers(_ layer: CALayer) {
    if layer.numberingTree === self {
      layer.identifier = .none
      layer.numberingTree = nil
      layer.committedChildren.removeAll()
      // A layer without a number has its sublayers yet to be placed; the next tree notes it ahead of them.
      layer.dirty = .sublayers
    }
    for child in layer.children { forgetIdentifiers(child) }
  }

  private func noteEverything(_ layer: CALayer) {
    layer.dirty = layer === root ? .sublayers : []
    if layer === root { changed.append(root) }
    for child in layer.children { noteEverything(child) }
  }
}
