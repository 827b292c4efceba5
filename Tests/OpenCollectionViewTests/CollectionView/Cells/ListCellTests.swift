import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ListCellTests {
  private func views(_ cell: UICollectionViewListCell) -> [UIControl] { cell.subviews.compactMap { $0 as? UIControl } }

  private func stage(_ accessories: [UICellAccessory]) -> CellStage {
    CellStage.list(3) { cell, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.item)"
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
  }

  @Test func `A list's cell has a background that follows the state, and says where a line below it runs`() throws {
    let stage = stage([])
    let cell = try #require(stage.listCell(0))
    #expect(cell.backgroundConfiguration == .listCell())
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    let scale = cell.traitCollection.displayScale
    let line = cell.separatorLayoutGuide.layoutFrame
    #expect(line == CGRect(x: 16, y: 60 - 1 / scale, width: 304, height: 1 / scale))
    // I39: the line is not the cell's, and a flow layout has none.
    #expect(!(cell.subviews + stage.view.subviews).contains { $0.backgroundColor == .separator })
  }

  @Test func `An arrow stands at the end, and content ends before it`() throws {
    let stage = stage([.disclosureIndicator()])
    let cell = try #require(stage.listCell(0))
    let arrow = try #require(views(cell).first)
    #expect(arrow.frame.maxX == 304)
    #expect(arrow.frame.height == 60)
    #expect(arrow.frame.width > 4)
    #expect(cell.contentView.frame.maxX == arrow.frame.minX)
    #expect(!arrow.isUserInteractionEnabled)
  }

  @Test func `Accessories stand in their usual order whatever the order they are given in`() throws {
    let stage = stage([.disclosureIndicator(), .checkmark(), .label(text: "12")])
    let cell = try #require(stage.listCell(0))
    let frames = views(cell).map(\.frame).sorted { $0.minX < $1.minX }
    try #require(frames.count == 3)
    #expect(frames[2].maxX == 304)
    #expect(frames[1].maxX == frames[2].minX - 8)
    #expect(frames[0].maxX == frames[1].minX - 8)
    let label = try #require(views(cell).first { $0.subviews.first is UILabel })
    #expect(label.frame == frames[0])
  }

  @Test func `Some accessories are there only while the list is edited`() throws {
    let stage = stage([.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)])
    let cell = try #require(stage.listCell(0))
    #expect(views(cell).count == 1)
    #expect(cell.contentView.frame.minX == 0)
    stage.view.isEditing = true
    cell.setNeedsUpdateConfiguration()
    stage.screen.runFrame()
    #expect(views(cell).count == 2)
    // Margin 16, a place of 28; content keeps its own margin from there.
    #expect(cell.contentView.frame.minX == 44)
    stage.view.isEditing = false
    cell.setNeedsUpdateConfiguration()
    stage.screen.runFrame()
    #expect(views(cell).count == 1)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test func `Where one reads from the right the sides are exchanged`() throws {
    let stage = stage([.disclosureIndicator(), .insert(displayed: .always)])
    let cell = try #require(stage.listCell(0))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.setNeedsLayout()
    stage.screen.runFrame()
    let frames = views(cell).map(\.frame).sorted { $0.minX < $1.minX }
    try #require(frames.count == 2)
    #expect(frames[0].minX == 16)
    #expect(frames[1].maxX == 304)
    #expect(frames[1].width == 28)
  }

  @Test func `A tap on an accessory with an action does that, and selects nothing`() throws {
    var taps = 0
    let stage = stage([.detail { taps += 1 }])
    stage.screen.play(.tap(at: CGPoint(x: 296, y: 30)))
    stage.screen.runFrame()
    #expect(taps == 1)
    #expect(stage.view.indexPathsForSelectedItems == [])
    stage.screen.play(.tap(at: CGPoint(x: 100, y: 30)))
    stage.screen.runFrame()
    #expect(taps == 1)
    #expect(stage.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `A mark says whether the cell is selected`() throws {
    let stage = stage([.multiselect(displayed: .always)])
    let cell = try #require(stage.listCell(0))
    let image = try #require(views(cell).first?.subviews.first as? UIImageView)
    let before = image.image
    cell.isSelected = true
    stage.screen.runFrame()
    #expect(image.image !== before)
    #expect(image.image != nil)
  }

  @Test func `A view of one's own stands nearest to the content`() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let stage = CellStage.list(1) { cell, _ in
      cell.accessories = [
        .disclosureIndicator(),
        .customView(configuration: .init(customView: own, placement: .trailing(), maintainsFixedSize: true)),
      ]
    }
    let cell = try #require(stage.listCell(0))
    let place = try #require(own.superview)
    #expect(place.frame.width == 30)
    #expect(own.frame == CGRect(x: 0, y: 20, width: 30, height: 20))
    #expect(views(cell).allSatisfy { $0.frame.maxX <= 304 })
    #expect(views(cell).first { $0 !== place }?.frame.maxX == 304)
  }

  @Test func `A place for a view can be named beside another accessory`() throws {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let stage = CellStage.list(1) { cell, _ in
      cell.accessories = [
        .checkmark(), .disclosureIndicator(),
        .customView(
          configuration: .init(
            customView: own, placement: .trailing(at: UICellAccessory.Placement.position(after: .checkmark())))),
      ]
    }
    let cell = try #require(stage.listCell(0))
    let frames = views(cell).sorted { $0.frame.minX < $1.frame.minX }
    #expect(frames.count == 3)
    #expect(frames[1] === own.superview)
  }

  @Test func `Indentation moves the content, and accessories if they shall`() throws {
    let stage = stage([.delete(displayed: .always)])
    let cell = try #require(stage.listCell(0))
    cell.indentationLevel = 2
    cell.indentationWidth = 10
    stage.screen.runFrame()
    #expect(views(cell).first?.frame.minX == 36)
    #expect(cell.contentView.frame.minX == 64)
    cell.indentsAccessories = false
    stage.screen.runFrame()
    #expect(views(cell).first?.frame.minX == 16)
    #expect(cell.contentView.frame.minX == 64)
  }

  @Test func `Accessories that stay keep their views`() throws {
    let stage = stage([.disclosureIndicator()])
    let cell = try #require(stage.listCell(0))
    let arrow = try #require(views(cell).first)
    cell.accessories = [.checkmark(), .disclosureIndicator()]
    stage.screen.runFrame()
    #expect(views(cell).contains { $0 === arrow })
    cell.accessories = []
    stage.screen.runFrame()
    #expect(views(cell).isEmpty)
  }

  @Test func `An accessory that is hidden keeps its place`() throws {
    let stage = stage([.disclosureIndicator(options: .init(isHidden: true, reservedLayoutWidth: .custom(40)))])
    let cell = try #require(stage.listCell(0))
    #expect(views(cell).first?.isHidden == true)
    #expect(cell.contentView.frame.width == 264)
  }

  @Test func `The arrow of a header is hit by taps anywhere in the cell, another one by taps on it`() throws {
    var taps = 0
    let header = stage([.outlineDisclosure(options: .init(style: .header)) { taps += 1 }])
    header.screen.play(.tap(at: CGPoint(x: 60, y: 30)))
    header.screen.runFrame()
    #expect(taps == 1)
    #expect(header.view.indexPathsForSelectedItems == [])
    let cell = stage([.outlineDisclosure { taps += 1 }])
    cell.screen.play(.tap(at: CGPoint(x: 60, y: 30)))
    cell.screen.runFrame()
    #expect(taps == 1)
    #expect(cell.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    cell.screen.play(.tap(at: CGPoint(x: 298, y: 30)))
    #expect(taps == 2)
  }

  @Test func `The words of a row are its name for assistive tools`() throws {
    let stage = CellStage.list(1) { cell, _ in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Oslo"
      content.secondaryText = "12 photos"
      cell.contentConfiguration = content
    }
    let cell = try #require(stage.listCell(0))
    #expect(cell.accessibilityLabel == "Oslo, 12 photos")
    cell.accessibilityLabel = "The album Oslo"
    #expect(cell.accessibilityLabel == "The album Oslo")
  }
}
