/// A value that is kept outside of what holds it, so that the many that have none stay small.
indirect enum Boxed<Value: Equatable & Sendable>: Equatable, Sendable {
  case value(Value)

  /// The value in the box. Changing it makes a new box.
  var content: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}
