import OpenCollectionView

/// What was called, in order, one call a line.
@MainActor final class CallLog {
  private(set) var lines: [String] = []
  private var view: () -> UIScrollView? = { nil }

  /// Calls noted from now on name the offset of `view`.
  func watch(_ view: UIScrollView) { self.view = { [weak view] in view } }

  func note(_ line: String) { lines.append(line) }

  /// Notes a call with the offset that it saw.
  func noteAtOffset(_ line: String) {
    guard let view = view() else { return note(line) }
    note("\(number(view.bounds.minY)) \(line)")
  }

  func clear() { lines.removeAll() }

  /// All lines, which are forgotten with that.
  func takeLines() -> [String] {
    defer { clear() }
    return lines
  }

  /// All lines as one text; they are forgotten with that.
  func takeText() -> String { takeLines().joined(separator: "\n") }
}

/// Whole numbers without a point, others with three digits at most.
func number(_ value: CGFloat) -> String {
  let thousandths = (value * 1000).rounded() / 1000
  return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
}

/// A rectangle as `(x, y, width, height)`.
func text(_ rect: CGRect) -> String {
  "(\([rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: ", ")))"
}
