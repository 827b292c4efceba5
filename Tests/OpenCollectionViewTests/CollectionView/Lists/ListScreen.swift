import OpenCollectionView
import TouchTesting

/// A list on a screen. Rows show their place, and are as high as a closure says, headers and footers too; 44 points unless it does.
@MainActor final class ListScreen: NSObject, UICollectionViewDataSource {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  let screen: VirtualScreen
  let view: UICollectionView
  var counts: [Int]
  var heightOfView: (String, Int) -> CGFloat = { _, _ in 40 }
  var configure: (UICollectionViewListCell, IndexPath) -> Void = { cell, indexPath in
    var content = UIListContentConfiguration.cell()
    content.text = "\(indexPath.section)-\(indexPath.item)"
    cell.contentConfiguration = content
  }
  private let rows: UICollectionView.CellRegistration<UICollectionViewListCell, Int>

  init(
    _ counts: [Int], _ layout: UICollectionViewLayout, width: CGFloat = 300, height: CGFloat = 600, scale: CGFloat = 2,
    isMirrored: Bool = false, prepare: (ListScreen) -> Void = { _ in }
  ) {
    screen = VirtualScreen(width: width, height: height, scale: scale)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.contentInsetAdjustmentBehavior = .never
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    self.counts = counts
    var configure: (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
    rows = UICollectionView.CellRegistration { cell, indexPath, _ in configure(cell, indexPath) }
    super.init()
    configure = { [unowned self] in self.configure($0, $1) }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(HighView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    prepare(self)
    view.dataSource = self
    screen.show(view)
    screen.runFrame()
  }

  convenience init(
    _ counts: [Int], _ appearance: Appearance, width: CGFloat = 300, height: CGFloat = 600, scale: CGFloat = 2,
    isMirrored: Bool = false, _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    prepare: (ListScreen) -> Void = { _ in }
  ) {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    self.init(
      counts, UICollectionViewCompositionalLayout.list(using: configuration), width: width, height: height,
      scale: scale,
      isMirrored: isMirrored, prepare: prepare)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    (view as? HighView)?.height = heightOfView(kind, indexPath.section)
    return view
  }

  // MARK: What is seen

  func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewListCell? {
    view.cellForItem(at: path(section, item)) as? UICollectionViewListCell
  }

  /// Where a row stands in the content, in thousandths of a point.
  func frame(_ section: Int, _ item: Int) -> CGRect? {
    view.layoutAttributesForItem(at: path(section, item))?.frame.inThousandths
  }

  func header(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: path(section, 0))?.frame.inThousandths
  }

  func footer(_ section: Int) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: path(section, 0))?.frame.inThousandths
  }

  /// The views of the list that are no cells, headers or footers and can be seen, as thin as a line is.
  var lineViews: [UIView] {
    view.subviews.filter {
      !($0 is UICollectionReusableView) && !($0 is UIControl) && $0.frame.height <= 1 && !$0.isHidden && $0.alpha > 0
        && $0.isUserInteractionEnabled == false && $0.backgroundColor != nil
    }.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  /// Where lines are, in thousandths of a point.
  var lines: [CGRect] { lineViews.map(\.frame.inThousandths) }

  /// The lower edges of the lines, in thousandths of a point.
  var lineEnds: [CGFloat] { lineViews.map { ($0.frame.maxY * 1000).rounded() / 1000 } }

  /// The backgrounds of sections, from the top down.
  var backgrounds: [UIView] {
    view.subviews.filter { $0.layer.zPosition == -0.5 && !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
  }

  func change(_ change: () -> Void) {
    view.performBatchUpdates(change)
    screen.advanceUntilRest()
  }
}

/// A view that is as high as it is told.
final class HighView: UICollectionReusableView {
  var height: CGFloat = 40

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
    attributes.size.height = height
    return attributes
  }
}

extension CGRect {
  var inThousandths: CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
    return CGRect(x: rounded(minX), y: rounded(minY), width: rounded(width), height: rounded(height))
  }
}
