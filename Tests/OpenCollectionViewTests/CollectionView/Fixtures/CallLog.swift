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

  /// All lines as one text, in which lines that follow each other again and again, as frame after frame does, are there once
  /// with how often; they are forgotten with that.
  func takeFoldedText() -> String {
    let all = takeLines()
    var folded: [String] = []
    var index = 0
    while index < all.count {
      var (best, length) = (1, 1)
      for size in 1...4 {
        var times = 1
        while index + (times + 1) * size <= all.count,
          all[index..<index + size] == all[index + times * size..<index + (times + 1) * size]
        { times += 1 }
        if times > 1, times * size > best * length || best == 1 { (best, length) = (times, size) }
      }
      if best > 1 {
        folded.append("\(best) × [\(all[index..<index + length].joined(separator: "; "))]")
      } else {
        folded.append(all[index])
      }
      index += best * length
    }
    return folded.joined(separator: "\n")
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
