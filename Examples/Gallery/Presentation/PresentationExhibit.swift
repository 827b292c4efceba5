import OpenCollectionView

/// Cards that each present a controller in another way.
final class PresentationExhibit: GridController, ExhibitController {
  private let samples = PresentationSample.all
  private let grid = CardGrid(smallestWidth: 168, height: 212)

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(samples.count) ways to the front") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PresentationCell.self, forCellWithReuseIdentifier: PresentationCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard collectionView.frame != view.bounds || layout.itemSize.height != grid.height else { return }
    collectionView.frame = view.bounds
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    grid.arrange(layout, in: view, top: margin, bottom: margin + view.safeAreaInsets.bottom)
  }
}

extension PresentationExhibit: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { samples.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PresentationCell.identifier, for: indexPath)
    (cell as? PresentationCell)?.show(samples[indexPath.item])
    return cell
  }
}

extension PresentationExhibit: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    present(samples[indexPath.item].make(), animated: true)
  }
}
