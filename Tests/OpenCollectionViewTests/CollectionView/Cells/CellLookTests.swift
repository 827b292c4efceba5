import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CellLookTests {
  @Test func `Behind the content lies the background, and before it the one for selected cells`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (selected, plain) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    cell.layoutIfNeeded()
    #expect(cell.subviews == [plain, selected, cell.contentView])
    #expect(selected.frame == cell.bounds)
    #expect(plain.frame == cell.bounds)
  }

  @Test func `The background for selected cells is seen while a cell is selected or highlighted`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let selected = UIView()
    cell.selectedBackgroundView = selected
    #expect(selected.isHidden)
    cell.isHighlighted = true
    #expect(!selected.isHidden)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(!selected.isHidden)
    cell.isSelected = false
    #expect(selected.isHidden)
  }

  @Test func `Labels and pictures in the content are highlighted with the cell`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (label, image, inner) = (UILabel(), UIImageView(frame: .zero), UIView())
    inner.addSubview(label)
    cell.contentView.addSubview(inner)
    cell.contentView.addSubview(image)
    cell.isHighlighted = true
    #expect(label.isHighlighted)
    #expect(image.isHighlighted)
    cell.isHighlighted = false
    #expect(!label.isHighlighted)
  }

  @Test func `A selected cell tells assistive tools so`() {
    let cell = UICollectionViewCell(frame: .zero)
    cell.isSelected = true
    #expect(cell.accessibilityTraits.contains(.selected))
    cell.isSelected = false
    #expect(!cell.accessibilityTraits.contains(.selected))
  }

  @Test func `The words of a row are told once, with the row`() throws {
    let stage = CellStage.list(1) { cell, _ in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Oslo"
      content.secondaryText = "12 photos"
      cell.contentConfiguration = content
    }
    let content = try #require(stage.cell(0)?.contentView as? UIListContentView)
    #expect(content.subviews.count == 2)
    #expect(content.subviews.allSatisfy { !$0.isAccessibilityElement })
    let shown = try #require(content.configuration as? UIListContentConfiguration)
    let alone = UIListContentView(configuration: shown)
    #expect(alone.subviews.allSatisfy { $0.isAccessibilityElement })
  }

  @Test func `The words of a header are a heading`() throws {
    let stage = CellStage.list(1) { cell, _ in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = "Albums"
      cell.contentConfiguration = content
    }
    let cell = try #require(stage.cell(0))
    #expect(cell.accessibilityLabel == nil)
    #expect(cell.contentView.subviews.first?.accessibilityTraits.contains(.header) == true)
    var row = UIListContentConfiguration.cell()
    row.text = "Oslo"
    cell.contentConfiguration = row
    #expect(cell.contentView.subviews.first?.accessibilityTraits.contains(.header) == false)
    #expect(cell.accessibilityLabel == "Oslo")
  }
}
