// UIKit's method takes an optional closure that does not escape, a type that only imported declarations can have.
// Swift's own optional closures escape, so closures that do not have a method of their own. It hands on to the method
// with UIKit's signature, which alone is overridden, referred to by name and conforms to protocols: the parameter that
// nobody passes keeps this one out of all that.

extension UICollectionView {
  /// Makes several changes as one; see ``performBatchUpdates(_:completion:)``. The closure does not escape.
  ///
  /// A call goes to what a subclass has made of the method; one that an override makes to `super` goes on. The
  /// override's call is the one that comes while a batch is being handed to it. Its place in the program is remembered,
  /// so that it is known again where the override was called with an optional closure, which comes by no way of the
  /// library's.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, _ file: StaticString = #fileID, _ line: Int = #line,
    _ column: Int = #column
  ) {
    guard MainQueue.admits("UICollectionView.performBatchUpdates(_:completion:)") else { return }
    let site = BatchCallSite(file, line, column)
    withoutActuallyEscaping(updates) { updates in
      if changes.isHandingBatchOn { BatchCallSite.ofSuperCalls.insert(site) }
      guard !changes.isHandingBatchOn, !BatchCallSite.ofSuperCalls.contains(site) else {
        return runBatch(updates, completion: completion)
      }
      changes.isHandingBatchOn = true
      performBatchUpdates(_:completion:)(updates, completion)
      changes.isHandingBatchOn = false
    }
  }
}
