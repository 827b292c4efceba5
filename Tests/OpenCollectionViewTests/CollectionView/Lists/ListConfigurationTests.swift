import OpenCollectionView
import Testing

/// What configurations of lists and lines say before anybody has set anything, and when they are equal.
@MainActor struct ListConfigurationTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  @Test(arguments: [Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
  func `A configuration begins with what its appearance has`(_ appearance: Appearance) {
    // I6
    let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    #expect(configuration.appearance == appearance)
    #expect(configuration.headerMode == .none && configuration.footerMode == .none)
    #expect(configuration.backgroundColor == nil && configuration.headerTopPadding == nil)
    #expect(configuration.itemSeparatorHandler == nil)
    #expect(configuration.showsSeparators == (appearance.rawValue < 3))
    #expect(configuration.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: appearance))
  }

  @Test(arguments: [Appearance.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain])
  func `Lines are the same in all appearances unless they are set`(_ appearance: Appearance) {
    // I36
    let lines = UIListSeparatorConfiguration(listAppearance: appearance)
    #expect(lines.topSeparatorVisibility == .automatic && lines.bottomSeparatorVisibility == .automatic)
    for insets in [lines.topSeparatorInsets, lines.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets]
    {
      #expect(insets.top == 0 && insets.bottom == 0)
      #expect(insets.leading == .greatestFiniteMagnitude && insets.trailing == .greatestFiniteMagnitude)
    }
    #expect(lines.color == .separator && lines.visualEffect == nil)
    #expect(lines.multipleSelectionColor == .opaqueSeparator)
    #expect(lines == UIListSeparatorConfiguration(listAppearance: .plain))
  }

  @Test func `Lines differ where any of seven values does`() {
    // I37
    let changes: [(inout UIListSeparatorConfiguration) -> Void] = [
      { $0.topSeparatorVisibility = .visible }, { $0.bottomSeparatorVisibility = .hidden },
      { $0.topSeparatorInsets.leading = 3 }, { $0.bottomSeparatorInsets.bottom = 1 }, { $0.color = .red },
      { $0.multipleSelectionColor = .red }, { $0.visualEffect = UIVisualEffect() },
    ]
    let plain = UIListSeparatorConfiguration(listAppearance: .plain)
    for change in changes {
      var other = plain
      change(&other)
      #expect(other != plain)
    }
  }

  @Test func `What has been made of a configuration does not follow later changes`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    configuration.showsSeparators = false
    #expect(ListScreen([3], layout).lines.count == 3)
    #expect(ListScreen([3], UICollectionViewCompositionalLayout.list(using: configuration)).lines.isEmpty)
  }
}
