extension Array where Element: AnyObject {
  /// Takes an object out, wherever it is. Not by a closure, at whose beginning the actor would be looked up.
  mutating func remove(_ object: Element) {
    for index in indices.reversed() where self[index] === object { remove(at: index) }
  }
}
