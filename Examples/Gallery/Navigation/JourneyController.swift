import OpenCollectionView

/// One journey: a large picture that reaches up behind the bar, and its photos below.
final class JourneyController: GridController {
  private let journey: Journey
  private let section: PhotoSection
  private var isLiked = false

  init(_ journey: Journey, _ section: PhotoSection) {
    self.journey = journey
    self.section = section
    super.init(nibName: nil, bundle: nil)
    title = section.title
    navigationItem.backButtonTitle = journey.region
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    let heart = UIBarButtonItem(
      image: UIImage(systemName: "heart"), primaryAction: UIAction { [weak self] action in self?.like(action.sender) })
    heart.accessibilityLabel = "Like"
    let note = UILabel(frame: .zero)
    note.text = "\(journey.month) \(journey.year)"
    note.setGrowingFont(ofSize: 13, as: .footnote, upTo: 17)
    note.textColor = .gallerySecondary
    note.sizeToFit()
    toolbarItems = [
      heart, .flexibleSpace(), UIBarButtonItem(customView: note), .flexibleSpace(),
      UIBarButtonItem(systemItem: .organize),
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// The journey in an address.
  var name: String { journey.title.addressPart }

  /// The screen with one of the photos, counted from 1; nil where there is none of the number.
  func page(ofPhoto number: Int) -> PhotoPage? {
    let photos = Array(section.photos)
    return photos.indices.contains(number - 1) ? PhotoPage(photos, at: number - 1, of: journey) : nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.register(
      JourneyHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: JourneyHeader.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.frame = view.bounds
    let width = view.bounds.width
    let margin = GalleryMetrics.margin(forWidth: width)
    let room = min(width, GalleryMetrics.largestWidth + 64) / traitCollection.textScale()
    let columns = max(room < 260 ? 1 : 2, (room / 220).rounded(.down))
    let side = max(1, ((width - 2 * margin - (columns - 1) * 12) / columns).rounded(.down))
    layout.itemSize = CGSize(width: side, height: (side * 1.1 / max(1, side / 300)).rounded())
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: margin, bottom: 24, right: margin)
    layout.headerReferenceSize = CGSize(width: width, height: JourneyHeader.height(forWidth: width))
  }

  private func like(_ sender: Any?) {
    isLiked.toggle()
    let heart = sender as? UIBarButtonItem
    heart?.image = UIImage(systemName: isLiked ? "heart.fill" : "heart")
    heart?.tintColor = isLiked ? .systemPink : nil
  }
}

extension JourneyController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    self.section.photos.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = section.photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, picture: PhotoLibrary.shared.picture(of: photo))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: JourneyHeader.identifier, for: indexPath)
    (view as? JourneyHeader)?.show(journey, picture: PhotoLibrary.shared.picture(of: section.photos[0]))
    return view
  }
}

extension JourneyController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let page = page(ofPhoto: indexPath.item + 1) else { return }
    navigationController?.pushViewController(page, animated: true)
  }
}
