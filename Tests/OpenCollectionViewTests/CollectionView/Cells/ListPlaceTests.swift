import Testing
import TouchTesting

@testable import OpenCollectionView

/// Cells and headers that take the look of the list around, and of their place in it.
@MainActor struct ListPlaceTests {
  private func stage(
    _ counts: [Int], _ environment: UIListEnvironment, firstItemIsHeader: Bool = false, width: CGFloat = 320,
    hasHeader: Bool = false
  ) -> ListPlaceStage {
    ListPlaceStage(
      counts, ListSectionStyle(environment: environment, firstItemIsHeader: firstItemIsHeader), width: width,
      hasHeader: hasHeader)
  }

  @Test func `Views of a list find its appearance among their traits, as they are filled`() throws {
    // I120
    let stage = stage([2], .insetGrouped)
    var found: [UIListEnvironment] = []
    stage.configure = { cell, _ in found.append(cell.traitCollection.listEnvironment) }
    stage.show()
    #expect(found == [.insetGrouped, .insetGrouped])
    let cell = try #require(stage.cell(0))
    #expect(cell.contentView.traitCollection.listEnvironment == .insetGrouped)
    #expect(stage.view.traitCollection.listEnvironment == .unspecified)
    #expect(UITraitCollection(listEnvironment: .plain).listEnvironment == .plain)
    #expect(cell.configurationState.traitCollection[UITraitListEnvironment.self] == .insetGrouped)
  }

  @Test func `Cells of other layouts find no appearance`() throws {
    // I120
    let stage = ListPlaceStage([1], nil)
    stage.show()
    #expect(try #require(stage.cell(0)).traitCollection.listEnvironment == .unspecified)
  }

  @Test func `The first and the last row of a card are round, those between are not, and one alone is round all over`()
  {
    // I31
    let stage = stage([3, 1], .insetGrouped)
    stage.show()
    #expect([0, 1, 2].map { stage.corners($0) } == ["top 10.0", "none", "bottom 10.0"])
    #expect(stage.corners(0, 1) == "all 10.0")
  }

  @Test func `Rows of groups that reach from side to side are not round`() {
    // I31
    let stage = stage([2], .grouped)
    stage.show()
    #expect([0, 1].map { stage.corners($0) } == ["none", "none"])
  }

  @Test func `Corners go along with rows that are inserted and deleted`() {
    // I31
    let stage = stage([2], .insetGrouped)
    stage.show()
    stage.counts = [3]
    stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    stage.screen.advanceUntilRest()
    #expect([0, 1, 2].map { stage.corners($0) } == ["top 10.0", "none", "bottom 10.0"])
    stage.counts = [2]
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.screen.advanceUntilRest()
    #expect([0, 1].map { stage.corners($0) } == ["top 10.0", "bottom 10.0"])
    stage.counts = [1]
    stage.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    stage.screen.advanceUntilRest()
    #expect(stage.corners(0) == "all 10.0")
  }

  @Test func `Corners go along with rows that change places`() {
    // I31
    let stage = stage([3], .insetGrouped)
    stage.show()
    stage.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    stage.screen.advanceUntilRest()
    #expect([0, 1, 2].map { stage.corners($0) } == ["top 10.0", "none", "bottom 10.0"])
  }

  @Test func `Corners stay through states`() throws {
    // I31, I33
    let stage = stage([2], .insetGrouped)
    stage.show()
    let cell = try #require(stage.cell(0))
    #expect(cell.backgroundConfiguration?.backgroundColor == .secondarySystemGroupedBackground)
    cell.isSelected = true
    stage.screen.runFrame()
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray4)
    #expect(stage.corners(0) == "top 10.0")
  }

  @Test func `A radius of the program's own holds for all corners`() throws {
    let stage = stage([2], .insetGrouped)
    stage.configure = { cell, _ in
      var background = UIBackgroundConfiguration.listCell()
      background.cornerRadius = 4
      cell.backgroundConfiguration = background
    }
    stage.show()
    #expect(stage.corners(0) == "all 4.0")
    #expect(stage.corners(1) == "all 4.0")
  }

  @Test func `Backgrounds are those of the appearance`() throws {
    // I31, I32, I33
    let colors: [(UIListEnvironment, UIColor, UIColor)] = [
      (.plain, .systemBackground, .systemGray4), (.grouped, .secondarySystemGroupedBackground, .systemGray4),
      (.insetGrouped, .secondarySystemGroupedBackground, .systemGray4), (.sidebar, .clear, .systemGray4),
      (.sidebarPlain, .clear, .systemGray4),
    ]
    for (environment, color, selected) in colors {
      let stage = stage([2], environment)
      stage.show()
      let cell = try #require(stage.cell(0))
      #expect(cell.backgroundConfiguration?.backgroundColor == color)
      cell.isSelected = true
      stage.screen.runFrame()
      #expect(cell.backgroundConfiguration?.backgroundColor == selected)
    }
  }

  @Test func `What is selected in a sidebar is round all over`() throws {
    // I32
    let stage = stage([2], .sidebar)
    stage.show()
    #expect([0, 1].map { stage.corners($0) } == ["all 10.0", "all 10.0"])
  }

  @Test func `A first item that is the header is none of the rows`() throws {
    // I31
    let stage = stage([3], .insetGrouped, firstItemIsHeader: true)
    var styles: [UIListContentConfiguration] = []
    stage.configure = { cell, _ in styles.append(cell.defaultContentConfiguration()) }
    stage.show()
    #expect([0, 1, 2].map { stage.corners($0) } == ["none", "top 10.0", "bottom 10.0"])
    #expect(stage.cell(0)?.backgroundConfiguration?.backgroundColor == .clear)
    #expect(styles.map(\.textProperties.transform) == [.uppercase, .none, .none])
  }

  @Test func `Usual content is that of the appearance and of the place`() throws {
    // I27
    let wanted: [(UIListEnvironment, row: NSDirectionalEdgeInsets, header: NSDirectionalEdgeInsets)] = [
      (
        .plain, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
        NSDirectionalEdgeInsets(top: 12, leading: 8, bottom: 8, trailing: 8)
      ),
      (
        .insetGrouped, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8),
        NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
      ),
      (
        .sidebar, NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8),
        NSDirectionalEdgeInsets(top: 11, leading: 8, bottom: 11, trailing: 8)
      ),
    ]
    for (environment, row, header) in wanted {
      let stage = stage([1], environment, hasHeader: true)
      var margins: [NSDirectionalEdgeInsets] = []
      stage.configure = { cell, _ in margins.append(cell.defaultContentConfiguration().directionalLayoutMargins) }
      stage.show()
      #expect(margins.contains(row))
      #expect(
        stage.edge(UICollectionView.elementKindSectionHeader)?.defaultContentConfiguration().directionalLayoutMargins
          == header)
      #expect(
        stage.edge(UICollectionView.elementKindSectionFooter)?.defaultContentConfiguration().directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 17, trailing: 8))
    }
  }

  @Test
  func `Rows keep 16 points free at their sides, and 20 in wide lists; the text of a header is in line with theirs`()
    throws
  {
    // I21, I29
    for (width, side) in [(320, 16), (413, 16), (414, 20)] as [(CGFloat, CGFloat)] {
      let stage = stage([1], .plain, width: width, hasHeader: true)
      stage.configure = { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Oslo"
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      stage.show()
      let cells = [try #require(stage.cell(0)), try #require(stage.edge(UICollectionView.elementKindSectionHeader))]
      for cell in cells {
        let text = try #require((cell.contentView as? UIListContentView)?.textLayoutGuide)
        #expect(text.layoutFrame.minX == side)
        #expect(cell.contentView.frame.maxX == width - side - 14)
      }
    }
  }

  @Test func `In a list accessories stand as on a phone`() throws {
    // I52: measured on iOS 26.1
    let stage = stage([1], .insetGrouped)
    stage.configure = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = "Oslo"
      cell.contentConfiguration = content
      cell.accessories = [.delete(displayed: .always), .checkmark()]
    }
    stage.show()
    let cell = try #require(stage.cell(0))
    #expect(cell.contentView.frame.minX == 40)
    let places = cell.subviews.filter { $0 is UIControl }
    let drawn = places.flatMap { place in place.subviews.map { cell.convert($0.frame, from: place) } }
    #expect(drawn.map(\.minX).min() == 15)
    #expect(abs((drawn.map(\.maxX).max() ?? 0) - (320 - 18.5)) <= 0.5)
    #expect((cell.contentView as? UIListContentView)?.textLayoutGuide?.layoutFrame.minX == 16)
  }

  @Test func `Another layout takes its cells out of the list`() throws {
    // I120
    let stage = stage([2], .insetGrouped)
    stage.show()
    #expect(stage.corners(0) == "top 10.0")
    stage.view.setCollectionViewLayout(ListPlaceStage.layout(nil), animated: false)
    stage.screen.runFrame()
    #expect(stage.corners(0) == "none")
    #expect(stage.cell(0)?.traitCollection.listEnvironment == .unspecified)
    #expect(stage.cell(0)?.directionalLayoutMargins.leading == 8)
    stage.view.setCollectionViewLayout(
      ListPlaceStage.layout(ListSectionStyle(environment: .plain)), animated: false)
    stage.screen.runFrame()
    #expect(stage.cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
  }

  @Test func `Margins of the program's own stay`() throws {
    let stage = stage([2], .insetGrouped)
    stage.configure = { cell, _ in
      cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 40, bottom: 1, trailing: 40)
    }
    stage.show()
    stage.counts = [3]
    stage.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.screen.advanceUntilRest()
    #expect([0, 1, 2].map { stage.cell($0)?.directionalLayoutMargins.leading } == [40, 40, 40])
  }

  @Test func `Scrolling in a list tells rows nothing that they know`() {
    // I120
    let stage = stage([200], .insetGrouped)
    var changes = 0
    stage.configure = { cell, _ in
      cell.registerForTraitChanges([UITraitListEnvironment.self]) { (_: UIView, _) in changes += 1 }
    }
    stage.show()
    let before = changes
    for step in 1...20 {
      stage.view.contentOffset.y = CGFloat(step * 100)
      stage.screen.runFrame()
    }
    #expect(changes == before)
  }

  @Test func `A title of a list of no kind takes the list's when it is updated, but for what was set`() {
    // I121
    var state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: .sidebar))
    var content = UIListContentConfiguration.cell()
    content.textProperties.numberOfLines = 3
    content.text = "Oslo"
    let side = content.updated(for: state)
    #expect(side.directionalLayoutMargins == UIListContentConfiguration.sidebarCell().directionalLayoutMargins)
    #expect(side.imageToTextPadding == 10)
    #expect(side.textProperties.numberOfLines == 3)
    #expect(side.secondaryTextProperties.numberOfLines == 1)
    #expect(side.text == "Oslo")
    state.traitCollection = UITraitCollection(listEnvironment: .plain)
    #expect(side.updated(for: state).directionalLayoutMargins.leading == 16)
    let header = UIListContentConfiguration.header().updated(for: state)
    #expect(header.textProperties.transform == .none)
    #expect(header.textProperties.font == UIListContentConfiguration.plainHeader().textProperties.font)
    #expect(UIListContentConfiguration.groupedHeader().updated(for: state).textProperties.transform == .uppercase)
  }
}
