import OpenCollectionView
import TouchTesting

/// A collection view in a compositional layout that fills a screen of 320 × 480 points, at two pixels a point.
@MainActor struct ComposedScreen {
  let screen: VirtualScreen
  let view: UICollectionView
  let source: NumberSource

  init(
    _ counts: [Int], _ layout: UICollectionViewLayout, cell: AnyClass = NumberCell.self, width: CGFloat = 320,
    height: CGFloat = 480, isMirrored: Bool = false
  ) {
    screen = VirtualScreen(width: width, height: height, scale: 2)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentInsetAdjustmentBehavior = .never
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    source = NumberSource(counts)
    view.register(cell, forCellWithReuseIdentifier: "number")
    for kind in ["h", "f", "badge", "side"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
    view.dataSource = source
    screen.show(view)
    screen.runFrame()
  }

  /// The items that are seen, and where on the screen.
  var seen: [String: CGRect] {
    var seen: [String: CGRect] = [:]
    for case let cell as NumberCell in view.visibleCells {
      seen[cell.label.text ?? ""] = cell.convert(cell.bounds, to: screen.window)
    }
    return seen
  }

  var items: [String] { view.visibleCells.map { ($0 as? NumberCell)?.label.text ?? "" } }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutSection {
  /// Items of a part of the width, in lines of a height.
  static func grid(_ part: CGFloat, height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(part), .fractionalHeight(1)))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)), subitems: [item]))
  }

  /// Items of one size in a row that scrolls sideways.
  static func row(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100, height: CGFloat = 50,
    spacing: CGFloat = 8
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.absolute(width), .absolute(height)), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    return section
  }

  /// One estimated item below the other.
  static func list(estimate: CGFloat = 44, spacing: CGFloat = 3) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(.fractionalWidth(1), .estimated(estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = spacing
    return section
  }

  func with(_ change: (NSCollectionLayoutSection) -> Void) -> NSCollectionLayoutSection {
    change(self)
    return self
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  static func header(_ height: CGFloat = 30, pinned: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)), elementKind: "h", alignment: .top)
    header.pinToVisibleBounds = pinned
    return header
  }
}
