import Foundation
import PlaneGeometry

/// The copies of a replicator's sublayers: one layer for each copy, with frozen copies in it.
final class LayerReplicas {
  private var containers: [FrozenLayer] = []
  /// Tells whether something in the replicator has changed since the copies were made.
  var needsUpdate = true
  /// The tree that has the replicator among its own.
  weak var notedTree: LayerTree?

  /// Makes, changes or removes copies until they show what the replicator says.
  func update(_ replicator: CALayer) {
    needsUpdate = false
    let shown = replicator.shownProperties
    let values = shown.replication?.content ?? LayerReplication()
    let first = values.replacesOriginals ? 0 : 1
    replicator.hidesSublayers = first == 0
    let originals = replicator.committedOriginals(without: containers)
    adjustCount(max(values.count - first, 0), in: replicator)
    guard !containers.isEmpty else { return }
    var transform = first == 0 ? CATransform3DIdentity : values.transform
    for (index, container) in containers.enumerated() {
      let number = first + index
      let color = values.color(ofCopy: number)
      var place = LayerProperties()
      place.bounds = shown.bounds
      place.position = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
      place.transform = transform
      place.opacity = CGFloat(color.alpha)
      container.show(place)
      container.followSublayers(
        originals, delayedBy: Double(number) * values.delay,
        tint: LayerTint(red: color.red, green: color.green, blue: color.blue))
      transform = CATransform3DConcat(transform, values.transform)
    }
  }

  private func adjustCount(_ count: Int, in replicator: CALayer) {
    if containers.first.map({ $0.shownKind != replicator.kind }) ?? false { adjustCount(0, in: replicator) }
    while containers.count > count { containers.removeLast().removeFromGhosts() }
    while containers.count < count {
      let container = FrozenLayer()
      container.shownKind = replicator.kind
      container.isContainer = true
      containers.append(container)
      replicator.addGhost(container)
    }
  }
}

extension CALayer {
  /// Tells whether commits leave the sublayers out.
  fileprivate var hidesSublayers: Bool {
    get { extras?.hidesSublayers ?? false }
    set {
      guard newValue != hidesSublayers else { return }
      requireExtras().hidesSublayers = newValue
      if newValue, let tree { for child in children { tree.withdraw(child) } }
      mark(.sublayers)
    }
  }

  /// The layers that are drawn in a replicator apart from its copies.
  fileprivate func committedOriginals(without containers: [FrozenLayer]) -> [CALayer] {
    let isHiding = extras?.hidesSublayers ?? false
    extras?.hidesSublayers = false
    defer { extras?.hidesSublayers = isHiding }
    let layers = committedSublayers
    // The copies are above all that is copied, unless the program's side has added ghosts of its own since.
    return layers.filter { layer in !containers.contains { $0 === layer } }
  }
}
