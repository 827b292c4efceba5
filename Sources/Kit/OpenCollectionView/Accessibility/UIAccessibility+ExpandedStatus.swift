extension UIAccessibility {
  /// Tells whether what a thing opens is open. Raw values are UIKit's.
  public enum ExpandedStatus: Int, Sendable {
    /// It opens nothing.
    case unsupported = 0
    /// It is open.
    case expanded = 1
    /// It is closed.
    case collapsed = 2
  }
}

extension UIAccessibility.ExpandedStatus {
  init(_ isExpanded: Bool?) {
    switch isExpanded {
    case nil: self = .unsupported
    case true: self = .expanded
    case false: self = .collapsed
    }
  }

  /// Nil where nothing is opened.
  var isExpanded: Bool? {
    switch self {
    case .unsupported: nil
    case .expanded: true
    case .collapsed: false
    }
  }
}
