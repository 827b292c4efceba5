import Benchmark
import OpenCollectionView

/// A cell of ten labels and 31 constraints that is asked how high it is for another text, as lists ask the cells that they use again.
final class ConstrainedCellMeasuring: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time]

  private static let questions = 200
  private let cell = ConstrainedCell(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let texts = (1...40).map { Array(repeating: "word", count: $0).joined(separator: " ") }

  init() { ask(texts.count) }

  private func ask(_ times: Int) {
    for number in 0..<times {
      cell.labels[9].text = texts[number % texts.count]
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 400, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      precondition(size.width == 400 && size.height > 100, "The cell has no height of its own.")
    }
  }

  func round() -> [Reading] { [Reading(.time, Cost { ask(Self.questions) }.nanoseconds / Self.questions)] }
}
