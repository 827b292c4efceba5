import OpenCollectionView

/// Hears that springs have come to rest.
final class SpringRest: UIDynamicAnimatorDelegate {
  private let didPause: @MainActor () -> Void

  init(_ didPause: @escaping @MainActor () -> Void) { self.didPause = didPause }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { didPause() }
}
