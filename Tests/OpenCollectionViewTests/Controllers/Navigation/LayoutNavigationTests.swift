import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Controllers of a stack that show one collection view, each with its own layout. // T12, T13
@MainActor struct LayoutNavigationTests {
  @Test func `A push changes the layout of the one collection view, in step with the bars`() {
    let stage = LayoutStage()
    let (root, detail) = (stage.root, stage.makeController(height: 80))
    let view = root.collectionView!
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(stage.places == "0, 40, 80")
    stage.navigation.pushViewController(detail, animated: true)
    #expect(detail.collectionView === view)
    #expect(view.superview === detail.view)
    #expect(stage.places == "0, 40, 80")
    stage.screen.advance(by: 0.1)
    let half = view.cellForItem(at: IndexPath(item: 1, section: 0))!.frame.minY
    #expect(half > 50 && half < 80)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 80, 160")
    #expect(view.collectionViewLayout === detail.firstTestLayout)
    #expect(view.dataSource === root)
    #expect(view.delegate === root)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(detail.collectionViewLayout === detail.firstTestLayout)
    #expect(root.collectionViewLayout === root.firstTestLayout)
    #expect(stage.navigation.navigationBar.topItem === detail.navigationItem)
    #expect(root.viewIfLoaded?.window == nil)
  }

  @Test func `A pop gives the view and its layout back, and nothing of the popped controller stays`() {
    let stage = LayoutStage()
    weak var detail: LayoutController?
    weak var layout: UICollectionViewLayout?
    do {
      let made = stage.makeController(height: 80)
      detail = made
      layout = made.firstTestLayout
      stage.navigation.pushViewController(made, animated: true)
    }
    stage.screen.advanceUntilRest()
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 40, 80")
    #expect(stage.root.collectionView.superview === stage.root.view)
    #expect(stage.root.collectionView.collectionViewLayout === stage.root.firstTestLayout)
    #expect(detail == nil)
    #expect(layout == nil)
    #expect(stage.root.sharesItsView == false)
  }

  @Test func `Three controllers share one view, and a pop to the root changes to its layout`() {
    let stage = LayoutStage()
    let (second, third) = (stage.makeController(height: 80), stage.makeController(height: 20))
    stage.navigation.pushViewController(second, animated: true)
    stage.screen.advanceUntilRest()
    stage.navigation.pushViewController(third, animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 20, 40")
    #expect(second.collectionViewLayout === second.firstTestLayout)
    stage.navigation.popToRootViewController(animated: true)
    stage.screen.advance(by: 0.1)
    let half = stage.root.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))!.frame.minY
    #expect(half > 20 && half < 40)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 40, 80")
    #expect(second.collectionView !== stage.root.collectionView)
    #expect(second.collectionView.collectionViewLayout === second.firstTestLayout)
  }

  // T13
  @Test(arguments: [0, 0.02, 0.1, 0.3])
  func `A controller that is still coming is popped to the root, which has its view and its layout again`(
    after: TimeInterval
  ) {
    let stage = LayoutStage()
    weak var third: LayoutController?
    do {
      let (second, last) = (stage.makeController(height: 80), stage.makeController(height: 20))
      stage.navigation.pushViewController(second, animated: true)
      stage.screen.advanceUntilRest()
      stage.navigation.pushViewController(last, animated: true)
      third = last
    }
    if after > 0 { stage.screen.advance(by: after) }
    stage.navigation.popToRootViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 40, 80")
    #expect(stage.root.collectionView.superview === stage.root.view)
    #expect(stage.root.collectionView.collectionViewLayout === stage.root.firstTestLayout)
    #expect(stage.root.sharesItsView == false)
    #expect(third == nil)
  }

  @Test func `The edge swipe drives the layout, and gives it back where it is let go half way`() {
    // T14
    let stage = LayoutStage()
    let detail = stage.makeController(height: 80)
    stage.navigation.pushViewController(detail, animated: true)
    stage.screen.advanceUntilRest()
    stage.finger(.began, at: 1)
    stage.finger(.moved, at: 41)
    stage.finger(.moved, at: 81)
    stage.finger(.moved, at: 101)
    stage.screen.advance(by: 0.5)
    let held = stage.second
    #expect(held < 80 && held > 50)
    stage.finger(.moved, at: 61)
    #expect(stage.second > held)
    stage.screen.advance(by: 0.5)
    stage.finger(.ended, at: 61)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 80, 160")
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(detail.collectionView.superview === detail.view)
    #expect(detail.collectionView.collectionViewLayout === detail.firstTestLayout)
    stage.screen.play(.drag(from: CGPoint(x: 1, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2))
    stage.screen.advanceUntilRest()
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.places == "0, 40, 80")
  }

  @Test func `What is selected stays selected through push and pop where the root keeps its selection`() {
    let stage = LayoutStage()
    let view = stage.root.collectionView!
    stage.root.clearsSelectionOnViewWillAppear = false
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    stage.navigation.pushViewController(stage.makeController(height: 80), animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func `Data that changes while another layout is on top is there when it is popped`() {
    let stage = LayoutStage()
    stage.navigation.pushViewController(stage.makeController(height: 80), animated: true)
    stage.screen.advanceUntilRest()
    stage.root.count = 2
    stage.root.collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 80")
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 40")
  }

  @Test func `A controller without the flag between them slides, and one that slides away leaves all in order`() {
    let stage = LayoutStage()
    let detail = stage.makeController(height: 80)
    stage.navigation.pushViewController(detail, animated: true)
    stage.screen.advanceUntilRest()
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.screen.advanceUntilRest()
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 80, 160")
    stage.navigation.pushViewController(UIViewController(), animated: true)
    stage.screen.advanceUntilRest()
    stage.navigation.popToRootViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.places == "0, 40, 80")
    #expect(stage.root.collectionView.superview === stage.root.view)
  }

  @Test func `Without an animation the layout is another at once`() {
    let stage = LayoutStage()
    stage.navigation.pushViewController(stage.makeController(height: 80), animated: false)
    stage.screen.runFrame()
    #expect(stage.places == "0, 80, 160")
    stage.navigation.popViewController(animated: false)
    stage.screen.runFrame()
    #expect(stage.places == "0, 40, 80")
  }
}

/// A navigation controller whose root shows three items, 40 points high each.
@MainActor private final class LayoutStage {
  let screen = VirtualScreen(width: 200, height: 400)
  let root = LayoutController(height: 40)
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.advanceUntilRest()
  }

  func makeController(height: CGFloat) -> LayoutController {
    let made = LayoutController(height: height)
    made.useLayoutToLayoutNavigationTransitions = true
    return made
  }

  /// A report of one finger, and the frame after it.
  func finger(_ phase: TouchSample.Phase, at x: CGFloat) {
    screen.receive(
      .touches([
        TouchSample(
          time: screen.now, identifier: 77, phase: phase, kind: .finger, location: CGPoint(x: x, y: 200), buttons: 0)
      ]))
    screen.advance(by: 1.0 / 60)
  }

  /// Where the items are, as the one layout of the root's view says.
  var places: String {
    let view = root.collectionView!
    return view.visibleCells.map { number($0.layer.presentation()?.frame.minY ?? $0.frame.minY) }
      .joined(separator: ", ")
  }

  var second: CGFloat { root.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))!.frame.minY }
}

private final class LayoutController: UICollectionViewController {
  let firstTestLayout = UICollectionViewFlowLayout()
  var count = 3

  init(height: CGFloat) {
    firstTestLayout.itemSize = CGSize(width: 200, height: height)
    firstTestLayout.minimumLineSpacing = 0
    super.init(collectionViewLayout: firstTestLayout)
    title = "\(height)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

  /// Tells whether its collection view shows another controller's layout, or could.
  var sharesItsView: Bool { collectionView.superview !== view }
}
