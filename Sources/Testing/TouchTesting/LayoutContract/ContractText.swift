import Foundation

/// Numbers as the sentences about layouts show them: at most two decimals, the same on every machine.
enum ContractText {
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "(\(number(rect.origin.x)), \(number(rect.origin.y)), \(number(rect.size.width)), \(number(rect.size.height)))"
  }
}
