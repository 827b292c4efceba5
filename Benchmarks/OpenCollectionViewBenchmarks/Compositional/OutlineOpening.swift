import Benchmark
import OpenCollectionView

/// Ten thousand rows of an outline that are opened or closed, from the touch or the call to the end of the frame that shows it.
final class OutlineOpening: Scenario {
  /// What is opened, and closed again.
  enum Work: String, CaseIterable {
    /// A tap on a row that holds the ten thousand.
    case opensOne = "a tap opens one row with all of them"
    case closesOne = "a tap closes it"
    /// A program opens a thousand rows, which hold nine each.
    case opensMany = "a program opens 1,000 rows with nine each"
    case closesMany = "a program closes them"
  }

  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .cellsAsked]

  private let work: Work
  private let shown: OpenedOutline
  private let closed: OpenedOutline.Outline
  private let open: OpenedOutline.Outline

  init(_ work: Work) {
    self.work = work
    var outline = OpenedOutline.Outline()
    switch work {
    case .opensOne, .closesOne:
      outline.append([0])
      outline.append(Array(1...10_000), to: 0)
    case .opensMany, .closesMany:
      let parents = (0..<1_000).map { $0 * 10 }
      outline.append(parents)
      for parent in parents { outline.append(Array(parent + 1...parent + 9), to: parent) }
    }
    closed = outline
    outline.expand(outline.rootItems)
    open = outline
    shown = OpenedOutline(closed)
  }

  func round() -> [Reading] {
    let asked = shown.askedCount
    let opening = Cost(of: toggle(true))
    precondition(shown.count >= 10_000, "\(shown.count) rows are there.")
    let made = shown.askedCount - asked
    shown.settle()
    let closing = Cost(of: toggle(false))
    precondition(shown.count <= 1_000, "\(shown.count) rows are there.")
    shown.settle()
    let cost = work == .opensOne || work == .opensMany ? opening : closing
    return [
      Reading(.time, cost.nanoseconds), Reading(.allocations, cost.allocations * 1_000),
      Reading(.cellsAsked, made * 1_000),
    ]
  }

  private func toggle(_ opens: Bool) -> () -> Void {
    switch work {
    case .opensOne, .closesOne: { self.shown.tapFirstSign() }
    case .opensMany, .closesMany: { self.shown.show(opens ? self.open : self.closed, animated: true) }
    }
  }
}
