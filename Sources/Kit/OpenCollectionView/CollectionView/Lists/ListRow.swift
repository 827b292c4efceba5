/// What an element is in its list.
struct ListRow: Equatable {
  /// What it stands for.
  enum Role {
    case row
    case header
    case footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  /// Whether it is the first and the last row of its section; a header is neither. // I31
  var isFirst: Bool
  var isLast: Bool
}
