import OpenCollectionView
import Testing
import TouchTesting

@MainActor private final class NumbersController: UICollectionViewController {
  var count = 12
  var lines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "number")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    lines.append("will appear with \(selected)")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    lines.append("is appearing with \(selected)")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lines.append("did appear with \(selected)")
  }

  var selected: [Int] { (collectionView.indexPathsForSelectedItems ?? []).map(\.item) }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    lines.append("select \(indexPath.item)")
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
}

@MainActor struct CollectionViewControllerTests {
  private func numbers() -> NumbersController { NumbersController(collectionViewLayout: GridScreen.grid()) }

  @Test func `A controller that overrides nothing has one section without items`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    screen.show(controller)
    #expect(controller.collectionView.numberOfSections == 1)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 0)
    #expect(controller.collectionView.visibleCells.isEmpty)
  }

  @Test func `The controller is data source and delegate of a collection view that fills its view`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = numbers()
    let layout = controller.collectionViewLayout
    #expect(controller.viewIfLoaded == nil)
    screen.show(controller)
    let view = controller.collectionView
    #expect(view?.superview === controller.view)
    #expect(view?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(view?.dataSource === controller)
    #expect(view?.delegate === controller)
    #expect(view?.collectionViewLayout === layout)
    #expect(controller.collectionViewLayout === layout)
    #expect(view?.visibleCells.count == 12)
    screen.play(.tap(at: CGPoint(x: 160, y: 160)).then(.rest(0.4)))
    #expect(controller.lines.last == "select 4")
  }

  @Test func `Another collection view takes the place of the first, and keeps who it belongs to`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = numbers()
    let other = UICollectionView(frame: .zero, collectionViewLayout: GridScreen.grid())
    let source = NumberSource([1])
    other.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    other.dataSource = source
    screen.show(controller)
    let first = controller.collectionView
    controller.collectionView = other
    screen.runFrame()
    #expect(first?.superview == nil)
    #expect(other.superview === controller.view)
    #expect(other.dataSource === source)
    #expect(other.delegate === controller)
    #expect(other.frame.size == CGSize(width: 320, height: 480))
    #expect(other.visibleCells.count == 1)
  }

  @Test func `Editing is passed on`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = numbers()
    controller.setEditing(true, animated: false)
    screen.show(controller)
    #expect(controller.collectionView.isEditing)
    controller.setEditing(false, animated: true)
    #expect(!controller.collectionView.isEditing)
    controller.isEditing = true
    #expect(controller.collectionView.isEditing)
  }

  @Test func `What was selected is deselected after the view will appear, not in it`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = numbers()
    #expect(controller.clearsSelectionOnViewWillAppear)
    screen.show(controller)
    controller.collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    screen.show(UIViewController())
    controller.lines = []
    screen.show(controller)
    #expect(controller.lines == ["will appear with [3]", "is appearing with []", "did appear with []"])
  }

  @Test func `In a transition it is deselected before the view did appear`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = numbers()
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    controller.collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: true)
    screen.advanceUntilRest()
    controller.lines = []
    navigation.popViewController(animated: true)
    screen.advance(by: 0.1)
    #expect(controller.selected == [3])
    screen.advanceUntilRest()
    #expect(
      controller.lines.filter { $0 != "scroll" } == [
        "will appear with [3]", "is appearing with [3]", "did appear with []",
      ])
  }

  @Test func `A controller that keeps its selection does`() {
    let screen = VirtualScreen(width: 320, height: 480)
    let controller = numbers()
    controller.clearsSelectionOnViewWillAppear = false
    screen.show(controller)
    controller.collectionView.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
    screen.show(UIViewController())
    screen.show(controller)
    #expect(controller.selected == [3])
  }

  @Test func `Items without cells stop the program with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        _ = controller.collectionView(controller.collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
      }
    }
  }
}
