extension NSDiffableDataSourceSnapshot {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// Shows the visible items of an outline in a section, which is added at the end if it is not there.
  mutating func show(_ outline: Outline, in section: SectionIdentifierType) {
    if indexOfSection(section) == nil { appendSections([section]) }
    guard let place = contents.place(ofSection: section) else { return }
    let (old, new) = (contents.sections[place].items, outline.visibleItems)
    let least = Swift.min(old.count, new.count)
    let same = (0..<least).first { old[$0] != new[$0] } ?? least
    let sameAtEnd = (0..<least - same).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? least - same
    let gone = same..<old.count - sameAtEnd
    contents.removeItems(at: gone, section: place)
    insert(Array(new[same..<new.count - sameAtEnd]), section: place, at: same)
    if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty { forgetItems(old[gone].filter { !contents.contains($0) }) }
  }

  /// Puts rows of an outline in behind an item, or takes some out from there.
  mutating func change(_ rows: OutlineRows<ItemIdentifierType>, behind place: (section: Int, item: Int)) {
    let first = place.item + 1
    contents.removeItems(at: first..<first + rows.goneCount, section: place.section)
    insert(rows.new, section: place.section, at: first)
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
