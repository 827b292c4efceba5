// UIKit's method takes an optional closure that does not escape, a type that only imported declarations can have. Swift's
// own optional closures escape, so closures that do not have a method of their own. It hands on to the method with UIKit's
// signature, which alone is overridden, referred to by name and conforms to protocols: the parameter that nobody passes
// keeps this one out of all that.

extension UICollectionView {
  /// Makes several changes as one; see ``performBatchUpdates(_:completion:)``. The closure does not escape.
  ///
  /// A call goes to what a subclass has made of the method; one that an override makes to `super` goes on.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil, _ caller: String = #function
  ) {
    guard MainQueue.admits("UICollectionView.performBatchUpdates(_:completion:)") else { return }
    withoutActuallyEscaping(updates) { updates in
      guard !changes.isHandingBatchOn, caller != "performBatchUpdates(_:completion:)" else {
        return runBatch(updates, completion: completion)
      }
      changes.isHandingBatchOn = true
      performBatchUpdates(_:completion:)(updates, completion)
      changes.isHandingBatchOn = false
    }
  }
}
