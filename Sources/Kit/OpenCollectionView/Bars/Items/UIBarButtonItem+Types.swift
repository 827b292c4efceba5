extension UIBarButtonItem {
  /// How a bar's button looks.
  public enum Style: Int, Sendable {
    /// Regular weight.
    case plain = 0
    /// As ``plain``.
    @available(*, deprecated, message: "Use UIBarButtonItem.Style.plain.")
    case bordered = 1
    /// Semibold: the button that ends what the bar's screen is for.
    case done = 2
  }

  /// Buttons that every program has.
  public enum SystemItem: Int, Sendable {
    /// Ends with the changes kept.
    case done = 0
    /// Ends with the changes dropped.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps the changes.
    case save = 3
    /// A plus.
    case add = 4
    /// Space that takes what is left.
    case flexibleSpace = 5
    /// Space of ``UIBarButtonItem/width``.
    case fixedSpace = 6
    /// Writes something new.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Shares.
    case action = 9
    /// Moves into a folder.
    case organize = 10
    /// Bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Fetches anew.
    case refresh = 13
    /// Stops what runs.
    case stop = 14
    /// The camera.
    case camera = 15
    /// Deletes.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back fast.
    case rewind = 19
    /// Goes on fast.
    case fastForward = 20
    /// Undoes.
    case undo = 21
    /// Does again what was undone.
    case redo = 22
    /// Closes what the bar belongs to.
    case close = 24

    /// The words, of the button itself or for assistive tools.
    var words: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: ""
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }

    /// The symbol of those that are shown as one.
    var symbolName: String? {
      switch self {
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      }
    }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
