/// A copy of a layer tree that is built from nothing but commits, as a host builds its own.
///
/// Use it to test a host's input, to show a scene elsewhere, or to describe what is on the screen.
public struct LayerMirror: Equatable, Sendable {
  /// One layer of the copy.
  public struct Node: Equatable, Sendable {
    /// The kind of the layer.
    public var kind: LayerKind
    /// Its values.
    public var properties = LayerProperties()
    /// Its parent; nil for the root and for masks, which only the properties of the layer that they mask name.
    public var parent: LayerID?
    /// Its sublayers, rearmost first.
    public var children: [LayerID] = []
  }

  /// The fault of a commit.
  public enum ApplicationError: Error, Equatable {
    /// A layer was created that exists.
    case exists(LayerID)
    /// A layer was named that does not exist.
    case unknown(LayerID)
    /// A layer was placed before the first or beyond the end of its siblings.
    case indexOutOfRange(LayerPlacement, siblings: Int)
    /// The root, or a layer that has a parent, was named as a mask.
    case placedMask(LayerID)
    /// The root was placed, or a layer a second time, or in itself or in what it holds.
    case misplaced(LayerPlacement)
  }

  /// The layers by their numbers.
  public private(set) var nodes: [LayerID: Node] = [:]

  /// An empty copy.
  public init() {}

  /// The root; nil before the first commit.
  public var root: LayerID? { nodes.isEmpty ? nil : LayerID(rawValue: 1) }

  /// Takes over a commit, in the order that ``LayerCommit`` states.
  ///
  /// A copy that has thrown has taken over a part of the commit only: begin a new one with a snapshot.
  public mutating func apply(_ commit: LayerCommit) throws(ApplicationError) {
    for layer in commit.removed {
      guard nodes[layer] != nil else { throw .unknown(layer) }
      detach(layer)
      nodes[layer] = nil
    }
    for placement in commit.placed where nodes[placement.layer] != nil { detach(placement.layer) }
    // A layer's node is large: it is changed where it lies, found once for all that is said of the layer.
    if commit.created.count > nodes.count { nodes.reserveCapacity(nodes.count + commit.created.count) }
    for creation in commit.created {
      let former = nodes.updateValue(Node(kind: creation.kind), forKey: creation.layer)
      guard former == nil else { throw .exists(creation.layer) }
    }
    try place(commit.placed)
    try change(commit.changed)
  }

  private mutating func place(_ placements: [LayerPlacement]) throws(ApplicationError) {
    var found: (parent: LayerID, index: Dictionary<LayerID, Node>.Index)?
    for placement in placements {
      guard let index = nodes.index(forKey: placement.layer) else { throw .unknown(placement.layer) }
      if found?.parent != placement.parent {
        guard let index = nodes.index(forKey: placement.parent) else { throw .unknown(placement.parent) }
        found = (placement.parent, index)
      }
      guard let around = found?.index else { continue }
      let siblings = nodes.values[around].siblingCount
      guard (0...siblings).contains(placement.index) else { throw .indexOutOfRange(placement, siblings: siblings) }
      guard placement.layer != root, nodes.values[index].allows(placement) ?? canPlace(placement) else {
        throw .misplaced(placement)
      }
      nodes.values[index].parent = placement.parent
      nodes.values[around].children.insert(placement.layer, at: placement.index)
    }
  }

  private mutating func change(_ changes: [LayerChange]) throws(ApplicationError) {
    var found: (layer: LayerID, index: Dictionary<LayerID, Node>.Index)?
    for change in changes {
      if found?.layer != change.layer {
        guard let index = nodes.index(forKey: change.layer) else { throw .unknown(change.layer) }
        found = (change.layer, index)
      }
      if case .mask(let mask?) = change.value { try check(mask) }
      if let index = found?.index { nodes.values[index].properties.apply(change.value) }
    }
  }

  /// A mask exists and has no parent.
  private func check(_ mask: LayerID) throws(ApplicationError) {
    guard let node = nodes[mask] else { throw .unknown(mask) }
    guard mask != root, node.parent == nil else { throw .placedMask(mask) }
  }

  /// Tells whether the layer, which has no parent yet, does not come to hold itself.
  private func canPlace(_ placement: LayerPlacement) -> Bool {
    var ancestor: LayerID? = placement.parent
    while let current = ancestor {
      if current == placement.layer { return false }
      ancestor = nodes[current]?.parent
    }
    return true
  }

  private mutating func detach(_ layer: LayerID) {
    guard let parent = nodes[layer]?.parent else { return }
    nodes[parent]?.children.removeAll { $0 == layer }
    nodes[layer]?.parent = nil
  }
}

/// Questions that are asked of a node where it lies: a getter of the dictionary would copy it.
extension LayerMirror.Node {
  fileprivate var siblingCount: Int { mutating get { children.count } }

  /// Tells whether the layer may be placed so; nil where that depends on what is around its parent to be.
  fileprivate mutating func allows(_ placement: LayerPlacement) -> Bool? {
    if parent != nil { return false }
    return children.isEmpty ? placement.layer != placement.parent : nil
  }
}
