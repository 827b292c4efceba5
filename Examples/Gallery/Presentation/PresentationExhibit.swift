import OpenCollectionView

/// Cards that each present a controller in another way.
final class PresentationExhibit: UIViewController, ExhibitController {
  private let samples = PresentationSample.all
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(samples.count) ways to the front") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    collectionView.register(PresentationCell.self, forCellWithReuseIdentifier: PresentationCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view.addSubview(collectionView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard collectionView.frame != view.bounds || layout.itemSize.height != Self.height else { return }
    collectionView.frame = view.bounds
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    let free = max(1, view.bounds.width - safe.left - safe.right - 2 * margin)
    let spacing: CGFloat = free < 500 ? 12 : 16
    let columns = max(1, ((free + spacing) / (Self.smallestWidth + spacing)).rounded(.down))
    let scale = traitCollection.displayScale
    layout.itemSize = CGSize(
      width: ((free - (columns - 1) * spacing) / columns * scale).rounded(.down) / scale, height: Self.height)
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(
      top: margin, left: safe.left + margin, bottom: margin + safe.bottom, right: safe.right + margin)
  }

  private static let smallestWidth: CGFloat = 168
  private static let height: CGFloat = 212
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
