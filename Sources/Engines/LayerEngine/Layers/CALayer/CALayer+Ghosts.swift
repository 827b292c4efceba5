import Foundation
import FrameClock

extension CALayer {
  /// The layers that are drawn among the sublayers without being sublayers, in the order in which they were added.
  package var ghosts: [CALayer] { extras?.ghosts.map(\.layer) ?? [] }

  /// Draws a layer among the sublayers that the program does not see: it is in no list of sublayers, and is never hit.
  ///
  /// A ghost is laid out, displayed and committed as sublayers are, and its ``superlayer`` is this layer. Of several at
  /// one place the later are drawn above the earlier.
  ///
  /// - Parameters:
  ///   - isAbove: whether it is drawn directly above `sibling`, or else directly below.
  ///   - sibling: the sublayer next to which it is drawn; nil, or a layer that is no sublayer (any more), means all of
  ///     them together.
  package func addGhost(_ layer: CALayer, isAbove: Bool = true, sibling: CALayer? = nil) {
    guard mayAdopt(layer, as: "a ghost") else { return }
    layer.removeFromSuperlayer()
    requireExtras().ghosts.append(LayerGhost(layer: layer, isAbove: isAbove, sibling: sibling))
    mark(.sublayers)
    didAdopt(layer)
  }

  /// Takes a ghost out of its layer. Has no effect on a layer that is none.
  package func removeFromGhosts() {
    guard let parent, parent.extras?.ghosts.contains(where: { $0.layer === self }) == true else { return }
    removeFromSuperlayer()
  }

  /// The layers that hosts draw in the layer: its sublayers with the ghosts among them, rearmost first.
  ///
  /// - Complexity: O(1) without ghosts, else O(ghosts · sublayers).
  var committedSublayers: [CALayer] {
    guard let extras, !extras.ghosts.isEmpty || extras.hidesSublayers else { return children }
    var layers = extras.hidesSublayers ? [] : children
    var countBelowAll = 0
    var above: [CALayer] = []
    for ghost in extras.ghosts {
      if let index = place(of: ghost, in: layers) {
        if !ghost.isAbove { layers.insert(ghost.layer, at: index) }
      } else if ghost.isAbove {
        above.append(ghost.layer)
      } else {
        layers.insert(ghost.layer, at: countBelowAll)
        countBelowAll += 1
      }
    }
    // The last comes first, so that those before it get between it and the sibling.
    for ghost in extras.ghosts.reversed() where ghost.isAbove {
      if let index = place(of: ghost, in: layers) { layers.insert(ghost.layer, at: index + 1) }
    }
    return layers + above
  }

  /// Tells whether commits tell of a layer that hangs on this one.
  func isCommitting(_ layer: CALayer) -> Bool {
    guard let extras, extras.hidesSublayers else { return true }
    return !children.contains { $0 === layer }
  }

  private func place(of ghost: LayerGhost, in layers: [CALayer]) -> Int? {
    // A sibling that has become a ghost or the mask, too, is no sublayer any more.
    guard let sibling = ghost.sibling, sibling.parent === self, children.contains(where: { $0 === sibling }) else {
      return nil
    }
    return layers.firstIndex { $0 === sibling }
  }

  /// A tree of plain layers that shows what this layer and everything in it shows now: animated values as they are at
  /// this moment, with masks and ghosts. Pictures are shared, animations are not taken along, and assistive tools are
  /// told nothing of it.
  ///
  /// - Complexity: O(layers).
  package func frozenCopy() -> CALayer {
    let copy = FrozenLayer()
    copy.shownKind = kind
    copy.follow(self, delayedBy: 0, tint: LayerTint())
    return copy
  }

  /// The values that the layer showed some seconds ago, as far as running animations tell. For 0 seconds it is the
  /// values that it shows now.
  func properties(delayedBy seconds: Double) -> LayerProperties {
    guard animations != nil, let tree else { return properties }
    return presentedProperties(at: tree.context.clock.now - seconds)
  }
}
