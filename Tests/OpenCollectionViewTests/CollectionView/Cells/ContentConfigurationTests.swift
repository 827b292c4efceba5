import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct ContentConfigurationTests {
  @Test func `A content configuration brings its view in place of the content view`() throws {
    let stage = CellStage(1)
    let cell = try #require(stage.cell(0))
    let plain = cell.contentView
    cell.contentConfiguration = WordContent(word: "sea")
    #expect(cell.contentView is WordView)
    #expect(plain.superview == nil)
    stage.screen.runFrame()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `A configuration of the same type goes to the view that is there`() throws {
    let stage = CellStage(1)
    let cell = try #require(stage.cell(0))
    cell.contentConfiguration = WordContent(word: "sea")
    let view = try #require(cell.contentView as? WordView)
    cell.contentConfiguration = WordContent(word: "land")
    #expect(cell.contentView === view)
    #expect(view.words == ["sea", "land"])
  }

  @Test func `A configuration of another type brings another view`() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = WordContent(word: "sea")
    cell.contentConfiguration = OtherContent()
    #expect(cell.contentView is OtherView)
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `No configuration after one brings an empty view`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    cell.contentConfiguration = WordContent(word: "sea")
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self)
    #expect(cell.contentConfiguration == nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `None where there was none leaves the content view`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let plain = cell.contentView
    cell.contentConfiguration = nil
    #expect(cell.contentView === plain)
  }

  @Test func `Content follows the state by itself`() throws {
    let stage = CellStage(1)
    let cell = try #require(stage.cell(0))
    cell.contentConfiguration = WordContent(word: "sea")
    stage.screen.runFrame()
    cell.isSelected = true
    stage.screen.runFrame()
    #expect((cell.contentView as? WordView)?.words.last == "sea!")
    #expect((cell.contentConfiguration as? WordContent)?.word == "sea!")
  }

  @Test func `Content does not follow the state where that is turned off`() throws {
    let stage = CellStage(1)
    let cell = try #require(stage.cell(0))
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = WordContent(word: "sea")
    cell.isSelected = true
    stage.screen.runFrame()
    #expect((cell.contentView as? WordView)?.words == ["sea"])
  }

  @Test func `The usual values are on`() {
    let cell = UICollectionViewCell(frame: .zero)
    #expect(cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    #expect(cell.contentConfiguration == nil)
    #expect(cell.backgroundConfiguration == nil)
    #expect(cell.configurationUpdateHandler == nil)
    #expect(cell.defaultBackgroundConfiguration() == .clear())
  }

  @Test func `A reused cell keeps its content view`() throws {
    var views: Set<ObjectIdentifier> = []
    let stage = CellStage(200) { view, indexPath in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = WordContent(word: "\(indexPath.item)")
      views.insert(ObjectIdentifier(cell.contentView))
      return cell
    }
    for step in 1...20 {
      stage.view.contentOffset.y = CGFloat(step) * 300
      stage.screen.runFrame()
    }
    #expect(views.count <= 24)
  }
}
