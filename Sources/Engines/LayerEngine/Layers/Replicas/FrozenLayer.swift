import Foundation
import PlaneGeometry

/// A layer that shows what another one shows, or showed: a copy that has no life of its own.
final class FrozenLayer: CALayer {
  /// The kind of the layer to a host: that of the original. Set before the layer is in a tree.
  var shownKind = LayerKind.plain
  /// Tells whether the layer is one of a replicator's copies of all of its sublayers.
  var isContainer = false
  /// The originals of the sublayers.
  private var originals: [ObjectIdentifier] = []
  private var originalOfMask: ObjectIdentifier?

  override var kind: LayerKind { shownKind }

  override init() {
    super.init()
    refusesActions = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    refusesActions = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    refusesActions = true
  }

  override func display() {}

  /// Shows these values. The number of the mask is the layer's own, and assistive tools hear of the original only.
  func show(_ values: LayerProperties) {
    var shown = values
    shown.mask = properties.mask
    shown.accessibility = nil
    shown.field = nil
    shown.replication = nil
    let differences = shown.differences(from: properties)
    guard !differences.isEmpty else { return }
    countsFromRight = shown.countsFromRight
    properties = shown
    hasTransform = shown.isTransformed
    transformsSublayers = !CATransform3DIsIdentity(shown.sublayerTransform)
    mark(differences)
  }

  /// Shows what a layer and everything in it shows, or has shown some seconds ago.
  ///
  /// - Complexity: O(layers). What has not changed is not told to hosts again.
  func follow(_ original: CALayer, delayedBy delay: Double, tint: LayerTint) {
    var values = original.properties(delayedBy: delay)
    tint.apply(to: &values)
    show(values)
    followSublayers(original.committedSublayers, delayedBy: delay, tint: tint)
    followMask(original.extras?.mask, delayedBy: delay)
  }

  func followSublayers(_ layers: [CALayer], delayedBy delay: Double, tint: LayerTint) {
    if !isCopy(of: layers) { replaceSublayers(with: layers) }
    for (copy, layer) in zip(children, layers) {
      (copy as? FrozenLayer)?.follow(layer, delayedBy: delay, tint: tint)
    }
  }

  private func isCopy(of layers: [CALayer]) -> Bool {
    guard layers.count == originals.count else { return false }
    for (index, layer) in layers.enumerated()
    where originals[index] != ObjectIdentifier(layer) || children[index].kind != layer.kind { return false }
    return true
  }

  private func replaceSublayers(with layers: [CALayer]) {
    var copies: [ObjectIdentifier: CALayer] = [:]
    for (original, copy) in zip(originals, children) { copies[original] = copy }
    originals = layers.map { ObjectIdentifier($0) }
    sublayers = zip(originals, layers).map { original, layer in
      if let copy = copies[original], copy.kind == layer.kind { return copy }
      let copy = FrozenLayer()
      copy.shownKind = layer.kind
      return copy
    }
  }

  private func followMask(_ layer: CALayer?, delayedBy delay: Double) {
    guard let layer else {
      if originalOfMask != nil { mask = nil }
      originalOfMask = nil
      return
    }
    if originalOfMask != ObjectIdentifier(layer) || mask?.kind != layer.kind {
      let copy = FrozenLayer()
      copy.shownKind = layer.kind
      mask = copy
      originalOfMask = ObjectIdentifier(layer)
    }
    (mask as? FrozenLayer)?.follow(layer, delayedBy: delay, tint: LayerTint())
  }
}
