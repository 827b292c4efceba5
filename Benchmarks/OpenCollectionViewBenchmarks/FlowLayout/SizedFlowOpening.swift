import AllocationCounter
import Benchmark
import OpenCollectionView

/// A flow layout whose delegate tells the size of every item, prepared for the first time.
final class SizedFlowOpening: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .bytesPerItem, .sizesAsked]

  private let items: SizedItems
  private let count: Int

  init(itemCount: Int) {
    count = itemCount
    items = SizedItems(count: itemCount)
  }

  func round() -> [Reading] {
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: Grid.screenSize), collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = items
    view.delegate = items
    let asked = items.sizesAsked
    let bytes = allocated_bytes()
    var height: CGFloat = 0
    let cost = Cost {
      view.collectionViewLayout.prepare()
      height = view.collectionViewLayout.collectionViewContentSize.height
    }
    let held = allocated_bytes() - bytes
    precondition(height > CGFloat(count) * 60, "The content is \(height) points high.")
    return [
      Reading(.time, cost.nanoseconds),
      Reading(.bytesPerItem, Int(held) / count),
      Reading(.sizesAsked, items.sizesAsked - asked),
    ]
  }
}
