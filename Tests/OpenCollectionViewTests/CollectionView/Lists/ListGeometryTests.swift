import OpenCollectionView
import Testing
import TouchTesting

/// Where rows, headers and backgrounds of lists stand, as devices and simulators were seen to place them.
@MainActor struct ListGeometryTests {
  private func cards(_ change: (inout UICollectionLayoutListConfiguration) -> Void)
    -> UICollectionLayoutListConfiguration
  {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    change(&configuration)
    return configuration
  }

  /// One list section with a header, one without.
  private var twoKinds: UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [self] section, environment in
      .list(using: cards { if section == 0 { $0.headerMode = .supplementary } }, layoutEnvironment: environment)
    }
  }

  @Test func `Two cards, the first with a header, stand as iOS 18 places them at three pixels a point`() throws {
    // I1, I13, I14, I17, I18
    let list = ListScreen([1, 1], twoKinds, width: 300, scale: 3) { $0.heightOfView = { _, _ in 116.0 / 3 } }
    #expect(list.view.contentSize == CGSize(width: 300, height: 182))
    #expect(list.header(0) == CGRect(x: 16, y: 0, width: 268, height: 38.667))
    #expect(list.frame(0, 0) == CGRect(x: 16, y: 38.667, width: 268, height: 44))
    #expect(list.frame(1, 0) == CGRect(x: 16, y: 118, width: 268, height: 44))
    let backgrounds = list.backgrounds
    try #require(backgrounds.count == 2)
    #expect(backgrounds[0].frame.inThousandths == CGRect(x: -16, y: -1000, width: 332, height: 1100.333))
    #expect(backgrounds[1].frame.inThousandths == CGRect(x: -16, y: 100.333, width: 332, height: 1081.667))
    #expect(backgrounds.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
    #expect(backgrounds.allSatisfy { !$0.isUserInteractionEnabled })
  }

  @Test func `Between two cards without header there are 35 points, above the first 35 and below the last 20`() {
    // I9, I13
    let list = ListScreen([4, 2], .insetGrouped, width: 375)
    #expect(list.frame(0, 0) == CGRect(x: 16, y: 35, width: 343, height: 44))
    #expect(list.frame(0, 3) == CGRect(x: 16, y: 167, width: 343, height: 44))
    #expect(list.frame(1, 0) == CGRect(x: 16, y: 246, width: 343, height: 44))
    #expect(list.view.contentSize == CGSize(width: 375, height: 354))
  }

  @Test func `A card of a section behind one with a header stands 17.5 points below its section's edge`() {
    // I11, I13
    let list = ListScreen([1, 1], .insetGrouped, width: 414)
    #expect(list.frame(1, 0) == CGRect(x: 20, y: 114, width: 374, height: 44))
  }

  @Test func `The gap is half of it below the one and above the other, rounded to a pixel each`() {
    // I13
    let gaps = [1, 2, 3].map { scale -> CGFloat in
      let list = ListScreen([1, 1], .grouped, scale: scale)
      return ((list.frame(1, 0)?.minY ?? 0) - (list.frame(0, 0)?.maxY ?? 0)).rounded(toThousandths: ())
    }
    #expect(gaps == [36, 35, 35.333])
  }

  @Test func `With headers a row and the next header are 17.5 points apart, and each header touches its first row`() {
    // I14
    let list = ListScreen([2, 1, 1], .grouped) { $0.headerMode = .supplementary }
    #expect(list.header(0) == CGRect(x: 0, y: 0, width: 300, height: 40))
    #expect(list.frame(0, 0)?.minY == 40)
    #expect(list.header(1)?.minY == 145.5)
    #expect(list.frame(1, 0)?.minY == 185.5)
    #expect(list.frame(2, 0)?.minY == 287)
    #expect(list.view.contentSize.height == 351)
  }

  @Test func `A footer touches the last row, and the next header follows it`() {
    // I10
    let list = ListScreen([1, 1], .insetGrouped) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    #expect(list.footer(0) == CGRect(x: 16, y: 84, width: 268, height: 40))
    #expect(list.header(1) == CGRect(x: 16, y: 124, width: 268, height: 40))
    #expect(list.view.contentSize.height == 248)
  }

  @Test func `Sections that show nothing are between no others`() {
    // I13
    let list = ListScreen([0, 1, 0, 1, 0], .grouped)
    #expect(list.frame(1, 0)?.minY == 35)
    #expect(list.frame(3, 0)?.minY == 114)
    #expect(list.view.contentSize.height == 178)
    #expect(list.backgrounds.map(\.frame.minY) == [-1000, 96.5])
  }

  @Test func `Sections of plain lists follow each other without a gap, those of sidebars with ten points`() {
    // I9
    let plain = ListScreen([1, 1], .plain)
    #expect(plain.frame(1, 0) == CGRect(x: 0, y: 44, width: 300, height: 44))
    #expect(plain.view.contentSize.height == 88)
    let sidebar = ListScreen([1, 1], .sidebar)
    #expect(sidebar.frame(1, 0) == CGRect(x: 10, y: 54, width: 280, height: 44))
    #expect(sidebar.view.contentSize.height == 108)
    let sidebarPlain = ListScreen([1, 1], .sidebarPlain)
    #expect(sidebarPlain.frame(1, 0) == CGRect(x: 10, y: 44, width: 280, height: 44))
  }

  @Test func `Where the first item is the header no view is asked for, and it is the first thing of a group`() {
    // I8, I10
    let grouped = ListScreen([2, 2], .grouped) { $0.headerMode = .firstItemInSection }
    #expect(grouped.frame(0, 0)?.minY == 0)
    #expect(grouped.frame(1, 0)?.minY == 105.5)
    let plain = ListScreen([2, 2], .plain) { $0.headerMode = .firstItemInSection }
    #expect(plain.frame(0, 0)?.minY == 22)
    #expect(plain.frame(1, 0)?.minY == 132)
  }

  @Test func `A number of points is above each header that is a view, and scrolls with it`() {
    // I16
    let list = ListScreen([20, 20], .plain) {
      $0.headerMode = .supplementary
      $0.headerTopPadding = 15
    }
    #expect(list.header(0)?.minY == 15)
    #expect(list.frame(0, 0)?.minY == 55)
    #expect(list.header(1)?.minY == 950)
    list.view.contentOffset.y = 100
    list.screen.runFrame()
    #expect(list.header(0)?.minY == 100)
    #expect(ListScreen([1], .plain) { $0.headerTopPadding = 15 }.frame(0, 0)?.minY == 0)
  }

  @Test func `Headers of plain lists stay in sight, those of groups scroll away`() {
    // I5
    for (appearance, y) in [
      (ListScreen.Appearance.plain, 100), (.grouped, 0), (.insetGrouped, 0), (.sidebarPlain, 100),
    ] {
      let list = ListScreen([40], appearance) { $0.headerMode = .supplementary }
      list.view.contentOffset.y = 100
      list.screen.runFrame()
      #expect(list.header(0)?.minY == CGFloat(y), "\(appearance)")
    }
  }

  @Test func `A list stands beside other sections, its gap is the usual one, and its properties can be changed`() {
    // I1, I13
    let layout = UICollectionViewCompositionalLayout { [self] section, environment in
      guard section != 1 else { return .grid(0.5, height: 40) }
      let made = NSCollectionLayoutSection.list(using: cards { _ in }, layoutEnvironment: environment)
      if section == 2 { made.contentInsets.top = 3 }
      return made
    }
    let list = ListScreen([1, 2, 1, 1], layout)
    #expect(list.frame(0, 0)?.minY == 35)
    #expect(list.frame(1, 0) == CGRect(x: 0, y: 99, width: 150, height: 40))
    #expect(list.frame(2, 0)?.minY == 142)
    #expect(list.frame(3, 0)?.minY == 221)
  }

  @Test func `Rows stand in front of their background, and headers in front of rows`() {
    // I4
    let list = ListScreen([2], .grouped) { $0.headerMode = .supplementary }
    #expect(list.view.layoutAttributesForItem(at: list.path(0, 0))?.zIndex == 10)
    let header = list.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: list.path(0, 0))
    #expect(header?.zIndex == 200)
    #expect(list.backgrounds.count == 1)
  }

  @Test func `From right to left cards stand as they do from left to right`() {
    let list = ListScreen([1], .insetGrouped, isMirrored: true)
    let cell = list.cell(0, 0)
    #expect(
      cell?.convert(cell?.bounds ?? .zero, to: list.screen.window) == CGRect(x: 16, y: 35, width: 268, height: 44))
  }
}

extension CGFloat {
  fileprivate func rounded(toThousandths: Void) -> CGFloat { (self * 1000).rounded() / 1000 }
}
