extension NSDiffableDataSourceSnapshot {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Shows the visible items of an outline in a section, which is added at the end if it is not there.
  mutating func show(_ outline: Outline, in section: SectionIdentifierType) {
    if indexOfSection(section) == nil { appendSections([section]) }
    let visible = outline.visibleItems
    let staying = Set(visible)
    deleteItems(itemIdentifiers(inSection: section).filter { !staying.contains($0) })
    appendItems(visible, toSection: section)
  }

  /// The outlines of the sections that there are, with the items that these have.
  func following(_ outlines: [SectionIdentifierType: Outline]) -> [SectionIdentifierType: Outline] {
    guard !outlines.isEmpty else { return outlines }
    var followed: [SectionIdentifierType: Outline] = [:]
    for (section, outline) in outlines {
      guard let place = contents.place(ofSection: section) else { continue }
      followed[section] = outline.following(contents.sections[place].items)
    }
    return followed
  }

  /// The outline of a section: without parents and children where it has none, empty for an unknown section.
  func outline(
    of section: SectionIdentifierType, among outlines: [SectionIdentifierType: Outline]
  ) -> Outline {
    guard let place = contents.place(ofSection: section) else { return Outline() }
    return outlines[section] ?? Outline().following(contents.sections[place].items)
  }

  /// Forgets the items and sections to be made anew: they are no part of what is shown.
  mutating func forgetRenewals() {
    reloadedItems.removeAll()
    reconfiguredItems.removeAll()
    reloadedSections.removeAll()
  }
}
