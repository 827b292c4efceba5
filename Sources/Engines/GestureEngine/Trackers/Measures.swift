/// A distance as reasons show it: `12.4 pt`.
package struct Points: CustomStringConvertible {
  let value: Double
  package init(_ value: Double) { self.value = value }
  package var description: String { "\(tenths(value)) pt" }
}

/// A time as reasons show it: `350 ms`.
package struct Milliseconds: CustomStringConvertible {
  let value: Double
  package init(_ value: Double) { self.value = value }
  package var description: String { "\(tenths(value * 1000)) ms" }
}

/// An angle as reasons show it: `12.4°`.
struct Degrees: CustomStringConvertible {
  let value: Double
  /// An angle in radians.
  init(_ value: Double) { self.value = value }
  var description: String { "\(tenths(value * 180 / .pi))°" }
}

/// A number with one decimal at most.
func tenths(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
  let rounded = Int64((value * 10).rounded())
  return rounded % 10 == 0 ? "\(rounded / 10)" : "\(rounded < 0 ? "-" : "")\(abs(rounded) / 10).\(abs(rounded) % 10)"
}
