import OpenCollectionView
import Testing
import TouchTesting

/// Editing that begins and ends with an animation. // C124
@MainActor struct AnimatedEditingTests {
  private final class List: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Row \(indexPath.item)"
      cell.contentConfiguration = content
      (cell as? UICollectionViewListCell)?.accessories = [.delete()]
      return cell
    }
  }

  private let screen = VirtualScreen(width: 320, height: 480)
  private let list: List

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    list = List(collectionViewLayout: layout)
    screen.show(list)
    screen.advanceUntilRest()
  }

  /// The left edge of the content of the second cell, as it is seen.
  private var seen: CGFloat {
    let content = list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))!.contentView
    return (content.layer.presentation() ?? content.layer).frame.minX
  }

  @Test func `Cells make room in the course of it, and take it back`() {
    list.setEditing(true, animated: true)
    screen.advance(by: 0.15)
    let halfWay = seen
    screen.advanceUntilRest()
    let room = seen
    #expect(room > 30)
    #expect(halfWay > 0.2 * room && halfWay < 0.8 * room)
    list.setEditing(false, animated: true)
    screen.advance(by: 0.15)
    #expect(seen > 0.2 * room && seen < 0.8 * room)
    screen.advanceUntilRest()
    #expect(seen == 0)
  }

  @Test func `Editing that a program begins in an animation of its own is seen in the course of that`() {
    // I68
    UIView.animate(withDuration: 1) { list.collectionView.isEditing = true }
    screen.advance(by: 0.5)
    #expect(seen > 5 && seen < 28)
    screen.advanceUntilRest()
    #expect(seen == 32)
  }

  @Test func `Accessories slide in and out in the course of it`() throws {
    // I58
    func minus() throws -> UIView {
      let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
      return try #require(cell.subviews.first { $0 is UIControl })
    }
    list.setEditing(true, animated: true)
    screen.advance(by: 0.1)
    let view = try minus()
    let seen = try #require(view.layer.presentation()).frame.minX
    #expect(seen > -24 && seen < 8)
    screen.advanceUntilRest()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 24, height: 44))
    list.setEditing(false, animated: true)
    screen.advance(by: 0.1)
    #expect(view.superview != nil)
    screen.advanceUntilRest()
    #expect(view.superview == nil)
  }

  @Test func `Rows that come into sight meanwhile have their accessories at once`() throws {
    // I58
    let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    list.setEditing(true, animated: true)
    screen.advance(by: 0.1)
    list.collectionView.reloadData()
    screen.runFrame()
    let other = try #require(list.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    let minus = try #require(other.subviews.first { $0 is UIControl && !$0.isHidden })
    #expect((minus.layer.presentation() ?? minus.layer).frame.minX == 8)
    #expect(cell.window != nil)
    screen.advanceUntilRest()
  }

  @Test func `The button fades over to its other title, and has it at once without an animation`() throws {
    let navigation = UINavigationController(rootViewController: list)
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    screen.show(navigation)
    screen.advanceUntilRest()
    list.setEditing(true, animated: true)
    #expect(list.editButtonItem.title == "Done")
    screen.advance(by: 0.1)
    #expect(!screen.isAtRest)
    screen.advanceUntilRest()
    list.setEditing(false, animated: false)
    screen.runFrame()
    #expect(list.editButtonItem.title == "Edit")
    #expect(screen.isAtRest)
  }

  @Test func `Without an animation the room is there with the next frame`() {
    list.setEditing(true, animated: false)
    screen.runFrame()
    #expect(seen > 30)
    #expect(screen.isAtRest)
  }
}
