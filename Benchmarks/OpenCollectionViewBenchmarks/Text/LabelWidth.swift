import Benchmark
import OpenCollectionView
import TouchTesting

/// A label in a window that is given a string and asked how large it wants to be.
final class LabelWidth: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let strings = 1_000
  /// Few enough that the text cache, with 512 results a generation, holds them all.
  private static let cachedStrings = 64
  private let isCached: Bool
  private let screen = VirtualScreen()
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  private var stringCount = 1_000_000

  init(isCached: Bool) {
    self.isCached = isCached
    screen.show(label)
  }

  func round() -> [Reading] {
    let first = stringCount
    let strings = (0..<Self.strings).map { "Label number \(first + (isCached ? $0 % Self.cachedStrings : $0))" }
    if !isCached { stringCount += Self.strings }
    var width: CGFloat = 0
    let cost = Cost {
      for string in strings {
        label.text = string
        width += label.intrinsicContentSize.width
      }
    }
    precondition(width > CGFloat(Self.strings), "The labels are \(width) points wide together.")
    return [Reading(.time, cost.nanoseconds / Self.strings), Reading(.allocations, cost.allocations)]
  }
}
