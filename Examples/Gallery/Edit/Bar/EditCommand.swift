/// What the bar below the notes can do.
enum EditCommand: CaseIterable, Sendable {
  case undo
  case redo
  case shuffle
  case addSection
  case view
  case choose
  case chooseAll
  case recolor
  case move
  case delete
  case endChoosing

  /// What the bar offers at all times.
  static let always: [EditCommand] = [.undo, .redo, .shuffle, .addSection, .view, .choose]
  /// What it offers while notes are being chosen.
  static let whileChoosing: [EditCommand] = [.undo, .chooseAll, .recolor, .move, .delete, .endChoosing]

  var title: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .shuffle: "Shuffle"
    case .addSection: "Section"
    case .view: "View"
    case .choose: "Select"
    case .chooseAll: "All"
    case .recolor: "Colour"
    case .move: "Move"
    case .delete: "Delete"
    case .endChoosing: "Done"
    }
  }

  /// Tells whether it is rather a word than a symbol.
  var isWord: Bool { self == .choose || self == .chooseAll || self == .endChoosing }

  /// The name of its symbol.
  var symbol: String {
    switch self {
    case .undo: "arrow.uturn.backward"
    case .redo: "arrow.uturn.forward"
    case .shuffle: "arrow.triangle.2.circlepath"
    case .addSection: "plus"
    case .view: "slider.horizontal.3"
    case .recolor: "paintbrush"
    case .move: "folder"
    case .delete: "trash"
    case .choose: "checkmark.seal"
    case .chooseAll: "checklist"
    case .endChoosing: "checkmark"
    }
  }
}
