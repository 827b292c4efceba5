import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The place of the content after a push and a pop of controllers that show one collection view.
@MainActor struct LayoutNavigationPlaceTests {
  private let stage = PlaceStage()
  private var view: UICollectionView { stage.root.collectionView }

  // MARK: The layout of a controller

  @Test func `A controller's layout is the one it was made with, during a push and after it`() {
    // T20
    let next = stage.next(height: 200)
    let own = (stage.root.collectionViewLayout, next.collectionViewLayout)
    #expect(own.0 === stage.root.made && own.1 === next.made)
    stage.navigation.pushViewController(next, animated: true)
    stage.screen.advance(by: 0.1)
    #expect(view.collectionViewLayout is UICollectionViewTransitionLayout)
    #expect(stage.root.collectionViewLayout === own.0)
    #expect(next.collectionViewLayout === own.1)
    stage.screen.advanceUntilRest()
    #expect(view.collectionViewLayout === own.1)
    #expect(stage.root.collectionViewLayout === own.0)
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.collectionViewLayout === own.0)
    #expect(next.collectionViewLayout === own.1)
  }

  @Test func `A controller's layout is the one it was made with, whatever layout its view has`() {
    // T20
    let made = stage.root.made
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(stage.root.collectionViewLayout === made)
    stage.root.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(stage.root.collectionViewLayout === made)
  }

  // MARK: What is selected

  @Test(arguments: [true, false])
  func `A tapped item stands after the push where it stood`(animated: Bool) {
    // T21
    stage.tap(7)
    stage.push(height: 200, animated: animated)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 7, section: 0)])
    // 244 points below the view's edge, before and after.
    #expect(view.contentOffset.y == 1156)
    #expect(stage.visible == [5, 6, 7, 8])
  }

  @Test func `A tapped item that would be cut at its end is seen whole`() {
    // T21
    stage.tap(13)
    stage.push(height: 200)
    #expect(view.contentOffset.y == 2320)
  }

  @Test func `Of an item that is higher than the view the beginning is seen`() {
    // T21
    stage.tap(7)
    stage.push(height: 600)
    #expect(view.contentOffset.y == 4156)
  }

  @Test func `Of several the first one in sight is kept`() {
    // T21
    view.allowsMultipleSelection = true
    view.contentOffset.y = 156
    for item in [1, 13, 7] {
      view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    stage.screen.runFrame()
    stage.push(height: 200)
    #expect(view.contentOffset.y == 1356)
  }

  @Test func `One that is selected out of sight is seen afterwards`() {
    // T21
    view.selectItem(at: IndexPath(item: 60, section: 0), animated: false, scrollPosition: [])
    stage.push(height: 200)
    #expect(view.contentOffset.y == 11720)
  }

  @Test func `The layout has the last word`() {
    // T21
    stage.tap(7)
    let layout = ObstinateLayout()
    stage.push(stage.next(layout, height: 200))
    #expect(layout.proposals == [1156])
    #expect(view.contentOffset.y == 1000)
  }

  // MARK: Where nothing is selected

  @Test func `Where nothing is selected the first item in sight keeps its place, there and back`() {
    // T21
    view.contentOffset.y = 500
    stage.screen.runFrame()
    stage.push(height: 200)
    #expect(view.contentOffset.y == 3500)
    view.contentOffset.y = 5000
    stage.screen.runFrame()
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.contentOffset.y == 600)
  }

  @Test func `Content at its beginning stays there`() {
    // T21
    stage.push(height: 200)
    #expect(view.contentOffset.y == -44)
  }

  // MARK: Back

  @Test(arguments: [true, false])
  func `A pop shows the content where it stood when it was left`(animated: Bool) {
    // T23
    view.contentOffset.y = 330
    stage.screen.runFrame()
    stage.tap(22)
    stage.push(height: 200, animated: animated)
    #expect(view.contentOffset.y > 4000)
    stage.navigation.popViewController(animated: animated)
    stage.screen.advanceUntilRest()
    #expect(view.contentOffset.y == 330)
  }

  @Test func `A pop that is taken back leaves the content, and the next one brings it back`() {
    // T23
    view.contentOffset.y = 330
    stage.screen.runFrame()
    stage.tap(22)
    stage.push(height: 200)
    let arrived = view.contentOffset.y
    stage.finger(.began, at: 1)
    stage.finger(.moved, at: 41)
    stage.finger(.moved, at: 61)
    stage.screen.advance(by: 0.5)
    stage.finger(.ended, at: 61)
    stage.screen.advanceUntilRest()
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(view.contentOffset.y == arrived)
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.contentOffset.y == 330)
  }

  @Test func `Another item that was selected meanwhile is in sight after the pop`() {
    // T23
    stage.root.clearsSelectionOnViewWillAppear = false
    stage.tap(7)
    stage.push(height: 200)
    view.selectItem(at: IndexPath(item: 60, section: 0), animated: false, scrollPosition: [])
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(stage.visible.contains(60))
  }

  @Test func `After a reload the place of before says nothing`() {
    // T23
    stage.tap(13)
    stage.push(height: 200)
    view.reloadData()
    stage.screen.runFrame()
    #expect(view.contentOffset.y == 2320)
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    // Nothing is selected any longer, and the first in sight was item 12, 80 points below the view's edge.
    #expect(view.contentOffset.y == 320)
  }

  // MARK: Selections

  @Test func `A pop deselects where the flag of the controller that appears is not set`() {
    // T22
    stage.tap(7)
    stage.push(height: 200)
    #expect(view.indexPathsForSelectedItems?.count == 1)
    stage.navigation.popViewController(animated: true)
    stage.screen.advance(by: 0.1)
    #expect(view.indexPathsForSelectedItems?.count == 1)
    stage.screen.advanceUntilRest()
    #expect(view.indexPathsForSelectedItems ?? [] == [])
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func `A pop to a controller whose own flag is set leaves what is selected`() {
    // T22
    stage.tap(7)
    stage.push(height: 200)
    stage.push(height: 300)
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 7, section: 0)])
    stage.navigation.popViewController(animated: false)
    stage.screen.advanceUntilRest()
    #expect(view.indexPathsForSelectedItems ?? [] == [])
  }

  @Test func `A controller that keeps its selection does so after a pop, too`() {
    // T22
    stage.root.clearsSelectionOnViewWillAppear = false
    stage.tap(7)
    stage.push(height: 200)
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 7, section: 0)])
  }

  // MARK: Frames

  @Test(arguments: [true, false])
  func `A swipe that is held asks for no frames, and goes on with the finger`(shares: Bool) {
    // T25
    if shares {
      stage.push(height: 200)
    } else {
      stage.navigation.pushViewController(UIViewController(), animated: true)
      stage.screen.advanceUntilRest()
    }
    stage.finger(.began, at: 1)
    stage.finger(.moved, at: 41)
    stage.finger(.moved, at: 121)
    stage.screen.advance(by: 0.5)
    #expect(!stage.screen.scene.wantsFrames)
    let held = stage.seen(1)
    stage.finger(.moved, at: 181)
    stage.screen.advance(by: 0.5)
    if shares { #expect(stage.seen(1) < held - 10) }
    #expect(!stage.screen.scene.wantsFrames)
    stage.finger(.ended, at: 181)
    stage.screen.advanceUntilRest()
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.seen(1) == 44)
  }
}

/// A flow layout that puts its content where it likes.
private final class ObstinateLayout: UICollectionViewFlowLayout {
  private(set) var proposals: [CGFloat] = []

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposals.append(proposedContentOffset.y)
    return CGPoint(x: 0, y: 1000)
  }
}

/// A navigation controller below whose bar of 44 points the root shows items of 100 × 100 points, three in a line.
@MainActor private final class PlaceStage {
  let screen = VirtualScreen(width: 300, height: 480)
  let root = PlaceController(UICollectionViewFlowLayout(), size: CGSize(width: 100, height: 100))
  let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.advanceUntilRest()
  }

  /// A controller that shows one item in each line.
  func next(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(), height: CGFloat) -> PlaceController {
    let made = PlaceController(layout, size: CGSize(width: 300, height: height))
    made.useLayoutToLayoutNavigationTransitions = true
    return made
  }

  func push(height: CGFloat, animated: Bool = true) { push(next(height: height), animated: animated) }

  func push(_ controller: UIViewController, animated: Bool = true) {
    navigation.pushViewController(controller, animated: animated)
    screen.advanceUntilRest()
  }

  func tap(_ item: Int) {
    let view = root.collectionView!
    let center = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))!.center
    screen.play(.tap(at: CGPoint(x: center.x, y: min(center.y - view.contentOffset.y, 470))).then(.rest(0.4)))
    screen.advanceUntilRest()
  }

  /// The items that have cells in the view, below the bar, too.
  var visible: [Int] { root.collectionView.indexPathsForVisibleItems.map(\.item) }

  /// The upper edge of an item as it is seen in the view, which the screen is.
  func seen(_ item: Int) -> CGFloat {
    let view = root.collectionView!
    let cell = view.cellForItem(at: IndexPath(item: item, section: 0))
    return cell.map { ($0.layer.presentation() ?? $0.layer).frame.minY - view.bounds.minY } ?? -1
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
}

private final class PlaceController: UICollectionViewController {
  let made: UICollectionViewFlowLayout
  init(_ layout: UICollectionViewFlowLayout, size: CGSize) {
    made = layout
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}
