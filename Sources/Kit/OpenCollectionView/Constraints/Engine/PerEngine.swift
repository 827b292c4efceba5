/// A value for each engine that has one: mostly one, and one for each that finds out the size of a view around it. Looked up
/// without hashing, and kept without an array as long as it is one.
struct PerEngine<Value> {
  private var first: (engine: Int, value: Value)?
  private var others: [(engine: Int, value: Value)] = []

  /// The value of the engine with a number.
  subscript(engine: Int) -> Value? {
    get {
      guard let first else { return nil }
      if first.engine == engine { return first.value }
      for other in others where other.engine == engine { return other.value }
      return nil
    }
    set {
      if first == nil || first?.engine == engine {
        first = newValue.map { (engine, $0) } ?? others.popLast()
      } else if let place = others.firstIndex(where: { $0.engine == engine }) {
        if let newValue { others[place].value = newValue } else { others.remove(at: place) }
      } else if let newValue {
        others.append((engine, newValue))
      }
    }
  }
}
