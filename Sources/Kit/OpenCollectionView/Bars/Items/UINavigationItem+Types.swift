extension UINavigationItem {
  /// When an item shows its title large below the bar's buttons.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below it in the stack does.
    case automatic = 0
    /// Always, where the bar prefers large titles.
    case always = 1
    /// Never.
    case never = 2
    /// In the bar's row of buttons, as ``never`` here.
    case inline = 3
  }

  /// The titles of a back button that leads to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, or where that does not fit the word Back, or the chevron alone.
    case `default` = 0
    /// The word Back, or the chevron alone.
    case generic = 1
    /// The chevron alone.
    case minimal = 2
  }

  /// How a bar arranges an item.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle, with a back button.
    case navigator = 0
    /// The title at the leading edge, for something like a browser.
    case browser = 1
    /// The title at the leading edge, for documents.
    case editor = 2
  }

  /// The places for a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system has it.
    case automatic
    /// Among the title and the buttons.
    case inline
    /// Below the title.
    case stacked
  }
}
