extension UIViewController {
  /// A property that is set in `viewDidLoad()`: reading it loads the view first.
  ///
  /// ```swift
  /// @ViewLoading var label: UILabel
  /// ```
  /// A property that `viewDidLoad()` has not set stops the program when it is read.
  @propertyWrapper public struct ViewLoading<Value> {
    private var value: Value?

    /// A property that is not set yet.
    public init() { value = nil }

    /// A property that has a value already.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// Only controllers have such properties.
    @available(*, unavailable, message: "@ViewLoading is for properties of controllers.")
    public var wrappedValue: Value {
      get { fatalError("@ViewLoading is for properties of controllers.") }
      set { fatalError("@ViewLoading is for properties of controllers; \(newValue) was set elsewhere.") }
    }

    /// The value in a controller, whose view is loaded first.
    @preconcurrency @MainActor
    public static subscript<Controller: UIViewController>(
      _enclosingInstance controller: Controller, wrapped wrapped: ReferenceWritableKeyPath<Controller, Value>,
      storage storage: ReferenceWritableKeyPath<Controller, ViewLoading<Value>>
    ) -> Value {
      get {
        controller.loadViewIfNeeded()
        guard let value = controller[keyPath: storage].value else {
          fatalError(
            "A property of \(Controller.self) that is marked @ViewLoading was read, and viewDidLoad() has not set it: "
              + "give it a value there.")
        }
        return value
      }
      set { controller[keyPath: storage].value = newValue }
    }
  }
}
