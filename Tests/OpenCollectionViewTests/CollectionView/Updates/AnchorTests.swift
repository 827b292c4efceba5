import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct AnchorTests {
  private let words = "a b c d e f g h i j k l m n o p"

  @Test func `Without anchors what is inserted above pushes the rest down`() {
    let list = WordScreen(words)
    list.view.contentOffset.y = 100
    list.screen.runFrame()
    list.insert("x", at: 0)
    #expect(list.view.contentOffset.y == 100)
    #expect(list.words == "b -20, c 20, d 60, e 100, f 140, g 180, h 220")
  }

  @Test func `With anchors what can be seen stays where it is, in every frame`() {
    let list = WordScreen(words)
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 100
    list.screen.runFrame()
    #expect(list.words == "c -20, d 20, e 60, f 100, g 140, h 180, i 220")
    list.insert("x", at: 0)
    #expect(list.view.contentOffset.y == 140)
    #expect(list.words == "c -20, d 20, e 60, f 100, g 140, h 180, i 220")
    #expect(list.seen == list.words)
    list.screen.advance(by: 0.15)
    #expect(list.seen == list.words)
    list.delete(at: 1)
    list.delete(at: 0)
    #expect(list.view.contentOffset.y == 60)
    #expect(list.seen == "c -20, d 20, e 60, f 100, g 140, h 180, i 220")
  }

  @Test func `An anchor that is deleted leaves its place to the next item`() {
    let list = WordScreen(words)
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 120
    list.screen.runFrame()
    #expect(list.words.hasPrefix("d 0, e 40"))
    list.view.performBatchUpdates {
      list.sections[0].removeFirst(4)
      list.view.deleteItems(at: (0..<4).map { path($0) })
    }
    #expect(list.view.contentOffset.y == 0)
    #expect(list.words.hasPrefix("e 0, f 40"))
  }

  @Test func `A drag goes on under the finger while items come above`() {
    let list = WordScreen(words)
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 100
    list.screen.runFrame()
    list.screen.press(at: CGPoint(x: 100, y: 200))
    list.screen.move(to: CGPoint(x: 100, y: 170))
    list.screen.move(to: CGPoint(x: 100, y: 150))
    let before = list.view.contentOffset.y
    let seen = list.words
    list.insert("x", at: 0)
    #expect(list.view.contentOffset.y == before + 40)
    #expect(list.words == seen)
    #expect(list.view.isDragging)
    list.screen.move(to: CGPoint(x: 100, y: 140))
    #expect(list.view.contentOffset.y == before + 50)
  }

  @Test func `A rubber band is not let go when items are deleted above`() {
    let list = WordScreen(words)
    list.view.anchorsVisibleContent = true
    list.screen.runFrame()
    list.screen.press(at: CGPoint(x: 100, y: 50))
    list.screen.move(to: CGPoint(x: 100, y: 80))
    list.screen.move(to: CGPoint(x: 100, y: 150))
    let pulled = list.view.contentOffset.y
    #expect(pulled < -10)
    list.insert("x", at: 5)
    #expect(list.view.contentOffset.y == pulled)
    list.screen.advanceUntilRest()
    #expect(list.view.isDragging)
  }

  @Test func `A reload keeps the item of the first visible index path where it is`() {
    let list = WordScreen(words)
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 90
    list.screen.runFrame()
    #expect(list.words.hasPrefix("c -10, d 30"))
    list.heights = ["a": 100, "b": 70]
    list.view.reloadData()
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.view.contentOffset.y == 180)
    #expect(list.words.hasPrefix("c -10, d 30"))
    list.sections = [["a", "b"]]
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.words == "a 0, b 100")
  }

  @Test func `Another layout that is set at once keeps the first visible item, too`() {
    let list = WordScreen(words)
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 200
    list.screen.runFrame()
    let tall = WordScreen.list()
    tall.itemSize.height = 60
    list.view.collectionViewLayout = tall
    list.screen.runFrame()
    #expect(list.view.contentOffset.y == 300)
    #expect(list.words.hasPrefix("f 0, g 60"))
  }

  @Test func `A deceleration ends as much farther on as came above`() {
    let long = (0..<200).map { "\($0)" }.joined(separator: " ")
    func rest(inserting: Bool) -> CGFloat {
      let list = WordScreen(long)
      list.view.anchorsVisibleContent = true
      list.screen.play(.flick(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 60)))
      list.screen.advance(by: 0.1)
      if inserting { list.insert("x", at: 0) }
      list.screen.advanceUntilRest()
      return list.view.contentOffset.y
    }
    #expect(rest(inserting: true) == rest(inserting: false) + 40)
  }
}
