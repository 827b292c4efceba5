import CollectionEngine

extension UICollectionView {
  /// Scrolls so that an item of the data can be seen at a place.
  func scroll(toItemAt indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard MainQueue.admits("UICollectionView.scrollToItem(at:at:animated:)") else { return }
    guard !pass.isPreparing else {
      // The layout does not know yet where the item will be; by then it may be gone.
      let generation = data.generation
      // By then the program speaks of the data, also where the layout has asked.
      let later = itemMeant(by: indexPath).map(dataPath(of:)) ?? indexPath
      pass.scrollAfterPreparing = { [weak self] in
        guard let self, data.generation == generation else { return }
        scrollToItem(at: later, at: scrollPosition, animated: animated)
      }
      return
    }
    guard checkedKey(of: indexPath, for: "scrolled to") != nil else { return }
    if !animated {
      // What runs is over before the item is looked for: those who hear of its end may change the data.
      let generation = data.generation
      stopScrolling()
      guard data.generation == generation else {
        return trace(
          "stays", because: "the data changed when the scrolling before it ended, and \(indexPath) may be gone")
      }
    }
    prepareLayoutIfNeeded()
    guard let key = itemMeant(by: indexPath), currentCounts.contains(section: key.section, item: key.item) else {
      // It was there when the program named it.
      return trace("stays", because: "the data changed while the layout prepared, and \(indexPath) is gone")
    }
    guard let attributes = storedLayout.layoutAttributesForItem(at: key.indexPath) else {
      return noteMissing(key.indexPath)
    }
    guard isUsable(attributes) else { return }
    if attributes.isInRow { scrollRow(of: key, at: scrollPosition, animated: animated) }
    setContentOffset(offset(showing: attributes, at: scrollPosition), animated: animated)
    content.aim(at: key, scrollPosition, in: self)
  }

  /// The offset of the content for an element to be seen at a place. Along a row the row moves, and the content does not.
  /// // P88
  func offset(showing attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition) -> CGPoint {
    var target = offset(showing: attributes.frame, at: position)
    guard attributes.isInRow else { return target }
    let kept = legalOffset(nearest: contentOffset)
    let isSideways =
      (collectionViewLayout as? UICollectionViewCompositionalLayout)?.heldConfiguration.scrollDirection == .horizontal
    if isSideways { target.y = kept.y } else { target.x = kept.x }
    return target
  }
}
