extension LayerTree {
  /// The layer that the last commit calls by a number; nil where there is none. Goes through the whole tree: for what
  /// people do, not for every frame.
  public func layer(_ identifier: LayerID) -> CALayer? {
    guard identifier != .none else { return nil }
    var waiting = [root]
    while let layer = waiting.popLast() {
      if layer.identifier == identifier { return layer }
      waiting.append(contentsOf: layer.sublayers ?? [])
    }
    return nil
  }

  /// The number by which commits call a layer; nil for one that is not in the tree or has not been told of.
  public func identifier(of layer: CALayer) -> LayerID? {
    layer.tree === self && layer.identifier != .none ? layer.identifier : nil
  }
}
