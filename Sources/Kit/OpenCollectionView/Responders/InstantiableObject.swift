/// The root of the main actor's classes whose instances can be made when only their class is known, at run time: responders,
/// invalidation contexts.
///
/// Swift makes an instance of a class in a variable by a `required` initializer only, which each subclass with a designated
/// initializer of its own has to repeat. Here it is required of this root alone: those that programs subclass mark it
/// unavailable, which frees their subclasses of it, and still is what runs. It calls `init()`, as UIKit does. A subclass that
/// has initializers of its own and none without arguments stops there, with UIKit's own words: "Use of unimplemented
/// initializer 'init()'".
///
/// Programs have no use for this class: subclass those below it.
@preconcurrency @MainActor open class InstantiableObject: NSObject, InstantiableByClass {
  /// An instance.
  public override init() { super.init() }

  /// An instance of the class that this is called on. Calls `init()`.
  public required convenience init(instantiating: Void) { self.init() }

  /// An instance of the class that this is called on, for methods of a class that answer one of `Self`. Calls `init()`.
  static func instance() -> Self {
    let made: InstantiableObject = (self as InstantiableObject.Type).init(instantiating: ())
    guard let instance = made as? Self else {
      fatalError("\(self) has no init() of its own, and \(type(of: made)) was made instead: give it one.")
    }
    return instance
  }
}
