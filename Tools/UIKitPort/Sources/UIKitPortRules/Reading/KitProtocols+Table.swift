extension KitProtocols {
  /// The library's protocols of delegates and data sources with their optional methods: name, types and answer.
  static let table = """
    NSUserActivityDelegate
      userActivityWillSave(_:) | NSUserActivity | Void
      userActivityWasContinued(_:) | NSUserActivity | Void
    UIAdaptivePresentationControllerDelegate
      adaptivePresentationStyle(for:) | UIPresentationController | UIModalPresentationStyle
      adaptivePresentationStyle(for:traitCollection:) | UIPresentationController, UITraitCollection | UIModalPresentationStyle
      presentationController(_:viewControllerForAdaptivePresentationStyle:) | UIPresentationController, UIModalPresentationStyle | UIViewController?
      presentationController(_:prepare:) | UIPresentationController, UIPresentationController | Void
      presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) | UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)? | Void
      presentationControllerShouldDismiss(_:) | UIPresentationController | Bool
      presentationControllerWillDismiss(_:) | UIPresentationController | Void
      presentationControllerDidDismiss(_:) | UIPresentationController | Void
      presentationControllerDidAttemptToDismiss(_:) | UIPresentationController | Void
    UIApplicationDelegate
      application(_:willFinishLaunchingWithOptions:) | UIApplication, [UIApplication.LaunchOptionsKey: Any]? | Bool
      application(_:didFinishLaunchingWithOptions:) | UIApplication, [UIApplication.LaunchOptionsKey: Any]? | Bool
      application(_:configurationForConnecting:options:) | UIApplication, UISceneSession, UIScene.ConnectionOptions | UISceneConfiguration?
      applicationDidBecomeActive(_:) | UIApplication | Void
      applicationWillResignActive(_:) | UIApplication | Void
      applicationDidEnterBackground(_:) | UIApplication | Void
      applicationWillEnterForeground(_:) | UIApplication | Void
      applicationWillTerminate(_:) | UIApplication | Void
      applicationDidReceiveMemoryWarning(_:) | UIApplication | Void
      application(_:didDiscardSceneSessions:) | UIApplication, Set<UISceneSession> | Void
    UIBarPositioningDelegate
      position(for:) | any UIBarPositioning | UIBarPosition
    UICollectionViewDataSource
      numberOfSections(in:) | UICollectionView | Int
      collectionView(_:viewForSupplementaryElementOfKind:at:) | UICollectionView, String, IndexPath | UICollectionReusableView
      collectionView(_:canMoveItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:moveItemAt:to:) | UICollectionView, IndexPath, IndexPath | Void
      indexTitles(for:) | UICollectionView | [String]?
      collectionView(_:indexPathForIndexTitle:at:) | UICollectionView, String, Int | IndexPath
    UICollectionViewDataSourcePrefetching
      collectionView(_:cancelPrefetchingForItemsAt:) | UICollectionView, [IndexPath] | Void
    UICollectionViewDelegate: UIScrollViewDelegate
      collectionView(_:shouldHighlightItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:didHighlightItemAt:) | UICollectionView, IndexPath | Void
      collectionView(_:didUnhighlightItemAt:) | UICollectionView, IndexPath | Void
      collectionView(_:shouldSelectItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:shouldDeselectItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:didSelectItemAt:) | UICollectionView, IndexPath | Void
      collectionView(_:didDeselectItemAt:) | UICollectionView, IndexPath | Void
      collectionView(_:willDisplay:forItemAt:) | UICollectionView, UICollectionViewCell, IndexPath | Void
      collectionView(_:didEndDisplaying:forItemAt:) | UICollectionView, UICollectionViewCell, IndexPath | Void
      collectionView(_:willDisplaySupplementaryView:forElementKind:at:) | UICollectionView, UICollectionReusableView, String, IndexPath | Void
      collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) | UICollectionView, UICollectionReusableView, String, IndexPath | Void
      collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:) | UICollectionView, IndexPath, IndexPath, IndexPath | IndexPath
      collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:) | UICollectionView, IndexPath, IndexPath | IndexPath
      collectionView(_:interactiveMovementDidChange:) | UICollectionView, UICollectionView.InteractiveMovement | Void
      collectionView(_:transitionLayoutForOldLayout:newLayout:) | UICollectionView, UICollectionViewLayout, UICollectionViewLayout | UICollectionViewTransitionLayout
      collectionView(_:targetContentOffsetForProposedContentOffset:) | UICollectionView, CGPoint | CGPoint
      collectionView(_:canEditItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:shouldSpringLoadItemAt:with:) | UICollectionView, IndexPath, UISpringLoadedInteractionContext | Bool
      collectionView(_:canPerformPrimaryActionForItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:performPrimaryActionForItemAt:) | UICollectionView, IndexPath | Void
      collectionView(_:shouldBeginMultipleSelectionInteractionAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:didBeginMultipleSelectionInteractionAt:) | UICollectionView, IndexPath | Void
      collectionViewDidEndMultipleSelectionInteraction(_:) | UICollectionView | Void
      collectionView(_:canFocusItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:shouldUpdateFocusIn:) | UICollectionView, UICollectionViewFocusUpdateContext | Bool
      collectionView(_:didUpdateFocusIn:with:) | UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator | Void
      indexPathForPreferredFocusedView(in:) | UICollectionView | IndexPath?
      collectionView(_:selectionFollowsFocusForItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:shouldShowMenuForItemAt:) | UICollectionView, IndexPath | Bool
      collectionView(_:canPerformAction:forItemAt:withSender:) | UICollectionView, Selector, IndexPath, Any? | Bool
      collectionView(_:performAction:forItemAt:withSender:) | UICollectionView, Selector, IndexPath, Any? | Void
      collectionView(_:contextMenuConfigurationForItemsAt:point:) | UICollectionView, [IndexPath], CGPoint | UIContextMenuConfiguration?
      collectionView(_:contextMenuConfigurationForItemAt:point:) | UICollectionView, IndexPath, CGPoint | UIContextMenuConfiguration?
      collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:) | UICollectionView, UIContextMenuConfiguration, IndexPath | UITargetedPreview?
      collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:) | UICollectionView, UIContextMenuConfiguration, IndexPath | UITargetedPreview?
      collectionView(_:previewForHighlightingContextMenuWithConfiguration:) | UICollectionView, UIContextMenuConfiguration | UITargetedPreview?
      collectionView(_:previewForDismissingContextMenuWithConfiguration:) | UICollectionView, UIContextMenuConfiguration | UITargetedPreview?
      collectionView(_:willPerformPreviewActionForMenuWith:animator:) | UICollectionView, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating | Void
      collectionView(_:willDisplayContextMenu:animator:) | UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)? | Void
      collectionView(_:willEndContextMenuInteraction:animator:) | UICollectionView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)? | Void
    UICollectionViewDelegateFlowLayout: UICollectionViewDelegate
      collectionView(_:layout:sizeForItemAt:) | UICollectionView, UICollectionViewLayout, IndexPath | CGSize
      collectionView(_:layout:insetForSectionAt:) | UICollectionView, UICollectionViewLayout, Int | UIEdgeInsets
      collectionView(_:layout:minimumLineSpacingForSectionAt:) | UICollectionView, UICollectionViewLayout, Int | CGFloat
      collectionView(_:layout:minimumInteritemSpacingForSectionAt:) | UICollectionView, UICollectionViewLayout, Int | CGFloat
      collectionView(_:layout:referenceSizeForHeaderInSection:) | UICollectionView, UICollectionViewLayout, Int | CGSize
      collectionView(_:layout:referenceSizeForFooterInSection:) | UICollectionView, UICollectionViewLayout, Int | CGSize
    UICollectionViewDragDelegate
      collectionView(_:itemsForAddingTo:at:point:) | UICollectionView, any UIDragSession, IndexPath, CGPoint | [UIDragItem]
      collectionView(_:dragPreviewParametersForItemAt:) | UICollectionView, IndexPath | UIDragPreviewParameters?
      collectionView(_:dragSessionWillBegin:) | UICollectionView, any UIDragSession | Void
      collectionView(_:dragSessionDidEnd:) | UICollectionView, any UIDragSession | Void
      collectionView(_:dragSessionAllowsMoveOperation:) | UICollectionView, any UIDragSession | Bool
      collectionView(_:dragSessionIsRestrictedToDraggingApplication:) | UICollectionView, any UIDragSession | Bool
    UICollectionViewDropDelegate
      collectionView(_:canHandle:) | UICollectionView, any UIDropSession | Bool
      collectionView(_:dropSessionDidEnter:) | UICollectionView, any UIDropSession | Void
      collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:) | UICollectionView, any UIDropSession, IndexPath? | UICollectionViewDropProposal
      collectionView(_:dropSessionDidExit:) | UICollectionView, any UIDropSession | Void
      collectionView(_:dropSessionDidEnd:) | UICollectionView, any UIDropSession | Void
      collectionView(_:dropPreviewParametersForItemAt:) | UICollectionView, IndexPath | UIDragPreviewParameters?
    UICollisionBehaviorDelegate
      collisionBehavior(_:beganContactFor:with:at:) | UICollisionBehavior, any UIDynamicItem, any UIDynamicItem, CGPoint | Void
      collisionBehavior(_:endedContactFor:with:) | UICollisionBehavior, any UIDynamicItem, any UIDynamicItem | Void
      collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:) | UICollisionBehavior, any UIDynamicItem, (any NSCopying)?, CGPoint | Void
      collisionBehavior(_:endedContactFor:withBoundaryIdentifier:) | UICollisionBehavior, any UIDynamicItem, (any NSCopying)? | Void
    UIContextMenuInteractionDelegate
      contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:) | UIContextMenuInteraction, UIContextMenuConfiguration, any NSCopying | UITargetedPreview?
      contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:) | UIContextMenuInteraction, UIContextMenuConfiguration, any NSCopying | UITargetedPreview?
      contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:) | UIContextMenuInteraction, UIContextMenuConfiguration | UITargetedPreview?
      contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:) | UIContextMenuInteraction, UIContextMenuConfiguration | UITargetedPreview?
      contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:) | UIContextMenuInteraction, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating | Void
      contextMenuInteraction(_:willDisplayMenuFor:animator:) | UIContextMenuInteraction, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)? | Void
      contextMenuInteraction(_:willEndFor:animator:) | UIContextMenuInteraction, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)? | Void
    UIDataSourceTranslating
    UIDragInteractionDelegate
      dragInteraction(_:previewForLifting:session:) | UIDragInteraction, UIDragItem, any UIDragSession | UITargetedDragPreview?
      dragInteraction(_:willAnimateLiftWith:session:) | UIDragInteraction, any UIDragAnimating, any UIDragSession | Void
      dragInteraction(_:sessionWillBegin:) | UIDragInteraction, any UIDragSession | Void
      dragInteraction(_:sessionAllowsMoveOperation:) | UIDragInteraction, any UIDragSession | Bool
      dragInteraction(_:sessionIsRestrictedToDraggingApplication:) | UIDragInteraction, any UIDragSession | Bool
      dragInteraction(_:prefersFullSizePreviewsFor:) | UIDragInteraction, any UIDragSession | Bool
      dragInteraction(_:sessionDidMove:) | UIDragInteraction, any UIDragSession | Void
      dragInteraction(_:session:willEndWith:) | UIDragInteraction, any UIDragSession, UIDropOperation | Void
      dragInteraction(_:session:didEndWith:) | UIDragInteraction, any UIDragSession, UIDropOperation | Void
      dragInteraction(_:sessionDidTransferItems:) | UIDragInteraction, any UIDragSession | Void
      dragInteraction(_:itemsForAddingTo:withTouchAt:) | UIDragInteraction, any UIDragSession, CGPoint | [UIDragItem]
      dragInteraction(_:sessionForAddingItems:withTouchAt:) | UIDragInteraction, [any UIDragSession], CGPoint | (any UIDragSession)?
      dragInteraction(_:session:willAdd:for:) | UIDragInteraction, any UIDragSession, [UIDragItem], UIDragInteraction | Void
      dragInteraction(_:previewForCancelling:withDefault:) | UIDragInteraction, UIDragItem, UITargetedDragPreview | UITargetedDragPreview?
      dragInteraction(_:item:willAnimateCancelWith:) | UIDragInteraction, UIDragItem, any UIDragAnimating | Void
    UIDropInteractionDelegate
      dropInteraction(_:canHandle:) | UIDropInteraction, any UIDropSession | Bool
      dropInteraction(_:sessionDidEnter:) | UIDropInteraction, any UIDropSession | Void
      dropInteraction(_:sessionDidUpdate:) | UIDropInteraction, any UIDropSession | UIDropProposal
      dropInteraction(_:sessionDidExit:) | UIDropInteraction, any UIDropSession | Void
      dropInteraction(_:performDrop:) | UIDropInteraction, any UIDropSession | Void
      dropInteraction(_:concludeDrop:) | UIDropInteraction, any UIDropSession | Void
      dropInteraction(_:sessionDidEnd:) | UIDropInteraction, any UIDropSession | Void
      dropInteraction(_:previewForDropping:withDefault:) | UIDropInteraction, UIDragItem, UITargetedDragPreview | UITargetedDragPreview?
      dropInteraction(_:item:willAnimateDropWith:) | UIDropInteraction, UIDragItem, any UIDragAnimating | Void
    UIDynamicAnimatorDelegate
      dynamicAnimatorWillResume(_:) | UIDynamicAnimator | Void
      dynamicAnimatorDidPause(_:) | UIDynamicAnimator | Void
    UIEditMenuInteractionDelegate
      editMenuInteraction(_:menuFor:suggestedActions:) | UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement] | UIMenu?
      editMenuInteraction(_:targetRectFor:) | UIEditMenuInteraction, UIEditMenuConfiguration | CGRect
      editMenuInteraction(_:willPresentMenuFor:animator:) | UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating | Void
      editMenuInteraction(_:willDismissMenuFor:animator:) | UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating | Void
    UIGestureRecognizerDelegate
      gestureRecognizerShouldBegin(_:) | UIGestureRecognizer | Bool
      gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) | UIGestureRecognizer, UIGestureRecognizer | Bool
      gestureRecognizer(_:shouldRequireFailureOf:) | UIGestureRecognizer, UIGestureRecognizer | Bool
      gestureRecognizer(_:shouldBeRequiredToFailBy:) | UIGestureRecognizer, UIGestureRecognizer | Bool
      gestureRecognizer(_:shouldReceive:) | UIGestureRecognizer, UIEvent | Bool
      gestureRecognizer(_:shouldReceive:) | UIGestureRecognizer, UIPress | Bool
      gestureRecognizer(_:shouldReceive:) | UIGestureRecognizer, UITouch | Bool
    UINavigationBarDelegate: UIBarPositioningDelegate
      navigationBar(_:shouldPush:) | UINavigationBar, UINavigationItem | Bool
      navigationBar(_:didPush:) | UINavigationBar, UINavigationItem | Void
      navigationBar(_:shouldPop:) | UINavigationBar, UINavigationItem | Bool
      navigationBar(_:didPop:) | UINavigationBar, UINavigationItem | Void
    UINavigationControllerDelegate
      navigationController(_:willShow:animated:) | UINavigationController, UIViewController, Bool | Void
      navigationController(_:didShow:animated:) | UINavigationController, UIViewController, Bool | Void
      navigationController(_:animationControllerFor:from:to:) | UINavigationController, UINavigationController.Operation, UIViewController, UIViewController | (any UIViewControllerAnimatedTransitioning)?
      navigationController(_:interactionControllerFor:) | UINavigationController, any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
    UIPointerInteractionDelegate
      pointerInteraction(_:regionFor:defaultRegion:) | UIPointerInteraction, UIPointerRegionRequest, UIPointerRegion | UIPointerRegion?
      pointerInteraction(_:styleFor:) | UIPointerInteraction, UIPointerRegion | UIPointerStyle?
      pointerInteraction(_:willEnter:animator:) | UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating | Void
      pointerInteraction(_:willExit:animator:) | UIPointerInteraction, UIPointerRegion, any UIPointerInteractionAnimating | Void
    UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      prepareForPopoverPresentation(_:) | UIPopoverPresentationController | Void
      popoverPresentationController(_:willRepositionPopoverTo:in:) | UIPopoverPresentationController, UnsafeMutablePointer<CGRect>, UnsafeMutablePointer<UIView> | Void
    UISceneDelegate
      scene(_:willConnectTo:options:) | UIScene, UISceneSession, UIScene.ConnectionOptions | Void
      sceneDidDisconnect(_:) | UIScene | Void
      sceneDidBecomeActive(_:) | UIScene | Void
      sceneWillResignActive(_:) | UIScene | Void
      sceneWillEnterForeground(_:) | UIScene | Void
      sceneDidEnterBackground(_:) | UIScene | Void
      stateRestorationActivity(for:) | UIScene | NSUserActivity?
      scene(_:restoreInteractionStateWith:) | UIScene, NSUserActivity | Void
      scene(_:willContinueUserActivityWithType:) | UIScene, String | Void
      scene(_:continue:) | UIScene, NSUserActivity | Void
      scene(_:didFailToContinueUserActivityWithType:error:) | UIScene, String, any Error | Void
      scene(_:didUpdate:) | UIScene, NSUserActivity | Void
      scene(_:openURLContexts:) | UIScene, Set<UIOpenURLContext> | Void
    UIScrollViewDelegate
      scrollViewDidScroll(_:) | UIScrollView | Void
      scrollViewWillBeginDragging(_:) | UIScrollView | Void
      scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) | UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint> | Void
      scrollViewDidEndDragging(_:willDecelerate:) | UIScrollView, Bool | Void
      scrollViewWillBeginDecelerating(_:) | UIScrollView | Void
      scrollViewDidEndDecelerating(_:) | UIScrollView | Void
      scrollViewDidEndScrollingAnimation(_:) | UIScrollView | Void
      scrollViewDidChangeAdjustedContentInset(_:) | UIScrollView | Void
      viewForZooming(in:) | UIScrollView | UIView?
      scrollViewWillBeginZooming(_:with:) | UIScrollView, UIView? | Void
      scrollViewDidZoom(_:) | UIScrollView | Void
      scrollViewDidEndZooming(_:with:atScale:) | UIScrollView, UIView?, CGFloat | Void
      scrollViewShouldScrollToTop(_:) | UIScrollView | Bool
      scrollViewDidScrollToTop(_:) | UIScrollView | Void
    UISearchBarDelegate: UIBarPositioningDelegate
      searchBarShouldBeginEditing(_:) | UISearchBar | Bool
      searchBarTextDidBeginEditing(_:) | UISearchBar | Void
      searchBarShouldEndEditing(_:) | UISearchBar | Bool
      searchBarTextDidEndEditing(_:) | UISearchBar | Void
      searchBar(_:textDidChange:) | UISearchBar, String | Void
      searchBar(_:shouldChangeTextIn:replacementText:) | UISearchBar, NSRange, String | Bool
      searchBarSearchButtonClicked(_:) | UISearchBar | Void
      searchBarBookmarkButtonClicked(_:) | UISearchBar | Void
      searchBarCancelButtonClicked(_:) | UISearchBar | Void
      searchBarResultsListButtonClicked(_:) | UISearchBar | Void
      searchBar(_:selectedScopeButtonIndexDidChange:) | UISearchBar, Int | Void
    UISearchControllerDelegate
      presentSearchController(_:) | UISearchController | Void
      willPresentSearchController(_:) | UISearchController | Void
      didPresentSearchController(_:) | UISearchController | Void
      willDismissSearchController(_:) | UISearchController | Void
      didDismissSearchController(_:) | UISearchController | Void
    UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate
      sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:) | UISheetPresentationController | Void
    UISearchTextFieldDelegate: UITextFieldDelegate
      searchTextField(_:didSelect:) | UISearchTextField, any UISearchSuggestion | Void
    UITextDragDelegate
      textDraggableView(_:itemsForDrag:) | any UIView & UITextDraggable, any UITextDragRequest | [UIDragItem]
      textDraggableView(_:dragPreviewForLiftingItem:session:) | any UIView & UITextDraggable, UIDragItem, any UIDragSession | UITargetedDragPreview?
      textDraggableView(_:willAnimateLiftWith:session:) | any UIView & UITextDraggable, any UIDragAnimating, any UIDragSession | Void
      textDraggableView(_:dragSessionWillBegin:) | any UIView & UITextDraggable, any UIDragSession | Void
      textDraggableView(_:dragSessionDidEnd:with:) | any UIView & UITextDraggable, any UIDragSession, UIDropOperation | Void
    UITextDropDelegate
      textDroppableView(_:willBecomeEditableForDrop:) | any UIView & UITextDroppable, any UITextDropRequest | UITextDropEditability
      textDroppableView(_:proposalForDrop:) | any UIView & UITextDroppable, any UITextDropRequest | UITextDropProposal
      textDroppableView(_:willPerformDrop:) | any UIView & UITextDroppable, any UITextDropRequest | Void
      textDroppableView(_:previewForDroppingAllItemsWithDefault:) | any UIView & UITextDroppable, UITargetedDragPreview | UITargetedDragPreview?
      textDroppableView(_:dropSessionDidEnter:) | any UIView & UITextDroppable, any UIDropSession | Void
      textDroppableView(_:dropSessionDidUpdate:) | any UIView & UITextDroppable, any UIDropSession | Void
      textDroppableView(_:dropSessionDidExit:) | any UIView & UITextDroppable, any UIDropSession | Void
      textDroppableView(_:dropSessionDidEnd:) | any UIView & UITextDroppable, any UIDropSession | Void
    UITextFieldDelegate
      textFieldShouldBeginEditing(_:) | UITextField | Bool
      textFieldDidBeginEditing(_:) | UITextField | Void
      textFieldShouldEndEditing(_:) | UITextField | Bool
      textFieldDidEndEditing(_:) | UITextField | Void
      textFieldDidEndEditing(_:reason:) | UITextField, UITextField.DidEndEditingReason | Void
      textField(_:shouldChangeCharactersIn:replacementString:) | UITextField, NSRange, String | Bool
      textFieldDidChangeSelection(_:) | UITextField | Void
      textFieldShouldClear(_:) | UITextField | Bool
      textFieldShouldReturn(_:) | UITextField | Bool
      textField(_:editMenuForCharactersIn:suggestedActions:) | UITextField, NSRange, [UIMenuElement] | UIMenu?
    UITextInputDelegate
      selectionWillChange(_:) | (any UITextInput)? | Void
      selectionDidChange(_:) | (any UITextInput)? | Void
      textWillChange(_:) | (any UITextInput)? | Void
      textDidChange(_:) | (any UITextInput)? | Void
    UITextViewDelegate: UIScrollViewDelegate
      textViewShouldBeginEditing(_:) | UITextView | Bool
      textViewShouldEndEditing(_:) | UITextView | Bool
      textViewDidBeginEditing(_:) | UITextView | Void
      textViewDidEndEditing(_:) | UITextView | Void
      textView(_:shouldChangeTextIn:replacementText:) | UITextView, NSRange, String | Bool
      textViewDidChange(_:) | UITextView | Void
      textViewDidChangeSelection(_:) | UITextView | Void
      textView(_:shouldInteractWith:in:interaction:) | UITextView, URL, NSRange, UITextItemInteraction | Bool
      textView(_:shouldInteractWith:in:) | UITextView, URL, NSRange | Bool
      textView(_:primaryActionFor:defaultAction:) | UITextView, UITextItem, UIAction | UIAction?
      textView(_:menuConfigurationFor:defaultMenu:) | UITextView, UITextItem, UIMenu | UITextItem.MenuConfiguration?
      textView(_:editMenuForTextIn:suggestedActions:) | UITextView, NSRange, [UIMenuElement] | UIMenu?
    UIToolbarDelegate: UIBarPositioningDelegate
    UIViewControllerAnimatedTransitioning
      animationEnded(_:) | Bool | Void
      interruptibleAnimator(using:) | any UIViewControllerContextTransitioning | any UIViewImplicitlyAnimating
    UIViewControllerTransitioningDelegate
      animationController(forPresented:presenting:source:) | UIViewController, UIViewController, UIViewController | (any UIViewControllerAnimatedTransitioning)?
      animationController(forDismissed:) | UIViewController | (any UIViewControllerAnimatedTransitioning)?
      interactionControllerForPresentation(using:) | any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
      interactionControllerForDismissal(using:) | any UIViewControllerAnimatedTransitioning | (any UIViewControllerInteractiveTransitioning)?
      presentationController(forPresented:presenting:source:) | UIViewController, UIViewController?, UIViewController | UIPresentationController?
    UIViewImplicitlyAnimating
      addAnimations(_:) | @escaping () -> Void | Void
      addAnimations(_:delayFactor:) | @escaping () -> Void, CGFloat | Void
      addCompletion(_:) | @escaping (UIViewAnimatingPosition) -> Void | Void
      continueAnimation(withTimingParameters:durationFactor:) | (any UITimingCurveProvider)?, CGFloat | Void
    UIWindowSceneDelegate: UISceneDelegate
    """
}
