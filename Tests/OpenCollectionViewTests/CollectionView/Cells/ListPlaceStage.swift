import TouchTesting

@testable import OpenCollectionView

/// Rows of 44 points in sections of a compositional layout, which are those of a list.
@MainActor final class ListPlaceStage: NSObject, UICollectionViewDataSource {
  let screen: VirtualScreen
  let view: UICollectionView
  var counts: [Int]
  /// What a cell is filled with when it is asked for.
  var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }

  init(_ counts: [Int], _ style: ListSectionStyle?, width: CGFloat = 320, hasHeader: Bool = false) {
    self.counts = counts
    screen = VirtualScreen(width: width, height: 640)
    view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: Self.layout(style, hasHeader: hasHeader))
    super.init()
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = self
  }

  func show() {
    screen.show(view)
    screen.runFrame()
  }

  static func layout(_ style: ListSectionStyle?, hasHeader: Bool = false) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.listStyle = style
    if hasHeader {
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
      ]
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? UICollectionViewListCell { configure(cell, indexPath) }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    if let cell = view as? UICollectionViewListCell { configure(cell, indexPath) }
    return view
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func edge(_ kind: String) -> UICollectionViewListCell? {
    view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
  }

  /// The rounded corners of the fill behind a row, as it is seen: "top", "bottom", "all" or "none".
  func corners(_ item: Int, _ section: Int = 0) -> String {
    guard let fill = cell(item, section)?.configurations?.backgroundView?.subviews.first?.layer else {
      return "no fill"
    }
    guard fill.cornerRadius > 0 else { return "none" }
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    switch fill.maskedCorners {
    case top: return "top \(fill.cornerRadius)"
    case bottom: return "bottom \(fill.cornerRadius)"
    case top.union(bottom): return "all \(fill.cornerRadius)"
    default: return "others"
    }
  }
}
