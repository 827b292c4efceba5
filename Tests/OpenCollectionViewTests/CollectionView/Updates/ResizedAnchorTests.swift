import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Where content stands when its view gets another size.
@MainActor struct ResizedAnchorTests {
  private final class Squares: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    var count = 400
    lazy var grid = UICollectionView(frame: .zero, collectionViewLayout: layout)

    override func viewDidLoad() {
      super.viewDidLoad()
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      grid.dataSource = self
      grid.anchorsVisibleContent = true
      grid.contentInsetAdjustmentBehavior = .never
      view.addSubview(grid)
    }

    // Four columns on a wide screen, two on a narrow one: the frame first and then the layout, as programs do.
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard grid.frame != view.bounds else { return }
      grid.frame = view.bounds
      let side = view.bounds.width / (view.bounds.width > 500 ? 4 : 2)
      layout.itemSize = CGSize(width: side, height: side)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    var first: Int? { grid.indexPathsForVisibleItems.min()?.item }
  }

  private func turn(_ screen: VirtualScreen, _ width: CGFloat, _ height: CGFloat) {
    var description = screen.scene.screen.screenDescription
    description.size = CGSize(width: width, height: height)
    screen.receive(.screen(description))
    screen.advance(by: 0.5)
  }

  // C90
  @Test func `the item at the top stays at the top when the screen is turned, there and back, again and again`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let squares = Squares()
    screen.show(squares)
    squares.grid.contentOffset.y = 200 * 21
    screen.advance(by: 0.1)
    #expect(squares.first == 42)
    for _ in 0..<3 {
      turn(screen, 800, 400)
      // 42 stands in the row of 40.
      #expect(squares.grid.contentOffset.y == 2000)
      #expect(squares.first == 40)
      turn(screen, 400, 800)
      #expect(squares.grid.contentOffset.y == 4200)
      #expect(squares.first == 42)
    }
  }

  // C90
  @Test func `content that stands at its beginning stays there, and one that was scrolled since has another anchor`() {
    let screen = VirtualScreen(width: 400, height: 800)
    let squares = Squares()
    screen.show(squares)
    turn(screen, 800, 400)
    #expect(squares.grid.contentOffset.y == 0)
    squares.grid.contentOffset.y = 400
    screen.advance(by: 0.1)
    turn(screen, 400, 800)
    #expect(squares.first == 8)
    #expect(squares.grid.contentOffset.y == 800)
  }

  private func show(_ count: Int, at offset: CGFloat) -> (VirtualScreen, Squares) {
    let screen = VirtualScreen(width: 400, height: 800)
    let squares = Squares()
    squares.count = count
    screen.show(squares)
    squares.grid.contentOffset.y = offset
    screen.advance(by: 0.1)
    return (screen, squares)
  }

  // C90
  @Test func `content that all fits in one size is where it was in the other`() {
    let (screen, squares) = show(12, at: 400)
    // Three rows of four have room in 800 points.
    turn(screen, 800, 800)
    #expect(squares.grid.contentOffset.y == 0)
    turn(screen, 400, 800)
    #expect(squares.grid.contentOffset.y == 400)
    #expect(squares.first == 4)
  }

  // C90
  @Test func `the end of the content is there again after a size that is higher alone`() {
    let (screen, squares) = show(20, at: 1200)
    turn(screen, 400, 1000)
    #expect(squares.grid.contentOffset.y == 1000)
    turn(screen, 400, 800)
    #expect(squares.grid.contentOffset.y == 1200)
  }

  // C90
  @Test(arguments: [[0], [100, 200]] as [[CGFloat]])
  func `who has scrolled in the other size sees the same things afterwards, wherever that ended`(offsets: [CGFloat]) {
    let (screen, squares) = show(20, at: 1200)
    turn(screen, 800, 800)
    #expect(squares.grid.contentOffset.y == 200)
    for offset in offsets {
      squares.grid.contentOffset.y = offset
      screen.advance(by: 0.1)
    }
    turn(screen, 400, 800)
    // The second row of four begins with the fifth item, which is in the third row of two.
    #expect(squares.grid.contentOffset.y == (offsets.last == 0 ? 0 : 400))
  }

  // C90
  @Test func `an item that stood first is another one when the data has been loaded anew`() {
    let (screen, squares) = show(20, at: 1200)
    turn(screen, 800, 800)
    squares.grid.reloadData()
    screen.advance(by: 0.1)
    turn(screen, 400, 800)
    #expect(squares.grid.contentOffset.y == 400)
  }
}
