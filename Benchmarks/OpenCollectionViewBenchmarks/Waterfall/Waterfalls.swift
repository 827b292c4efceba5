import Benchmark
import CollectionEngine
import OpenCollectionView

/// Waterfalls of four columns and items 60 to 200 points long: laid out, asked what touches a viewport, changed.
final class Waterfalls: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  enum Work: String, CaseIterable, Sendable {
    case layingOut = "laid out"
    case scrolling = "asked while scrolling"
    case jumping = "asked anywhere"
    case changingLength = "one length in the middle changed"
  }

  private static let viewport = CGSize(width: 800, height: 2_500)
  private let work: Work
  private let section: WaterfallGeometry.Section
  private var geometry: WaterfallGeometry
  private var step = 0

  init(itemCount: Int, _ work: Work) {
    self.work = work
    section = WaterfallGeometry.Section(
      lengths: (0..<itemCount).map { CGFloat(60 + $0 * 7_919 % 141) }, metrics: .init(columnCount: 4))
    geometry = Self.layOut(section)
  }

  func round() -> [Reading] {
    let repetitions = work == .scrolling || work == .jumping ? 10_000 : 10
    var found = 0
    let cost = Cost {
      for _ in 0..<repetitions {
        step += 1
        switch work {
        case .layingOut: found += Self.layOut(section).sectionCount
        case .scrolling: found += count(at: CGFloat(step * 37).truncatingRemainder(dividingBy: scrollableHeight))
        case .jumping: found += count(at: CGFloat(step * 7_919 % 9_973) / 9_973 * geometry.contentSize.height)
        case .changingLength:
          geometry.setLengths([(section.lengths.count / 2, CGFloat(60 + step % 141))], inSection: 0)
          found += 1
        }
      }
    }
    precondition(found >= repetitions, "Only \(found) elements were found in \(repetitions) turns.")
    return [
      Reading(.time, cost.nanoseconds / repetitions),
      Reading(.allocations, cost.allocations * 1_000 / repetitions),
    ]
  }

  /// The height that tops of viewports go through before they begin anew.
  private var scrollableHeight: CGFloat { geometry.contentSize.height - Self.viewport.height }

  private func count(at top: CGFloat) -> Int {
    var found = 0
    geometry.forEachElement(touching: CGRect(origin: CGPoint(x: 0, y: top), size: Self.viewport)) { _, _ in found += 1 }
    return found
  }

  private static func layOut(_ section: WaterfallGeometry.Section) -> WaterfallGeometry {
    WaterfallGeometry(sections: [section], availableSize: viewport, pixelScale: 2)
  }
}
