import OpenCollectionView

/// Rows that go with a finger, without the methods that move items: a recognizer of our own takes a row out and has a
/// snapshot of it follow the finger, the layout leaves a gap, and the item goes there when the finger is lifted. Keys and
/// assistive tools carry rows as they do everywhere: the collection view moves those.
final class CarryController: UIViewController, RestorableExhibit {
  private static let all = Array(PhotoLibrary.shared.sections[7].photos.prefix(16))
  private(set) var photos = CarryController.all
  private let layout = GapLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let carrier = CarryRecognizer()
  private lazy var scroller = CarryScroller(collectionView)
  private let hint = UILabel()
  private var carried: Carried?

  /// What the finger holds.
  private struct Carried {
    /// The card with the snapshot.
    var card: UIView
    /// Where the row was.
    var center: CGPoint
    var title: String
    /// Tells whether the finger holds it still, and it is not on its way to its place.
    var isHeld = true
  }

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    guard let carrying else { return ExhibitStatus(text: "\(photos.count) rows") }
    return ExhibitStatus(text: "\(carrying.title) to \(carrying.place + 1)", isEmphasized: true)
  }

  /// What is carried, and to which place; nil while nothing is.
  private var carrying: (title: String, place: Int)? {
    if let carried, let gap = layout.gap { return (carried.title, gap.place) }
    guard let movement = collectionView.interactiveMovements.first, let item = movement.originalIndexPath?.item,
      let place = movement.targetIndexPath?.item
    else { return nil }
    return (photos[item].title, place)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "rows"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.register(CarryCell.self, forCellWithReuseIdentifier: CarryCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    // With these, keys and assistive tools carry rows, in the words and with the actions that they have everywhere.
    collectionView.allowsFocus = true
    collectionView.allowsInteractiveMovementByKeys = true
    carrier.addTarget(self, action: Selector(CarryController.carry(_:)))
    carrier.itemToCarry = { [weak self] in self?.item(withHandleAt: $0) }
    collectionView.addGestureRecognizer(carrier)
    hint.text = "Take a row by its handle; anywhere else a finger scrolls. With keys: arrows, then Shift–Space."
    hint.setGrowingFont(ofSize: 13, as: .footnote)
    hint.textColor = .gallerySecondary
    hint.numberOfLines = 0
    collectionView.addSubview(hint)
    view.addSubview(collectionView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    collectionView.frame = bounds
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    // Wider rows would have their handles far from their titles.
    let side = max(margin, (bounds.width - safe.left - safe.right - 640 * traitCollection.textScale()) / 2)
    let width = max(0, bounds.width - safe.left - safe.right - 2 * side)
    let hintHeight = max(
      18, hint.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up))
    hint.frame = CGRect(x: safe.left + side, y: 20, width: width, height: hintHeight)
    layout.rowHeight = CarryCell.height(of: photos, width: width, traitCollection) + GapLayout.spacing
    layout.inset = UIEdgeInsets(
      top: 20 + hintHeight + 14, left: safe.left + side, bottom: 24 + safe.bottom, right: safe.right + side)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // A finger that is still down has nothing to carry on another screen.
    carrier.isEnabled = false
    carrier.isEnabled = true
    scroller.stop()
  }

  var state: ExhibitState { ExhibitState(choices: ["order": photos.places(in: Self.all)]) }

  func restore(_ state: ExhibitState) {
    guard carried == nil, let order = Self.all.inOrder(state.choices["order"]) else { return }
    photos = order
    collectionView.reloadData()
  }

  /// The item whose handle is at a place of the collection view.
  private func item(withHandleAt place: CGPoint) -> IndexPath? {
    // A row that is still on its way to its place is there at once: a finger on a handle need not wait for it.
    if let carried, !carried.isHeld, isOnHandle(place, of: layout.frame(ofPlace: 0)) {
      arrive(carried.card)
    }
    guard carried == nil, collectionView.interactiveMovements.isEmpty,
      let path = collectionView.indexPathForItem(at: place),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
      isOnHandle(place, of: frame)
    else { return nil }
    return path
  }

  /// The handle is at the end of a row.
  private func isOnHandle(_ place: CGPoint, of row: CGRect) -> Bool {
    view.isReadFromRight
      ? place.x <= row.minX + CarryCell.handleWidth : place.x >= row.maxX - CarryCell.handleWidth
  }

  // MARK: Carrying

  private func carry(_ carrier: CarryRecognizer) {
    switch carrier.state {
    case .began: if let item = carrier.item { takeOut(item) }
    case .changed: follow()
    case .ended: putIn()
    default: putBack()
    }
    statusDidChange?()
  }

  private func takeOut(_ item: IndexPath) {
    guard let cell = collectionView.cellForItem(at: item), let snapshot = cell.snapshotView(afterScreenUpdates: false)
    else { return }
    // A snapshot casts no shadow: the card that it lies on does.
    let card = UIView(frame: cell.frame)
    card.becomeCard()
    card.layer.zPosition = 1
    // On a dark wall no shadow shows: an edge of light lifts the card there.
    card.layer.borderWidth = traitCollection.userInterfaceStyle == .dark ? 1 : 0
    card.layer.borderColor = UIColor.white.withAlphaComponent(0.2).cgColor
    snapshot.frame = card.bounds
    card.addSubview(snapshot)
    collectionView.addSubview(card)
    carried = Carried(card: card, center: cell.center, title: photos[item.item].title)
    layout.gap = GapLayout.Gap(taken: item.item, place: item.item)
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      card.transform = CGAffineTransform(scaleX: 1.03, y: 1.03)
      card.layer.shadowOpacity = 0.25
      card.layer.shadowRadius = 14
    }
  }

  /// The finger is elsewhere, or the content is elsewhere under it.
  private func follow() {
    guard let carried, carried.isHeld, let gap = layout.gap else { return }
    let center = CGPoint(x: carried.center.x + carrier.translation.x, y: carried.center.y + carrier.translation.y)
    carried.card.center = center
    let half = carried.card.bounds.height / 2
    scroller.update(forCarried: center.y - half...center.y + half)
    let place = layout.place(atY: center.y)
    guard place != gap.place else { return }
    UIView.animate(springDuration: 0.35, bounce: 0.1, options: .allowUserInteraction) {
      layout.gap?.place = place
      collectionView.layoutIfNeeded()
    }
    statusDidChange?()
  }

  /// The data changes, and the item is where its gap was.
  private func putIn() {
    guard let gap = layout.gap else { return }
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates {
        self.photos.insert(self.photos.remove(at: gap.taken), at: gap.place)
        self.collectionView.moveItem(
          at: IndexPath(item: gap.taken, section: 0), to: IndexPath(item: gap.place, section: 0))
        // It is out until its snapshot has arrived.
        self.layout.gap = GapLayout.Gap(taken: gap.place, place: gap.place)
      }
    }
    land(at: gap.place)
  }

  private func putBack() {
    guard let gap = layout.gap else { return }
    land(at: gap.taken)
  }

  /// The snapshot goes to a place, where the row itself then is.
  private func land(at place: Int) {
    guard let carried else { return }
    self.carried?.isHeld = false
    scroller.stop()
    let frame = layout.frame(ofPlace: place)
    UIView.animate(springDuration: 0.35, bounce: 0.1) {
      layout.gap?.place = place
      collectionView.layoutIfNeeded()
      carried.card.transform = .identity
      carried.card.center = CGPoint(x: frame.midX, y: frame.midY)
      carried.card.layer.shadowOpacity = 0.08
      carried.card.layer.shadowRadius = 8
    } completion: { [weak self] _ in
      self?.arrive(carried.card)
    }
  }

  /// The row takes the place of the snapshot that has gone there, unless it has before.
  private func arrive(_ card: UIView) {
    guard carried?.card === card else { return }
    card.removeFromSuperview()
    carried = nil
    layout.gap = nil
    UIView.performWithoutAnimation { collectionView.layoutIfNeeded() }
    statusDidChange?()
  }
}

extension CarryController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CarryCell.identifier, for: indexPath)
    guard let row = cell as? CarryCell else { return cell }
    row.show(photos[indexPath.item])
    row.didChangeDragState = { [weak self] in self?.statusDidChange?() }
    return row
  }

  // MARK: What goes by keys

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { carried == nil }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { photos.insert(photos.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}

extension CarryController: UICollectionViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { follow() }

  func collectionView(
    _ collectionView: UICollectionView, interactiveMovementDidChange movement: UICollectionView.InteractiveMovement
  ) { statusDidChange?() }
}
