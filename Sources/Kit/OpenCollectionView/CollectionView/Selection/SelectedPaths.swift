import CollectionEngine
import Foundation

/// The selected items in their order, for programs that ask for them again and again.
///
/// A program may ask after each item that is selected of ten thousand. To sort all of them each time would cost as much as
/// the square of their number, so an order that was asked for since the last change is kept up to date with the next one.
struct SelectedPaths {
  /// The order; nil when nobody has asked for it lately.
  private var paths: [IndexPath]?
  private var wasAskedFor = false

  /// All of them. Sorts once; free when asked again, a binary search after each change in between.
  mutating func all(of selected: Set<ElementKey>) -> [IndexPath] {
    wasAskedFor = true
    if let paths { return paths }
    let sorted = selected.sorted().map(\.indexPath)
    paths = sorted
    return sorted
  }

  /// An item has been selected.
  mutating func insert(_ path: IndexPath) {
    guard isKept() else { return }
    let index = place(of: path)
    paths?.insert(path, at: index)
  }

  /// An item is no longer selected.
  mutating func remove(_ path: IndexPath) {
    guard isKept() else { return }
    let index = place(of: path)
    if let count = paths?.count, index < count, paths?[index] == path { paths?.remove(at: index) }
  }

  /// Items have become others.
  mutating func forget() { paths = nil }

  /// Tells whether the order is worth keeping through one more change.
  private mutating func isKept() -> Bool {
    if !wasAskedFor { paths = nil }
    wasAskedFor = false
    return paths != nil
  }

  /// The index of a path, or where it belongs.
  private func place(of path: IndexPath) -> Int {
    guard let paths, let last = paths.last, path <= last else { return paths?.count ?? 0 }
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
