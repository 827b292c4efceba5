import OpenCollectionView
import PlaneGeometry
import TouchTesting

/// A collection view in a layout that fills a screen, with so many items in each section as a test says.
@MainActor final class LayoutScreen<Layout: UICollectionViewLayout>: NSObject, UICollectionViewDataSource {
  let screen: VirtualScreen
  let layout: Layout
  let view: UICollectionView
  var counts: [Int]
  /// How often the number of items in a section was asked for.
  private(set) var countQuestions = 0
  /// How many cells were made or filled.
  private(set) var cellQuestions = 0

  init(_ layout: Layout, _ counts: [Int], width: CGFloat = 320, height: CGFloat = 480) {
    self.layout = layout
    self.counts = counts
    screen = VirtualScreen(width: width, height: height)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "CircleLayoutHub",
    ] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    super.init()
    view.dataSource = self
    screen.show(view)
  }

  func attributes(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }

  /// The frames of a section's items, rounded to thousandths.
  func frames(inSection section: Int = 0) -> [CGRect] {
    (0..<counts[section]).compactMap { attributes($0, section)?.frame.inThousandths }
  }

  /// The middles of a section's items, rounded to thousandths.
  func centers(inSection section: Int = 0) -> [CGPoint] {
    (0..<counts[section]).compactMap { attributes($0, section)?.center.inThousandths }
  }

  /// Reads from right to left.
  func mirror() {
    view.semanticContentAttribute = .forceRightToLeft
    layout.invalidateLayout()
    screen.runFrame()
  }

  /// What the layout says in a rectangle and not alone, or another time: nothing, where it is of one mind.
  func contradictions(in rect: CGRect) -> [String] {
    let answer = layout.layoutAttributesForElements(in: rect) ?? []
    let again = layout.layoutAttributesForElements(in: rect) ?? []
    var found: [String] = []
    if answer != again { found.append("the second answer is another") }
    if Set(answer.map(\.indexPath)).count != Set(answer.map { "\($0.indexPath)" }).count { found.append("numbers") }
    for attributes in answer where attributes.representedElementCategory == .cell {
      if layout.layoutAttributesForItem(at: attributes.indexPath) != attributes {
        found.append("\(attributes.indexPath) is another alone")
      }
    }
    return found
  }

  /// The items of all that are seen and touch a rectangle, asked for one by one.
  func itemsOneByOne(in rect: CGRect) -> Set<IndexPath> {
    var items: Set<IndexPath> = []
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        guard let attributes = attributes(item, section), attributes.alpha > 0 else { continue }
        if attributes.frame.intersects(rect) { items.insert(attributes.indexPath) }
      }
    }
    return items
  }

  func items(in rect: CGRect) -> Set<IndexPath> {
    Set(
      (layout.layoutAttributesForElements(in: rect) ?? []).filter { $0.representedElementCategory == .cell }
        .map(\.indexPath))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    countQuestions += 1
    return counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cellQuestions += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension CGFloat {
  /// The number without what binary fractions add to it.
  var inThousandths: CGFloat {
    let rounded = (self * 1000).rounded() / 1000
    // There is no negative zero in what a person works out.
    return rounded == 0 ? 0 : rounded
  }
}

extension CGPoint {
  var inThousandths: CGPoint { CGPoint(x: x.inThousandths, y: y.inThousandths) }
}

extension CGRect {
  var inThousandths: CGRect {
    CGRect(
      x: minX.inThousandths, y: minY.inThousandths, width: width.inThousandths, height: height.inThousandths)
  }
}
