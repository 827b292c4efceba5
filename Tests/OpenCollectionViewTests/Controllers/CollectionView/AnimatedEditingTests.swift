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

  @Test func `Without an animation the room is there with the next frame`() {
    list.setEditing(true, animated: false)
    screen.runFrame()
    #expect(seen > 30)
    #expect(screen.isAtRest)
  }
}
