import Dispatch
import OpenCollectionView

/// Ten thousand notes in a tree. A tap opens and closes what a row holds, and selects a note. A search shows what it finds with
/// what leads there; when it is over the tree is as it was.
final class OutlineController: UIViewController {
  static let section = 0

  let tree = NoteTree.shared
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()
  let bar = OutlineBar()
  let search = UISearchController(searchResultsController: nil)
  /// The rows found; nil while nothing is looked for.
  var found: NoteSearch?
  /// The state that was shown before something was looked for.
  var before: Before?
  /// The note that is selected.
  private(set) var chosen: Int?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    if let found { return ExhibitStatus(text: "\(found.found.count.grouped) found", isEmphasized: true) }
    if let chosen { return ExhibitStatus(text: tree.rows[chosen].title, isEmphasized: true) }
    let shown = dataSource.snapshot().numberOfItems
    return ExhibitStatus(text: "\(shown.grouped) of \(tree.rows.count.grouped) rows")
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    search.searchBar.autocorrectionType = .no
    navigationItem.searchController = search
  }

  required init?(coder: NSCoder) { nil }

  // MARK: The view

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .galleryBackground
    return UICollectionViewCompositionalLayout.galleryList(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let tree = tree
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak self] cell, _, row in
      let note = tree.rows[row]
      var content = cell.defaultContentConfiguration()
      if let found = self?.found {
        content.attributedText = found.words.marked(
          in: note.title, color: found.finds(row) ? .label : .gallerySecondary)
      } else {
        content.text = note.title
      }
      if note.level == 0 { content.textProperties.font = .preferredFont(forTextStyle: .headline) }
      content.image = UIImage(systemName: ["book", "folder", "doc.text", "bookmark"][note.level])
      // Lower than a line of text: all rows are as high.
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        textStyle: .body, scale: .small)
      content.imageProperties.tintColor = .galleryTint
      cell.contentConfiguration = content
      cell.accessories =
        tree.isParent(row)
        ? [.label(text: note.count.grouped), .outlineDisclosure(options: .init(style: .header))] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, row in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: row)
    }
    source.sectionSnapshotHandlers.willExpandItem = { [weak self] _ in self?.noteRows() }
    // What is selected in a row that is closed is not to be seen any longer.
    source.sectionSnapshotHandlers.willCollapseItem = { [weak self] row in
      self?.forgetChoice(in: row)
      self?.noteRows()
    }
    return source
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsFocus = true
    collectionView.keyboardDismissMode = .onDrag
    // A page that is loaded again shows what it showed.
    collectionView.restorationIdentifier = "tree"
    // A screen that is turned shows what it showed.
    collectionView.anchorsVisibleContent = true
    collectionView.delegate = self
    bar.didTapOpen = { [weak self] in self?.openAll() }
    bar.didTapClose = { [weak self] in self?.closeAll() }
    fill(with: collectionView, above: bar)
    // The bar may lie under the keyboard, rows may not.
    collectionView.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    dataSource.apply(tree.outline(open: [0]), to: Self.section, animatingDifferences: false)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.arrange(forWidth: view.bounds.width)
  }

  // MARK: Opening and closing

  /// The tree as it is shown, with the rows closed in it.
  var outline: NoteTree.Outline { dataSource.snapshot(for: Self.section) }

  func show(_ outline: NoteTree.Outline, animated: Bool) {
    dataSource.apply(outline, to: Self.section, animatingDifferences: animated)
    statusDidChange?()
  }

  /// Rows are about to come or go: how many there are is known afterwards.
  private func noteRows() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in self?.statusDidChange?() }
  }

  private func openAll() {
    var outline = outline
    outline.expand(outline.items.filter(tree.isParent))
    show(outline, animated: true)
  }

  private func closeAll() {
    var outline = outline
    outline.collapse(outline.expandedItems)
    choose(nil)
    show(outline, animated: true)
  }

  /// Selects a note, or none.
  func choose(_ note: Int?) {
    guard note != chosen else { return }
    chosen = note
    showChoice(animated: true)
    statusDidChange?()
  }

  /// Has the row of the note that is chosen selected, and no other one.
  func showChoice(animated: Bool) {
    let shown = collectionView.indexPathsForSelectedItems ?? []
    let path = chosen.flatMap { dataSource.indexPath(for: $0) }
    for other in shown where other != path { collectionView.deselectItem(at: other, animated: animated) }
    if let path, !shown.contains(path) { collectionView.selectItem(at: path, animated: animated, scrollPosition: []) }
  }

  private func forgetChoice(in row: Int) {
    if let chosen, tree.ancestors(of: chosen).contains(row) { choose(nil) }
  }

  // MARK: Addresses

  var place: [String] { chosen.map { tree.address(of: $0) } ?? [] }

  /// Goes to a row, which may be in others that are closed, or in none that was found.
  func go(to place: [String], animated: Bool) {
    loadViewIfNeeded()
    let row = tree.row(at: place)
    // An address that was made here leads to what is shown.
    guard row != chosen else { return }
    endSearch()
    guard let row else { return choose(nil) }
    var outline = outline
    outline.expand(tree.ancestors(of: row))
    show(outline, animated: animated)
    choose(tree.isParent(row) ? nil : row)
    bringIntoView(row, animated: animated)
  }

  func bringIntoView(_ row: Int, animated: Bool) {
    guard let path = dataSource.indexPath(for: row) else { return }
    collectionView.layoutIfNeeded()
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: animated)
  }

  // MARK: After a reload

  var state: ExhibitState {
    let text = found == nil ? "" : search.searchBar.text ?? ""
    return ExhibitState(choices: [
      "rows": (before?.outline ?? outline).expandedItems, "text": text.unicodeScalars.map { Int($0.value) },
    ])
  }

  func restore(_ state: ExhibitState) {
    guard let open = state.choices["rows"] else { return }
    loadViewIfNeeded()
    endSearch()
    var outline = tree.outline(open: open)
    if let chosen { outline.expand(tree.ancestors(of: chosen)) }
    show(outline, animated: false)
    let text = String(codes: state.choices["text"] ?? [])
    if !SoughtWords(text).isEmpty { look(for: text) }
  }
}

extension OutlineController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath).map { !tree.isParent($0) } ?? false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    choose(dataSource.itemIdentifier(for: indexPath))
  }
}
