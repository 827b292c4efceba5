import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct UpdateAnimationTests {
  @Test func `An inserted item fades in where it belongs, and the others make room`() {
    // C28, C31
    let list = WordScreen("a b c")
    list.insert("x", at: 1)
    #expect(list.words == "a 0, x 40, b 80, c 120")
    #expect(list.seen == "a 0, b 40, x 40 at 0, c 80")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, x 40 at 0.5, b 60, c 100")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, x 40, b 80, c 120")
    #expect(list.asked == ["x"])
  }

  @Test func `A deleted item fades out where it was, and ends displaying when it is gone`() {
    // C28
    let list = WordScreen("a b c")
    list.delete(at: 1)
    #expect(list.words == "a 0, c 40")
    #expect(list.seen == "a 0, b 40, c 80")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 40 at 0.5, c 60")
    #expect(list.ended == [])
    list.screen.advance(by: 0.16)
    #expect(list.seen == "a 0, c 40")
    #expect(list.ended == ["b at 0-1"])
  }

  @Test func `A moved item goes from its old place to the new one, and keeps its cell`() {
    let list = WordScreen("a b c")
    let cell = list.view.cellForItem(at: path(0))
    list.sections = [["b", "c", "a"]]
    list.view.moveItem(at: path(0), to: path(2))
    #expect(list.view.cellForItem(at: path(2)) === cell)
    list.screen.advance(by: 0.15)
    #expect(list.seen == "b 20, a 40, c 60")
    list.screen.advance(by: 0.16)
    #expect(list.seen == "b 0, c 40, a 80")
    #expect(list.asked == [])
    #expect(list.ended == [])
  }

  @Test func `Items that come into sight because others went come from where they were`() {
    let list = WordScreen("a b c d e f g h")
    list.delete(at: 0)
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200, g 240")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0 at 0.5, b 20, c 60, d 100, e 140, f 180, g 220")
    #expect(list.asked == ["g"])
  }

  @Test func `Items that go out of sight because others came move out, and then end displaying`() {
    let list = WordScreen("a b c d e f")
    list.insert("x", at: 0)
    #expect(list.words == "x 0, a 40, b 80, c 120, d 160, e 200")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "x 0 at 0.5, a 20, b 60, c 100, d 140, e 180, f 220")
    #expect(list.ended == [])
    list.screen.advance(by: 0.16)
    #expect(list.ended == ["f at 0-6"])
    #expect(list.seen == "x 0, a 40, b 80, c 120, d 160, e 200")
  }

  @Test func `A reloaded item gets another cell: the old one fades out while the new one fades in`() {
    // C33
    let list = WordScreen("a b c")
    let cell = list.view.cellForItem(at: path(1))
    list.suffix = "!"
    list.view.reloadItems(at: [path(1)])
    #expect(list.view.cellForItem(at: path(1)) !== cell)
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 40 at 0.5, b! 40 at 0.5, c 80")
    list.screen.advance(by: 0.16)
    #expect(list.seen == "a 0, b! 40, c 80")
    #expect(list.ended == ["b at 0-1"])
  }

  @Test func `A reconfigured item keeps its cell, which is filled anew`() {
    // C33
    let list = WordScreen("a b c d e f g")
    let cell = list.view.cellForItem(at: path(1)) as? NumberCell
    list.suffix = "!"
    list.view.reconfigureItems(at: [path(1), path(6)])
    #expect(list.view.cellForItem(at: path(1)) === cell)
    #expect(list.asked == ["b"])
    #expect(cell?.preparedCount == 0)
    #expect(list.seen == "a 0, b! 40, c 80, d 120, e 160, f 200")
    #expect(list.ended == [])
  }

  @Test func `An update may begin while another one is shown: nothing jumps, and each goes on to its end`() {
    let list = WordScreen("a b c")
    list.insert("x", at: 0)
    list.screen.advance(by: 0.15)
    #expect(list.seen == "x 0 at 0.5, a 20, b 60, c 100")
    list.insert("y", at: 0)
    #expect(list.seen == "x 0 at 0.5, y 0 at 0, a 20, b 60, c 100")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "y 0 at 0.5, x 20, a 60, b 100, c 140")
    list.screen.advance(by: 0.16)
    #expect(list.seen == "y 0, x 40, a 80, b 120, c 160")
  }

  @Test func `Within an animation of views an update takes over its duration and pace`() {
    // C31
    let list = WordScreen("a b")
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { list.insert("x", at: 0) }
    list.screen.advance(by: 0.25)
    #expect(list.seen == "x 0 at 0.25, a 10, b 50")
  }

  @Test func `Without animations an update is there at once`() {
    // C31
    let list = WordScreen("a b c d e f")
    UIView.performWithoutAnimation { list.insert("x", at: 0) }
    #expect(list.seen == "x 0, a 40, b 80, c 120, d 160, e 200")
    #expect(list.ended == ["f at 0-6"])
    UIView.performWithoutAnimation { list.delete(at: 0) }
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200")
    #expect(list.view.subviews.compactMap { $0 as? NumberCell }.count <= 7)
  }

  @Test func `An item that comes back before it has left turns round where it is`() {
    let list = WordScreen("a b c d e f")
    list.insert("x", at: 0)
    list.screen.advance(by: 0.15)
    #expect(list.seen == "x 0 at 0.5, a 20, b 60, c 100, d 140, e 180, f 220")
    list.delete(at: 0)
    #expect(list.seen == "x 0 at 0.5, a 20, b 60, c 100, d 140, e 180, f 220")
    list.screen.advance(by: 0.31)
    #expect(list.seen == "a 0, b 40, c 80, d 120, e 160, f 200")
    #expect(list.asked == ["x"])
    #expect(list.ended == ["x at 0-0"])
  }

  @Test func `An item that is scrolled back into sight before it has left keeps its cell`() {
    let list = WordScreen("a b c d e f g")
    let cell = list.view.cellForItem(at: path(5))
    list.insert("x", at: 0)
    list.screen.advance(by: 0.1)
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    #expect(list.view.cellForItem(at: path(6)) === cell)
    list.screen.advance(by: 0.3)
    #expect(list.words == "a 0, b 40, c 80, d 120, e 160, f 200")
    #expect(list.ended == ["x at 0-0"])
  }

  @Test func `A view on its way out is not taken for an item of other data`() {
    let list = WordScreen("a b c d e f")
    list.insert("x", at: 0)
    list.screen.advance(by: 0.1)
    list.sections = [["1", "2", "3", "4", "5", "6", "7"]]
    list.view.reloadData()
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    #expect(list.words == "2 0, 3 40, 4 80, 5 120, 6 160, 7 200")
  }
}
