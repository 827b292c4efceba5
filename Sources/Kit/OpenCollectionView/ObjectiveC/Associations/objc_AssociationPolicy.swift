// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly, if it is an object.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy.
  case OBJC_ASSOCIATION_COPY = 771
}
