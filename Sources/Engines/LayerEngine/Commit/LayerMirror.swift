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
    for creation in commit.created {
      guard nodes[creation.layer] == nil else { throw .exists(creation.layer) }
      nodes[creation.layer] = Node(kind: creation.kind)
    }
    for placement in commit.placed {
      guard nodes[placement.layer] != nil else { throw .unknown(placement.layer) }
      guard let siblings = nodes[placement.parent]?.children.count else { throw .unknown(placement.parent) }
      guard (0...siblings).contains(placement.index) else { throw .indexOutOfRange(placement, siblings: siblings) }
      guard canPlace(placement) else { throw .misplaced(placement) }
      nodes[placement.layer]?.parent = placement.parent
      nodes[placement.parent]?.children.insert(placement.layer, at: placement.index)
    }
    for change in commit.changed {
      guard nodes[change.layer] != nil else { throw .unknown(change.layer) }
      if case .mask(let mask?) = change.value { try check(mask) }
      nodes[change.layer]?.properties.apply(change.value)
    }
  }

  /// A mask exists and has no parent.
  private func check(_ mask: LayerID) throws(ApplicationError) {
    guard let node = nodes[mask] else { throw .unknown(mask) }
    guard mask != root, node.parent == nil else { throw .placedMask(mask) }
  }

  /// Tells whether the layer has no parent yet and does not come to hold itself.
  private func canPlace(_ placement: LayerPlacement) -> Bool {
    guard placement.layer != root, nodes[placement.layer]?.parent == nil else { return false }
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
