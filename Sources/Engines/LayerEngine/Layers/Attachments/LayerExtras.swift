import Foundation

/// The attachments that few layers have. A layer without any of them pays one nil test.
final class LayerExtras {
  /// Layers that are drawn with the sublayers and that the program does not see, in the order in which they came.
  var ghosts: [LayerGhost] = []
  /// The layer whose opacity multiplies that of this one.
  var mask: CALayer?
  /// The number of the mask that the host knows, from the last commit.
  var toldMask: LayerID?
  /// Tells whether the sublayers are left out of commits, because ghosts stand for all of them.
  var hidesSublayers = false
  /// Values that programs set and that do not change what is drawn, or only in part.
  var settings = LayerSettings()
  /// The copies of a replicator.
  var replicas: LayerReplicas?
  /// A name for the program's own use.
  var name: String?
  var actions: [String: any CAAction]?
  /// The object that fills a layer without a view.
  weak var delegate: (any CALayerDelegate)?
  /// A time of the layer's own.
  var timing: LayerTiming?
  /// The moment that the layer shows, where it is no layer of a tree.
  var presentation: LayerPresentation?

  /// Calls `body` with the ghosts and the mask.
  func forEachLayer(_ body: (CALayer) -> Void) {
    for ghost in ghosts { body(ghost.layer) }
    if let mask { body(mask) }
  }
}

/// A layer that is drawn among the sublayers of another without being one.
struct LayerGhost {
  let layer: CALayer
  /// Tells whether it is drawn above its sibling, or else below it.
  let isAbove: Bool
  /// The sublayer next to which it is drawn; nil for all of them.
  weak var sibling: CALayer?
}

/// The moment of a layer that another one shows.
struct LayerPresentation {
  /// The layer that is shown.
  var layer: CALayer
  /// The moment, in the clock's time.
  var time: Double
  /// The parent of the layer that shows it, which nothing else holds.
  var parent: CALayer?
}
