import CollectionEngine
import PlaneGeometry

extension UICollectionViewCompositionalLayout {
  /// Says of the sections of lists what depends on the sections beside them: the gaps between them, and how far their
  /// backgrounds reach. // I13, I17
  func joinLists(_ sections: inout [DescribedSection], _ counts: SectionCounts, of collectionView: UICollectionView) {
    hasLists = sections.contains { $0.definition?.list != nil }
    guard hasLists else { return }
    if decorations.identifiers(kind: ListSectionBackground.kind).isEmpty {
      register(ListSectionBackground.self, forDecorationViewOfKind: ListSectionBackground.kind)
    }
    collectionView.makeLines()
    let halfGap = PixelGrid(scale: collectionView.pixelsPerPoint).rounded(ListMetrics.halfGap)
    // Sections that take no room are between no others.
    let seen = sections.indices.filter {
      counts.itemCount(inSection: $0) > 0 || !sections[$0].value.boundaries.isEmpty
    }
    for (place, index) in seen.enumerated() {
      guard let list = sections[index].definition?.list else { continue }
      func isGroup(_ place: Int) -> Bool {
        guard seen.indices.contains(place) else { return false }
        return sections[seen[place]].definition?.list?.configuration.appearance.isGrouped == true
      }
      var value = sections[index].value
      let built = list.builtInsets
      if list.configuration.appearance.isGrouped {
        if isGroup(place - 1), value.insets.top == built.top { value.insets.top = min(built.top, halfGap) }
        if isGroup(place + 1), value.insets.bottom == built.bottom { value.insets.bottom = min(built.bottom, halfGap) }
      }
      value.roomBefore = list.configuration.roomAboveHeader
      value.usualZIndex = ListMetrics.rowDepth
      let reach = ListMetrics.backgroundReach
      for decoration in value.decorations.indices where value.decorations[decoration].kind == ListSectionBackground.kind
      {
        value.decorations[decoration].insets = NSDirectionalEdgeInsets(
          top: place == 0 ? -reach : 0, leading: -ListMetrics.backgroundOverhang,
          bottom: place == seen.count - 1 ? -reach : 0, trailing: -ListMetrics.backgroundOverhang)
      }
      sections[index].value = value
    }
  }

  /// The place of an item in its list; nil where it is in none.
  func listRow(section: Int, item: Int) -> ListRow? {
    guard definitions.indices.contains(section), let list = definitions[section]?.list, let geometry,
      section < geometry.sectionCount
    else { return nil }
    let count = geometry.itemCount(inSection: section)
    guard 0..<count ~= item else { return nil }
    let hasHeader = list.configuration.headerMode == .firstItemInSection
    return ListRow(
      appearance: list.configuration.appearance, role: hasHeader && item == 0 ? .header : .row,
      isFirst: item == (hasHeader ? 1 : 0), isLast: item == count - 1)
  }

  /// The part of a view of a kind in the list of a section; nil where it has none.
  func listRow(ofKind kind: String, section: Int) -> ListRow? {
    guard definitions.indices.contains(section), let list = definitions[section]?.list else { return nil }
    let role: ListRow.Role
    switch kind {
    case UICollectionView.elementKindSectionHeader: role = .header
    case UICollectionView.elementKindSectionFooter: role = .footer
    default: return nil
    }
    return ListRow(appearance: list.configuration.appearance, role: role, isFirst: false, isLast: false)
  }
}
