public import PlaneGeometry

/// The base of ``CALayer``: gives it the initializers by which layers are made when only their class is known, at run
/// time, such as a view's layer and a layer's presentation.
///
/// Programs have no use for this class: subclass ``CALayer``. `InstantiableValue` says why it is there.
open class InstantiableLayer: InstantiableValue {
  /// A layer.
  public override init() { super.init() }

  /// A layer that shows a moment of another one.
  public init(layer: Any) { super.init() }

  /// A layer of the class that this is called on. Calls `init(layer:)`.
  public required convenience init(presenting layer: CALayer) { self.init(layer: layer) }
}
