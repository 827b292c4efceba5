import OpenCollectionView

/// Notes in sections. Recognizers of the collection view edit them: taps write, copy and move them, swipes throw them
/// away. Several can be chosen at once, and every change can be taken back.
final class EditController: UIViewController, RestorableExhibit {
  let grid = NotesLayout()
  private(set) lazy var list = makeList()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: grid)
  let bar = EditBar()
  private let emptyView = EmptyBoardView()
  /// What is shown. It changes only together with the collection view.
  var board = Board(counts: [6, 5, 4])
  var random = SeededRandom(seed: 41)
  private let edits = UndoManager()
  private(set) lazy var gestures = EditGestures(self)

  /// How changes of the board are shown.
  private(set) lazy var showing: any BoardShowing = BatchShowing(self)

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let chosen = chosenNotes.count
    return chosen > 0
      ? ExhibitStatus(text: "\(chosen.grouped) selected", isEmphasized: true)
      : ExhibitStatus(text: board.count == 1 ? "1 note" : "\(board.count.grouped) notes")
  }

  private func makeList() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .galleryBackground
    configuration.headerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return UICollectionViewCompositionalLayout.galleryList(using: configuration)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "notes"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.register(NoteCell.self, forCellWithReuseIdentifier: NoteCell.identifier)
    collectionView.register(
      NoteHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: NoteHeader.identifier)
    collectionView.delegate = self
    gestures.install()
    bar.perform = { [weak self] in self?.perform($0) }
    bar.news = hint
    showing.takeOver()
    for view in [collectionView, emptyView, bar] { self.view.addSubview(view) }
    stateDidChange()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    if ["left", "right"].contains(where: { bar.news == Self.hint(throwingTo: $0) }) { bar.news = hint }
    let barHeight = bar.height(forWidth: bounds.width, [hint, Self.choosingHint]) + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    collectionView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - barHeight))
    emptyView.frame = collectionView.frame
    let scale = traitCollection.textScale()
    // Six notes of usual size fill the widest line: the longest section has as many.
    CardGrid(
      smallestWidth: max(150, min(bounds.width, GalleryMetrics.largestWidth) / 6.4), height: (88 + 36 * scale).rounded()
    ).arrange(grid, in: view, top: 0, bottom: 16)
    grid.headerReferenceSize = CGSize(width: bounds.width, height: NoteHeader.height(traitCollection))
    updateHeaders()
  }

  private static let choosingHint = "Tap notes, or pass over them with two fingers."
  private var hint: String { Self.hint(throwingTo: view.isReadFromRight ? "right" : "left") }

  private static func hint(throwingTo side: String) -> String {
    "Tap beside the notes to write one, tap a note twice to copy it, swipe it to the \(side) to throw it away."
  }

  /// Tells whether notes are rows.
  var isList: Bool { collectionView.collectionViewLayout === list }

  // MARK: After a reload

  var state: ExhibitState {
    return ExhibitState(
      choices: ["board": board.numbers, "view": [isList ? 1 : 0, updateStyle == .snapshot ? 1 : 0]])
  }

  func restore(_ state: ExhibitState) {
    if let numbers = state.choices["board"], let kept = Board(numbers: numbers) {
      board = kept
      showing.takeOver()
      collectionView.reloadData()
    }
    if let view = state.choices["view"], view.count == 2 {
      if view[0] == 1 { collectionView.setCollectionViewLayout(list, animated: false) }
      if view[1] == 1, updateStyle != .snapshot { updateStyle = .snapshot }
    }
    bar.news = hint
    stateDidChange()
  }

  // MARK: Choosing

  /// Tells whether taps choose notes.
  var isChoosing = false {
    didSet {
      guard isChoosing != oldValue else { return }
      gestures.isEnabled = !isChoosing
      bar.isChoosing = isChoosing
      bar.news = isChoosing ? Self.choosingHint : hint
      // Marks of rows slide in and out.
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        self.collectionView.isEditing = self.isChoosing
        self.collectionView.layoutIfNeeded()
      }
      if !isChoosing {
        for path in collectionView.indexPathsForSelectedItems ?? [] {
          collectionView.deselectItem(at: path, animated: false)
        }
      }
      stateDidChange()
    }
  }

  /// The notes that are chosen.
  var chosenNotes: Set<Int> {
    Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { board.note(at: Board.Place($0))?.id })
  }

  // MARK: State

  /// Has everything outside of the collection view say what is so now.
  func stateDidChange() {
    let chosen = chosenNotes
    bar.setMenu(UIMenu(children: [layoutMenu, updatesMenu]), of: .view)
    let moves = board.sections.enumerated().map { index, section in
      UIAction(title: section.title) { [weak self] _ in self?.moveChosen(toSection: index) }
    }
    bar.setMenu(UIMenu(title: "Move to", children: moves), of: .move)
    bar.enable { command in
      switch command {
      case .undo: edits.canUndo
      case .redo: edits.canRedo
      case .shuffle: board.count > 1
      case .choose, .chooseAll: board.count > 0
      case .recolor, .move, .delete: !chosen.isEmpty
      case .addSection, .view, .endChoosing: true
      }
    }
    let isEmpty = board.count == 0
    UIView.animate(withDuration: 0.25) { self.emptyView.alpha = isEmpty ? 1 : 0 }
    statusDidChange?()
  }

  // MARK: Views

  /// How changes of the board are shown.
  var updateStyle = UpdateStyle.batch {
    didSet {
      guard updateStyle != oldValue else { return }
      isChoosing = false
      showing = updateStyle == .batch ? BatchShowing(self) : SnapshotShowing(self)
      showing.takeOver()
      bar.news = "Changes are shown by \(updateStyle.title.lowercased())"
      stateDidChange()
    }
  }

  private var layoutMenu: UIMenu {
    return UIMenu(
      options: .displayInline,
      children: [
        UIAction(title: "Grid", image: UIImage(systemName: "square.grid.2x2"), state: isList ? .off : .on) {
          [weak self] _ in self?.show(asList: false)
        },
        UIAction(title: "List", image: UIImage(systemName: "list.bullet"), state: isList ? .on : .off) {
          [weak self] _ in self?.show(asList: true)
        },
      ])
  }

  private var updatesMenu: UIMenu {
    UIMenu(
      options: .displayInline,
      children: UpdateStyle.allCases.map { style in
        UIAction(title: style.title, state: style == updateStyle ? .on : .off) { [weak self] _ in
          self?.updateStyle = style
        }
      })
  }

  // MARK: Commands of the keyboard

  /// Every change of the board; the keys for undoing and redoing ask for it.
  override var undoManager: UndoManager? { edits }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .selectAll: board.count > 0
    case .delete: !chosenNotes.isEmpty
    default: false
    }
  }

  override func selectAll(_ sender: Any?) { perform(.chooseAll) }

  override func delete(_ sender: Any?) { perform(.delete) }
}

extension Board.Place {
  init(_ path: IndexPath) { self.init(section: path.section, item: path.item) }

  var path: IndexPath { IndexPath(item: item, section: section) }
}
