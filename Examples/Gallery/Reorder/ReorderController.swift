import OpenCollectionView

/// Photos that fingers and keys carry to other places, within a section and into the other one. All that the controller does
/// for it is moving the photo in its data; every move can be taken back.
final class ReorderController: UICollectionViewController, RestorableExhibit {
  private let layout = ReadingFlowLayout()
  private(set) lazy var bar = ReorderBar { [weak self] in self?.perform($0) }
  private let moves = UndoManager()

  /// What is shown. It changes only when the collection view says so.
  private(set) var shelves = ReorderController.all

  private static let all = [
    PhotoShelf(title: "On the wall", photos: PhotoLibrary.shared.sections[0].photos.prefix(7)),
    PhotoShelf(title: "In the drawer", photos: PhotoLibrary.shared.sections[4].photos.prefix(4)),
  ]

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    guard let carried = collectionView.interactiveMovements.first?.originalIndexPath else {
      return ExhibitStatus(text: "\(shelves.reduce(0) { $0 + $1.photos.count }) photos")
    }
    return ExhibitStatus(text: "Carrying \(shelves[carried.section].photos[carried.item].title)", isEmphasized: true)
  }

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "photos"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    // With that the standard gesture has its keys.
    collectionView.allowsFocus = true
    collectionView.registersUndoForInteractiveMovements = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PhotoHeader.identifier)
    bar.news = "Hold a photo to carry it. With keys: arrows, then Shift–Space."
    view.addSubview(bar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let barHeight = bar.height(forWidth: bounds.width) + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    bar.enable(undo: moves.canUndo, redo: moves.canRedo)
    collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - barHeight))
    // Two photos beside each other on the smallest phones too: one alone has nowhere to go but up and down.
    CardGrid(smallestWidth: bounds.width < 360 ? 136 : 156, height: 176).arrange(layout, in: view, top: 0, bottom: 20)
    let headerHeight = PhotoHeader.height(
      of: shelves.map(\.heading), width: bounds.width, inset: layout.sectionInset, traitCollection)
    layout.headerReferenceSize = CGSize(width: bounds.width, height: max(92, headerHeight - 24))
    updateHeaders()
  }

  // MARK: Moves

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let photo = shelves[sourceIndexPath.section].photos.remove(at: sourceIndexPath.item)
    shelves[destinationIndexPath.section].photos.insert(photo, at: destinationIndexPath.item)
    let shelf = shelves[destinationIndexPath.section]
    let place = "\(destinationIndexPath.item + 1) of \(shelf.photos.count) \(shelf.title.lowercased())"
    let verb = moves.isUndoing ? "Took back: " : moves.isRedoing ? "Did again: " : ""
    bar.news = "\(verb)\(photo.title) is \(place)"
    // What can be taken back is known when the move is complete.
    view.setNeedsLayout()
  }

  override func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) { statusDidChange?() }

  var state: ExhibitState {
    let photos = Self.all.flatMap(\.photos)
    return ExhibitState(
      choices: ["wall": shelves[0].photos.places(in: photos), "drawer": shelves[1].photos.places(in: photos)])
  }

  func restore(_ state: ExhibitState) {
    guard let wall = state.choices["wall"], let drawer = state.choices["drawer"],
      let photos = Self.all.flatMap(\.photos).inOrder(wall + drawer)
    else { return }
    shelves[0].photos = Array(photos.prefix(wall.count))
    shelves[1].photos = Array(photos.dropFirst(wall.count))
    collectionView.reloadData()
  }

  private func perform(_ command: EditCommand) {
    if command == .undo { moves.undo() } else { moves.redo() }
  }

  /// Every move; the keys for undoing and redoing ask for it, as does the collection view.
  override var undoManager: UndoManager? { moves }

  // MARK: Views

  override func numberOfSections(in collectionView: UICollectionView) -> Int { shelves.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    shelves[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = shelves[indexPath.section].photos[indexPath.item]
    guard let photoCell = cell as? PhotoCell else { return cell }
    photoCell.show(photo, picture: PhotoLibrary.shared.picture(of: photo))
    photoCell.didChangeDragState = { [weak self] in self?.statusDidChange?() }
    return photoCell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PhotoHeader.identifier, for: indexPath)
    if let header = view as? PhotoHeader { configure(header, forSection: indexPath.section) }
    return view
  }

  /// Has the headings that can be seen say what is so now.
  private func updateHeaders() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let view = collectionView.supplementaryView(forElementKind: kind, at: path)
      if let header = view as? PhotoHeader { configure(header, forSection: path.section) }
    }
  }

  private func configure(_ header: PhotoHeader, forSection section: Int) {
    header.inset = layout.sectionInset
    header.show(shelves[section].heading)
  }
}
