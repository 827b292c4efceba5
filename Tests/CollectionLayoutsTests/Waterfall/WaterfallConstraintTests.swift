import CollectionLayouts
import Foundation
import OpenCollectionView
import Testing
import TouchTesting

/// A waterfall whose cells are as high as their constraints make them.
@MainActor struct WaterfallConstraintTests {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) { fatalError("never from an archive") }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 300 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.label.text = Array(repeating: "word", count: 1 + path.item * 7 % 40).joined(separator: " ")
      return cell
    }
  }

  @Test func `columns keep their width, and every cell has the height of its text, wherever one scrolls`() {
    let screen = VirtualScreen(width: 320, height: 600, scale: 2)
    let layout = WaterfallLayout()
    layout.estimatedItemLength = 50
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
    for step in 0..<40 {
      view.contentOffset.y += step < 30 ? 200 : -350
      screen.runFrame()
      for case let cell as Cell in view.visibleCells {
        #expect(cell.frame.width == 155)
        #expect(cell.frame.height == cell.label.sizeThatFits(CGSize(width: 135, height: 0)).height + 20)
        #expect(cell.label.frame.size == CGSize(width: 135, height: cell.frame.height - 20))
      }
      #expect(view.visibleCells.count >= 6)
    }
  }
}
