package import Foundation

/// Numbers as trace texts show them: at most one decimal, the same on every machine.
package enum DecisionText {
  package static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let tenths = Int64((value * 10).rounded())
    guard tenths % 10 != 0 else { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  package static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  /// The place at which a recognizer is attached, with a space before it; nothing where that is not known.
  package static func place(_ view: String, _ levelsUp: Int) -> String {
    guard !view.isEmpty else { return "" }
    return levelsUp == 0 ? " on the touched view" : " on \(view) around it"
  }

  /// A time in seconds as milliseconds.
  package static func milliseconds(_ seconds: Double) -> String { "\(number((seconds * 10_000).rounded() / 10)) ms" }

  package static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)), \(number(rect.origin.y)), \(number(rect.width)), \(number(rect.height)))"
  }
}
