import CollectionLayouts
import OpenCollectionView

/// One screen of three that share a collection view: the photos as cards, as rows or on a circle.
final class MorphController: UICollectionViewController {
  enum Form: Int, CaseIterable {
    case cards, rows, circle

    var title: String {
      switch self {
      case .cards: "Cards"
      case .rows: "Rows"
      case .circle: "Circle"
      }
    }
  }

  let form: Form
  /// The layout of this screen, whichever the shared view has at present.
  private let layout: UICollectionViewLayout
  private let photos = Array(PhotoLibrary.shared.sections[5].photos.prefix(15))

  init(_ form: Form) {
    self.form = form
    layout = form == .circle ? CircleLayout() : ReadingFlowLayout()
    super.init(collectionViewLayout: layout)
    title = form.title
    useLayoutToLayoutNavigationTransitions = form != .cards
    clearsSelectionOnViewWillAppear = false
    installsStandardGestureForInteractiveMovement = false
    if let next = Form(rawValue: form.rawValue + 1) {
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: next.title, primaryAction: UIAction { [weak self] _ in self?.goOn() })
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .clear
    collectionView.restorationIdentifier = "photos"
    collectionView.alwaysBounceVertical = true
    collectionView.register(MorphCell.self, forCellWithReuseIdentifier: MorphCell.identifier)
    collectionView.register(
      CircleHub.self, forSupplementaryViewOfKind: CircleLayout.elementKindHub,
      withReuseIdentifier: CircleLayout.elementKindHub)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    arrange()
  }

  /// Fits the layout into the screen.
  private func arrange() {
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let gap = GalleryMetrics.gap(forWidth: bounds.width)
    let width = Self.room(in: view)
    if let circle = layout as? CircleLayout {
      let height = max(1, bounds.height - safe.top - safe.bottom)
      let side = min(bounds.width - 2 * margin, height - 2 * gap)
      circle.showsHub = true
      circle.itemSize = CGSize(width: 72, height: 72)
      circle.minimumItemSize = CGSize(width: 30, height: 30)
      circle.minimumInteritemSpacing = 8
      circle.radius = max(0, min((side - 72) / 2, 260))
    } else if let flow = layout as? UICollectionViewFlowLayout {
      let spacing = Self.spacing(in: view)
      flow.sectionInset = UIEdgeInsets(top: gap, left: margin, bottom: gap, right: margin)
      flow.minimumInteritemSpacing = spacing
      flow.minimumLineSpacing = form == .rows ? 10 : spacing
      if form == .rows {
        flow.itemSize = CGSize(width: Self.rowWidth(in: view), height: 76)
      } else {
        let room = width / traitCollection.textScale()
        let columns = max(room < 260 ? 1 : 2, min(5, (room / 200).rounded(.down)))
        let side = max(1, ((width - (columns - 1) * spacing) / columns).rounded(.down))
        flow.itemSize = CGSize(width: side, height: side)
      }
    }
  }

  private static func room(in view: UIView) -> CGFloat {
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    return max(1, view.bounds.width - safe.left - safe.right - 2 * margin)
  }

  private static func spacing(in view: UIView) -> CGFloat { view.bounds.width < 500 ? 12 : 16 }

  /// How wide rows are in a view.
  static func rowWidth(in view: UIView) -> CGFloat {
    let width = room(in: view)
    let columns: CGFloat = width < 700 ? 1 : 2
    return max(1, ((width - (columns - 1) * spacing(in: view)) / columns).rounded(.down))
  }

  /// Goes on to the next form, if there is one.
  func goOn() {
    guard let navigation = navigationController, let top = navigation.topViewController as? MorphController,
      let next = Form(rawValue: top.form.rawValue + 1)
    else { return }
    navigation.pushViewController(MorphController(next), animated: true)
  }

  // MARK: Photos

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: MorphCell.identifier, for: indexPath)
    (cell as? MorphCell)?.show(photos[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: CircleLayout.elementKindHub, for: indexPath)
    (view as? CircleHub)?.show(count: photos.count)
    return view
  }

  /// The lowest of the three hears of taps on all of them.
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    goOn()
  }
}
