import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TouchTesting

/// A waterfall of cells that fills a screen of 320 × 480 points; the items have the sizes that the test gives.
@MainActor final class WaterfallScreen: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
  /// A cell that is as high as its item says, where it is asked.
  final class Cell: UICollectionViewCell {
    var height: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  let screen: VirtualScreen
  let layout: WaterfallLayout
  let view: UICollectionView
  /// By sections.
  var sizes: [[CGSize]]
  /// How often the delegate was asked for a size.
  private(set) var questions = 0
  var columnCounts: [Int] = []

  init(
    _ sizes: [[CGSize]], width: CGFloat = 320, isDelegate: Bool = true, configure: (WaterfallLayout) -> Void = { _ in }
  ) {
    self.sizes = sizes
    screen = VirtualScreen(width: width, height: 480)
    layout = WaterfallLayout()
    configure(layout)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    super.init()
    view.dataSource = self
    if isDelegate { view.delegate = self }
    screen.show(view)
  }

  /// Items as wide as a column of 155 points, and as high as is said.
  convenience init(heights: [CGFloat], configure: (WaterfallLayout) -> Void = { _ in }) {
    self.init([heights.map { CGSize(width: 155, height: $0) }], configure: configure)
  }

  func frames(inSection section: Int = 0) -> [CGRect] {
    sizes[section].indices.compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
  }

  var shownFrames: [CGRect] { view.visibleCells.map(\.frame) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sizes[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = sizes[indexPath.section][indexPath.item].height
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return sizes[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCounts.indices.contains(section) ? columnCounts[section] : collectionViewLayout.columnCount }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
