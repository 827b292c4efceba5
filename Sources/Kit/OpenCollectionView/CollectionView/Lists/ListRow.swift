/// The place of an element in its list.
struct ListRow: Equatable {
  /// The part that it plays.
  enum Role {
    case row
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Tells of the first and of the last row of a section; a header is neither. // I31
  var isFirst: Bool
  var isLast: Bool
}
