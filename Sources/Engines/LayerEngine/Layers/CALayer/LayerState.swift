/// The place of a layer in its tree, and what each frame asks of it.
struct LayerState {
  var children: [CALayer] = []
  /// The order of the sublayers that the host knows, from the last commit.
  var committedChildren: [LayerID] = []
  /// Not counted, as those below; asked in place, so that a change of a layer does not count the tree.
  var treeReference: Unmanaged<LayerTree>?
  /// The tree that gave out the identifier: a layer may stand in another one by the time of the next commit.
  unowned(unsafe) var numberingTree: LayerTree?
  var parentReference: Unmanaged<CALayer>?
  /// The view whose layer this is. It holds the layer, and says when it goes: a weak reference would put the counts of
  /// each view into a table of their own, where every retain costs ten times as much.
  unowned(unsafe) var view: (any CALayerDelegate)?
  /// Tells whether the layer asks the view that it belongs to for actions; nil for a layer without a view.
  var gateReference: Unmanaged<ActionGate>?
  /// The animations, which show other values than the properties have; nil in the usual case.
  var animations: LayerAnimations?
  /// Mask, ghosts, settings: what few layers have; nil in the usual case.
  var extras: LayerExtras?
  var identifier = LayerID.none
  var dirty: LayerPropertySet = []
  /// Tells whether the transforms are anything but the identity, so that the usual case costs one comparison.
  var hasTransform = false
  var transformsSublayers = false
  /// Tells whether any sublayer has, or once had, another depth than 0, so that the usual case costs one comparison.
  var hasSublayersInDepth = false
  var isLayoutNeeded = false
  var isLayoutNeededBelow = false
  /// Tells whether ``CALayer/layoutSublayers()`` is running.
  var isLayingOut = false
  var isDisplayNeeded = false
  /// Tells whether changes happen without actions: those of layers that the program does not see.
  var refusesActions = false
}
