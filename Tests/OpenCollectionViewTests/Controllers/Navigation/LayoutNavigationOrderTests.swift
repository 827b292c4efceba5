import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// The order of all calls while controllers of a stack exchange the layout of one collection view.
@MainActor struct LayoutNavigationOrderTests {
  @Test func `Pushed`() {
    let stage = Stage()
    // T12
    stage.push()
    stage.screen.advanceUntilRest()
    #expect(
      stage.log.takeFoldedText() == """
        2 × [detail invalidateLayout(with: everything)]
        detail viewDidLoad
        root viewWillDisappear
        detail viewWillAppear
        root transitionLayout
        root prepareForTransition to detail
        detail prepareForTransition from root
        detail invalidateLayout(with: everything)
        detail prepare
        detail contentSize
        detail targetContentOffset -44
        root elements
        2 × [detail elements]
        detail contentSize
        root finalizeTransition, at once
        detail finalizeTransition, at once
        root viewDidDisappear
        detail viewDidAppear
        """)
  }

  @Test func `Popped`() {
    let stage = Stage()
    // T12
    stage.push()
    stage.screen.advanceUntilRest()
    stage.log.clear()
    stage.navigation.popViewController(animated: true)
    stage.screen.advanceUntilRest()
    #expect(
      stage.log.takeFoldedText() == """
        detail viewWillDisappear
        root viewWillAppear
        root transitionLayout
        detail prepareForTransition to root
        root prepareForTransition from detail
        root invalidateLayout(with: everything)
        root prepare
        root contentSize
        root targetContentOffset -44
        detail elements
        2 × [root elements]
        root contentSize
        detail finalizeTransition, at once
        root finalizeTransition, at once
        detail viewDidDisappear
        root viewDidAppear
        detail invalidateLayout(with: everything)
        """)
  }

  @Test func `Popped by a finger half way, and back`() {
    let stage = Stage()
    // T14
    stage.push()
    stage.screen.advanceUntilRest()
    stage.log.clear()
    for (phase, x) in [(TouchSample.Phase.began, 1), (.moved, 41), (.moved, 81), (.moved, 61)] as [(_, CGFloat)] {
      stage.finger(phase, at: x)
    }
    stage.screen.advance(by: 0.5)
    #expect(
      stage.log.takeFoldedText() == """
        detail viewWillDisappear
        root viewWillAppear
        root transitionLayout
        detail prepareForTransition to root
        root prepareForTransition from detail
        root invalidateLayout(with: everything)
        root prepare
        root contentSize
        root targetContentOffset -44
        detail elements
        root elements
        """)
    stage.finger(.ended, at: 61)
    stage.screen.advanceUntilRest()
    #expect(
      stage.log.takeFoldedText() == """
        detail elements
        detail contentSize
        detail finalizeTransition, at once
        root finalizeTransition, at once
        root viewWillDisappear
        root viewDidDisappear
        detail viewWillAppear
        detail viewDidAppear
        """)
  }

  @Test func `Popped by a finger`() {
    let stage = Stage()
    // T14
    stage.push()
    stage.screen.advanceUntilRest()
    stage.log.clear()
    for (phase, x) in [(TouchSample.Phase.began, 1), (.moved, 41), (.moved, 121), (.moved, 161)] as [(_, CGFloat)] {
      stage.finger(phase, at: x)
    }
    stage.finger(.ended, at: 161)
    stage.screen.advanceUntilRest()
    #expect(
      stage.log.takeFoldedText() == """
        detail viewWillDisappear
        root viewWillAppear
        root transitionLayout
        detail prepareForTransition to root
        root prepareForTransition from detail
        root invalidateLayout(with: everything)
        root prepare
        root contentSize
        root targetContentOffset -44
        detail elements
        2 × [root elements]
        root contentSize
        detail finalizeTransition, at once
        root finalizeTransition, at once
        detail viewDidDisappear
        root viewDidAppear
        detail invalidateLayout(with: everything)
        """)
  }
}

/// A navigation controller whose root shows three items, 40 points high each.
@MainActor private final class Stage {
  let log = CallLog()
  let screen = VirtualScreen(width: 200, height: 400)
  let navigation: UINavigationController

  init() {
    let root = OrderedController("root", height: 40, log)
    navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.advanceUntilRest()
    log.clear()
  }

  func push() {
    let detail = OrderedController("detail", height: 80, log)
    detail.useLayoutToLayoutNavigationTransitions = true
    navigation.pushViewController(detail, animated: true)
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

/// A controller that notes its appearances; three items stand below each other.
private final class OrderedController: UICollectionViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, height: Int, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(collectionViewLayout: ChangeLayout(name, log: log, height: height))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) viewDidLoad")
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) viewDidDisappear")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    log.note("\(name) numberOfItems")
    return 3
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.note("\(name) cellForItem \(indexPath.item)")
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    log.note("\(name) transitionLayout")
    return super.collectionView(collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
}
