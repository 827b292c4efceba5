import CollectionEngine

extension UICollectionViewCompositionalLayout {
  /// Remembers what a context says is invalid.
  func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      // The data is another: nothing is known of its elements.
      measures.removeAll()
      validity.wishes.removeAll()
      validity.isStale = true
      return
    }
    if context.invalidateDataSourceCounts {
      validity.isStale = true
      return
    }
    // What is carried changes places with others, which `willPrepare(for:)` tells of.
    if context.targetIndexPathsForInteractivelyMovingItems != nil { return }
    let own = context as? CompositionalInvalidationContext
    if let wish = own?.wish {
      validity.wishes.append(wish)
      return
    }
    if own?.namesPinnedViews == true { return }
    let namesSome = !context.namedElements.isEmpty || !context.movedItems.isEmpty
    if !namesSome {
      validity.isStale = true
      validity.asksViews = true
    }
  }

  /// Leaves in a context only what a change of bounds makes invalid.
  func narrow(_ context: UICollectionViewLayoutInvalidationContext, toBoundsChange newBounds: CGRect) {
    guard let own = context as? CompositionalInvalidationContext, let collectionView = attachedCollectionView,
      newBounds.size == collectionView.bounds.size
    else { return }
    namePinnedViews(in: own, from: collectionView.bounds, to: newBounds)
  }

  /// The insets are others while the content stands where it did: pinned views go along, and nothing else.
  func pinnedViewsDidMove() {
    guard let bounds = attachedCollectionView?.bounds else { return }
    let context = makeInvalidationContext()
    if let own = context as? CompositionalInvalidationContext { namePinnedViews(in: own, from: bounds, to: bounds) }
    invalidate(with: context)
  }

  /// Names the pinned views of the sections that can be seen before and after a change of bounds. // P56
  private func namePinnedViews(in context: CompositionalInvalidationContext, from old: CGRect, to new: CGRect) {
    guard pinsAny, let geometry, attachedCollectionView != nil else { return }
    context.namesPinnedViews = true
    var paths: [String: [IndexPath]] = [:]
    for section in geometry.sections(touching: [old, new]) {
      for item in definition(ofSection: section)?.boundarySupplementaryItems ?? [] where item.pinToVisibleBounds {
        paths[item.elementKind, default: []].append(IndexPath(item: 0, section: section))
      }
    }
    for item in heldConfiguration.boundarySupplementaryItems where item.pinToVisibleBounds {
      paths[item.elementKind, default: []].append(IndexPath(item: CompositionalElement.ofLayout, section: 0))
    }
    for (kind, paths) in paths { context.invalidateSupplementaryElements(ofKind: kind, at: paths) }
    // Names nothing where nothing pinned is in sight: that must not mean the layout as a whole.
    if paths.isEmpty { context.invalidateItems(at: []) }
  }

  // MARK: Errors

  /// Tells once of what cannot be laid out. // P23, P51, P80
  func tellComplaints(of sections: [CompositionalSection], _ counts: SectionCounts) {
    for (index, section) in sections.enumerated() {
      for complaint in section.complaints(geometry, section: index, itemCount: counts.itemCount(inSection: index))
      where toldComplaints.insert(complaint.sentence).inserted {
        if complaint.isError {
          ProgrammingErrors.report(complaint.sentence, instead: complaint.instead)
        } else if let trace = attachedCollectionView?.window?.windowScene?.application.trace {
          trace.record(
            .layoutInvalidated(layout: trace.name(of: self), scope: "nothing", reason: complaint.sentence))
        }
      }
    }
  }
}

/// A fault that was found in a section, and the remedy.
private struct CompositionalComplaint {
  var sentence: String
  var instead = ""
  var isError = false
}

extension CompositionalSection {
  fileprivate func complaints(
    _ geometry: CompositionalGeometry?, section: Int, itemCount: Int
  ) -> [CompositionalComplaint] {
    var complaints: [CompositionalComplaint] = []
    var kinds: Set<String> = []
    for kind in boundaries.map(\.kind) where !kinds.insert(kind).inserted {
      complaints.append(
        CompositionalComplaint(
          sentence: "Section \(section) has several boundary supplementary items of the kind \"\(kind)\": "
            + "every supplementary item must have a unique elementKind.", instead: "the first one is shown",
          isError: true))  // P51
    }
    group.appendDoubles(section: section, to: &complaints)
    if itemCount > 0, geometry?.element(ofItem: 0, inSection: section) == nil, let contents = group.contents {
      complaints.append(
        CompositionalComplaint(
          sentence:
            "section \(section) shows none of its \(itemCount) items: its group of \(group.size.text) has no room "
            + "for \(contents.subitems.first.map { "an item of \($0.size.text)" } ?? "any item")"))
    }
    group.appendIgnoredInsets(section: section, to: &complaints)
    return complaints
  }
}

extension CompositionalItem {
  /// Views at one item that are of one kind. // P51
  fileprivate func appendDoubles(section: Int, to complaints: inout [CompositionalComplaint]) {
    var kinds: Set<String> = []
    for kind in supplementaries.map(\.kind) where !kinds.insert(kind).inserted {
      complaints.append(
        CompositionalComplaint(
          sentence: "An item of section \(section) has several supplementary items of the kind \"\(kind)\": "
            + "every supplementary item must have a unique elementKind.",
          instead: "they share their index paths", isError: true))
    }
    for item in contents?.subitems ?? [] { item.appendDoubles(section: section, to: &complaints) }
  }

  /// Insets that an estimated side ignores. // P16
  fileprivate func appendIgnoredInsets(section: Int, to complaints: inout [CompositionalComplaint]) {
    let ignoresWidth = size.width.isEstimated && insets.leading + insets.trailing != 0
    if ignoresWidth || size.height.isEstimated && insets.top + insets.bottom != 0 {
      complaints.append(
        CompositionalComplaint(
          sentence:
            "section \(section) has \(contents == nil ? "an item" : "a group") of \(size.text) with contentInsets "
            + "\(insets.top), \(insets.leading), \(insets.bottom), \(insets.trailing), which an estimated side ignores: "
            + "use spacings instead"))
    }
    for item in contents?.subitems ?? [] { item.appendIgnoredInsets(section: section, to: &complaints) }
  }
}

/// The context that says which parts of a compositional layout have become invalid.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// The size that a view has asked for.
  var wish: CompositionalWish?
  /// Tells whether the elements that it names only stand elsewhere.
  var namesPinnedViews = false
}
