import Foundation
public import OpenCollectionView
import Synchronization

/// The expectations of a collection view of a layout, held against anybody's.
///
/// ```swift
/// @MainActor @Test func `the wall keeps its contract`() {
///   #expect(LayoutContract.check(BrickLayout()) == [])
/// }
/// ```
///
/// The layout is driven through situations of all sizes as a collection view would drive it - it is asked for rectangles of
/// all shapes and for single elements, scrolled, resized, given cells that want other sizes, and through insertions,
/// deletions, moves and reloads - and contradictions are told in sentences.
///
/// Everything goes by the clock of a ``VirtualScreen``: a check takes a fraction of a second, and finds the same each time.
///
/// - Note: An error that the language itself stops for, such as an index beyond an array, ends the test with the
///   layout's own stack.
public enum LayoutContract {
  /// Checks a layout in each of some situations.
  ///
  /// - Parameters:
  ///   - layout: evaluated for each situation anew. An expression that makes a layout is best, since a layout that is used
  ///     again may remember something.
  ///   - cases: the situations, the smallest first.
  ///   - prepare: called for each collection view before it is shown: sets a delegate, if the layout needs one. Data source and
  ///     cells are there; views of any kind are made for the layout.
  /// - Returns: what was found, each kind once, in the first situation in which it was; empty for a layout that keeps to it.
  @preconcurrency @MainActor public static func check(
    _ layout: @autoclosure @MainActor () -> UICollectionViewLayout, in cases: [LayoutCase] = LayoutCase.usual,
    prepare: @MainActor (UICollectionView) -> Void = { _ in }
  ) -> [LayoutBreach] {
    var found: [LayoutBreach] = []
    @MainActor func run(_ situation: LayoutCase, _ examine: @MainActor (LayoutStage) -> Void) {
      let complaints = ComplaintLog()
      let breaches = ProgrammingErrors.withPolicy(.recover, log: complaints.add) {
        let stage = LayoutStage(layout(), situation, prepare)
        examine(stage)
        return stage.allBreaches(complaints: complaints.lines)
      }
      for breach in breaches where !found.contains(where: { $0.kind == breach.kind }) { found.append(breach) }
    }
    // What is wrong at rest makes updates go wrong, too, and is told in the better words.
    for examination in [LayoutStage.examine, LayoutStage.examineUpdates, LayoutStage.examinePreferredSizes]
    where found.isEmpty {
      for situation in cases where !found.contains(where: { $0.kind == .neverRests }) {
        run(situation) { examination($0)() }
      }
    }
    guard found.isEmpty else {
      // Complaints of the collection view are about the same things, in its own words.
      let own = found.filter { $0.kind != .complaint }
      return own.isEmpty ? found : own
    }
    var idle: [Int: Int] = [:]
    for count in [smallCount, largeCount] {
      run(LayoutCase(sections: [count])) { stage in
        idle[count] = stage.needlessAnswerCount()
        if let small = idle[smallCount], let large = idle[largeCount] {
          stage.examineGrowth(from: small, of: smallCount, to: large, of: largeCount)
        }
      }
    }
    return found
  }

  /// Between these counts of items, work for what is seen must not grow. Our choice: a factor that nobody overlooks.
  static let smallCount = 100
  static let largeCount = 2000
}

/// The complaints of the library about a program's errors, which may come from any thread.
final class ComplaintLog: Sendable {
  private let state = Mutex<[String]>([])

  var lines: [String] { state.withLock { $0 } }

  func add(_ line: String) { state.withLock { $0.append(line) } }
}
