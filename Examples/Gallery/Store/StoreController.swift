import OpenCollectionView

/// A front page of rows: cards, tiles, lists of three, an offer, posters and a grid. A tap takes a print, another one puts it
/// back.
final class StoreController: UIViewController, RestorableExhibit {
  let shelves = StoreShelf.all
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: StoreLayout.make(shelves))
  /// The first items in sight when the window got another width, for as long as no finger moves their rows: who turns a device
  /// there and back sees the same.
  private var turnedItems: [Int: Int] = [:]
  /// Where rows are to stand that a page has kept, until there is room for them.
  private var awaitedRows: [Int]?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let taken = collectionView.indexPathsForSelectedItems ?? []
    guard !taken.isEmpty else {
      return ExhibitStatus(text: "\(shelves.reduce(0) { $0 + $1.prints.count }) prints")
    }
    let count = taken.reduce(0) { $0 + shelves[$1.section].printsPerItem }
    let price = taken.reduce(0) { $0 + shelves[$1.section].price(of: $1.item) }
    return ExhibitStatus(text: "\(count) taken \u{B7} \u{20AC}\(price)", isEmphasized: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelection = true
    // A page that is loaded again shows what it showed, and what was taken.
    collectionView.restorationIdentifier = "front page"
    // A screen that is turned shows what it showed.
    collectionView.anchorsVisibleContent = true
    let cells: [(StoreCell.Type, String)] = [
      (StoreCardCell.self, StoreCardCell.identifier), (StoreTileCell.self, StoreTileCell.identifier),
      (StoreRowCell.self, StoreRowCell.identifier), (StoreBannerCell.self, StoreBannerCell.identifier),
    ]
    for (type, identifier) in cells { collectionView.register(type, forCellWithReuseIdentifier: identifier) }
    collectionView.register(
      StoreHeading.self, forSupplementaryViewOfKind: StoreLayout.heading,
      withReuseIdentifier: StoreHeading.identifier)
    collectionView.register(
      StoreBadge.self, forSupplementaryViewOfKind: StoreLayout.badge, withReuseIdentifier: StoreBadge.identifier)
    for kind in [StoreLayout.footer, StoreLayout.imprint] {
      collectionView.register(
        StoreFooter.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: StoreFooter.identifier)
    }
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard collectionView.frame != view.bounds else { return }
    let items = view.window == nil || collectionView.bounds.width == view.bounds.width ? [:] : firstItems
    collectionView.frame = view.bounds
    guard !items.isEmpty else { return }
    turnedItems = items
    collectionView.layoutIfNeeded()
    for (section, item) in items {
      guard let way = way(to: item, in: section) else { continue }
      collectionView.setOrthogonalContentOffset(way, forSection: section)
    }
  }

  // MARK: Rows

  /// The first item in sight of each row that has scrolled.
  private var firstItems: [Int: Int] {
    var items = turnedItems
    for section in shelves.indices where items[section] == nil {
      guard let offset = collectionView.orthogonalContentOffset(forSection: section), offset > 0.5 else { continue }
      items[section] = (0..<shelves[section].count).first { (way(to: $0, in: section) ?? .infinity) > offset - 0.5 }
    }
    return items
  }

  /// How far a row scrolls until an item is its first one, in points.
  private func way(to item: Int, in section: Int) -> CGFloat? {
    let frames = [item, 0].map {
      collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
    }
    guard let frame = frames[0], let first = frames[1] else { return nil }
    return frame.minX - first.minX
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let rows = awaitedRows, view.window != nil, !view.bounds.isEmpty else { return }
    awaitedRows = nil
    for (section, offset) in zip(shelves.indices, rows) {
      collectionView.setOrthogonalContentOffset(CGFloat(offset), forSection: section)
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Heights follow the size of text.
    if isViewLoaded,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      collectionView.collectionViewLayout.invalidateLayout()
    }
  }

  // MARK: After a reload

  var state: ExhibitState {
    ExhibitState(choices: [
      "rows": shelves.indices.map { Int((collectionView.orthogonalContentOffset(forSection: $0) ?? 0).rounded()) }
    ])
  }

  func restore(_ state: ExhibitState) {
    guard let rows = state.choices["rows"], rows.count == shelves.count else { return }
    awaitedRows = rows
    viewIfLoaded?.setNeedsLayout()
  }
}

extension StoreController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shelves[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let shelf = shelves[indexPath.section]
    let item = indexPath.item
    let identifier =
      switch shelf.kind {
      case .cards: StoreCardCell.identifier
      case .tiles, .posters, .grid: StoreTileCell.identifier
      case .list: StoreRowCell.identifier
      case .banner: StoreBannerCell.identifier
      }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    switch shelf.kind {
    case .cards: (cell as? StoreCardCell)?.show(shelf.prints[item])
    case .list: (cell as? StoreRowCell)?.show(shelf.prints[item], isLast: item % 3 == 2)
    case .banner: (cell as? StoreBannerCell)?.show(shelf)
    case .tiles: (cell as? StoreTileCell)?.show(shelf.prints[item], proportion: 1, isOnDarkWall: false)
    case .posters:
      (cell as? StoreTileCell)?.show(shelf.prints[item], proportion: StoreTileCell.upright, isOnDarkWall: true)
    case .grid: (cell as? StoreTileCell)?.show(shelf.prints[item], proportion: StoreTileCell.flat, isOnDarkWall: false)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let identifier =
      switch kind {
      case StoreLayout.heading: StoreHeading.identifier
      case StoreLayout.badge: StoreBadge.identifier
      default: StoreFooter.identifier
      }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    switch kind {
    case StoreLayout.heading: (view as? StoreHeading)?.show(shelves[indexPath.section])
    case StoreLayout.badge:
      (view as? StoreBadge)?.show(shelves[indexPath.section].prints[indexPath.item].note)
    case StoreLayout.footer:
      (view as? StoreFooter)?.show(StoreFooter.words(below: shelves[indexPath.section]), isLast: false)
    default: (view as? StoreFooter)?.show(StoreFooter.imprint, isLast: true)
    }
    return view
  }
}

extension StoreController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { statusDidChange?() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { statusDidChange?() }

  func collectionView(
    _ collectionView: UICollectionView, didScrollOrthogonalSection section: Int, to contentOffset: CGPoint
  ) {
    if collectionView.orthogonalScrollView(forSection: section)?.isTracking == true { turnedItems[section] = nil }
  }
}
