extension LayerMirror {
  /// Tells what brings another copy, of the same scene and from another time, to what this one holds: for a host that
  /// has not heard of every commit in between.
  ///
  /// Applied to `known` it makes it equal to this copy. Empty where they are equal. Costs a look at each layer of both.
  public func changes(since known: LayerMirror) -> LayerCommit {
    var commit = LayerCommit()
    commit.removed = known.nodes.keys.filter { nodes[$0] == nil }.sorted { $0.rawValue < $1.rawValue }
    guard let root else { return commit }
    var waiting = [root]
    while let layer = waiting.popLast() {
      guard let node = nodes[layer] else { continue }
      let old = known.nodes[layer]
      if old == nil { commit.created.append(LayerCreation(layer: layer, kind: node.kind)) }
      if node.children != old?.children ?? [] {
        // All of them anew: what is placed is taken out first.
        commit.placed += node.children.enumerated().map {
          LayerPlacement(layer: $0.element, parent: layer, index: $0.offset)
        }
      }
      let base = old?.properties ?? LayerProperties()
      node.properties.forEachValue(in: node.properties.differences(from: base)) {
        commit.changed.append(LayerChange(layer: layer, value: $0))
      }
      waiting += node.children.reversed()
      if let mask = node.properties.mask { waiting.append(mask) }
    }
    return commit
  }
}
