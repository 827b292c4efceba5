import OpenCollectionView

/// Rows that go with a finger, without the methods that move items: a recognizer of our own takes a row out and has a
/// snapshot of it follow the finger, the layout leaves a gap, and the item goes there when the finger is lifted.
final class CarryController: UIViewController, ExhibitController {
  private(set) var photos = Array(PhotoLibrary.shared.sections[7].photos.prefix(8))
  private let layout = GapLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  private let carrier = CarryRecognizer()
  private let hint = UILabel()
  private var carried: Carried?

  /// What the finger holds.
  private struct Carried {
    /// The card with the snapshot.
    var card: UIView
    /// Where the row was.
    var center: CGPoint
    var title: String
  }

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    guard let carried, let gap = layout.gap else { return ExhibitStatus(text: "\(photos.count) rows") }
    return ExhibitStatus(text: "\(carried.title) to \(gap.place + 1)", isEmphasized: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.register(CarryCell.self, forCellWithReuseIdentifier: CarryCell.identifier)
    collectionView.dataSource = self
    carrier.addTarget(self, action: Selector(CarryController.carry(_:)))
    carrier.itemToCarry = { [weak self] in self?.item(withHandleAt: $0) }
    collectionView.addGestureRecognizer(carrier)
    hint.text = "Take a row by its handle; anywhere else a finger scrolls."
    hint.font = .systemFont(ofSize: 13)
    hint.textColor = .secondaryLabel
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
    let side = max(margin, (bounds.width - safe.left - safe.right - 640) / 2)
    hint.frame = CGRect(
      x: safe.left + side, y: 20, width: max(0, bounds.width - safe.left - safe.right - 2 * side), height: 18)
    layout.inset = UIEdgeInsets(top: 52, left: safe.left + side, bottom: 24, right: safe.right + side)
  }

  /// The item whose handle is at a place of the collection view.
  private func item(withHandleAt place: CGPoint) -> IndexPath? {
    guard carried == nil, let path = collectionView.indexPathForItem(at: place),
      let frame = collectionView.layoutAttributesForItem(at: path)?.frame,
      place.x >= frame.maxX - CarryCell.handleWidth
    else { return nil }
    return path
  }

  // MARK: Carrying

  private func carry(_ carrier: CarryRecognizer) {
    switch carrier.state {
    case .began: if let item = carrier.item { takeOut(item) }
    case .changed: follow(carrier.translation)
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

  private func follow(_ translation: CGPoint) {
    guard let carried, let gap = layout.gap else { return }
    let center = CGPoint(x: carried.center.x + translation.x, y: carried.center.y + translation.y)
    carried.card.center = center
    let place = layout.place(atY: center.y)
    guard place != gap.place else { return }
    UIView.animate(springDuration: 0.35, bounce: 0.1, options: .allowUserInteraction) {
      layout.gap?.place = place
      collectionView.layoutIfNeeded()
    }
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
    let frame = layout.frame(ofPlace: place)
    UIView.animate(springDuration: 0.35, bounce: 0.1) {
      layout.gap?.place = place
      collectionView.layoutIfNeeded()
      carried.card.transform = .identity
      carried.card.center = CGPoint(x: frame.midX, y: frame.midY)
      carried.card.layer.shadowOpacity = 0.08
      carried.card.layer.shadowRadius = 8
    } completion: { [weak self] _ in
      carried.card.removeFromSuperview()
      self?.carried = nil
      self?.layout.gap = nil
      self?.statusDidChange?()
    }
  }
}

extension CarryController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CarryCell.identifier, for: indexPath)
    (cell as? CarryCell)?.show(photos[indexPath.item])
    return cell
  }
}
