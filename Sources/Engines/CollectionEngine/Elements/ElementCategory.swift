/// The kind of view that an element of a collection view is.
///
/// The order of the cases is the order in which elements appear and are stacked: measured on iOS 26.1, a layout pass
/// makes cells first and supplementary views after them.
public enum ElementCategory: UInt8, CaseIterable, Comparable, Hashable, Sendable {
  /// An item's own view.
  case cell = 0
  /// A view the data source supplies beside the items, such as a header.
  case supplementary = 1
  /// A view that only the layout knows about, such as a section's background.
  case decoration = 2

  /// The name of the case.
  package var name: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .decoration: "decoration"
    }
  }

  /// Orders categories as they appear: cells, supplementary views, decoration views.
  public static func < (first: ElementCategory, second: ElementCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}
