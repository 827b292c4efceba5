extension UIMenu {
  /// The identifier of a menu. The constants name the menus of a desktop's menu bar.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu “about”.
    public static let about = Identifier("com.apple.menu.about")
    /// The menu “alignment”.
    public static let alignment = Identifier("com.apple.menu.alignment")
    /// The menu “application”.
    public static let application = Identifier("com.apple.menu.application")
    /// The menu “auto fill”.
    public static let autoFill = Identifier("com.apple.menu.auto-fill")
    /// The menu “bring all to front”.
    public static let bringAllToFront = Identifier("com.apple.menu.bring-all-to-front")
    /// The menu “close”.
    public static let close = Identifier("com.apple.menu.close")
    /// The menu “document”.
    public static let document = Identifier("com.apple.menu.document")
    /// The menu “edit”.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The menu “file”.
    public static let file = Identifier("com.apple.menu.file")
    /// The menu “find”.
    public static let find = Identifier("com.apple.menu.find")
    /// The menu “font”.
    public static let font = Identifier("com.apple.menu.font")
    /// The menu “format”.
    public static let format = Identifier("com.apple.menu.format")
    /// The menu “fullscreen”.
    public static let fullscreen = Identifier("com.apple.menu.fullscreen")
    /// The menu “help”.
    public static let help = Identifier("com.apple.menu.help")
    /// The menu “hide”.
    public static let hide = Identifier("com.apple.menu.hide")
    /// The menu “learn”.
    public static let learn = Identifier("com.apple.menu.learn")
    /// The menu “lookup”.
    public static let lookup = Identifier("com.apple.menu.lookup")
    /// The menu “minimize and zoom”.
    public static let minimizeAndZoom = Identifier("com.apple.menu.minimize-and-zoom")
    /// The menu “new scene”.
    public static let newScene = Identifier("com.apple.menu.new-scene")
    /// The menu “open”.
    public static let open = Identifier("com.apple.menu.open")
    /// The menu “open recent”.
    public static let openRecent = Identifier("com.apple.menu.open-recent")
    /// The menu “preferences”.
    public static let preferences = Identifier("com.apple.menu.preferences")
    /// The menu “print”.
    public static let print = Identifier("com.apple.menu.print")
    /// The menu “quit”.
    public static let quit = Identifier("com.apple.menu.quit")
    /// The menu “replace”.
    public static let replace = Identifier("com.apple.menu.replace")
    /// The menu “root”.
    public static let root = Identifier("com.apple.menu.root")
    /// The menu “services”.
    public static let services = Identifier("com.apple.menu.services")
    /// The menu “share”.
    public static let share = Identifier("com.apple.menu.share")
    /// The menu “sidebar”.
    public static let sidebar = Identifier("com.apple.menu.sidebar")
    /// The menu “speech”.
    public static let speech = Identifier("com.apple.menu.speech")
    /// The menu “spelling”.
    public static let spelling = Identifier("com.apple.menu.spelling")
    /// The menu “spelling options”.
    public static let spellingOptions = Identifier("com.apple.menu.spelling-options")
    /// The menu “spelling panel”.
    public static let spellingPanel = Identifier("com.apple.menu.spelling-panel")
    /// The menu “standard edit”.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
    /// The menu “substitution options”.
    public static let substitutionOptions = Identifier("com.apple.menu.substitution-options")
    /// The menu “substitutions”.
    public static let substitutions = Identifier("com.apple.menu.substitutions")
    /// The menu “substitutions panel”.
    public static let substitutionsPanel = Identifier("com.apple.menu.substitutions-panel")
    /// The menu “text”.
    public static let text = Identifier("com.apple.menu.text")
    /// The menu “text color”.
    public static let textColor = Identifier("com.apple.menu.text-color")
    /// The menu “text size”.
    public static let textSize = Identifier("com.apple.menu.text-size")
    /// The menu “text style”.
    public static let textStyle = Identifier("com.apple.menu.text-style")
    /// The menu “text style pasteboard”.
    public static let textStylePasteboard = Identifier("com.apple.menu.text-style-pasteboard")
    /// The menu “toolbar”.
    public static let toolbar = Identifier("com.apple.menu.toolbar")
    /// The menu “transformations”.
    public static let transformations = Identifier("com.apple.menu.transformations")
    /// The menu “undo redo”.
    public static let undoRedo = Identifier("com.apple.menu.undo-redo")
    /// The menu “view”.
    public static let view = Identifier("com.apple.menu.view")
    /// The menu “window”.
    public static let window = Identifier("com.apple.menu.window")
    /// The menu “writing direction”.
    public static let writingDirection = Identifier("com.apple.menu.writing-direction")
  }
}
