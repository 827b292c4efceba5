extension UIListContentConfiguration {
  private static func item(secondary: TextProperties) -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.body), secondaryText: secondary, margins: ListContentMetrics.cellMargins)
  }

  private static func heading(
    _ text: TextProperties, margins: NSDirectionalEdgeInsets = ListContentMetrics.headerMargins
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: text, secondaryText: TextProperties(.footnote, color: .secondaryLabel), margins: margins)
    configuration.isHeading = true
    return configuration
  }

  /// An item: a text, and a smaller one in the colour of the first below it.
  public static func cell() -> UIListContentConfiguration { item(secondary: TextProperties(.footnote)) }

  /// An item with a smaller, fainter text below its text.
  public static func subtitleCell() -> UIListContentConfiguration {
    item(secondary: TextProperties(.footnote, color: .secondaryLabel))
  }

  /// An item with a value at the end of its line, or below its text where the line has no room.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = item(secondary: TextProperties(.body, color: .secondaryLabel))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a section.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The footer of a section.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a section in a list that fills its window.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(TextProperties(.headline), margins: ListContentMetrics.prominentHeaderMargins)
  }

  /// The footer of a section in a list that fills its window.
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }

  /// The header of a section in a list of groups.
  public static func groupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.footnote, color: .secondaryLabel)
    text.transform = .uppercase
    return heading(text)
  }

  /// The footer of a section in a list of groups.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      text: TextProperties(.footnote, color: .secondaryLabel),
      secondaryText: TextProperties(.footnote, color: .secondaryLabel), margins: ListContentMetrics.footerMargins)
  }

  /// The header of a section in a list of groups, more prominent.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(TextProperties(.headline), margins: ListContentMetrics.prominentHeaderMargins)
  }

  /// The header of a section in a list of groups, most prominent.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(TextProperties(.title3, weight: .semibold), margins: ListContentMetrics.prominentHeaderMargins)
  }

  /// An item of a list at the side of a window.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// An item of a list at the side of a window, with a smaller text below its text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The header of a section in a list at the side of a window.
  public static func sidebarHeader() -> UIListContentConfiguration {
    heading(TextProperties(.headline), margins: ListContentMetrics.prominentHeaderMargins)
  }

  /// An item of a list beside another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// An item of a list beside another list, with a smaller text below its text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
}
