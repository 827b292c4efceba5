import OpenCollectionView
import TouchTesting

/// A view with a text that stays, whatever number it has: of the data source's for badges, its own for pins.
final class BadgeView: UICollectionReusableView {
  var text = ""
}

/// A list in which each item has a badge, which the data source fills, and a pin, a decoration, both of which the layout numbers
/// as their items.
final class BadgedLayout: UICollectionViewFlowLayout {
  /// The views that come and go with the next update; where there is none, those of the items that do.
  var newPaths: [IndexPath]?
  var gonePaths: [IndexPath]?
  private var told: [UICollectionViewUpdateItem] = []
  private(set) var askedKinds: [String] = []
  var hasPins = true

  override init() {
    super.init()
    itemSize = CGSize(width: 200, height: 40)
    minimumLineSpacing = 0
    register(BadgeView.self, forDecorationViewOfKind: "pin")
  }

  required init?(coder: NSCoder) { nil }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    told = updateItems
  }

  private func new() -> [IndexPath] {
    newPaths
      ?? told.filter { $0.updateAction == .insert || $0.updateAction == .move }.compactMap(\.indexPathAfterUpdate)
  }

  private func gone() -> [IndexPath] {
    gonePaths
      ?? told.filter { $0.updateAction == .delete || $0.updateAction == .move }.compactMap(\.indexPathBeforeUpdate)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    askedKinds.append(elementKind)
    return new()
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { gone() }
  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { new() }
  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { gone() }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 180, y: item.frame.minY, width: 20, height: 20)
    return attributes
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
    attributes.frame = CGRect(x: 0, y: item.frame.minY, width: 20, height: 20)
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let items = super.layoutAttributesForElements(in: rect) ?? []
    return items + items.compactMap { layoutAttributesForSupplementaryView(ofKind: "badge", at: $0.indexPath) }
      + (hasPins ? items.compactMap { layoutAttributesForDecorationView(ofKind: "pin", at: $0.indexPath) } : [])
  }
}

/// Words with badges on a screen of 200 × 240 points: six are in sight.
@MainActor final class BadgeScreen: NSObject, UICollectionViewDataSource {
  let screen = VirtualScreen(width: 200, height: 240)
  let layout = BadgedLayout()
  let view: UICollectionView
  var sections: [[String]]

  init(_ sections: [[String]]) {
    self.sections = sections
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(NumberCell.self, forCellWithReuseIdentifier: "word")
    view.register(BadgeView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
    view.dataSource = self
    screen.show(view)
    namePins()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? NumberCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    (view as? BadgeView)?.text = sections[indexPath.section][indexPath.item]
    return view
  }

  private var pins: [BadgeView] {
    view.subviews.compactMap { $0 as? BadgeView }.filter { !$0.isHidden && $0.alpha > 0 && $0.frame.minX == 0 }
      .sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Gives each pin the name of the item that it stands at.
  func namePins() {
    for pin in pins where pin.text.isEmpty { pin.text = Array(sections.joined())[Int(pin.frame.minY / 40)] }
  }

  /// The texts of the badges, by the items that they stand at.
  var badges: [String] {
    view.visibleSupplementaryViews(ofKind: "badge").compactMap { $0 as? BadgeView }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.text)
  }

  /// The names of the pins, from top to bottom; empty for a new one.
  var pinNames: [String] { pins.map(\.text) }

  func update(_ sections: [[String]], _ updates: @escaping (UICollectionView) -> Void) {
    view.performBatchUpdates {
      self.sections = sections
      updates(view)
    }
    screen.advanceUntilRest()
  }
}
