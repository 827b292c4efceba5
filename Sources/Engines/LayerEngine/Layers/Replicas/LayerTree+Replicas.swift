import Foundation
import FrameClock

extension LayerTree {
  func noteReplicator(_ layer: CALayer) {
    guard let replicas = layer.extras?.replicas else { return }
    replicas.needsUpdate = true
    if replicas.notedTree !== self {
      replicas.notedTree = self
      replicators.append(layer)
    }
    setNeedsCommit()
  }

  /// Brings the copies of replicators in step with what they are copies of.
  ///
  /// - Complexity: O(changed layers · depth) where there are replicators, and O(content · copies) for each one in which
  ///   something has changed or is animated.
  func updateReplicas() {
    guard !replicators.isEmpty else { return }
    if replicators.contains(where: { $0.tree !== self }) {
      for layer in replicators where layer.tree !== self && layer.extras?.replicas?.notedTree === self {
        layer.extras?.replicas?.notedTree = nil
      }
      replicators = replicators.filter { $0.tree === self }
    }
    for layer in changed where layer.tree === self { layer.noteReplicatedChange() }
    for layer in animatedLayers where layer.tree === self { layer.noteReplicatedAnimation() }
    // A replicator in another one is copied with its copies.
    let waiting = replicators.filter { $0.extras?.replicas?.needsUpdate ?? false }.map { (layer: $0, depth: $0.depth) }
    for replicator in waiting.sorted(by: { $0.depth > $1.depth }) {
      replicator.layer.extras?.replicas?.update(replicator.layer)
    }
  }
}

extension LayerTree {
  /// Tells whether copies that lag behind still show a part of an animation that is over and has been kept.
  var hasLaggingReplicas: Bool {
    guard !replicators.isEmpty else { return false }
    let now = context.clock.now
    return animatedLayers.contains { layer in
      guard layer.tree === self, let animations = layer.animations else { return false }
      let lag = layer.longestReplicaLag
      guard lag > 0 else { return false }
      let (layerTime, earlier) = (layer.time(at: now), layer.time(at: now - lag))
      return animations.running.contains { $0.isOver(at: layerTime) && !$0.isOver(at: earlier) }
    }
  }
}

extension CALayer {
  /// By how many seconds the last copy of the layer is behind; 0 for a layer in no replicator.
  fileprivate var longestReplicaLag: Double {
    var lag = 0.0
    var layer = parent
    while let current = layer {
      if let replication = current.properties.replication?.content {
        lag += Double(max(replication.count - 1, 0)) * max(replication.delay, 0)
      }
      layer = current.parent
    }
    return lag
  }

  fileprivate func noteReplicatedChange() {
    if dirty.intersection([.replication, .sublayers, .boundsOrigin, .boundsSize]).isEmpty {
      parent?.noteReplicatorsAbove()
    } else {
      noteReplicatorsAbove()
    }
  }

  /// Has replicators around the layer update their copies where these lag behind: they move on when the original
  /// already stands.
  fileprivate func noteReplicatedAnimation() {
    var layer = parent
    while let current = layer {
      if let replicas = current.extras?.replicas, current.properties.replication?.content.delay != 0 {
        replicas.needsUpdate = true
        current.parent?.noteReplicatorsAbove()
      }
      layer = current.parent
    }
  }

  private func noteReplicatorsAbove() {
    var layer: CALayer? = self
    while let current = layer {
      current.extras?.replicas?.needsUpdate = true
      layer = current.parent
    }
  }
}
