/// A value that a comparison of what holds it leaves out, such as storage that is kept for the next time: any two are equal.
package struct Uncompared<Value> {
  package var value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}

extension Uncompared: Equatable {
  @inlinable
  package static func == (_: Uncompared, _: Uncompared) -> Bool { true }
}

extension Uncompared: Sendable where Value: Sendable {}
