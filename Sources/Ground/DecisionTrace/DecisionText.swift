import Foundation

/// Numbers as trace texts show them: at most one decimal, the same on every machine.
enum DecisionText {
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let tenths = Int64((value * 10).rounded())
    guard tenths % 10 != 0 else { return "\(tenths / 10)" }
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)), \(number(rect.origin.y)), \(number(rect.width)), \(number(rect.height)))"
  }
}
