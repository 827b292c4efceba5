import Foundation
import GestureEngine
import OpenCollectionView
import Testing

/// Scroll views with names are found again as they were when their scene is made anew. // V75
@MainActor struct ScrollRestorationTests {
  private final class Host: SceneHost { func sceneWantsFrames(_ scene: UIWindowScene) {} }

  private final class Grid: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var view_ = UICollectionView(frame: .zero, collectionViewLayout: layout)
    var count = 100
    var name: String? = "grid"

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.itemSize = CGSize(width: 90, height: 100)
      layout.minimumInteritemSpacing = 0
      layout.minimumLineSpacing = 0
      view_.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view_.dataSource = self
      view_.allowsMultipleSelection = true
      view_.restorationIdentifier = name
      view.addSubview(view_)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      view_.frame = view.bounds
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let application = UIApplication(delegateClass: nil)
  private let host = Host()

  private func show(
    _ controller: UIViewController, width: CGFloat = 300, _ state: [UInt8]? = nil
  ) -> (scene: UIWindowScene, window: UIWindow) {
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: width, height: 400)), title: "T",
      restorationState: state)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frame(scene)
    return (scene, window)
  }

  private func frame(_ scene: UIWindowScene) { for time in [1.0, 1.1] { _ = scene.runFrame(at: time) } }

  /// What a page keeps of a grid of three columns that is scrolled to its rows 5 and following, with items 16 and 20 selected.
  private func kept(name: String? = "grid") throws -> [UInt8]? {
    let grid = Grid()
    grid.name = name
    let (scene, window) = show(grid)
    grid.view_.contentOffset.y = 530
    for item in [16, 20] {
      grid.view_.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    frame(scene)
    window.isHidden = true
    return scene.restorationState()
  }

  @Test func `a collection view with a name goes back to where it was, with what was selected`() throws {
    let grid = Grid()
    _ = show(grid, try kept())
    #expect(grid.view_.contentOffset == CGPoint(x: 0, y: 530))
    #expect(grid.view_.indexPathsForSelectedItems?.map(\.item).sorted() == [16, 20])
  }

  @Test func `one without a name begins anew, and nothing is kept for it`() throws {
    #expect(try kept(name: nil) == nil)
    let grid = Grid()
    grid.name = nil
    _ = show(grid, try kept())
    #expect(grid.view_.contentOffset == .zero)
  }

  @Test func `in a window of another width the item that was seen first is seen first`() throws {
    let grid = Grid()
    _ = show(grid, width: 200, try kept())
    // Row 5 of three columns begins with item 15: of two columns that is the second of row 7. Three tenths of it were gone.
    #expect(grid.view_.contentOffset == CGPoint(x: 0, y: 730))
  }

  @Test func `what comes later is waited for, and a person who scrolls meanwhile is left alone`() throws {
    let grid = Grid()
    grid.count = 0
    let (scene, _) = show(grid, try kept())
    #expect(grid.view_.contentOffset == .zero)
    grid.count = 100
    grid.view_.reloadData()
    frame(scene)
    #expect(grid.view_.contentOffset.y == 530)
    // It was shown again: from now on it is where the program has it.
    grid.view_.contentOffset.y = 0
    grid.view_.reloadData()
    frame(scene)
    #expect(grid.view_.contentOffset == .zero)
  }

  @Test func `views of one name are told apart by those around them`() throws {
    func pair() -> (UIViewController, [UIScrollView]) {
      let root = UIViewController()
      let views = ["left", "right"].map { name in
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        box.restorationIdentifier = name
        let scroll = UIScrollView(frame: box.bounds)
        scroll.contentSize = CGSize(width: 100, height: 1_000)
        scroll.restorationIdentifier = "text"
        box.addSubview(scroll)
        root.view.addSubview(box)
        return scroll
      }
      return (root, views)
    }
    let (root, views) = pair()
    let (scene, _) = show(root)
    views[0].contentOffset.y = 100
    views[1].contentOffset.y = 450
    frame(scene)
    let state = scene.restorationState()
    let (second, again) = pair()
    _ = show(second, state)
    #expect(again.map(\.contentOffset.y) == [100, 450])
  }

  @Test func `a screen below another one in a navigation is kept and restored`() throws {
    func stack() -> (UINavigationController, Grid) {
      let grid = Grid()
      let navigation = UINavigationController(rootViewController: grid)
      return (navigation, grid)
    }
    let (navigation, grid) = stack()
    let (scene, _) = show(navigation)
    grid.view_.contentOffset.y = 600
    frame(scene)
    let offset = grid.view_.contentOffset.y
    navigation.pushViewController(UIViewController(), animated: false)
    frame(scene)
    #expect(grid.view.window == nil)
    let state = scene.restorationState()
    let (other, again) = stack()
    let (second, _) = show(other, state)
    frame(second)
    #expect(again.view_.contentOffset.y == offset)
  }

  @Test func `a screen below another one is found again by the item that was seen first below the bar`() throws {
    let grid = Grid()
    let navigation = UINavigationController(rootViewController: grid)
    let (scene, _) = show(navigation)
    // Below the bar of 44 points item 18 is seen first, of which as much is hidden.
    grid.view_.contentOffset.y = 600
    frame(scene)
    navigation.pushViewController(UIViewController(), animated: false)
    frame(scene)
    let again = Grid()
    let (second, _) = show(UINavigationController(rootViewController: again), width: 400, scene.restorationState())
    frame(second)
    #expect(again.view_.contentOffset.y == 400)
  }

  @Test func `screens of one name above each other are told apart, and one that has not been shown again is kept`()
    throws
  {
    func stack() -> (UINavigationController, [Grid]) {
      let grids = [Grid(), Grid()]
      let navigation = UINavigationController()
      navigation.setViewControllers(grids, animated: false)
      return (navigation, grids)
    }
    let navigation = UINavigationController(rootViewController: Grid())
    let (scene, _) = show(navigation)
    (navigation.viewControllers[0] as? Grid)?.view_.contentOffset.y = 600
    frame(scene)
    let above = Grid()
    navigation.pushViewController(above, animated: false)
    frame(scene)
    above.view_.contentOffset.y = 250
    frame(scene)
    let (other, grids) = stack()
    let (second, _) = show(other, scene.restorationState())
    #expect(grids[1].view_.contentOffset.y == 250)
    #expect(!grids[0].isViewLoaded)
    // Twice in a row: the lower one has not been seen in between.
    let (third, again) = stack()
    let (last, _) = show(third, second.restorationState())
    #expect(again[1].view_.contentOffset.y == 250)
    third.popViewController(animated: false)
    frame(last)
    #expect(again[0].view_.contentOffset.y == 600)
  }

  @Test func `bytes of nobody here restore nothing, and stop nothing`() {
    let grid = Grid()
    let lie =
      #"{"values":{},"views":{"grid":{"x":1e400,"y":5,"contentWidth":1,"contentHeight":1,"width":1,"height":1}}}"#
    _ = show(grid, Array(lie.utf8))
    #expect(grid.view_.contentOffset == .zero)
    let far = Grid()
    let place =
      #"{"values":{},"views":{"grid":{"x":0,"y":5,"contentWidth":1,"contentHeight":1,"width":1,"height":1,"#
      + #""anchor":{"section":9,"item":-4,"x":0,"y":0},"selected":[[0,4000],[-1,0],[3]]}}}"#
    _ = show(far, Array(place.utf8))
    #expect(far.view_.contentOffset == .zero)
    #expect(far.view_.indexPathsForSelectedItems ?? [] == [])
  }
}
