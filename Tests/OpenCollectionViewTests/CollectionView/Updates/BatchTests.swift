import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct BatchTests {
  @Test func `A batch is one change, whatever the order of its calls`() {
    // C21, C23
    let list = WordScreen("a b c d e")
    list.view.performBatchUpdates {
      list.sections = [["b", "x", "e", "c"]]
      list.view.insertItems(at: [path(1)])
      list.view.deleteItems(at: [path(0)])
      list.view.moveItem(at: path(4), to: path(2))
      list.view.deleteItems(at: [path(3)])
    }
    #expect(list.words == "b 0, x 40, e 80, c 120")
    #expect(list.asked == ["x"])
  }

  @Test func `Batches nest; the outermost one is carried out, and the completions follow their order`() {
    // C24
    let list = WordScreen("a b")
    var told: [String] = []
    list.view.performBatchUpdates {
      list.insert("x", at: 0)
      list.view.performBatchUpdates {
        list.insert("y", at: 3)
      } completion: {
        told.append("inner \($0)")
      }
      #expect(list.words == "a 0, b 40")
      #expect(list.view.hasUncommittedUpdates)
    } completion: {
      told.append("outer \($0)")
    }
    #expect(!list.view.hasUncommittedUpdates)
    #expect(list.words == "x 0, a 40, b 80, y 120")
    #expect(told == [])
    list.screen.advance(by: 0.31)
    #expect(told == ["outer true", "inner true"])
  }

  @Test func `An empty batch is complete in the next turn`() {
    let list = WordScreen("a b")
    var told: [Bool] = []
    list.view.performBatchUpdates(nil) { told.append($0) }
    list.view.performBatchUpdates({}, completion: { told.append($0) })
    #expect(told == [])
    list.screen.advance(by: 0)
    #expect(told == [true, true])
  }

  @Test func `An empty batch animates what has become of the layout`() {
    let list = WordScreen("a b c")
    list.heights["a"] = 60
    list.view.performBatchUpdates(nil)
    #expect(list.words == "a 0, b 60, c 100")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 50, c 90")
  }

  @Test func `Sections are inserted, deleted, moved and reloaded with their items`() {
    // C23
    let list = WordScreen([["a", "b"], ["c"], ["d"]])
    list.view.performBatchUpdates {
      list.sections = [["d"], ["x", "y"], ["A"]]
      list.view.deleteSections([1])
      list.view.insertSections([1])
      list.view.moveSection(2, toSection: 0)
      list.view.reloadSections([0])
    }
    #expect(list.words == "d 0, x 40, y 80, A 120")
    #expect(list.asked == ["x", "y", "A"])
    list.screen.advance(by: 0.31)
    #expect(Set(list.ended) == ["a at 0-0", "b at 0-1", "c at 1-0"])
  }

  @Test func `Before the view is on a screen updates are only counted`() {
    let list = WordScreen("a b")
    list.view.removeFromSuperview()
    var told: [Bool] = []
    list.view.performBatchUpdates {
      list.insert("x", at: 0)
    } completion: {
      told.append($0)
    }
    #expect(list.view.numberOfItems(inSection: 0) == 3)
    list.screen.advance(by: 0)
    #expect(told == [true])
  }

  @Test func `What is selected stays selected wherever it goes`() {
    let list = WordScreen("a b c")
    list.view.allowsMultipleSelection = true
    list.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    list.view.selectItem(at: path(2), animated: false, scrollPosition: [])
    list.view.performBatchUpdates {
      list.delete(at: 0)
      list.insert("x", at: 0)
    }
    #expect(list.view.indexPathsForSelectedItems == [path(2)])
    list.delete(at: 0)
    #expect(list.view.indexPathsForSelectedItems == [path(1)])
    #expect(list.view.cellForItem(at: path(1))?.isSelected == true)
  }

  @Test func `An update that does not agree with the data stops the program`() async {
    // C25, C26
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = WordScreen("a b c")
        list.view.insertItems(at: [path(0)])
      }
    }
  }

  @Test func `Where the policy says so, an update that does not agree reloads the data`() {
    // C26
    let list = WordScreen("a b c")
    list.view.inconsistentUpdatePolicy = .reload
    list.sections = [["x"]]
    var told: [Bool] = []
    list.view.performBatchUpdates {
      list.view.deleteItems(at: [path(0)])
    } completion: {
      told.append($0)
    }
    list.screen.runFrame()
    list.screen.advance(by: 0)
    #expect(list.words == "x 0")
    #expect(told == [false])
  }

  @Test func `A reload within a batch takes its place`() {
    // C34
    let list = WordScreen("a b c")
    var told: [Bool] = []
    list.view.performBatchUpdates {
      list.view.deleteItems(at: [path(0)])
      list.sections = [["x"]]
      list.view.reloadData()
    } completion: {
      told.append($0)
    }
    list.screen.runFrame()
    list.screen.advance(by: 0)
    #expect(list.words == "x 0")
    #expect(told == [true])
  }

  @Test func `An update right after a reload compares two new states, and is refused`() async {
    // C20
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let list = WordScreen("a b c")
        list.view.reloadData()
        list.insert("x", at: 0)
      }
    }
  }

  @Test func `An update while views are asked for is there with the next pass`() {
    let list = WordScreen("a b c d e f g h i j")
    var told: [Bool] = []
    final class Inserting: NSObject, UICollectionViewDelegate {
      var whenShown: ((IndexPath) -> Void)?
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        whenShown?(indexPath)
      }
    }
    let delegate = Inserting()
    delegate.whenShown = { shown in
      guard shown.item == 6 else { return }
      delegate.whenShown = nil
      list.view.performBatchUpdates {
        list.insert("x", at: 0)
      } completion: {
        told.append($0)
      }
    }
    list.view.delegate = delegate
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    list.screen.advance(by: 0)
    list.screen.runFrame()
    #expect(list.words == "a 0, b 40, c 80, d 120, e 160, f 200")
    #expect(told == [true])
  }

  @Test func `The completion of a batch may begin the next one`() {
    let list = WordScreen("a")
    list.view.performBatchUpdates {
      list.insert("b", at: 1)
    } completion: { _ in
      list.insert("c", at: 2)
    }
    list.screen.advance(by: 0.31)
    #expect(list.words == "a 0, b 40, c 80")
    list.screen.advance(by: 0.31)
    #expect(list.seen == "a 0, b 40, c 80")
  }

  @Test func `A view that is taken off the screen in the middle of an update ends it`() {
    let list = WordScreen("a b c")
    var told: [Bool] = []
    list.view.performBatchUpdates {
      list.delete(at: 0)
    } completion: {
      told.append($0)
    }
    list.screen.advance(by: 0.1)
    list.view.removeFromSuperview()
    list.screen.runFrame()
    list.screen.advance(by: 0.1)
    #expect(told == [false])
    #expect(list.ended == ["a at 0-0"])
  }

  @Test func `A layout pass within a batch waits for its end`() {
    // C21
    let list = WordScreen("a b c d e f g h")
    list.view.performBatchUpdates {
      list.sections = [["a"]]
      list.view.deleteItems(at: (1..<8).map { path($0) })
      list.view.contentOffset.y = 80
      list.view.layoutIfNeeded()
      #expect(list.asked == [])
    }
    #expect(list.words == "a 0")
    list.screen.advance(by: 0.4)
    #expect(list.seen == "a 0")
  }

  @Test func `An update of a view that was never on a screen makes no cells`() {
    let source = WordScreen("a b")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 240), collectionViewLayout: WordScreen.list())
    view.register(NumberCell.self, forCellWithReuseIdentifier: "word")
    view.dataSource = source
    source.forgetCalls()
    view.performBatchUpdates {
      source.sections = [["a", "b", "c"]]
      view.insertItems(at: [path(2)])
    }
    #expect(source.asked == [])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }

  @Test func `An update while views leave at once is there with the next pass`() {
    let list = WordScreen("a b c d e f g h")
    final class Deleting: NSObject, UICollectionViewDelegate {
      var whenEnded: (() -> Void)?
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      ) {
        let action = whenEnded
        whenEnded = nil
        action?()
      }
    }
    let delegate = Deleting()
    delegate.whenEnded = { list.delete(at: 6) }
    list.view.delegate = delegate
    UIView.performWithoutAnimation { list.delete(at: 0) }
    list.screen.runFrame()
    #expect(list.words == "b 0, c 40, d 80, e 120, f 160, g 200")
    #expect(list.view.numberOfItems(inSection: 0) == 6)
    list.view.contentOffset.y = 40
    list.screen.runFrame()
    #expect(list.view.indexPathsForVisibleItems.last == path(5))
  }

  @Test func `The updates of a batch need not escape`() {
    let list = WordScreen("a b")
    func change(_ count: inout Int, by body: () -> Void) {
      list.view.performBatchUpdates {
        count += 1
        body()
      }
      list.view.performBatchUpdates(body) { _ in }
    }
    var count = 0
    change(&count) { list.insert("x", at: 0) }
    #expect(count == 1)
    #expect(list.words == "x 0, x 40, a 80, b 120")
  }

  @Test func `A class that overrides the method sees every batch once, however it is called`() {
    final class Grid: UICollectionView {
      var log: [String] = []
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        log.append("begin")
        super.performBatchUpdates(
          {
            updates?()
            self.log.append("inside")
          }, completion: completion)
      }
    }
    let grid = Grid(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    grid.performBatchUpdates { grid.log.append("closure") }
    #expect(grid.log == ["begin", "closure", "inside"])
    grid.log = []
    grid.performBatchUpdates(nil)
    #expect(grid.log == ["begin", "inside"])
    grid.log = []
    let later: (() -> Void)? = { grid.log.append("later") }
    grid.performBatchUpdates(later, completion: nil)
    #expect(grid.log == ["begin", "later", "inside"])
    grid.log = []
    grid.performBatchUpdates { grid.performBatchUpdates { grid.log.append("nested") } }
    #expect(grid.log == ["begin", "begin", "nested", "inside", "inside"])
  }

  @Test func `An adapter of the method's name goes to what a subclass has made of it`() {
    final class Grid: UICollectionView {
      var log: [String] = []
      override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        log.append("begin")
        super.performBatchUpdates(
          {
            updates?()
            self.log.append("inside")
          }, completion: completion)
      }
    }
    struct Adapter {
      let grid: UICollectionView
      @MainActor func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        grid.performBatchUpdates({ updates() }, completion: completion)
      }
    }
    let grid = Grid(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    let adapter = Adapter(grid: grid)
    adapter.performBatchUpdates { grid.log.append("first") }
    #expect(grid.log == ["begin", "first", "inside"])
    grid.log = []
    grid.performBatchUpdates { grid.log.append("plain") }
    #expect(grid.log == ["begin", "plain", "inside"])
    grid.log = []
    let later: (() -> Void)? = { grid.log.append("later") }
    grid.performBatchUpdates(later, completion: nil)
    #expect(grid.log == ["begin", "later", "inside"])
    grid.log = []
    adapter.performBatchUpdates { grid.log.append("again") }
    #expect(grid.log == ["begin", "again", "inside"])
  }
}
