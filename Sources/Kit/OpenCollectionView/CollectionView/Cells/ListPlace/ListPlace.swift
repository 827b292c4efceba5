/// Tells what a list's layout says of an element beside its frame: in which kind of list it stands, and where among the rows of its
/// section. Views look by it. // I27, I31
struct ListPlace: Hashable, Sendable {
  /// Tells what an element is in its section.
  enum Role: Hashable, Sendable {
    /// A row.
    case row
    /// Tells what stands above the rows.
    case header
    /// Tells what stands below them.
    case footer
  }

  /// The appearance of the list.
  var environment: UIListEnvironment
  var role = Role.row
  /// Tells whether no row of the section stands before it.
  var isFirst = false
  /// Tells whether no row of the section stands behind it.
  var isLast = false
  /// The room that the view keeps free at its sides, in points: the collection view says so, whose width decides. // I11, I29
  var sideMargin: CGFloat = 16
}

/// Tells what makes a section of a compositional layout one of a list, for the views in it.
///
/// A list's section has one from its making on (`NSCollectionLayoutSection.listStyle`); the collection view works the place of
/// each view out of it, and tells the view.
struct ListSectionStyle: Hashable, Sendable {
  /// The appearance of the list.
  var environment: UIListEnvironment
  /// Tells whether the first item is the section's header. // I8
  var firstItemIsHeader = false

  /// The place of an item.
  func place(ofItem item: Int, of count: Int) -> ListPlace {
    if firstItemIsHeader, item == 0 { return ListPlace(environment: environment, role: .header) }
    return ListPlace(
      environment: environment, isFirst: item == (firstItemIsHeader ? 1 : 0), isLast: item == count - 1)
  }

  /// The place of a view of a kind at the section's edges; nil for any other.
  func place(ofKind kind: String) -> ListPlace? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: ListPlace(environment: environment, role: .header)
    case UICollectionView.elementKindSectionFooter: ListPlace(environment: environment, role: .footer)
    default: nil
    }
  }
}
