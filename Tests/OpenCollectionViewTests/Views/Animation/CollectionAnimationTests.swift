import LayerEngine
import OpenCollectionView
import PlaneGeometry
import Testing
import TouchTesting

@MainActor struct CollectionAnimationTests {
  private final class Cell: UICollectionViewCell {
    let mark = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      mark.frame = CGRect(x: 0, y: 0, width: contentView.bounds.width / 2, height: 10)
    }
  }

  private final class Source: UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .red : .blue
      return cell
    }
  }

  @MainActor private struct Grid {
    let screen = VirtualScreen(width: 400, height: 400)
    let source = Source()
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init() {
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), collectionViewLayout: layout)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      screen.show(view)
    }

    func cell(_ item: Int) -> Cell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell }
  }

  @Test func `cells that come into sight during an animation stand where they belong at once`() {
    let grid = Grid()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      grid.view.contentOffset.y = 200
      grid.view.layoutIfNeeded()
    }
    #expect(grid.view.layer.animationKeys() == ["bounds.origin"])
    for item in 16..<24 {
      let cell = grid.cell(item)
      #expect(cell?.layer.animationKeys() == nil, "cell \(item)")
      #expect(cell?.contentView.layer.animationKeys() == nil, "content of cell \(item)")
      #expect(cell?.mark.layer.animationKeys() == nil, "mark in cell \(item)")
    }
    grid.screen.advance(by: 0.5)
    #expect(grid.view.layer.presentation()?.bounds.origin.y.rounded() == 100)
  }

  @Test func `cells that stay in sight move with a layout that becomes another one`() {
    let grid = Grid()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      grid.layout.itemSize = CGSize(width: 200, height: 200)
      grid.view.layoutIfNeeded()
    }
    #expect(grid.cell(0)?.layer.animationKeys() == ["bounds.size", "position"])
    grid.screen.advance(by: 0.5)
    let shown = grid.cell(1)?.layer.presentation()
    #expect(shown?.bounds.width.rounded() == 150)
    #expect(shown?.position.x.rounded() == 225)
    #expect(grid.cell(1)?.mark.layer.presentation()?.bounds.width.rounded() == 75)
  }

  @Test func `a cell that is used again does not come from where it was`() {
    let grid = Grid()
    UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) {
      grid.layout.itemSize = CGSize(width: 200, height: 200)
      grid.view.layoutIfNeeded()
    }
    grid.screen.advance(by: 0.5)
    grid.view.contentOffset.y = 2000
    grid.screen.advance(by: 0.1)
    for cell in grid.view.visibleCells { #expect(cell.layer.animationKeys() == nil) }
  }
}
