extension UISearchBar {
  /// The pictures in a search bar.
  public enum Icon: Int, Sendable {
    /// The glass.
    case search = 0
    /// The button that empties the field.
    case clear = 1
    /// The bookmarks' button.
    case bookmark = 2
    /// The button for the list of results.
    case resultsList = 3
  }

  /// How prominent a search bar is.
  public enum Style: UInt, Sendable {
    /// As usual: ``prominent``.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}
