import CollectionEngine

extension UICollectionViewCompositionalLayout {
  /// Brings the geometry up to date with what has become invalid, and with nothing more.
  func prepareGeometry() {
    guard let collectionView = attachedCollectionView else { return }
    let context = CompositionalContext(collectionView, heldConfiguration)
    let old = validity.surroundings
    var new = surroundings(of: collectionView, context)
    validity.surroundings = new
    validity.pinnedInset = collectionView.adjustedContentInset
    let counts = collectionView.currentCounts
    if let plan = validity.plan {
      validity.plan = nil
      measures.follow(plan)
      for item in plan.reloadedItems { measures.forget(section: item.after.section, item: item.after.item) }
      validity.isStale = true
    }
    let isStale = validity.isStale || geometry == nil || old != new || !describes(counts)
    if isStale {
      takeWishes(at: nil)
      let asksAll = validity.asksViews || old != new
      validity.asksViews = false
      solve(in: context, counts, of: collectionView)
      new = surroundings(of: collectionView, context)
      validity.surroundings = new
      if asksAll, isSelfSizing { collectionView.fitShownElementsAgain() }
    } else if !validity.wishes.isEmpty {
      takeWishes(at: collectionView)
    }
  }

  /// Tells whether the geometry is of so many items.
  private func describes(_ counts: SectionCounts) -> Bool {
    guard let geometry, geometry.sectionCount == counts.sectionCount else { return false }
    return (0..<counts.sectionCount).allSatisfy { geometry.itemCount(inSection: $0) == counts.itemCount(inSection: $0) }
  }

  /// Gives elements the sizes that their views have found.
  ///
  /// - Parameter collectionView: whose elements stand elsewhere by that; nil where all is computed anew anyway.
  private func takeWishes(at collectionView: UICollectionView?) {
    var areElsewhere = false
    for wish in validity.wishes {
      measures.set(wish.size, for: wish)
      guard collectionView != nil else { continue }
      let isElsewhere =
        wish.kind.isEmpty
        ? geometry?.setSize(wish.size, ofItem: wish.item, inSection: wish.section)
        : geometry?.setSize(wish.size, ofBoundary: wish.kind, section: wish.section, item: wish.item)
      areElsewhere = isElsewhere == true || areElsewhere
    }
    validity.wishes.removeAll(keepingCapacity: true)
    if areElsewhere { collectionView?.pass.tile = nil }
  }

  /// Asks for all sections, and places them.
  private func solve(in context: CompositionalContext, _ counts: SectionCounts, of collectionView: UICollectionView) {
    guard context.size.width > 0, context.size.height > 0 else {
      // P117
      geometry = nil
      definitions = []
      return
    }
    validity.isStale = false
    let before = BeforeCall(collectionView)
    var definitions = sections(in: context, counts)
    // Who was asked has changed the data: there are other sections by now, and the layout is prepared for them.
    guard before.dataAreSame(in: collectionView) else {
      validity.isStale = true
      return
    }
    joinLists(&definitions, counts, of: collectionView)
    self.definitions = definitions.map(\.definition)
    hasRows = definitions.contains { $0.value.isRow }
    if definitions.contains(where: { $0.definition?.swipeProviders != nil }) { collectionView.withSwipes().install() }
    sectionsWithHandlers = definitions.indices.filter {
      definitions[$0].definition?.visibleItemsInvalidationHandler != nil
    }
    isSelfSizing =
      definitions.contains { $0.value.hasEstimates }
      || heldConfiguration.boundarySupplementaryItems.contains { $0.layoutSize.value.isSelfSizing }
    refersToReadable =
      heldConfiguration.contentInsetsReference == .readableContent
      || definitions.contains { $0.definition?.refersToReadable == true }
    pinsAny =
      definitions.contains { $0.value.boundaries.contains(where: \.pins) }
      || heldConfiguration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    var geometry = CompositionalGeometry(
      axis: context.axis, container: context.size, pixelScale: collectionView.pixelsPerPoint,
      sectionSpacing: heldConfiguration.interSectionSpacing,
      boundaries: heldConfiguration.boundarySupplementaryItems.map(\.boundaryValue),
      sections: definitions.enumerated().map { ($1.value.withoutDoubles, counts.itemCount(inSection: $0)) })
    if isSelfSizing {
      for (key, size) in measures.items.sorted(by: { $0.key < $1.key }) {
        _ = geometry.setSize(size, ofItem: key.item, inSection: key.section)
      }
      for (view, size) in measures.views {
        _ = geometry.setSize(size, ofBoundary: view.kind, section: view.section, item: view.item)
      }
    }
    self.geometry = geometry
    collectionView.pass.tile = nil
    tellComplaints(of: definitions.map(\.value), counts)
  }

  private func sections(in context: CompositionalContext, _ counts: SectionCounts) -> [DescribedSection] {
    switch source {
    case .one(let section):
      // Groups that a program lays out are asked for once in each section.
      let isAsked = section.group.asksProgram
      let shared = isAsked ? nil : DescribedSection(definition: section, value: section.value(in: context))
      return (0..<counts.sectionCount).map { _ in
        shared ?? DescribedSection(definition: section, value: section.value(in: context))
      }
    case .provider(let provider):
      let environment = context.environment
      return (0..<counts.sectionCount).map { index in
        guard let section = provider(index, environment) else {
          if counts.itemCount(inSection: index) > 0 {
            ProgrammingErrors.report(
              "The section provider of \(type(of: self)) answered nil for section \(index), which has "
                + "\(counts.itemCount(inSection: index)) items: answer with a section for each that has any.",
              instead: "the section shows nothing")  // P72
          }
          return DescribedSection(definition: nil, value: .nothing)
        }
        return DescribedSection(definition: section, value: section.value(in: context))
      }
    }
  }

  // MARK: Surroundings

  private func surroundings(
    of collectionView: UICollectionView, _ context: CompositionalContext
  ) -> CompositionalValidity.Surroundings {
    CompositionalValidity.Surroundings(
      size: context.size, scale: collectionView.pixelsPerPoint, safeArea: across(context.safeArea, context),
      margins: across(context.margins, context), readable: refersToReadable ? across(context.readable, context) : .zero,
      traits: context.traits)
  }

  /// Only what is cleared across the scrolling counts.
  private func across(_ insets: NSDirectionalEdgeInsets, _ context: CompositionalContext) -> NSDirectionalEdgeInsets {
    context.axis == .vertical
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
      : NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
  }

  /// The insets, the margins, the traits or the pixels may be others.
  func noteSurroundings() {
    guard geometry != nil, let collectionView = attachedCollectionView else { return }
    let context = CompositionalContext(collectionView, heldConfiguration)
    guard validity.surroundings == surroundings(of: collectionView, context) else {
      validity.isStale = true
      return invalidate(with: makeInvalidationContext())
    }
    if pinsAny, validity.pinnedInset != collectionView.adjustedContentInset { pinnedViewsDidMove() }
  }
}

extension CompositionalSection {
  /// A section that shows nothing.
  static var nothing: CompositionalSection {
    let none = CompositionalDimension(.absolute, 0)
    return CompositionalSection(group: CompositionalItem(size: CompositionalSize(width: none, height: none)))
  }

  /// The section with one view of each kind at its edges. // P51
  fileprivate var withoutDoubles: CompositionalSection {
    guard boundaries.count > 1 else { return self }
    var kinds: Set<String> = []
    var section = self
    section.boundaries = boundaries.filter { kinds.insert($0.kind).inserted }
    return section
  }

  /// Tells whether any of its views says how large it is.
  var hasEstimates: Bool {
    group.isSelfSizing || boundaries.contains { $0.size.isSelfSizing }
  }
}

extension NSCollectionLayoutSection {
  fileprivate var refersToReadable: Bool {
    contentInsetsReference == .readableContent || supplementaryContentInsetsReference == .readableContent
  }
}

extension CompositionalSize {
  /// Tells whether a view says how long a side is.
  var isSelfSizing: Bool { width.isEstimated || height.isEstimated }
}

extension CompositionalItem {
  fileprivate var isSelfSizing: Bool {
    guard let contents else { return size.isSelfSizing }
    return contents.subitems.contains { $0.isSelfSizing }
  }
}

/// A section, as the program describes it and as the engine knows it.
struct DescribedSection {
  var definition: NSCollectionLayoutSection?
  var value: CompositionalSection
}
