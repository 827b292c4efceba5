import OpenCollectionView

/// All journeys in a list.
final class JourneyListController: GridController {
  private let library = PhotoLibrary.shared
  /// The journeys by their numbers, the first year first or last.
  private lazy var order = Array(library.sections.indices)
  private var isNewestFirst = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    title = "Journeys"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.arrow.down"), primaryAction: UIAction { [weak self] _ in self?.turnRound() })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "Sort by date"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    layout.minimumLineSpacing = 0
    collectionView.register(JourneyCell.self, forCellWithReuseIdentifier: JourneyCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.frame = view.bounds
    for case let cell as JourneyCell in collectionView.visibleCells { cell.margins = margins }
    let height = JourneyCell.height(
      of: library.sections, width: view.bounds.width, margins: margins, traitCollection)
    layout.itemSize = CGSize(width: view.bounds.width, height: height)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    // The row that was chosen lets go as its screen is dragged away, and keeps its mark if that is taken back.
    guard let chosen = collectionView.indexPathsForSelectedItems?.first else { return }
    let goesAlong =
      transitionCoordinator?.animate(
        alongsideTransition: { [collectionView] _ in collectionView.deselectItem(at: chosen, animated: true) },
        completion: { [collectionView] context in
          guard context.isCancelled else { return }
          collectionView.selectItem(at: chosen, animated: false, scrollPosition: [])
        }) ?? false
    if !goesAlong { collectionView.deselectItem(at: chosen, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // After a reload the mark comes back with the place.
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  private var margins: UIEdgeInsets {
    let (margin, safe) = (GalleryMetrics.margin(forWidth: view.bounds.width), view.safeAreaInsets)
    return UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 0, right: safe.right + margin)
  }

  private func turnRound() {
    isNewestFirst.toggle()
    order.reverse()
    collectionView.reloadData()
  }
}

extension JourneyListController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { order.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: JourneyCell.identifier, for: indexPath)
    let section = library.sections[order[indexPath.item]]
    (cell as? JourneyCell)?.margins = margins
    (cell as? JourneyCell)?.show(section, picture: library.picture(of: section.photos[0]))
    return cell
  }
}

extension JourneyListController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let index = order[indexPath.item]
    navigationController?.pushViewController(
      JourneyController(Journey.all[index], library.sections[index]), animated: true)
  }
}
