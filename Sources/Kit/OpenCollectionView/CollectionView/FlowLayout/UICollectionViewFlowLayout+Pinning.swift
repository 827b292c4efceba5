import CollectionEngine

extension UICollectionViewFlowLayout {
  var pinsAny: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// Nil while nothing is pinned.
  var pins: FlowPins? {
    guard pinsAny, let collectionView = attachedCollectionView else { return nil }
    let visible = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return FlowPins(
      visible: mirror?(visible) ?? visible,
      headers: sectionHeadersPinToVisibleBounds, footers: sectionFootersPinToVisibleBounds)
  }

  /// The insets are others while the content stands where it did: pinned views go along, and nothing else.
  func pinnedViewsDidMove() {
    guard let bounds = attachedCollectionView?.bounds,
      let context = makeInvalidationContext() as? UICollectionViewFlowLayoutInvalidationContext
    else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    namePinnedViews(in: context, from: bounds, to: bounds)
    invalidate(with: context)
  }

  /// Names the pinned views of the sections that can be seen before and after a change of bounds: no others move, and no
  /// item is asked for again.
  func namePinnedViews(
    in context: UICollectionViewFlowLayoutInvalidationContext, from old: CGRect, to new: CGRect
  ) {
    guard pinsAny, let geometry else { return }
    let mirror = mirror
    let before = geometry.sections(touching: mirror?(old) ?? old)
    let after = geometry.sections(touching: mirror?(new) ?? new)
    let isOneRange = before.overlaps(after) || before.isEmpty || after.isEmpty
    var sections: [Int] = []
    if isOneRange {
      let range = before.isEmpty ? after : after.isEmpty ? before : before.union(after)
      sections.append(contentsOf: range)
    } else {
      sections.append(contentsOf: before)
      sections.append(contentsOf: after)
    }
    context.namesMovedElements = true
    if sectionHeadersPinToVisibleBounds {
      name(UICollectionView.elementKindSectionHeader, sections.filter { geometry.headerFrame(ofSection: $0) != nil })
    }
    if sectionFootersPinToVisibleBounds {
      name(UICollectionView.elementKindSectionFooter, sections.filter { geometry.footerFrame(ofSection: $0) != nil })
    }
    func name(_ kind: String, _ sections: [Int]) {
      guard !sections.isEmpty else { return }
      context.invalidateSupplementaryElements(
        ofKind: kind, at: sections.map { IndexPath(item: 0, section: $0) })
    }
  }
}

extension Range<Int> {
  fileprivate func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}

extension FlowGeometry {
  /// Returns the frame of a header, pinned or not.
  func headerFrame(ofSection section: Int, pins: FlowPins?) -> CGRect? {
    guard let pins, pins.headers else { return headerFrame(ofSection: section) }
    return headerFrame(ofSection: section, pinnedTo: pins.visible)
  }

  /// Returns the frame of a footer, pinned or not.
  func footerFrame(ofSection section: Int, pins: FlowPins?) -> CGRect? {
    guard let pins, pins.footers else { return footerFrame(ofSection: section) }
    return footerFrame(ofSection: section, pinnedTo: pins.visible)
  }
}
