/// A protocol with optional methods, for ``UncalledMethods``.
struct DelegateProtocol: Sendable {
  let type: Any.Type
  /// The property through which an object is asked, in words.
  let asker: String
  let isConformedTo: @Sendable (AnyClass) -> Bool

  init(_ type: Any.Type, askedAs asker: String, isConformedTo: @escaping @Sendable (AnyClass) -> Bool) {
    self.type = type
    self.asker = asker
    self.isConformedTo = isConformedTo
  }

  static let scrollView = [
    DelegateProtocol((any UIScrollViewDelegate).self, askedAs: "the delegate of a scroll view") {
      $0 is any UIScrollViewDelegate.Type
    }
  ]
  static let collectionView =
    scrollView + [
      DelegateProtocol((any UICollectionViewDelegate).self, askedAs: "the delegate of a collection view") {
        $0 is any UICollectionViewDelegate.Type
      },
      flowLayout,
    ]
  static let flowLayout = DelegateProtocol(
    (any UICollectionViewDelegateFlowLayout).self, askedAs: "the delegate of a collection view with a flow layout"
  ) { $0 is any UICollectionViewDelegateFlowLayout.Type }
  static let dataSource = [
    DelegateProtocol((any UICollectionViewDataSource).self, askedAs: "the dataSource of a collection view") {
      $0 is any UICollectionViewDataSource.Type
    }
  ]
  static let prefetching = [
    DelegateProtocol(
      (any UICollectionViewDataSourcePrefetching).self, askedAs: "the prefetchDataSource of a collection view"
    ) { $0 is any UICollectionViewDataSourcePrefetching.Type }
  ]
  static let gestureRecognizer = [
    DelegateProtocol((any UIGestureRecognizerDelegate).self, askedAs: "the delegate of a gesture recognizer") {
      $0 is any UIGestureRecognizerDelegate.Type
    }
  ]
  static let textField = [
    DelegateProtocol((any UITextFieldDelegate).self, askedAs: "the delegate of a text field") {
      $0 is any UITextFieldDelegate.Type
    }
  ]
  static let textView =
    scrollView + [
      DelegateProtocol((any UITextViewDelegate).self, askedAs: "the delegate of a text view") {
        $0 is any UITextViewDelegate.Type
      }
    ]
  static let searchBar = [
    DelegateProtocol((any UISearchBarDelegate).self, askedAs: "the delegate of a search bar") {
      $0 is any UISearchBarDelegate.Type
    }
  ]
  static let searchController = [
    DelegateProtocol((any UISearchControllerDelegate).self, askedAs: "the delegate of a search controller") {
      $0 is any UISearchControllerDelegate.Type
    }
  ]
  static let dynamicAnimator = [
    DelegateProtocol((any UIDynamicAnimatorDelegate).self, askedAs: "the delegate of a dynamic animator") {
      $0 is any UIDynamicAnimatorDelegate.Type
    }
  ]
  static let collisionBehavior = [
    DelegateProtocol(
      (any UICollisionBehaviorDelegate).self, askedAs: "the collisionDelegate of a collision behavior"
    ) { $0 is any UICollisionBehaviorDelegate.Type }
  ]
  static let navigationController = [
    DelegateProtocol(
      (any UINavigationControllerDelegate).self, askedAs: "the delegate of a navigation controller"
    ) { $0 is any UINavigationControllerDelegate.Type }
  ]
  static let transitioning = [
    DelegateProtocol(
      (any UIViewControllerTransitioningDelegate).self, askedAs: "the transitioningDelegate of a controller"
    ) { $0 is any UIViewControllerTransitioningDelegate.Type }
  ]
  static let presentation = [
    DelegateProtocol(
      (any UIAdaptivePresentationControllerDelegate).self, askedAs: "the delegate of a presentation controller"
    ) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
  ]
  static let navigationBar = [
    DelegateProtocol((any UINavigationBarDelegate).self, askedAs: "the delegate of a navigation bar") {
      $0 is any UINavigationBarDelegate.Type
    }
  ]
  static let toolbar = [
    DelegateProtocol((any UIToolbarDelegate).self, askedAs: "the delegate of a toolbar") {
      $0 is any UIToolbarDelegate.Type
    }
  ]
  static let contextMenu = [
    DelegateProtocol(
      (any UIContextMenuInteractionDelegate).self, askedAs: "the delegate of a context menu interaction"
    ) { $0 is any UIContextMenuInteractionDelegate.Type }
  ]
  static let pointer = [
    DelegateProtocol(
      (any UIPointerInteractionDelegate).self, askedAs: "the delegate of a pointer interaction"
    ) { $0 is any UIPointerInteractionDelegate.Type }
  ]
  static let drag = [
    DelegateProtocol((any UIDragInteractionDelegate).self, askedAs: "the delegate of a drag interaction") {
      $0 is any UIDragInteractionDelegate.Type
    }
  ]
  static let drop = [
    DelegateProtocol((any UIDropInteractionDelegate).self, askedAs: "the delegate of a drop interaction") {
      $0 is any UIDropInteractionDelegate.Type
    }
  ]
  static let itemDrag = [
    DelegateProtocol((any UICollectionViewDragDelegate).self, askedAs: "the drag delegate of a collection view") {
      $0 is any UICollectionViewDragDelegate.Type
    }
  ]
  static let itemDrop = [
    DelegateProtocol((any UICollectionViewDropDelegate).self, askedAs: "the drop delegate of a collection view") {
      $0 is any UICollectionViewDropDelegate.Type
    }
  ]
  static let textDrag = [
    DelegateProtocol((any UITextDragDelegate).self, askedAs: "the drag delegate of a text") {
      $0 is any UITextDragDelegate.Type
    }
  ]
  static let textDrop = [
    DelegateProtocol((any UITextDropDelegate).self, askedAs: "the drop delegate of a text") {
      $0 is any UITextDropDelegate.Type
    }
  ]
  static let editMenu = [
    DelegateProtocol((any UIEditMenuInteractionDelegate).self, askedAs: "the delegate of an edit menu interaction") {
      $0 is any UIEditMenuInteractionDelegate.Type
    }
  ]
  /// Those that a program has use for before its first frame; animators, behaviors and stacks of controllers may come later.
  static let askedEarly = collectionView + dataSource + prefetching + gestureRecognizer
}
