import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    var ancestor: CALayer? = self
    while let current = ancestor {
      guard current !== layer else {
        fatalError(
          "A layer cannot become a sublayer of itself or of one of its own sublayers: "
            + "take it out of its parent first, or add it to another layer.")
      }
      ancestor = current.parent
    }
    guard layer.parent != nil || layer.tree == nil else {
      fatalError(
        "The root of a layer tree cannot become a sublayer: add a layer of its own, or move the root's sublayers over.")
    }
    layer.removeFromSuperlayer()
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    mark(.sublayers)
    if layer.isLayoutNeeded || layer.isLayoutNeededBelow { layer.noteLayoutBelowAncestors() }
    if let tree { layer.enter(tree) }
  }

  func detachChild(at index: Int) {
    let child = children.remove(at: index)
    child.parent = nil
    mark(.sublayers)
    if tree != nil { child.leaveTree() }
    // Also where this layer is out of the tree itself: the child is no longer forgotten along with it.
    child.numberingTree?.noteDetached(child)
  }

  func enter(_ tree: LayerTree) {
    self.tree = tree
    if let former = numberingTree, former !== tree { former.noteMovedAway(self) }
    if !dirty.isEmpty { tree.noteChange(of: self) }
    if isDisplayNeeded { tree.noteDisplay(of: self) }
    for child in children { child.enter(tree) }
  }

  func leaveTree() {
    tree = nil
    for child in children { child.leaveTree() }
  }

  /// The sublayers as they are drawn: by `zPosition`, and in their own order where that is equal.
  var childrenInDrawingOrder: [CALayer] {
    var isOrdered = true
    var last = -CGFloat.infinity
    for child in children {
      let z = child.properties.zPosition
      if z < last {
        isOrdered = false
        break
      }
      last = z
    }
    if isOrdered { return children }
    return children.enumerated().sorted { left, right in
      let (leftZ, rightZ) = (left.element.properties.zPosition, right.element.properties.zPosition)
      return leftZ != rightZ ? leftZ < rightZ : left.offset < right.offset
    }.map(\.element)
  }
}
