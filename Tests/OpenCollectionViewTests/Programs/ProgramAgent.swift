import OpenCollectionView

/// Data source and delegate of a program: answers plainly, and tells the world of each call.
@MainActor final class ProgramAgent: NSObject {
  weak var world: ProgramWorld?
  /// The cells that are on display, by what the delegate was told.
  private(set) var displayed: Set<ObjectIdentifier> = []
  /// Tells whether the delegate has been there all the time.
  var hasHeardAll = true
  private let hasMenus: Bool

  init(hasMenus: Bool) { self.hasMenus = hasMenus }

  private func note(_ call: Program.Call) { world?.note(call) }
}

extension ProgramAgent: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    note(.numberOfSections)
    return world?.model.sections.count ?? 0
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    note(.numberOfItems)
    guard let sections = world?.model.sections, sections.indices.contains(section) else { return 0 }
    return sections[section].items.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? ProgramCell)?.world = world
    (cell as? ProgramCell)?.text = world?.model.text(at: indexPath) ?? "nothing"
    note(.cellForItem)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (view as? ProgramHeader)?.world = world
    note(.viewForSupplementary)
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    note(.canMove)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    world?.model.moveItem(from: sourceIndexPath, to: destinationIndexPath)
    note(.moveItem)
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) { note(.prefetch) }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    note(.cancelPrefetch)
  }
}

extension ProgramAgent: UICollectionViewDelegateFlowLayout {
  // MARK: What a person does

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    note(.shouldHighlight)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note(.didHighlight)
  }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note(.didUnhighlight)
  }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    note(.shouldSelect)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    note(.shouldDeselect)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note(.didSelect) }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note(.didDeselect)
  }
  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    note(.canPerformAction)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    note(.performAction)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    note(.shouldBeginSeveral)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    note(.didBeginSeveral)
  }
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { note(.didEndSeveral) }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    note(.canEdit)
    return true
  }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    note(.canFocus)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    note(.shouldUpdateFocus)
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    note(.didUpdateFocus)
  }
  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    note(.followsFocus)
    return true
  }

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard hasMenus else { return nil }
    note(.menuConfiguration)
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.note(.menuActions)
      return UIMenu(children: [UIAction(title: "Open") { _ in }])
    })
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    note(.menuPreview)
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    note(.menuDismissalPreview)
    return nil
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note(.willDisplayMenu)
  }
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    note(.willEndMenu)
  }

  // MARK: What is shown

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted, hasHeardAll {
      world?.blame("display: a cell is displayed twice")
    }
    note(.willDisplay)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil, hasHeardAll {
      world?.blame("display: a cell ends that was not displayed")
    }
    note(.didEndDisplaying)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    note(.willDisplaySupplementary)
  }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    note(.didEndDisplayingSupplementary)
  }
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    note(.targetOffset)
    return proposedContentOffset
  }

  // MARK: Movements and layouts that become each other

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note(.targetOfMovement)
    return proposed
  }
  func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) {
    note(.movementDidChange)
  }
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    note(.transitionLayout)
    return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note(.didScroll) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note(.willBeginDragging) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note(.willEndDragging)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { note(.didEndDragging) }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note(.willBeginDecelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note(.didEndDecelerating) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note(.didEndScrollingAnimation) }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    note(.shouldScrollToTop)
    return true
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note(.didScrollToTop) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note(.adjustedInset) }

  // MARK: Sizes

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    note(.sizeForItem)
    let name = world?.model.name(at: indexPath) ?? 0
    switch world?.shape {
    case .sized: return CGSize(width: 60 + CGFloat(name % 5) * 20, height: 50 + CGFloat(name % 7) * 10)
    case .fitted: return CGSize(width: 300, height: 60)
    default: return CGSize(width: 90, height: 80)
    }
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    note(.insetForSection)
    return UIEdgeInsets(top: 5, left: 0, bottom: 5, right: 0)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    note(.headerSize)
    return CGSize(width: 30, height: 30)
  }
}
