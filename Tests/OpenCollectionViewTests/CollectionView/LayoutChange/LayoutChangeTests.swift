import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LayoutChangeTests {
  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  @Test func `Cells go from their places in the old layout to those in the new one`() {
    let list = WordScreen("a b c")
    let cells = list.view.visibleCells
    var told: [Bool] = []
    list.view.setCollectionViewLayout(self.list(height: 60), animated: true) { told.append($0) }
    #expect(list.words == "a 0, b 60, c 120")
    #expect(list.seen == "a 0, b 40, c 80")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 50, c 100")
    #expect(cells[1].layer.presentation()?.frame.height == 50)
    #expect(told == [])
    list.screen.advance(by: 0.16)
    #expect(list.seen == "a 0, b 60, c 120")
    #expect(told == [true])
    #expect(zip(list.view.visibleCells, cells).allSatisfy { $0 === $1 })
    #expect(list.asked == [])
  }

  @Test func `Cells that the new layout brings into sight come from where the old one had them`() {
    let list = WordScreen("a b c d e f g h")
    list.view.setCollectionViewLayout(self.list(height: 30), animated: true)
    #expect(list.asked == ["g", "h"])
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200, g 240, h 280")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 35, c 70, d 105, e 140, f 175, g 210, h 245")
  }

  @Test func `Cells that the new layout takes out of sight go to where it has them, and then end displaying`() {
    let list = WordScreen("a b c d e f")
    list.view.setCollectionViewLayout(self.list(height: 80), animated: true)
    #expect(list.words == "a 0, b 80, c 160")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 60, c 120, d 180, e 240, f 300")
    #expect(list.ended == [])
    list.screen.advance(by: 0.16)
    #expect(list.ended == ["d at 0-3", "e at 0-4", "f at 0-5"])
    #expect(list.seen == "a 0, b 80, c 160")
  }

  @Test func `A change of layout may begin while another one is shown`() {
    let list = WordScreen("a b c")
    let first = list.view.collectionViewLayout
    var told: [String] = []
    list.view.setCollectionViewLayout(self.list(height: 60), animated: true) { told.append("first \($0)") }
    list.screen.advance(by: 0.15)
    list.view.setCollectionViewLayout(first, animated: true) { told.append("second \($0)") }
    #expect(list.seen == "a 0, b 50, c 100")
    list.screen.advance(by: 0.31)
    #expect(list.seen == "a 0, b 40, c 80")
    #expect(told == ["first false", "second true"])
  }

  @Test func `Headers that the new layout lacks fade away, those that it adds fade in`() {
    let withHeaders = WordScreen.list()
    withHeaders.headerReferenceSize = CGSize(width: 200, height: 20)
    let list = WordScreen("a b", layout: withHeaders)
    let header = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0]
    list.view.setCollectionViewLayout(WordScreen.list(), animated: true)
    #expect(list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    list.screen.advance(by: 0.15)
    #expect(header.layer.presentation()?.opacity == 0.5)
    #expect(header.frame.minY == 0)
    list.screen.advance(by: 0.16)
    #expect(header.isHidden)
    list.view.setCollectionViewLayout(withHeaders, animated: true)
    list.screen.advance(by: 0.15)
    let shown = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(shown.map { $0.layer.presentation()?.opacity } == [0.5])
    #expect(list.seen == "a 10, b 50")
  }

  @Test func `A header that comes back before it has faded away is seen again`() {
    let withHeaders = WordScreen.list()
    withHeaders.headerReferenceSize = CGSize(width: 200, height: 20)
    let list = WordScreen("a b", layout: withHeaders)
    let header = list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0]
    list.view.setCollectionViewLayout(WordScreen.list(), animated: true)
    list.screen.advance(by: 0.15)
    list.view.setCollectionViewLayout(withHeaders, animated: true)
    #expect(list.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0] === header)
    #expect(header.alpha == 1)
    #expect(header.layer.presentation()?.opacity == 0.5)
    list.screen.advance(by: 0.31)
    #expect(header.layer.presentation()?.opacity == 1)
  }

  @Test(arguments: [true, false])
  func `In no window the next layout says where the content stands, invalidated before or not`(invalidates: Bool) {
    // C121
    final class Placing: UICollectionViewFlowLayout {
      override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        CGPoint(x: 0, y: 30)
      }
    }
    let list = WordScreen("a b c d e f g h i j k l")
    list.view.removeFromSuperview()
    if invalidates { list.view.collectionViewLayout.invalidateLayout() }
    let layout = Placing()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    list.view.setCollectionViewLayout(layout, animated: false)
    #expect(list.view.contentOffset.y == 30)
  }

  @Test func `Without an animation the new layout is there at once, and the completion follows`() {
    let list = WordScreen("a b")
    var told: [Bool] = []
    list.view.setCollectionViewLayout(self.list(height: 60), animated: false) { told.append($0) }
    #expect(list.seen == "a 0, b 60")
    list.view.setCollectionViewLayout(list.view.collectionViewLayout, animated: true) { told.append($0) }
    #expect(told == [])
    list.screen.advance(by: 0)
    #expect(told == [true, true])
  }

  @Test func `With anchors the first item that can be seen stays where it is`() {
    let list = WordScreen("a b c d e f g h i j k l m n o p")
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 200
    list.screen.runFrame()
    #expect(list.words.hasPrefix("f 0, g 40"))
    list.view.setCollectionViewLayout(self.list(height: 60), animated: true)
    #expect(list.view.contentOffset.y == 300)
    #expect(list.words.hasPrefix("f 0, g 60"))
    #expect(list.seen.hasPrefix("f 0, g 40, h 80"))
  }

  @Test func `Another direction of scrolling keeps the cells`() {
    let list = WordScreen("a b c d e f g h i j")
    let cells = list.view.visibleCells
    let wide = UICollectionViewFlowLayout()
    wide.scrollDirection = .horizontal
    wide.itemSize = CGSize(width: 100, height: 240)
    wide.minimumLineSpacing = 0
    list.view.setCollectionViewLayout(wide, animated: true)
    #expect(list.view.visibleCells.map(\.frame.minX) == [0, 100])
    #expect(list.view.visibleCells[1] === cells[1])
    list.screen.advance(by: 0.15)
    #expect(cells[1].layer.presentation()?.frame == CGRect(x: 50, y: 20, width: 150, height: 140))
    list.screen.advanceUntilRest()
    list.view.contentOffset.x = 750
    list.screen.runFrame()
    #expect(list.view.visibleCells.count == 3)
  }

  @Test func `Bounds that change in an animation of views move the cells with it`() {
    // C29
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    let list = WordScreen("a b c", layout: layout)
    let cell = list.view.visibleCells[2]
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { list.view.frame.size.width = 300 }
    #expect(cell.frame.origin == CGPoint(x: 200, y: 0))
    list.screen.advance(by: 0.1)
    #expect(cell.layer.presentation()?.frame.origin == CGPoint(x: 50, y: 75))
  }

  @Test func `Views hear of the end of one change before the next one begins`() {
    // T1
    let screen = RecordedScreen { ChangeLayout("old", log: $0) }
    screen.source.counts = [1]
    screen.view.register(ChangeCell.self, forCellWithReuseIdentifier: "cell")
    screen.show()
    let (new, third) = (ChangeLayout("new", log: screen.log), ChangeLayout("third", log: screen.log))
    var told: [String] = []
    func take() { told += screen.log.takeLines().filter { $0.hasPrefix("cell will") || $0.hasPrefix("cell did") } }
    screen.view.setCollectionViewLayout(new, animated: true)
    screen.screen.advance(by: 0.1)
    screen.view.setCollectionViewLayout(third, animated: true)
    take()
    #expect(
      told == [
        "cell willTransition old to new", "cell didTransition old to new", "cell willTransition new to third",
      ])
    screen.screen.advanceUntilRest()
    take()
    #expect(told.dropFirst(3) == ["cell didTransition new to third"])
  }

  @Test func `A change that is not animated goes along with the animation in whose block it is`() {
    // T2
    let list = WordScreen("a b c")
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) {
      list.view.setCollectionViewLayout(self.list(height: 60), animated: false)
    }
    #expect(list.words == "a 0, b 60, c 120")
    #expect(list.seen == "a 0, b 40, c 80")
    list.screen.advance(by: 0.1)
    #expect(list.seen == "a 0, b 50, c 100")
    list.screen.advance(by: 0.11)
    #expect(list.seen == "a 0, b 60, c 120")
    UIView.animate(withDuration: 0.2) {
      UIView.performWithoutAnimation { list.view.setCollectionViewLayout(self.list(height: 40), animated: false) }
    }
    #expect(list.seen == "a 0, b 40, c 80")
  }

  @Test func `A change in the block of a batch update goes along with it`() {
    // T2
    let list = WordScreen("a b c")
    let new = self.list(height: 60)
    var told: [Bool] = []
    list.view.performBatchUpdates {
      list.insert("x", at: 0)
      list.view.setCollectionViewLayout(new, animated: false)
    } completion: {
      told.append($0)
    }
    #expect(list.view.collectionViewLayout === new)
    #expect(list.words == "x 0, a 60, b 120, c 180")
    #expect(list.seen.contains("a 0"))
    list.screen.advance(by: 0.15)
    #expect(list.seen.contains("a 30"))
    list.screen.advanceUntilRest()
    #expect(list.seen == "x 0, a 60, b 120, c 180")
    #expect(told == [true])
  }

  /// Four columns where people read from right to left: the view turns them over, or the layout does by itself.
  private func columns(height: CGFloat, mirrors: Bool) -> UICollectionViewFlowLayout {
    let layout = mirrors ? FlippingLayout() : UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: height)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test(arguments: [false, true])
  func `What comes into sight comes from where the old layout showed it, mirrored or not`(mirrors: Bool) {
    let list = WordScreen("a b c d e f g h i j k l m n o p", layout: UICollectionViewFlowLayout())
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.collectionViewLayout = columns(height: 80, mirrors: true)
    list.screen.runFrame()
    // Counted from the right, or by itself from the left.
    let x: CGFloat = mirrors ? 50 : 100
    #expect(list.view.cellForItem(at: path(1))?.frame.minX == 50)
    list.view.setCollectionViewLayout(columns(height: 40, mirrors: mirrors), animated: true)
    let cell = list.view.cellForItem(at: path(13))
    #expect(cell?.layer.presentation()?.frame == CGRect(x: x, y: 240, width: 50, height: 80))
    #expect(cell?.frame == CGRect(x: x, y: 120, width: 50, height: 40))
  }

  @Test(arguments: [false, true])
  func `What leaves goes to where the new layout shows it, mirrored or not`(mirrors: Bool) {
    let list = WordScreen("a b c d e f g h i j k l m n o p", layout: UICollectionViewFlowLayout())
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.collectionViewLayout = columns(height: 40, mirrors: true)
    list.screen.runFrame()
    let cell = list.view.cellForItem(at: path(13))
    #expect(cell?.frame == CGRect(x: 50, y: 120, width: 50, height: 40))
    list.view.setCollectionViewLayout(columns(height: 80, mirrors: mirrors), animated: true)
    let x: CGFloat = mirrors ? 50 : 100
    #expect(cell?.layer.presentation()?.frame == CGRect(x: x, y: 120, width: 50, height: 40))
    #expect(cell?.frame == CGRect(x: x, y: 240, width: 50, height: 80))
    #expect(cell?.alpha == 1)
  }
}

private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
