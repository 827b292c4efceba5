import Synchronization

/// The snapshots that a diffable data source is handed elsewhere than on the main queue, in the order of the calls. // C122
///
/// The calls return at once, and the main queue shows the snapshots later. Meanwhile the inbox knows the last of them, so that a
/// program that reads the snapshot, changes it and hands it back goes on from the one that it handed over before.
final class SnapshotInbox<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  enum Contents {
    case snapshot(Snapshot)
    case reloading(Snapshot)
    case outline(Outline, Section)
  }

  /// One call. Its completion is called on the main queue, and nowhere else.
  struct Arrival: @unchecked Sendable {
    let contents: Contents
    let isAnimated: Bool
    let completion: (() -> Void)?
  }

  private struct State {
    var waiting: [Arrival] = []
    /// How many have not been shown yet, those among them that wait no longer.
    var unshownCount = 0
    var snapshot = Snapshot()
    var outlines: [Section: Outline] = [:]
  }

  private let state = Mutex(State())

  /// Takes what a program hands over.
  func add(_ arrival: Arrival) {
    state.withLock { state in
      state.waiting.append(arrival)
      state.unshownCount += 1
      switch arrival.contents {
      case .snapshot(let snapshot), .reloading(let snapshot): state.snapshot = snapshot
      case .outline(let outline, let section):
        state.snapshot.show(outline, in: section)
        state.outlines[section] = outline
      }
      state.snapshot.forgetRenewals()
      state.outlines = state.snapshot.following(state.outlines)
    }
  }

  /// Gives up what waits, for the main queue to show it.
  func takeAll() -> [Arrival] {
    state.withLock { state in
      defer { state.waiting = [] }
      return state.waiting
    }
  }

  /// Notes what the main queue shows. What has been handed over since counts more.
  ///
  /// - Parameter arrivalCount: how many of those that were handed over elsewhere have been shown by it.
  func note(_ snapshot: Snapshot, _ outlines: [Section: Outline], arrivalCount: Int = 0) {
    state.withLock { state in
      state.unshownCount -= arrivalCount
      guard state.unshownCount == 0 else { return }
      state.snapshot = snapshot
      state.outlines = outlines
    }
  }

  /// The snapshot that is going to be shown.
  var snapshot: Snapshot { state.withLock { $0.snapshot } }

  /// The outline of a section that is going to be shown.
  func outline(of section: Section) -> Outline {
    let (snapshot, outlines) = state.withLock { ($0.snapshot, $0.outlines) }
    return snapshot.outline(of: section, among: outlines)
  }
}
