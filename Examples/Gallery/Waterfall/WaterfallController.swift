import CollectionLayouts
import Foundation
import OpenCollectionView

/// Pictures of many shapes in two to six columns, as two fingers, a stepper or a key choose. Fingers and keys carry them to
/// other places, and each keeps its shape on the way.
final class WaterfallController: UICollectionViewController, RestorableExhibit {
  /// The numbers of columns that there are.
  static let columns = 2...6

  private let layout = WaterfallLayout()
  private let bar = WaterfallBar(range: WaterfallController.columns)
  private(set) var posters = Poster.all
  /// How many columns there were when the fingers came down.
  private var pinchedColumns: Int?
  private var isLaidOut = false
  private let moves = UndoManager()

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    guard let carried = collectionView.interactiveMovements.first?.originalIndexPath else {
      return ExhibitStatus(text: "\(posters.count) pictures")
    }
    return ExhibitStatus(text: "Carrying \(posters[carried.item].photo.title)", isEmphasized: true)
  }

  init() { super.init(collectionViewLayout: layout) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "pictures"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    // Pictures are in the order in which they are shown all the time, and one undo takes a whole way back.
    collectionView.movesDataDuringInteractiveMovements = true
    collectionView.registersUndoForInteractiveMovements = true
    // With that the standard gesture has its keys.
    collectionView.allowsFocus = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    // Two fingers choose the columns, one scrolls.
    collectionView.panGestureRecognizer.maximumNumberOfTouches = 1
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(WaterfallController.pinched(_:))))
    bar.didStep = { [weak self] columns in
      guard let self else { return }
      show(columns, keeping: CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY))
    }
    fill(with: collectionView, above: bar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    bar.arrange(forWidth: bounds.width)
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let gap = GalleryMetrics.gap(forWidth: bounds.width)
    let spacing: CGFloat = bounds.width < 500 ? 10 : 16
    layout.columnSpacing = spacing
    layout.itemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(
      top: gap, left: safe.left + margin, bottom: gap, right: safe.right + margin)
    guard !isLaidOut else { return }
    isLaidOut = true
    // Larger words need wider pictures.
    layout.columnCount = bounds.width < 500 ? 3 : Int((5 / traitCollection.textScale(upTo: 1.7)).rounded())
    bar.show(columns: layout.columnCount)
  }

  // MARK: After a reload

  var state: ExhibitState {
    ExhibitState(choices: ["order": posters.places(in: Poster.all), "columns": isLaidOut ? [layout.columnCount] : []])
  }

  func restore(_ state: ExhibitState) {
    if let order = Poster.all.inOrder(state.choices["order"]) {
      posters = order
      collectionView.reloadData()
    }
    guard let columns = state.choices["columns"]?.first, Self.columns.contains(columns) else { return }
    isLaidOut = true
    layout.columnCount = columns
    bar.show(columns: columns)
  }

  // MARK: Columns

  /// Shows another number of columns, animated; what is at a place of the content stays there as far as it can.
  private func show(_ columns: Int, keeping place: CGPoint) {
    let columns = min(max(columns, Self.columns.lowerBound), Self.columns.upperBound)
    guard columns != layout.columnCount else { return }
    let kept = collectionView.indexPathForItem(at: place)
    bar.show(columns: columns)
    UIView.animate(springDuration: 0.5, bounce: 0.12, options: .allowUserInteraction) {
      layout.columnCount = columns
      if let frame = kept.flatMap({ collectionView.layoutAttributesForItem(at: $0)?.frame }) {
        let offset = collectionView.contentOffset.y + frame.midY - place.y
        let last = layout.collectionViewContentSize.height - collectionView.bounds.height
        collectionView.contentOffset.y = min(max(offset, 0), max(last, 0))
      }
      collectionView.layoutIfNeeded()
    }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: pinchedColumns = layout.columnCount
    case .changed:
      guard let pinchedColumns, pinch.scale > 0 else { return }
      // Fingers twice as far apart want columns that are twice as wide.
      let columns = (CGFloat(pinchedColumns) / pinch.scale).rounded()
      show(Int(min(columns, 100)), keeping: pinch.location(in: collectionView))
    default: pinchedColumns = nil
    }
  }

  /// The moves; the keys for undoing and redoing ask for them, as does the collection view.
  override var undoManager: UndoManager? { moves }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    Self.columns.map { columns in
      UIKeyCommand(
        title: "\(columns) Columns", action: Selector(WaterfallController.chooseColumns(_:)), input: "\(columns)")
    }
  }

  private func chooseColumns(_ command: UIKeyCommand) {
    guard let columns = command.input.flatMap({ Int($0) }) else { return }
    show(columns, keeping: CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY))
  }

  // MARK: Moves

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    posters.insert(posters.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  override func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) { statusDidChange?() }

  // MARK: Views

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posters.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = posters[indexPath.item].photo
    guard let photoCell = cell as? PhotoCell else { return cell }
    photoCell.show(photo, picture: PhotoLibrary.shared.picture(of: photo))
    photoCell.didChangeDragState = { [weak self] in self?.statusDidChange?() }
    return photoCell
  }
}

extension WaterfallController: WaterfallLayoutDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { posters[indexPath.item].size }
}
