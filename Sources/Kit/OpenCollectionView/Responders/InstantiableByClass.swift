/// A protocol that makes `T()` and `someClass.init()` compile for views, controllers and other responders, as they do
/// with UIKit, whose initializers come from Objective-C.
///
/// Programs have no use for it beyond that.
@preconcurrency @MainActor public protocol InstantiableByClass: AnyObject {}

extension InstantiableByClass where Self: InstantiableObject {
  /// An instance of a class that is only known at run time: `T()` in a generic function, `someClass.init()`. Calls the class's
  /// own `init()`, or of a view `init(frame:)`; a class that has initializers of its own and not that one stops there.
  @_disfavoredOverload
  public init() { self.init(instantiating: ()) }
}

extension InstantiableByClass where Self: InstantiableView {
  /// A view of a class that is only known at run time: `T(frame:)` in a generic function, `someClass.init(frame:)`. Calls the
  /// class's own `init(frame:)`; a class that has initializers of its own and not that one stops there.
  @_disfavoredOverload
  public init(frame: CGRect) { self.init(instantiatingIn: frame) }
}
