import OpenCollectionView
import Testing
import TouchTesting

/// What cannot be meant is told, and the program goes on.
@MainActor struct TransitionBadInputTests {
  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  @Test func `A transition to the layout that is there already shows nothing, and ends`() {
    let list = WordScreen("a b c")
    let layout = list.view.collectionViewLayout
    var told: [String] = []
    let transition = list.view.startInteractiveTransition(to: layout) { told.append("\($0) \($1)") }
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 40, c 80")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.collectionViewLayout === layout)
    #expect(layout.collectionView === list.view)
    #expect(list.seen == "a 0, b 40, c 80")
    #expect(told == ["true true"])
  }

  @Test func `The layout of another view stays with that`() {
    let (list, other) = (WordScreen("a b c"), WordScreen("d e f"))
    let (layout, foreign) = (list.view.collectionViewLayout, other.view.collectionViewLayout)
    let lines = ErrorLines()
    var told: [String] = []
    let transition = lines.keep {
      list.view.startInteractiveTransition(to: foreign) { told.append("\($0) \($1)") }
    }
    #expect(lines.lines.count == 1)
    #expect(lines.lines.first?.contains("that is the layout of another collection view") == true)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.advance(by: 0.1)
    #expect(list.view.collectionViewLayout === layout)
    #expect(foreign.collectionView === other.view)
    #expect(list.seen == "a 0, b 40, c 80")
    #expect(told == ["false false"])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `A progress that is no number changes nothing`(progress: CGFloat) {
    let list = WordScreen("a b c")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    transition.transitionProgress = 0.5
    let lines = ErrorLines()
    lines.keep { transition.transitionProgress = progress }
    #expect(lines.lines.count == 1)
    #expect(lines.lines.first?.contains("give a finite number, 0 for the current layout and 1 for the next") == true)
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 50, c 100")
  }

  @Test func `Letting go what nobody has begun is told`() {
    let list = WordScreen("a b c")
    let lines = ErrorLines()
    lines.keep {
      list.view.finishInteractiveTransition()
      list.view.cancelInteractiveTransition()
    }
    #expect(lines.lines.count == 2)
    #expect(
      lines.lines.allSatisfy {
        $0.contains("no transition is under way: call startInteractiveTransition(to:completion:) first.")
      })
    #expect(list.seen == "a 0, b 40, c 80")
  }

  @Test func `An item that one layout does not know fades, and nothing else does`() {
    let list = WordScreen("a b c")
    let new = ForgetfulLayout()
    new.itemSize = CGSize(width: 200, height: 60)
    new.minimumLineSpacing = 0
    let transition = list.view.startInteractiveTransition(to: new)
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 40 at 0.5, c 100")
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 40, c 80")
  }

  @Test func `Elements that stand nowhere are left out`() {
    let list = WordScreen("a b c")
    let lines = ErrorLines()
    lines.keep {
      let placed = PlacedLayout([
        .cell(0, CGRect(x: 0, y: CGFloat.nan, width: 200, height: 40)),
        .cell(1, CGRect(x: 0, y: 80, width: 200, height: 40)),
      ])
      let transition = list.view.startInteractiveTransition(to: placed)
      transition.transitionProgress = 0.5
      transition.invalidateLayout()
      list.screen.runFrame()
      #expect(list.seen.contains("b 60"))
      list.view.cancelInteractiveTransition()
      list.screen.advanceUntilRest()
    }
    #expect(lines.lines.count >= 1)
    #expect(list.seen == "a 0, b 40, c 80")
  }

  @Test func `A view without a window is at the end at once`() {
    let list = WordScreen("a b c")
    list.view.removeFromSuperview()
    var told: [String] = []
    let new = self.list(height: 60)
    let transition = list.view.startInteractiveTransition(to: new) { told.append("\($0) \($1)") }
    transition.transitionProgress = 0.5
    list.view.finishInteractiveTransition()
    #expect(list.view.collectionViewLayout === new)
    list.screen.advance(by: 0)
    #expect(told == ["true true"])
  }

  @Test(arguments: [false, true])
  func `A transition layout that outlives its view asks nothing of it`(settles: Bool) {
    var list: WordScreen? = WordScreen("a b c")
    weak let view = list?.view
    let transition = list?.view.startInteractiveTransition(to: self.list(height: 60))
    transition?.transitionProgress = 0.5
    transition?.invalidateLayout()
    list?.screen.runFrame()
    #expect(list?.seen == "a 0, b 50, c 100")
    if settles {
      list?.view.finishInteractiveTransition()
      list?.screen.runFrame()
    }
    list = nil
    #expect(view == nil)
    transition?.transitionProgress = 0.7
    transition?.invalidateLayout()
    transition?.prepare()
    #expect(transition?.collectionView == nil)
    // As the layout that it came from does without a view, it answers what it answered last.
    let answers = transition?.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 240))
    #expect(answers?.map(\.frame.minY) == [0, 40, 80])
    #expect(transition?.shouldInvalidateLayout(forBoundsChange: CGRect(x: 0, y: 0, width: 100, height: 100)) == false)
  }

  @Test func `A delegate that answers a layout between others is told, and a plain one is used`() {
    let list = WordScreen("a b c")
    let delegate = WrongDelegate()
    list.view.delegate = delegate
    let lines = ErrorLines()
    let old = list.view.collectionViewLayout
    let transition = lines.keep { list.view.startInteractiveTransition(to: self.list(height: 60)) }
    #expect(lines.lines.count == 1)
    #expect(transition.currentLayout === old)
    #expect(list.view.collectionViewLayout === transition)
  }
}

/// Does not know its second item.
private final class ForgetfulLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 1 }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    indexPath.item == 1 ? nil : super.layoutAttributesForItem(at: indexPath)
  }
}

private final class WrongDelegate: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: toLayout, nextLayout: fromLayout)
  }
}
