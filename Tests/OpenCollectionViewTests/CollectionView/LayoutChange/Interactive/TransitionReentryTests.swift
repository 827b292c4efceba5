import OpenCollectionView
import Testing
import TouchTesting

/// Transitions that are caught, turned round and led elsewhere, and what else happens while one is under way. // T11
@MainActor struct TransitionReentryTests {
  private func list(height: CGFloat) -> UICollectionViewFlowLayout {
    let layout = WordScreen.list()
    layout.itemSize.height = height
    return layout
  }

  private func show(_ progress: CGFloat, _ transition: UICollectionViewTransitionLayout, _ list: WordScreen) {
    transition.transitionProgress = progress
    transition.invalidateLayout()
    list.screen.runFrame()
  }

  @Test func `A transition that settles is caught where it is seen, and goes on with the finger`() {
    let list = WordScreen("a b c")
    var told: [String] = []
    let new = self.list(height: 60)
    let transition = list.view.startInteractiveTransition(to: new) { told.append("first \($0) \($1)") }
    show(0.5, transition, list)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.05)
    let seen = list.seen
    let caught = list.view.startInteractiveTransition(to: new) { told.append("second \($0) \($1)") }
    #expect(caught === transition)
    #expect(list.seen == seen)
    list.screen.advance(by: 1)
    #expect(list.seen == seen)
    show(0.75, transition, list)
    #expect(list.seen == "a 0, b 55, c 110")
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 40, c 80")
    #expect(told == ["first true false", "second true false"])
  }

  @Test func `A transition that is turned round stands where it was`() {
    let list = WordScreen("a b c")
    let old = list.view.collectionViewLayout
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.75, transition, list)
    let back = list.view.startInteractiveTransition(to: old)
    #expect(back.transitionProgress == 0.25)
    #expect(back.currentLayout === transition.nextLayout)
    #expect(list.seen == "a 0, b 55, c 110")
    show(0.5, back, list)
    #expect(list.seen == "a 0, b 50, c 100")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 40, c 80")
    #expect(list.view.collectionViewLayout === old)
    #expect(transition.collectionView == nil)
  }

  @Test func `A transition that is led to a third layout begins where things are seen`() {
    let list = WordScreen("a b c")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.75, transition, list)
    let third = self.list(height: 80)
    _ = list.view.startInteractiveTransition(to: third)
    #expect(list.seen == "a 0, b 55, c 110")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 57.5, c 115")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 80, c 160")
    #expect(list.view.collectionViewLayout === third)
  }

  @Test func `An animated change of layout is caught half way, in either direction`() {
    for isBack in [false, true] {
      let list = WordScreen("a b c d e f")
      let old = list.view.collectionViewLayout
      let new = self.list(height: 80)
      var told: [Bool] = []
      list.view.setCollectionViewLayout(new, animated: true) { told.append($0) }
      list.screen.advance(by: 0.15)
      #expect(list.seen == "a 0, b 60, c 120, d 180, e 240, f 300")
      let transition = list.view.startInteractiveTransition(to: isBack ? old : new)
      #expect(transition.transitionProgress == 0.5)
      #expect(list.seen.hasPrefix("a 0, b 60, c 120, d 180"))
      list.screen.advance(by: 1)
      #expect(list.seen.hasPrefix("a 0, b 60, c 120, d 180"))
      #expect(told == [false])
      show(0.75, transition, list)
      #expect(list.seen.hasPrefix(isBack ? "a 0, b 50, c 100, d 150, e 200" : "a 0, b 70, c 140, d 210"))
      list.view.finishInteractiveTransition()
      list.screen.advanceUntilRest()
      #expect(list.seen == (isBack ? "a 0, b 40, c 80, d 120, e 160, f 200" : "a 0, b 80, c 160"))
      #expect(list.view.collectionViewLayout === (isBack ? old : new))
    }
  }

  @Test func `An animated change that is led to a third layout begins where things are seen, and tells its end`() {
    let list = WordScreen("a b c")
    var told: [String] = []
    list.view.setCollectionViewLayout(self.list(height: 80), animated: true) { told.append("change \($0)") }
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 60, c 120")
    let third = self.list(height: 20)
    let transition = list.view.startInteractiveTransition(to: third) { told.append("transition \($0) \($1)") }
    #expect(list.seen == "a 0, b 60, c 120")
    #expect(transition.nextLayout === third)
    // It stood as near to the one layout as to the other: the newer one counts.
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 70, c 140")
    list.screen.advance(by: 1)
    #expect(list.seen == "a 0, b 80, c 160")
    #expect(told == ["change false"])
    show(0.5, transition, list)
    #expect(list.seen == "a 0, b 50, c 100")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 20, c 40")
    #expect(list.view.collectionViewLayout === third)
    #expect(told == ["change false", "transition true true"])
  }

  @Test func `A change that took over from a transition is caught between the nearer layout and its own`() {
    let list = WordScreen("a b c")
    let near = self.list(height: 60)
    let transition = list.view.startInteractiveTransition(to: near)
    show(0.5, transition, list)
    let new = self.list(height: 80)
    var told: [Bool] = []
    list.view.setCollectionViewLayout(new, animated: true) { told.append($0) }
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 65, c 130")
    let caught = list.view.startInteractiveTransition(to: new)
    #expect(caught.transitionProgress == 0.5)
    #expect(caught.currentLayout === near)
    #expect(list.seen == "a 0, b 65, c 130")
    list.screen.advance(by: 1)
    #expect(list.seen == "a 0, b 70, c 140")
    show(0.75, caught, list)
    #expect(list.seen == "a 0, b 75, c 150")
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120")
    #expect(list.view.collectionViewLayout === near)
    #expect(new.collectionView == nil)
  }

  @Test func `An animated change is caught in the middle of a pass`() {
    let list = WordScreen("a b c")
    let new = PreparedList()
    new.itemSize = CGSize(width: self.list(height: 80).itemSize.width, height: 80)
    new.minimumLineSpacing = 0
    list.view.setCollectionViewLayout(new, animated: true)
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 60, c 120")
    var caught: UICollectionViewTransitionLayout?
    new.willPrepare = { caught = caught ?? list.view.startInteractiveTransition(to: new) }
    new.invalidateLayout()
    list.view.layoutIfNeeded()
    #expect(caught?.transitionProgress == 0.5)
    #expect(list.view.collectionViewLayout === caught)
    list.screen.advance(by: 1)
    #expect(list.seen == "a 0, b 60, c 120")
    guard let caught else { return }
    show(0.75, caught, list)
    #expect(list.seen == "a 0, b 70, c 140")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 80, c 160")
    #expect(list.view.collectionViewLayout === new)
  }

  @Test func `A transition becomes an animated change of layout, from where it is seen`() {
    let list = WordScreen("a b c")
    var told: [String] = []
    let new = self.list(height: 60)
    let transition = list.view.startInteractiveTransition(to: new) { told.append("transition \($0) \($1)") }
    show(0.5, transition, list)
    list.view.setCollectionViewLayout(new, animated: true) { told.append("change \($0)") }
    #expect(list.view.collectionViewLayout === new)
    #expect(list.seen == "a 0, b 50, c 100")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, b 55, c 110")
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120")
    #expect(told == ["transition true true", "change true"])
    // The finger did not hear of it.
    list.view.finishInteractiveTransition()
    #expect(list.view.collectionViewLayout === new)
  }

  @Test func `Setting a layout ends a transition at once`() {
    let list = WordScreen("a b c")
    var told: [String] = []
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60)) { told.append("\($0) \($1)") }
    show(0.5, transition, list)
    list.view.collectionViewLayout = self.list(height: 20)
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 20, c 40")
    #expect(told == ["false false"])
    #expect(transition.currentLayout.collectionView == nil)
    #expect(transition.nextLayout.collectionView == nil)
  }

  @Test func `An update half way is seen from where things are, and both layouts have it`() {
    let list = WordScreen("a b c")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    list.insert("x", at: 1)
    #expect(list.seen == "a 0, b 50, x 50 at 0, c 100")
    list.screen.advance(by: 0.15)
    #expect(list.seen == "a 0, x 50 at 0.5, b 75, c 125")
    list.screen.advance(by: 0.2)
    #expect(list.seen == "a 0, x 50, b 100, c 150")
    show(1, transition, list)
    #expect(list.seen == "a 0, x 60, b 120, c 180")
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, x 40, b 80, c 120")
  }

  @Test func `A reload half way shows the new data between both layouts`() {
    let list = WordScreen("a b c")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    list.sections = [["x", "y"]]
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.seen == "x 0, y 50")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "x 0, y 60")
  }

  @Test func `Content that is scrolled half way stays scrolled`() {
    let list = WordScreen("a b c d e f g h i j k l")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    list.view.contentOffset.y += 100
    list.screen.runFrame()
    #expect(list.seen.hasPrefix("c 0, d 50, e 100"))
    show(0.75, transition, list)
    #expect(list.view.contentOffset.y == 100)
    #expect(list.seen.hasPrefix("b -45, c 10, d 65"))
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 100)
    #expect(list.seen.hasPrefix("b -40, c 20, d 80"))
  }

  @Test func `What was scrolled too far for the layout that has come of it comes back`() {
    let list = WordScreen("a b c d e f g h i j k l")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(1, transition, list)
    list.view.contentOffset.y = 480
    list.screen.runFrame()
    list.view.cancelInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 240)
    #expect(list.seen == "g 0, h 40, i 80, j 120, k 160, l 200")
  }

  @Test func `A view that becomes larger half way shows more of both layouts`() {
    let list = WordScreen("a b c d e f g h i j k l")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    list.view.frame.size.height = 400
    list.screen.runFrame()
    #expect(list.seen == "a 0, b 50, c 100, d 150, e 200, f 250, g 300, h 350")
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120, d 180, e 240, f 300, g 360")
  }

  @Test func `An item can be carried half way`() {
    let list = WordScreen("a b c")
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    #expect(list.view.beginInteractiveMovementForItem(at: path(0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 75))
    list.screen.advance(by: 0.4)
    // The carried one is lifted: 52.5 points high, its middle under the finger.
    #expect(list.words == "b 0, a 48.75, c 100")
    show(0.75, transition, list)
    list.view.cancelInteractiveMovement()
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120")
  }

  @Test func `A transition may begin while an item is carried`() {
    let list = WordScreen("a b c")
    #expect(list.view.beginInteractiveMovementForItem(at: path(0)))
    list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 60))
    list.screen.advance(by: 0.4)
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    list.view.cancelInteractiveMovement()
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.seen == "a 0, b 60, c 120")
  }

  @Test func `What is selected and focused stays so`() {
    let list = WordScreen("a b c")
    list.view.selectItem(at: path(1), animated: false, scrollPosition: [])
    let cell = list.view.cellForItem(at: path(1))
    let transition = list.view.startInteractiveTransition(to: self.list(height: 60))
    show(0.5, transition, list)
    #expect(list.view.indexPathsForSelectedItems == [path(1)])
    #expect(list.view.cellForItem(at: path(1)) === cell)
    #expect(cell?.isSelected == true)
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.cellForItem(at: path(1)) === cell)
    #expect(cell?.isSelected == true)
  }

  @Test func `A width that comes while a progress waits to be shown reaches both layouts`() {
    // T11, C6
    let list = WordScreen("a b c d e f")
    let columns = self.list(height: 40)
    columns.itemSize.width = 50
    columns.minimumInteritemSpacing = 0
    let transition = list.view.startInteractiveTransition(to: columns)
    transition.transitionProgress = 0.92
    transition.invalidateLayout()
    list.view.frame.size.width = 250
    list.screen.runFrame()
    list.view.finishInteractiveTransition()
    list.screen.advanceUntilRest()
    #expect(list.view.visibleCells.map(\.frame.minX) == [0, 50, 100, 150, 200, 0])
    #expect(list.view.visibleCells.map(\.frame.minY) == [0, 0, 0, 0, 0, 40])
  }

  @Test func `A view that leaves its window while it settles is at the end`() {
    let list = WordScreen("a b c")
    var told: [String] = []
    let new = self.list(height: 60)
    let transition = list.view.startInteractiveTransition(to: new) { told.append("\($0) \($1)") }
    show(0.5, transition, list)
    list.view.finishInteractiveTransition()
    list.screen.advance(by: 0.05)
    list.view.removeFromSuperview()
    #expect(list.view.collectionViewLayout === new)
    list.screen.advance(by: 0)
    #expect(told == ["true true"])
  }
}

/// A list whose program has something to say when it is prepared.
private final class PreparedList: UICollectionViewFlowLayout {
  var willPrepare: () -> Void = {}

  override func prepare() {
    willPrepare()
    super.prepare()
  }
}
