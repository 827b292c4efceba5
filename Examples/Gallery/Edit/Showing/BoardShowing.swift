import OpenCollectionView

/// A way to have a collection view show another board, animated.
@MainActor protocol BoardShowing: AnyObject {
  /// Makes itself the one whom the collection view asks.
  func takeOver()
  /// Shows `next` in the place of `previous`; `adopt` makes it the board of the exhibit. Items are asked for only after
  /// that.
  func show(_ next: Board, after previous: Board, adopt: @escaping () -> Void, completion: @escaping () -> Void)
}

/// The ways that there are.
enum UpdateStyle: Int, CaseIterable {
  /// The collection view is told of every change.
  case batch
  /// A data source finds out by itself what has changed.
  case snapshot

  var title: String {
    switch self {
    case .batch: "Batch updates"
    case .snapshot: "Snapshots"
    }
  }
}
