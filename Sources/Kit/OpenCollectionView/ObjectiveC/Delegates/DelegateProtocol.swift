/// A protocol with optional methods, for ``UncalledMethods``.
struct DelegateProtocol: Sendable {
  let type: Any.Type
  let isConformedTo: @Sendable (AnyClass) -> Bool

  static let scrollView = [
    DelegateProtocol(type: (any UIScrollViewDelegate).self) { $0 is any UIScrollViewDelegate.Type }
  ]
  static let collectionView =
    scrollView + [
      DelegateProtocol(type: (any UICollectionViewDelegate).self) { $0 is any UICollectionViewDelegate.Type },
      DelegateProtocol(type: (any UICollectionViewDelegateFlowLayout).self) {
        $0 is any UICollectionViewDelegateFlowLayout.Type
      },
    ]
  static let dataSource = [
    DelegateProtocol(type: (any UICollectionViewDataSource).self) { $0 is any UICollectionViewDataSource.Type }
  ]
  static let gestureRecognizer = [
    DelegateProtocol(type: (any UIGestureRecognizerDelegate).self) { $0 is any UIGestureRecognizerDelegate.Type }
  ]
  static let dynamicAnimator = [
    DelegateProtocol(type: (any UIDynamicAnimatorDelegate).self) { $0 is any UIDynamicAnimatorDelegate.Type }
  ]
  static let collisionBehavior = [
    DelegateProtocol(type: (any UICollisionBehaviorDelegate).self) { $0 is any UICollisionBehaviorDelegate.Type }
  ]
  static let navigationController = [
    DelegateProtocol(type: (any UINavigationControllerDelegate).self) { $0 is any UINavigationControllerDelegate.Type }
  ]
}
