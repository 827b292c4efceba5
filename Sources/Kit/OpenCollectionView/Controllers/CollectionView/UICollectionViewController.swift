/// Manages a collection view: is its data source and its delegate, and takes selections back when it appears again.
///
/// Subclasses override what they need of the data source's and the delegate's methods; without any there is one section
/// without items. The controller's view holds the collection view, which fills it.
///
/// ```swift
/// final class PhotosController: UICollectionViewController {
///   override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
///     photos.count
///   }
/// }
/// ```
///
/// Overriding ``collectionView(_:moveItemAt:to:)`` is all that it takes to let people move items: a long press lifts one,
/// the finger carries it.
///
/// Difference from UIKit: there are no nib files.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let firstLayout: UICollectionViewLayout
  var storedCollectionView: UICollectionView?
  /// The controller's share in a collection view that it has in common with others; nil for one of its own.
  var sharing: SharedCollectionView?
  /// The long press that lifts items, where there is one.
  var movementRecognizer: MovementRecognizer?

  /// A controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose collection view has a flow layout: there are no nib files that could hold another one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive: an empty one with a flow layout.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// The collection view, which is made with the controller's view; another one takes its place in that.
  ///
  /// One that has no data source or no delegate gets the controller for it.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return storedCollectionView
    }
    set { replaceCollectionView(with: newValue) }
  }

  /// The layout that the controller was made with. It stays that one where the collection view gets another layout, and
  /// while the view is between two: what it shows just now is its own ``UICollectionView/collectionViewLayout``. // T20
  open var collectionViewLayout: UICollectionViewLayout { firstLayout }

  /// Tells whether the controller, when it is pushed onto another collection view controller, shows that one's
  /// collection view with its own layout, so that the push and the pop are a change of layout; no unless set. Set it
  /// before the push. // T12
  ///
  /// The collection view stays the lower controller's, and so do its data source and its delegate: settings that this
  /// controller has made on the view that it had for itself do nothing. The selection survives the push, and stays in
  /// sight; a pop leaves it so where the flag of the controller that appears is set, too, and else as
  /// ``clearsSelectionOnViewWillAppear`` says. A pop to a controller whose content nobody has moved since shows it
  /// where it stood. // T21, T22, T23
  open var useLayoutToLayoutNavigationTransitions = false

  /// Has the view deselect its items when it appears; true unless set. It has no effect where
  /// ``useLayoutToLayoutNavigationTransitions`` is set. // T22
  ///
  /// It happens after ``UIViewController/viewWillAppear(_:)``, not in it; where the view appears with an animation,
  /// before ``UIViewController/viewDidAppear(_:)``. Measured on iOS 26.1.
  open var clearsSelectionOnViewWillAppear = true

  /// Tells whether a long press on an item lifts it, so that it can be moved, if the data source can move items; true
  /// unless set. // M18
  ///
  /// The finger keeps its distance from the middle of the cell, and a drop goes on with the finger's velocity.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovementRecognizer() }
  }

  /// Makes a view with the collection view in it.
  open override func loadView() { makeViewWithCollectionView() }

  /// Begins or ends editing, of the collection view too: with an animation cells make room for what they show beside their
  /// content meanwhile. // C124
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    if let storedCollectionView, storedCollectionView.isEditing != editing {
      storedCollectionView.setEditing(editing, animated: animated)
    }
  }

  override func didCallWillAppear(animated: Bool) {
    super.didCallWillAppear(animated: animated)
    updateMovementRecognizer()
    if !animated { clearSelection(animated: false) }
  }

  override func willCallDidAppear(animated: Bool) {
    super.willCallDidAppear(animated: animated)
    if animated { clearSelection(animated: true) }
  }

  // MARK: Data source

  /// One; override for more.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// None; override for more.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

  /// An error of the program: a controller with items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { missingCell(of: collectionView, at: indexPath) }

  /// An error of the program: a controller whose layout has supplementary views overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { missingView(of: collectionView, ofKind: kind, at: indexPath) }

  /// Yes; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  /// Moves nothing; override to move the data, and to let people move items. // M18
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { MovingAbility.ownMethodWasReached() }

  /// Nil; override for an index.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// An error of the program: a controller with index titles overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { missingItem(forTitle: title, at: index) }

  // MARK: Highlight and selection

  /// Yes; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing; override to hear of it.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Does nothing; override to hear of it.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Yes; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Yes; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Does nothing; override to hear of it.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Does nothing; override to hear of it.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Yes, unless the collection view is being edited; override for another answer.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { !collectionView.isEditing }

  /// Does nothing; override to do what an item is for.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// No; override to let two fingers select items.
  open func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Does nothing; override to hear of it.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  /// Yes; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

  // MARK: Focus

  /// As the collection view says for all items; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    collectionView.itemsAreFocusable
  }

  /// Yes; override for another answer.
  open func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { true }

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Nil; override to say where a focus begins.
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }

  /// As the collection view says for all items; override for another answer.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { collectionView.selectionFollowsFocus }

  // MARK: Display

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns the answer of the older form; override for another place.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }

  /// The proposed one; override for another place.
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) {}

  /// A plain one; override for a layout of your own between two others. // T5
  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// The proposed one; override for another.
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Menus

  /// No; override for another answer.
  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// No; override for another answer.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Does nothing; override to do it.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// Returns the answer of the older form for one item; override for a menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let item = indexPaths.first else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: item, point: point)
  }

  /// Nil; override for a menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the answer of the older form; override for another preview.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the answer of the older form; override for another preview.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Nil; override for another preview.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Nil; override for another preview.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing; override to hear of it.
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling

  /// Does nothing; override to hear of it.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing; override to hear of it.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target as it is; override for another.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing; override to hear of it.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing; override to hear of it.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing; override to hear of it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing; override to hear of it.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing; override to hear of it.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Nil; override to let content zoom.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing; override to hear of it.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing; override to hear of it.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing; override to hear of it.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// Yes; override for another answer.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing; override to hear of it.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
