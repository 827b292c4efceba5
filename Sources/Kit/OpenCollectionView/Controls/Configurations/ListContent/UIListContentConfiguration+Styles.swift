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

  private static func sidebar(
    _ text: TextProperties = TextProperties(.body), secondary: TextProperties,
    margins: NSDirectionalEdgeInsets = ListContentMetrics.sidebarCellMargins
  ) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(
      text: text.inSidebar, secondaryText: secondary.inSidebar, margins: margins)
    configuration.imageToTextPadding = ListContentMetrics.sidebarImageToText
    configuration.textToSecondaryTextVerticalPadding = ListContentMetrics.sidebarTextToSecondaryTextDown
    return configuration
  }

  /// An item: a text, and a smaller one in the colour of the first below it. In a sidebar as ``sidebarCell()``, which it finds out
  /// by ``updated(for:)``. // I19
  public static func cell() -> UIListContentConfiguration {
    item(secondary: TextProperties(.footnote)).following(.cell)
  }

  /// An item with a smaller, fainter text below its text. In a sidebar as ``sidebarSubtitleCell()``, which it finds out by
  /// ``updated(for:)``.
  public static func subtitleCell() -> UIListContentConfiguration {
    item(secondary: TextProperties(.footnote, color: .secondaryLabel)).following(.subtitleCell)
  }

  /// An item with a value at the end of its line, or below its text where the line has no room.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = item(secondary: TextProperties(.body, color: .secondaryLabel))
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a section, as the list around has it, which it finds out by ``updated(for:)``; as in a list of groups
  /// outside of lists.
  public static func header() -> UIListContentConfiguration { groupedHeader().following(.header) }

  /// The footer of a section, as the list around has it, which it finds out by ``updated(for:)``; as in a list of groups
  /// outside of lists.
  public static func footer() -> UIListContentConfiguration { groupedFooter().following(.footer) }

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

  /// An item of a list at the side of a window: texts of one line each, which become a little smaller before they are cut. // I23
  public static func sidebarCell() -> UIListContentConfiguration {
    sidebar(secondary: TextProperties(.footnote))
  }

  /// An item of a list at the side of a window, with a smaller text right below its text. // I23, I24
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var configuration = sidebar(
      secondary: TextProperties(.footnote, color: .secondaryLabel),
      margins: ListContentMetrics.sidebarSubtitleCellMargins)
    configuration.textToSecondaryTextVerticalPadding = 0
    return configuration
  }

  /// The header of a section in a list at the side of a window, as an item there. // I23
  public static func sidebarHeader() -> UIListContentConfiguration {
    var configuration = sidebar(
      TextProperties(.headline), secondary: TextProperties(.footnote, color: .secondaryLabel))
    configuration.isHeading = true
    return configuration
  }

  /// An item of a list at the side of a window that stands beside another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { sidebarCell() }

  /// An item of a list at the side of a window that stands beside another list, with a smaller text below its text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { sidebarSubtitleCell() }
}

extension UIListContentConfiguration.TextProperties {
  /// The text as sidebars have it. // I23
  fileprivate var inSidebar: UIListContentConfiguration.TextProperties {
    var text = self
    text.numberOfLines = 1
    text.adjustsFontSizeToFitWidth = true
    text.minimumScaleFactor = ListContentMetrics.sidebarScale
    text.allowsDefaultTighteningForTruncation = true
    return text
  }
}
