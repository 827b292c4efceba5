import DecisionTrace
import Foundation

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    guard mayAdopt(layer, as: "a sublayer") else { return }
    layer.removeFromSuperlayer()
    if index < children.count { children.insert(layer, at: index) } else { children.append(layer) }
    mark(.sublayers)
    didAdopt(layer)
  }

  /// Tells whether a layer would neither come to hold itself nor lead two trees; one that would is told of.
  func mayAdopt(_ layer: CALayer, as role: String) -> Bool {
    // One that nothing is in holds at most itself.
    var ancestor: CALayer? = layer !== self && layer.children.isEmpty && layer.extras == nil ? nil : self
    while let current = ancestor {
      guard current !== layer else {
        ProgrammingErrors.report(
          "A layer cannot become \(role) of itself or of one of its own sublayers: "
            + "take it out of its parent first, or add it to another layer.", instead: "it stays where it is")
        return false
      }
      ancestor = current.parent
    }
    guard layer.parent != nil || layer.tree == nil else {
      ProgrammingErrors.report(
        "The root of a layer tree cannot become \(role): add a layer of its own, or move the root's sublayers over.",
        instead: "it stays a root")
      return false
    }
    return true
  }

  func didAdopt(_ layer: CALayer) {
    layer.parent = self
    if layer.properties.zPosition != 0 { state.hasSublayersInDepth = true }
    if properties.countsFromRight { layer.markPlace() }
    if layer.isLayoutNeeded || layer.isLayoutNeededBelow { layer.noteLayoutBelowAncestors() }
    if let tree { layer.enter(tree) }
  }

  func detachChild(at index: Int) {
    let child = children.remove(at: index)
    mark(.sublayers)
    didRelease(child)
  }

  /// Takes out the mask or a ghost.
  func detachAttachment(_ layer: CALayer) {
    guard let extras else { return }
    if extras.mask === layer {
      extras.mask = nil
      mark(.mask)
      didRelease(layer)
      layer.giveUpNumbers()
    } else if let index = extras.ghosts.firstIndex(where: { $0.layer === layer }) {
      extras.ghosts.remove(at: index)
      mark(.sublayers)
      didRelease(layer)
    }
  }

  private func didRelease(_ layer: CALayer) {
    layer.parent = nil
    if tree != nil { layer.leaveTree() }
    if properties.countsFromRight { layer.markPlace() }
    // Also where this layer is out of the tree itself: the child is no longer forgotten along with it.
    layer.numberingTree?.noteDetached(layer)
  }

  func enter(_ tree: LayerTree) {
    self.tree = tree
    if let former = numberingTree, former !== tree { former.noteMovedAway(self) }
    if !dirty.isEmpty { tree.noteChange(of: self) }
    if isDisplayNeeded { tree.noteDisplay(of: self) }
    if animations != nil { beginPendingAnimations(in: tree) }
    if extras?.replicas != nil { tree.noteReplicator(self) }
    forEachAttached { $0.enter(tree) }
  }

  func leaveTree() {
    tree = nil
    forEachAttached { $0.leaveTree() }
  }

  /// Calls `body` with everything that hangs on the layer: sublayers, ghosts and the mask.
  @inline(__always)
  func forEachAttached(_ body: (CALayer) -> Void) {
    for child in children { body(child) }
    extras?.forEachLayer(body)
  }

  func requireExtras() -> LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
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
