/// The one place where a layout that was written for the other direction of reading is mirrored.
///
/// The layout answers as it always does; what the collection view takes over is mirrored about the middle of the
/// content.
extension UICollectionView {
  /// Finds out whether the layout is to be mirrored. Called with each preparation, after the content's size is known.
  func updateMirroring() {
    let layout = collectionViewLayout
    let mirrors =
      layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    let standsFromRight = mirrors || (layout as? UICollectionViewFlowLayout)?.runsFromRight == true
    guard mirrors != isMirrored || standsFromRight != state.standsFromRight else { return }
    isMirrored = mirrors
    state.standsFromRight = standsFromRight
    tile = nil
  }

  /// People read in the other direction from now on: a layout that follows it places everything anew. // C13, C140
  func readingDirectionDidChange() {
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection {
      collectionViewLayout.invalidateLayout()
    } else {
      storedLayout.surroundingsDidChange()
    }
  }

  /// Tells whether content begins at the right: it is mirrored, or its layout runs so by itself. // C140
  var standsFromRight: Bool { state.standsFromRight }

  /// Mirrored content that is wider than the view is seen from its right end on, where its first item is; whatever width content
  /// and view get, content at its beginning stays there. // C91
  func beginWhereReadingBegins() {
    guard standsFromRight, bounds.width > 0, activity == .none, !changes.holdsContentSize, installedTransition == nil
    else {
      return
    }
    let last = state.mirroredBeginning
    let beginning = noteMirroredBeginning()
    let insets = adjustedContentInset
    // Where a layout that takes over from another one begins, it says itself, and so does what scrolled before the first one.
    let wasThere =
      last.map { $0.layout == ObjectIdentifier(collectionViewLayout) && $0.offset == contentOffset.x }
      ?? [0, -insets.left].contains(contentOffset.x)
    if wasThere, contentOffset.x != beginning { contentOffset.x = beginning }
  }

  /// What an update has put where it wants it is not moved afterwards because it was at the beginning before.
  @discardableResult func noteMirroredBeginning() -> CGFloat {
    let insets = adjustedContentInset
    let beginning = max(-insets.left, contentSize.width - bounds.width + insets.right)
    state.mirroredBeginning = (ObjectIdentifier(collectionViewLayout), beginning)
    return beginning
  }

  /// An update of mirrored content has made it wider or narrower at its left end, whatever came or went where: counted from
  /// where reading begins it stands where it stood, as content that is not mirrored does by its offset. // C92
  func keepDistanceToBeginning(mirroredOver width: CGFloat) {
    guard standsFromRight, let size = changes.heldContentSize else { return }
    changes.heldShift.x += mirroringWidth(ofContent: size.width) - width
  }

  /// A rectangle of the content in the layout's own space, or the other way round.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = mirroringWidth - rect.origin.x - rect.size.width
    return rect
  }

  /// Where the content shows attributes that the layout has answered: those themselves, or a mirrored copy.
  func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    placed(attributes, inContentOf: contentSize)
  }

  /// The same in content of a size that it is about to get.
  func placed(
    _ attributes: UICollectionViewLayoutAttributes, inContentOf size: CGSize
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.center.x = mirroringWidth(ofContent: size.width) - copy.center.x
    return copy
  }

  var mirroringWidth: CGFloat { mirroringWidth(ofContent: contentSize.width) }

  /// Content that is narrower than the view is mirrored about the middle of what its insets leave free.
  func mirroringWidth(ofContent width: CGFloat) -> CGFloat {
    max(width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }
}
