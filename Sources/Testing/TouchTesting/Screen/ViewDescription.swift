import Foundation
public import OpenCollectionView

extension UIView {
  /// The view and everything in it as text, one view a line, indented by depth: for expectations.
  ///
  /// A line names the class, the frame in the superview, and what sets the view apart: text of labels, selection of
  /// cells, hidden and transparent views. Hidden views are left out with all that is in them unless asked for.
  @preconcurrency @MainActor public func treeDescription(includingHidden: Bool = false) -> String {
    var lines: [String] = []
    describe(into: &lines, depth: 0, includingHidden: includingHidden)
    return lines.joined(separator: "\n")
  }

  @MainActor private func describe(into lines: inout [String], depth: Int, includingHidden: Bool) {
    guard includingHidden || !isHidden else { return }
    var words = ["\(type(of: self))", Self.text(of: frame)]
    if let label = self as? UILabel, let text = label.text { words.append("\"\(text)\"") }
    if let cell = self as? UICollectionViewCell {
      if cell.isSelected { words.append("selected") }
      if cell.isHighlighted { words.append("highlighted") }
    }
    if isHidden { words.append("hidden") }
    if alpha < 1 { words.append("alpha \(alpha)") }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for child in subviews { child.describe(into: &lines, depth: depth + 1, includingHidden: includingHidden) }
  }

  /// A rectangle with at most two decimals, so that expectations are the same on every machine.
  private static func text(of rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number in
      guard abs(number) < 1e12 else { return "\(number)" }
      let hundredths = (number * 100).rounded() / 100
      return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
    }
    return "(" + numbers.joined(separator: ", ") + ")"
  }
}
