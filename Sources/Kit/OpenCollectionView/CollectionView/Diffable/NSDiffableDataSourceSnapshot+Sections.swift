extension NSDiffableDataSourceSnapshot {
  // MARK: Adding

  /// Adds sections without items at the end.
  ///
  /// No identifier may be listed twice, nor be in the snapshot already.
  @inlinable public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: contents.sections.count)
  }

  /// Adds sections without items before another one.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = known(toIdentifier, to: "insert \(identifiers.count) sections before") else { return }
    insert(identifiers, at: place)
  }

  /// Adds sections without items after another one.
  @inlinable public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = known(toIdentifier, to: "insert \(identifiers.count) sections after") else { return }
    insert(identifiers, at: place + 1)
  }

  @inlinable mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    var seen: [SectionIdentifierType: Int] = [:]
    for (index, identifier) in identifiers.enumerated() {
      if let other = seen.updateValue(index, forKey: identifier) {
        return refuse(
          "Cannot insert section \(identifier): it is listed at \(other) and at \(index) of \(identifiers.count) "
            + "sections; a section stands in a snapshot once.")
      }
      if let other = contents.place(ofSection: identifier) {
        return refuse(
          "Cannot insert section \(identifier): it stands at \(other) of the snapshot already, and would stand at "
            + "\(place + index) too; move it with moveSection(_:afterSection:).")
      }
    }
    contents.insertSections(identifiers, at: place)
  }

  // MARK: Removing

  /// Takes sections out with their items. Sections that are not in the snapshot are passed over.
  @inlinable public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let places = Set(identifiers.compactMap { contents.place(ofSection: $0) }).sorted()
    for place in places { forgetItems(contents.sections[place].items) }
    contents.removeSections(at: places)
    reloadedSections.remove(identifiers)
  }

  // MARK: Moving

  /// Moves a section with its items before another one. Both must be in the snapshot.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = known(identifier, to: "move"),
      let anchor = known(toIdentifier, to: "move section \(identifier) before")
    else { return }
    contents.moveSection(at: place, to: place < anchor ? anchor - 1 : anchor)
  }

  /// Moves a section with its items after another one. Both must be in the snapshot.
  @inlinable public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = known(identifier, to: "move"),
      let anchor = known(toIdentifier, to: "move section \(identifier) after"), place != anchor
    else { return }
    contents.moveSection(at: place, to: place < anchor ? anchor : anchor + 1)
  }

  // MARK: Made anew

  /// Has all views of sections replaced when the snapshot is applied. The sections must be in the snapshot.
  @inlinable public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    guard identifiers.allSatisfy({ known($0, to: "reload") != nil }) else { return }
    reloadedSections.add(identifiers)
  }
}
