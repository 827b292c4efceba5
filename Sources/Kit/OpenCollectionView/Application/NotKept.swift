/// A scene that is referred to as by `weak`, by way of its ``SceneReference``.
@MainActor @propertyWrapper struct NotKept {
  private var reference: SceneReference?

  init(wrappedValue: UIWindowScene? = nil) { reference = wrappedValue?.reference }

  var wrappedValue: UIWindowScene? {
    get { reference?.scene }
    set { reference = newValue?.reference }
  }
}
