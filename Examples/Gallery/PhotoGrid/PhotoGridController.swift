import OpenCollectionView

/// Ten thousand photos in sections; a tap selects.
final class PhotoGridController: GridController, ExhibitController {
  private let library = PhotoLibrary.shared
  private var metrics: PhotoGridMetrics?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let selected = collectionView.indexPathsForSelectedItems?.count ?? 0
    return selected > 0
      ? ExhibitStatus(text: "\(selected.grouped) selected", isEmphasized: true)
      : ExhibitStatus(text: "\(library.count.grouped) photos")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: PhotoCell.identifier)
    collectionView.register(
      PhotoHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: PhotoHeader.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collectionView.frame = view.bounds
    let metrics = PhotoGridMetrics(
      width: view.bounds.width, safeArea: view.safeAreaInsets, scale: traitCollection.displayScale,
      textScale: traitCollection.textScale())
    if metrics != self.metrics { adopt(metrics) }
    let headerHeight = PhotoHeader.height(
      of: library.sections, width: view.bounds.width, inset: metrics.sectionInset, traitCollection)
    layout.headerReferenceSize = CGSize(width: view.bounds.width, height: headerHeight)
  }

  private func adopt(_ metrics: PhotoGridMetrics) {
    self.metrics = metrics
    metrics.arrange(layout)
    for case let header as PhotoHeader in collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    {
      header.inset = metrics.sectionInset
    }
  }
}

extension PhotoGridController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { library.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    library.sections[section].photos.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PhotoCell.identifier, for: indexPath)
    let photo = library.sections[indexPath.section].photos[indexPath.item]
    (cell as? PhotoCell)?.show(photo, picture: library.picture(of: photo))
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PhotoHeader.identifier, for: indexPath)
    if let header = view as? PhotoHeader {
      header.inset = metrics?.sectionInset ?? .zero
      header.show(library.sections[indexPath.section])
    }
    return view
  }
}

extension PhotoGridController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { statusDidChange?() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { statusDidChange?() }
}
