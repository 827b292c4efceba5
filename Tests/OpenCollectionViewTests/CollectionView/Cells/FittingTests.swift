import OpenCollectionView
import Testing
import TouchTesting

private final class FittedView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: min(70, size.width), height: 40) }
}

private final class EndlessView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: .nan) }
}

private final class TallCell: UICollectionViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
}

@MainActor struct FittingTests {
  private func attributes(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = frame
    return attributes
  }

  // C60
  @Test func `A plain cell prefers the attributes that it has`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let attributes = attributes(cell.frame)
    #expect(cell.preferredLayoutAttributesFitting(attributes) === attributes)
  }

  // C60
  @Test func `A cell that says how high it would be keeps its width and its upper left corner`() {
    let cell = TallCell(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    let attributes = attributes(cell.frame)
    let preferred = cell.preferredLayoutAttributesFitting(attributes)
    #expect(preferred !== attributes)
    #expect(preferred.frame == CGRect(x: 10, y: 20, width: 100, height: 90))
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  // C60
  @Test func `A cell with a content configuration is as high as its content`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = WordContent(word: "sea", height: 33)
    let preferred = cell.preferredLayoutAttributesFitting(attributes(cell.frame))
    #expect(preferred.frame == CGRect(x: 0, y: 0, width: 100, height: 33))
  }

  // C60
  @Test func `In a list that scrolls across the height stays`() throws {
    let layout = CellStage.rows(height: 100)
    layout.scrollDirection = .horizontal
    let stage = CellStage(1, layout: layout)
    let cell = try #require(stage.cell(0))
    cell.contentConfiguration = WordContent(word: "sea", height: 33)
    let preferred = cell.preferredLayoutAttributesFitting(attributes(CGRect(x: 0, y: 0, width: 320, height: 100)))
    #expect(preferred.size == CGSize(width: 100, height: 100))
  }

  @Test func `A list's cell is 44 points high at least`() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    var content = cell.defaultContentConfiguration()
    content.text = "Oslo"
    cell.contentConfiguration = content
    #expect(cell.preferredLayoutAttributesFitting(attributes(cell.frame)).size == CGSize(width: 320, height: 44))
    content.text = "A text of so many words that they need several lines in a row of this width, and a few more"
    cell.contentConfiguration = content
    #expect(cell.preferredLayoutAttributesFitting(attributes(cell.frame)).size.height > 60)
  }

  @Test func `A view that answers no number keeps its length`() {
    let view = EndlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 20))
  }

  @Test func `A size that fits is free on the sides that are not required`() {
    let view = FittedView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(view.systemLayoutSizeFitting(CGSize(width: 30, height: 0)) == CGSize(width: 70, height: 40))
    let kept = view.systemLayoutSizeFitting(
      CGSize(width: 30, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    #expect(kept == CGSize(width: 30, height: 40))
    let both = view.systemLayoutSizeFitting(
      CGSize(width: 30, height: 5), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(both == CGSize(width: 30, height: 5))
  }

  @Test func `Priorities are numbers`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority(rawValue: 3) == UILayoutPriority(3))
  }
}

@MainActor struct FittingInListsTests {
  private func stage(_ words: [String], estimated: CGSize) -> CellStage {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimated
    layout.minimumLineSpacing = 0
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
    }
    let stage = CellStage(words.count, layout: layout) { view, indexPath in
      view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: words[indexPath.item])
    }
    stage.screen.runFrame()
    return stage
  }

  // C60
  @Test func `Rows of a width are as high as their texts`() throws {
    let long = "A text of so many words that they need several lines in a row of this width, and then a few more"
    let stage = stage(["Oslo", long, "Bergen"], estimated: CGSize(width: 320, height: 60))
    let frames = (0..<3).map { stage.cell($0)?.frame ?? .zero }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(frames[1].width == 320)
    #expect(frames[1].minY == 44)
    #expect(frames[1].height > 60)
    #expect(frames[2].minY == frames[1].maxY)
    #expect(frames[2].height == 44)
  }

  // C60
  @Test func `Items of automatic size are as wide as their texts, and no wider than a line`() throws {
    let long = "A text of so many words that they need several lines in a row of this width, and then a few more"
    let stage = stage(["Oslo", long], estimated: UICollectionViewFlowLayout.automaticSize)
    let frames = (0..<2).map { stage.cell($0)?.frame ?? .zero }
    #expect(frames[0].width < 120)
    #expect(frames[1].width <= 320)
    #expect(frames[1].height > 60)
  }

  @Test func `A row whose content becomes longer becomes higher`() throws {
    let stage = stage(["Oslo", "Bergen"], estimated: CGSize(width: 320, height: 60))
    let cell = try #require(stage.cell(0))
    var content = UIListContentConfiguration.cell()
    content.text = "A text of so many words that they need several lines in a row of this width, and then a few more"
    cell.contentConfiguration = content
    stage.screen.runFrame()
    stage.screen.runFrame()
    #expect(cell.frame.height > 60)
    #expect(stage.cell(1)?.frame.minY == cell.frame.maxY)
  }
}
