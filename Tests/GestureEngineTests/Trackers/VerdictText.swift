import GestureEngine

extension TrackerVerdict {
  /// The verdict as stories show it; `-` for undecided.
  var text: String {
    switch self {
    case .undecided: "-"
    case .begins(let reason): "begins: \(reason)"
    case .changes: "changes"
    case .ends: "ends"
    case .fails(let reason): "fails: \(reason)"
    }
  }
}
