/// What an exhibit belongs to, in the order in which visitors are shown around.
enum ExhibitGroup: Int, CaseIterable, Sendable {
  case gestures
  case reordering
  case transitions
  case dynamics
  case collections
  case kit

  var title: String {
    switch self {
    case .gestures: "Gestures"
    case .reordering: "Reordering"
    case .transitions: "Transitions"
    case .dynamics: "Dynamics"
    case .collections: "Collection views"
    case .kit: "The rest of UIKit"
    }
  }

  /// What its exhibits have in common, in a sentence.
  var summary: String {
    switch self {
    case .gestures: "Many fingers, many recognizers, and a reason for everything that they decide."
    case .reordering: "Items go where fingers and keys carry them, and the others make room."
    case .transitions: "One layout becomes another, held by fingers, caught on its way, turned round."
    case .dynamics: "Weight, springs and collisions, for views and for layouts."
    case .collections: "Ten thousand items or a million: only what is seen costs anything."
    case .kit: "Layers, text, controls, menus and screens, under the names that one knows."
    }
  }
}
