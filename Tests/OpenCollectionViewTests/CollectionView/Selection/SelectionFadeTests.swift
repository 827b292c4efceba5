import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Selections that are animated: by themselves, in a block, alongside a transition. // C120
@MainActor struct SelectionFadeTests {
  final class BackgroundCell: NumberCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      selectedBackgroundView = UIView()
    }

    required init?(coder: NSCoder) { nil }
  }

  private let grid = GridScreen([1000], cell: BackgroundCell.self)
  private let item = IndexPath(item: 0, section: 0)
  private var view: UICollectionView { grid.view }
  private var background: UIView { view.cellForItem(at: item)!.selectedBackgroundView! }
  private var seen: Double {
    background.isHidden ? 0 : Double((background.layer.presentation() ?? background.layer).opacity)
  }

  private func select() {
    view.selectItem(at: item, animated: false, scrollPosition: [])
    grid.screen.advanceUntilRest()
  }

  @Test func `A deselection fades the selected background out`() {
    select()
    view.deselectItem(at: item, animated: true)
    #expect(!view.cellForItem(at: item)!.isSelected)
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
    grid.screen.advance(by: 0.15)
    #expect(seen > 0.2 && seen < 0.8)
    grid.screen.advanceUntilRest()
    #expect(background.isHidden)
    #expect(background.alpha == 1)
  }

  @Test func `A selection fades it in`() {
    view.selectItem(at: item, animated: true, scrollPosition: [])
    #expect(!background.isHidden)
    grid.screen.runFrame()
    #expect(seen < 0.05)
    grid.screen.advance(by: 0.15)
    #expect(seen > 0.2 && seen < 0.8)
    grid.screen.advanceUntilRest()
    #expect(seen == 1)
  }

  @Test func `The item that another one takes the place of fades out with it`() {
    select()
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: true, scrollPosition: [])
    grid.screen.advance(by: 0.15)
    #expect(seen > 0.2 && seen < 0.8)
    view.selectItem(at: nil, animated: true, scrollPosition: [])
    grid.screen.advanceUntilRest()
    #expect(view.visibleCells.allSatisfy { $0.selectedBackgroundView!.isHidden })
  }

  @Test func `Without an animation it is there, or gone, at once`() {
    view.selectItem(at: item, animated: false, scrollPosition: [])
    #expect(seen == 1)
    view.deselectItem(at: item, animated: false)
    #expect(background.isHidden)
    #expect(background.layer.animationKeys() == nil)
  }

  @Test(arguments: [true, false])
  func `In a block it fades as long as the block's animation takes`(animated: Bool) {
    select()
    UIView.animate(withDuration: 1) { view.deselectItem(at: item, animated: animated) }
    grid.screen.advance(by: 0.5)
    #expect(seen > 0.3 && seen < 0.7)
    grid.screen.advance(by: 0.4)
    #expect(!background.isHidden)
    grid.screen.advanceUntilRest()
    #expect(background.isHidden)
  }

  @Test func `A cell that a program selects by itself in a block fades with that`() {
    let cell = view.cellForItem(at: item)!
    UIView.animate(withDuration: 1) { cell.isSelected = true }
    grid.screen.advance(by: 0.5)
    #expect(seen > 0.3 && seen < 0.7)
    grid.screen.advanceUntilRest()
    #expect(seen == 1)
  }

  @Test func `What is selected again while it fades is there at once`() {
    select()
    view.deselectItem(at: item, animated: true)
    grid.screen.advance(by: 0.15)
    view.selectItem(at: item, animated: false, scrollPosition: [])
    #expect(seen == 1)
    grid.screen.advanceUntilRest()
    #expect(seen == 1)
  }

  @Test func `What is selected again with an animation comes back from where it is seen`() {
    select()
    view.deselectItem(at: item, animated: true)
    grid.screen.advance(by: 0.15)
    let before = seen
    view.selectItem(at: item, animated: true, scrollPosition: [])
    grid.screen.runFrame()
    #expect(abs(seen - before) < 0.05)
    grid.screen.advanceUntilRest()
    #expect(seen == 1)
  }

  @Test func `A background keeps the opacity that the program has given it`() {
    background.alpha = 0.5
    select()
    view.deselectItem(at: item, animated: true)
    grid.screen.advance(by: 0.15)
    view.selectItem(at: item, animated: true, scrollPosition: [])
    grid.screen.advanceUntilRest()
    #expect(seen == 0.5)
    view.deselectItem(at: item, animated: true)
    grid.screen.advanceUntilRest()
    #expect(background.isHidden)
    #expect(background.alpha == 0.5)
  }

  @Test func `A cell that is used for another item shows nothing of the fade`() {
    select()
    view.deselectItem(at: item, animated: true)
    grid.screen.advance(by: 0.1)
    let faded = background
    var isUsedAgain = false
    for y in stride(from: CGFloat(5000), through: 30_000, by: 5000) where !isUsedAgain {
      view.contentOffset.y = y
      grid.screen.runFrame()
      isUsedAgain = view.visibleCells.contains { $0.selectedBackgroundView === faded }
    }
    #expect(isUsedAgain)
    #expect(faded.isHidden)
    #expect(faded.alpha == 1)
    #expect(faded.layer.animationKeys() == nil)
  }

  @Test func `A cell that comes into sight in a block looks as its item does, and fades from nothing`() {
    view.allowsMultipleSelection = true
    for number in 0..<15 {
      view.selectItem(at: IndexPath(item: number, section: 0), animated: false, scrollPosition: [])
    }
    grid.screen.runFrame()
    UIView.animate(withDuration: 1) {
      view.contentOffset.y = 5000
      view.layoutIfNeeded()
    }
    let arrived = view.visibleCells.filter { view.indexPath(for: $0)!.item > 20 }
    #expect(!arrived.isEmpty)
    #expect(arrived.allSatisfy { $0.selectedBackgroundView!.isHidden })
  }

  @Test func `A background configuration changes with the animation`() {
    let cell = view.cellForItem(at: item)!
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .red : .blue
      cell.backgroundConfiguration = background
    }
    select()
    view.deselectItem(at: item, animated: true)
    let fill = cell.subviews.flatMap(\.subviews).first { $0.backgroundColor == .blue }!
    grid.screen.advance(by: 0.15)
    let red = fill.layer.presentation()!.backgroundColor!.components![0]
    #expect(red > 0.2 && red < 0.8)
  }

  // MARK: Alongside a transition

  @Test func `A deselection alongside a swipe goes as far as the finger, and comes back with it`() {
    let stage = AlongsideStage()
    stage.finger(.began, at: 1)
    stage.finger(.moved, at: 41)
    stage.finger(.moved, at: 101)
    stage.screen.advance(by: 0.5)
    let held = stage.seen
    #expect(held > 0.3 && held < 0.9)
    stage.finger(.moved, at: 141)
    stage.screen.advance(by: 0.5)
    #expect(stage.seen < held - 0.1)
    stage.finger(.moved, at: 61)
    stage.screen.advance(by: 0.5)
    #expect(stage.seen > held)
    stage.finger(.ended, at: 61)
    stage.screen.advanceUntilRest()
    #expect(stage.list.selected == [0])
    #expect(stage.seen == 1)
  }

  @Test func `A deselection alongside a pop is over with it`() {
    let stage = AlongsideStage()
    stage.navigation.popViewController(animated: true)
    stage.screen.advance(by: 0.15)
    #expect(stage.seen > 0.05 && stage.seen < 0.95)
    stage.screen.advanceUntilRest()
    #expect(stage.list.selected == [])
    #expect(stage.background.isHidden)
  }
}

/// A list that deselects alongside the pop to it, as published recipes do.
@MainActor private final class AlongsideStage {
  final class List: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      clearsSelectionOnViewWillAppear = false
      collectionView.register(SelectionFadeTests.BackgroundCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard let item = collectionView.indexPathsForSelectedItems?.first, let coordinator = transitionCoordinator else {
        return
      }
      _ = coordinator.animate { _ in
        self.collectionView.deselectItem(at: item, animated: true)
      } completion: { context in
        guard context.isCancelled else { return }
        self.collectionView.selectItem(at: item, animated: false, scrollPosition: [])
      }
    }

    var selected: [Int] { (collectionView.indexPathsForSelectedItems ?? []).map(\.item) }
  }

  let screen = VirtualScreen(width: 200, height: 400)
  let list = List(collectionViewLayout: UICollectionViewFlowLayout())
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    screen.advanceUntilRest()
    list.collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: true)
    screen.advanceUntilRest()
  }

  var background: UIView {
    list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))!.selectedBackgroundView!
  }

  var seen: Double { background.isHidden ? 0 : Double((background.layer.presentation() ?? background.layer).opacity) }

  func finger(_ phase: TouchSample.Phase, at x: CGFloat) {
    screen.receive(
      .touches([
        TouchSample(
          time: screen.now, identifier: 77, phase: phase, kind: .finger, location: CGPoint(x: x, y: 200), buttons: 0)
      ]))
    screen.advance(by: 1.0 / 60)
  }
}
