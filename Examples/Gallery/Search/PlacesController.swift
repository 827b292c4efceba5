import OpenCollectionView

/// A list of places, with a search in the bar.
final class PlacesController: UICollectionViewController {
  enum Section: Hashable, Sendable {
    case recent
    case regions
    case places
  }

  enum Row: Hashable, Sendable {
    case region(Region)
    case place(Place)
  }

  let search = UISearchController(searchResultsController: nil)
  private let gazetteer = Gazetteer.shared
  /// The regions that were searched, the last one first.
  private(set) var recent: [Region] = []
  /// What is shown.
  private(set) var found = Gazetteer.shared.places
  /// What is looked for.
  private(set) var query = PlaceQuery()
  private lazy var dataSource = makeDataSource()

  /// Called when other places are shown.
  var didChange: (() -> Void)?
  private var isSearching = false

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
    title = "Places"
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.searchBar.placeholder = "Towns, peaks, lakes and woods"
    search.searchBar.autocorrectionType = .no
    search.searchBar.scopeButtonTitles = ["All"] + Place.Kind.allCases.map(\.words.all)
    navigationItem.searchController = search
    navigationItem.backButtonTitle = "Places"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.accessibilityLabel = "Places"
    collectionView.keyboardDismissMode = .onDrag
    collectionView.restorationIdentifier = "places"
    showFound(animated: false)
  }

  /// Rows that begin where the title does.
  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.backgroundColor = .galleryBackground
      configuration.headerMode = .supplementary
      let list = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      let width = environment.container.contentSize.width
      let side = max(0, GalleryMetrics.margin(forWidth: width) - (width < 500 ? 16 : 20))
      list.contentInsets.leading += side
      list.contentInsets.trailing += side
      return list
    }
  }

  // MARK: What is found

  /// Shows what a query asks for, as if somebody had typed it.
  func search(for query: PlaceQuery) {
    loadViewIfNeeded()
    search.searchBar.selectedScopeButtonIndex = query.kind.map { $0.rawValue + 1 } ?? 0
    search.searchBar.searchTextField.tokens = query.region.map { [token(for: $0)] } ?? []
    search.searchBar.text = query.text
    updateSearchResults(for: search)
  }

  /// What the bar asks for.
  private var askedFor: PlaceQuery {
    let bar = search.searchBar
    return PlaceQuery(
      text: bar.text ?? "", kind: Place.Kind(rawValue: bar.selectedScopeButtonIndex - 1),
      region: bar.searchTextField.tokens.lazy.compactMap { $0.representedObject as? Region }.first)
  }

  private func showFound(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    if search.isActive {
      let regions = query.regions
      let last = query.text.isEmpty ? recent.filter(regions.contains) : []
      for (section, regions) in [(Section.recent, last), (.regions, regions.filter { !last.contains($0) })]
      where !regions.isEmpty {
        snapshot.appendSections([section])
        snapshot.appendItems(regions.map(Row.region))
      }
    }
    if !found.isEmpty {
      snapshot.appendSections([.places])
      snapshot.appendItems(found.map(Row.place))
    }
    // Rows that stay have other letters marked.
    let seen = collectionView.indexPathsForVisibleItems.compactMap(dataSource.itemIdentifier)
    snapshot.reconfigureItems(seen.filter { snapshot.indexOfItem($0) != nil })
    dataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.backgroundView = snapshot.numberOfItems == 0 ? NothingFoundView(query.text, things: "Places") : nil
  }

  func token(for region: Region) -> UISearchToken {
    let token = UISearchToken(icon: UIImage(systemName: "mappin"), text: region.name)
    token.representedObject = region
    return token
  }

  /// Looks in a region only.
  private func choose(_ region: Region) {
    recent = [region] + recent.filter { $0 != region }.prefix(2)
    search.searchBar.searchTextField.tokens = [token(for: region)]
    search.searchBar.text = ""
    updateSearchResults(for: search)
    search.searchBar.becomeFirstResponder()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    switch dataSource.itemIdentifier(for: indexPath) {
    case .region(let region):
      collectionView.deselectItem(at: indexPath, animated: true)
      choose(region)
    case .place(let place): navigationController?.pushViewController(PlaceController(place), animated: true)
    case nil: break
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Section, Row> {
    let cells = PlaceCells()
    let source = UICollectionViewDiffableDataSource<Section, Row>(collectionView: collectionView) {
      [weak self] view, indexPath, row in cells.cell(for: row, at: indexPath, in: view, query: self?.query)
    }
    source.supplementaryViewProvider = { [weak source] view, _, indexPath in
      cells.header(of: source?.sectionIdentifier(for: indexPath.section), at: indexPath, in: view)
    }
    return source
  }
}

// MARK: - The search

extension PlacesController: UISearchResultsUpdating, UISearchBarDelegate {
  func updateSearchResults(for searchController: UISearchController) {
    let isOther = query != askedFor
    let comesOrGoes = isSearching != search.isActive
    query = askedFor
    isSearching = search.isActive
    if isOther { found = query.isEmpty ? gazetteer.places : gazetteer.places(matching: query) }
    guard isOther || comesOrGoes else { return }
    showFound(animated: view.window != nil)
    // What was found begins above all others.
    collectionView.contentOffset.y = -collectionView.adjustedContentInset.top
    didChange?()
  }

  /// Scopes are out of sight then: none must hold.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { searchBar.selectedScopeButtonIndex = 0 }

  /// The keyboard gives way to what was found.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}
