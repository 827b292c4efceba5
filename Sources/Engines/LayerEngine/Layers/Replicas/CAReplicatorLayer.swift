public import Foundation
public import PlaneGeometry

/// A layer that draws its sublayers several times, each copy moved, coloured and delayed against the one before.
///
/// The copies follow the sublayers by themselves: before each commit those of a replicator in which something has
/// changed, or whose copies lag behind an animation, are brought in step. That costs as much as the sublayers with
/// everything in them times the number of copies; a replicator at rest costs nothing. Copies are no layers of the
/// program: they are in no list of sublayers, and are never hit.
///
/// Difference from UIKit: colours of pictures are not multiplied, only their opacity is. The delay concerns animations;
/// a change without one shows in all copies at once, and an animation that is removed at its end ends in all of them: let
/// it repeat, or keep it (`isRemovedOnCompletion`), for the copies to catch up.
open class CAReplicatorLayer: CALayer {
  /// A replicator that draws its sublayers once.
  public override init() {
    super.init()
    properties.replication = .value(LayerReplication())
    requireExtras().replicas = LayerReplicas()
  }

  /// A layer that is to show a moment of another one, as ``CALayer/presentation()`` makes it. Not to be called otherwise.
  public override init(layer: Any) {
    super.init(layer: layer)
    properties.replication = .value(LayerReplication())
    requireExtras().replicas = LayerReplicas()
  }

  /// As `init()`: nothing is read from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    properties.replication = .value(LayerReplication())
    requireExtras().replicas = LayerReplicas()
  }

  /// How often the sublayers are drawn, themselves included; 1 unless set. 0 and less draw nothing.
  open var instanceCount: Int {
    get { replication.count }
    set { set(\.replicationValues.count, newValue, .replication) }
  }

  /// Tells whether the sublayers keep their depth, as in a transform layer; false unless set.
  ///
  /// Set it before the layer is shown: hosts are told what a layer is when it is new.
  open var preservesDepth = false

  /// `transform` where ``preservesDepth`` is set.
  open override var kind: LayerKind { preservesDepth ? .transform : .plain }

  /// The seconds by which the animations of each copy lag behind those of the one before; 0 unless set. No finite number
  /// counts as 0.
  open var instanceDelay: CFTimeInterval {
    get { replication.delay }
    set { set(\.replicationValues.delay, newValue.isFinite ? newValue : 0, .replication, .instanceDelay) }
  }

  /// The transform that takes each copy to the place of the next, about the middle of this layer's bounds.
  ///
  /// A transform that is not finite is left out, as the trace says.
  open var instanceTransform: CATransform3D {
    get { replication.transform }
    set {
      guard accepts(newValue, "instanceTransform") else { return }
      set(\.replicationValues.transform, newValue, .replication, .instanceTransform)
    }
  }

  /// The colour that the colours of the sublayers, and their opacity, are multiplied with; white unless set, and for
  /// nil.
  open var instanceColor: CGColor? {
    get { CGColor(replication.color) }
    set { set(\.replicationValues.color, (newValue ?? .white).layerColor, .replication, .instanceColor) }
  }

  /// The amount that is added to the red of ``instanceColor`` from one copy to the next; the sums are kept between 0
  /// and 1.
  open var instanceRedOffset: Float {
    get { replication.redOffset }
    set { set(\.replicationValues.redOffset, newValue.isFinite ? newValue : 0, .replication, .instanceRedOffset) }
  }

  /// The amount that is added to the green of ``instanceColor`` from one copy to the next.
  open var instanceGreenOffset: Float {
    get { replication.greenOffset }
    set { set(\.replicationValues.greenOffset, newValue.isFinite ? newValue : 0, .replication, .instanceGreenOffset) }
  }

  /// The amount that is added to the blue of ``instanceColor`` from one copy to the next.
  open var instanceBlueOffset: Float {
    get { replication.blueOffset }
    set { set(\.replicationValues.blueOffset, newValue.isFinite ? newValue : 0, .replication, .instanceBlueOffset) }
  }

  /// The amount that is added to the alpha of ``instanceColor`` from one copy to the next.
  open var instanceAlphaOffset: Float {
    get { replication.alphaOffset }
    set { set(\.replicationValues.alphaOffset, newValue.isFinite ? newValue : 0, .replication, .instanceAlphaOffset) }
  }

  private var replication: LayerReplication { properties.replicationValues }
}

extension LayerProperties {
  /// How a replicator's copies differ; those of a new replicator for other layers.
  var replicationValues: LayerReplication {
    get { replication?.content ?? LayerReplication() }
    set { replication = .value(newValue) }
  }
}
