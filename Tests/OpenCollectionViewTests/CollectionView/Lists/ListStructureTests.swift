import OpenCollectionView
import Testing

/// The section that a configuration makes, as macOS 27.0 under Mac Catalyst was measured to make it.
@MainActor struct ListStructureTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance
  typealias Header = UICollectionLayoutListConfiguration.HeaderMode
  typealias Footer = UICollectionLayoutListConfiguration.FooterMode

  /// Surroundings of a width.
  final class Room: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection = UITraitCollection()

    init(width: CGFloat, insets: NSDirectionalEdgeInsets = .zero) {
      contentSize = CGSize(width: width, height: 600)
      contentInsets = insets
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize }
  }

  static func section(
    _ appearance: Appearance, _ header: Header = .none, _ footer: Footer = .none, room: Room = Room(width: 375),
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = header
    configuration.footerMode = footer
    change(&configuration)
    return .list(using: configuration, layoutEnvironment: room)
  }

  nonisolated static let combinations: [(Appearance, Header, Footer, [CGFloat])] = [
    (.plain, .none, .none, [0, 0, 0, 0]), (.plain, .none, .supplementary, [0, 0, 0, 0]),
    (.plain, .supplementary, .none, [0, 0, 0, 0]), (.plain, .supplementary, .supplementary, [0, 0, 0, 0]),
    (.plain, .firstItemInSection, .none, [22, 0, 0, 0]), (.plain, .firstItemInSection, .supplementary, [22, 0, 0, 0]),
    (.grouped, .none, .none, [35, 0, 20, 0]), (.grouped, .none, .supplementary, [35, 0, 0, 0]),
    (.grouped, .supplementary, .none, [0, 0, 20, 0]), (.grouped, .supplementary, .supplementary, [0, 0, 0, 0]),
    (.grouped, .firstItemInSection, .none, [0, 0, 20, 0]),
    (.grouped, .firstItemInSection, .supplementary, [0, 0, 0, 0]),
    (.insetGrouped, .none, .none, [35, 16, 20, 16]), (.insetGrouped, .none, .supplementary, [35, 16, 0, 16]),
    (.insetGrouped, .supplementary, .none, [0, 16, 20, 16]),
    (.insetGrouped, .supplementary, .supplementary, [0, 16, 0, 16]),
    (.insetGrouped, .firstItemInSection, .none, [0, 16, 20, 16]),
    (.insetGrouped, .firstItemInSection, .supplementary, [0, 16, 0, 16]),
    (.sidebar, .none, .none, [0, 10, 10, 10]), (.sidebar, .none, .supplementary, [0, 10, 0, 10]),
    (.sidebar, .supplementary, .none, [0, 10, 10, 10]), (.sidebar, .supplementary, .supplementary, [0, 10, 0, 10]),
    (.sidebar, .firstItemInSection, .none, [0, 10, 10, 10]),
    (.sidebar, .firstItemInSection, .supplementary, [0, 10, 0, 10]),
    (.sidebarPlain, .none, .none, [0, 10, 0, 10]), (.sidebarPlain, .none, .supplementary, [0, 10, 0, 10]),
    (.sidebarPlain, .supplementary, .none, [0, 10, 0, 10]),
    (.sidebarPlain, .supplementary, .supplementary, [0, 10, 0, 10]),
    (.sidebarPlain, .firstItemInSection, .none, [0, 10, 0, 10]),
    (.sidebarPlain, .firstItemInSection, .supplementary, [0, 10, 0, 10]),
  ]

  @Test(arguments: combinations)
  func `Each appearance has its insets with each header and each footer`(
    _ appearance: Appearance, _ header: Header, _ footer: Footer, _ insets: [CGFloat]
  ) {
    // I9, I10, I12
    let section = Self.section(appearance, header, footer)
    let own = section.contentInsets
    #expect([own.top, own.leading, own.bottom, own.trailing] == insets)
    // I3
    #expect(section.contentInsetsReference == .none)
  }

  @Test(arguments: combinations)
  func `Headers and footers are as wide as the section, in front of its rows, and pinned in plain lists`(
    _ appearance: Appearance, _ header: Header, _ footer: Footer, _ insets: [CGFloat]
  ) {
    // I4, I5
    let boundaries = Self.section(appearance, header, footer).boundarySupplementaryItems
    var kinds: [String] = []
    if header == .supplementary { kinds.append("UICollectionElementKindSectionHeader") }
    if footer == .supplementary { kinds.append("UICollectionElementKindSectionFooter") }
    #expect(boundaries.map(\.elementKind) == kinds)
    let isPlain = appearance == .plain || appearance == .sidebarPlain
    for boundary in boundaries {
      #expect(boundary.layoutSize.widthDimension == .fractionalWidth(1))
      #expect(boundary.layoutSize.heightDimension == .estimated(isPlain ? 28 : 17.5))
      #expect(boundary.pinToVisibleBounds == isPlain)
      #expect(boundary.extendsBoundary && boundary.zIndex == 200)
      #expect(boundary.alignment == (boundary.elementKind == kinds[0] && header == .supplementary ? .top : .bottom))
    }
  }

  @Test(arguments: [(100, 16), (375, 16), (393, 16), (413, 16), (414, 20), (430, 20), (1024, 20)])
  func `Cards stand 16 points from the sides, 20 in wide views`(_ width: CGFloat, _ margin: CGFloat) {
    // I11
    let insets = Self.section(.insetGrouped, room: Room(width: width)).contentInsets
    #expect(insets.leading == margin && insets.trailing == margin)
  }

  @Test func `Cards and sidebars keep out of what is cleared at the sides, other lists reach the edges`() {
    // I11
    let room = Room(
      width: 700, insets: NSDirectionalEdgeInsets(top: 0, leading: 59, bottom: 0, trailing: 40))
    #expect(Self.section(.insetGrouped, room: room).contentInsets.leading == 79)
    #expect(Self.section(.insetGrouped, room: room).contentInsets.trailing == 60)
    #expect(Self.section(.sidebar, room: room).contentInsets.leading == 69)
    #expect(Self.section(.grouped, room: room).contentInsets.leading == 0)
    #expect(Self.section(.plain, room: room).contentInsets.trailing == 0)
  }

  @Test func `A number of points above headers takes the place of the usual room above a first item`() {
    // I16
    #expect(Self.section(.plain, .firstItemInSection) { $0.headerTopPadding = 7 }.contentInsets.top == 7)
    #expect(Self.section(.grouped, .firstItemInSection) { $0.headerTopPadding = 7 }.contentInsets.top == 7)
    #expect(Self.section(.plain) { $0.headerTopPadding = 7 }.contentInsets.top == 0)
    #expect(Self.section(.plain, .firstItemInSection) { $0.headerTopPadding = -3 }.contentInsets.top == 0)
    #expect(Self.section(.plain, .firstItemInSection) { $0.headerTopPadding = .nan }.contentInsets.top == 0)
  }
}
