extension Selector {
  /// Puts the selection on the pasteboard and removes it: `cut(_:)`.
  public static let cut = Selector("cut(_:)", UIResponder.cut(_:))
  /// Puts the selection on the pasteboard: `copy(_:)`.
  public static let copy = Selector("copy(_:)", UIResponder.copy(_:))
  /// Inserts what is on the pasteboard: `paste(_:)`.
  public static let paste = Selector("paste(_:)", UIResponder.paste(_:))
  /// Inserts what is on the pasteboard in the style of its surroundings: `pasteAndMatchStyle(_:)`.
  public static let pasteAndMatchStyle = Selector("pasteAndMatchStyle(_:)", UIResponder.pasteAndMatchStyle(_:))
  /// Selects the thing in question: `select(_:)`.
  public static let select = Selector("select(_:)", UIResponder.select(_:))
  /// Selects everything: `selectAll(_:)`.
  public static let selectAll = Selector("selectAll(_:)", UIResponder.selectAll(_:))
  /// Removes the selection: `delete(_:)`.
  public static let delete = Selector("delete(_:)", UIResponder.delete(_:))
  /// Makes another one of the selection: `duplicate(_:)`.
  public static let duplicate = Selector("duplicate(_:)", UIResponder.duplicate(_:))
  /// Makes text bold: `toggleBoldface(_:)`.
  public static let toggleBoldface = Selector("toggleBoldface(_:)", UIResponder.toggleBoldface(_:))
  /// Slants text: `toggleItalics(_:)`.
  public static let toggleItalics = Selector("toggleItalics(_:)", UIResponder.toggleItalics(_:))
  /// Underlines text: `toggleUnderline(_:)`.
  public static let toggleUnderline = Selector("toggleUnderline(_:)", UIResponder.toggleUnderline(_:))
  /// Makes text larger: `increaseSize(_:)`.
  public static let increaseSize = Selector("increaseSize(_:)", UIResponder.increaseSize(_:))
  /// Makes text smaller: `decreaseSize(_:)`.
  public static let decreaseSize = Selector("decreaseSize(_:)", UIResponder.decreaseSize(_:))
  /// Opens a search: `find(_:)`.
  public static let find = Selector("find(_:)", UIResponder.find(_:))
  /// Gives the thing another name: `rename(_:)`.
  public static let rename = Selector("rename(_:)", UIResponder.rename(_:))

  /// All of them.
  static let standardActions = [
    cut, copy, paste, pasteAndMatchStyle, select, selectAll, delete, duplicate, toggleBoldface, toggleItalics,
    toggleUnderline, increaseSize, decreaseSize, find, rename,
  ]
}
