import OpenCollectionView

/// Cards that each present a controller in another way.
final class PresentationExhibit: GridController, ExhibitController {
  private let samples = PresentationSample.all
  private var laidOut: (size: CGSize, category: UIContentSizeCategory)?

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
    let category = traitCollection.preferredContentSizeCategory
    guard laidOut?.size != view.bounds.size || laidOut?.category != category else { return }
    laidOut = (view.bounds.size, category)
    collectionView.frame = view.bounds
    let gap = GalleryMetrics.gap(forWidth: view.bounds.width)
    var grid = CardGrid(smallestWidth: view.bounds.width < 500 ? 136 : 180, height: 1)
    grid.arrange(layout, in: view, top: gap, bottom: gap + view.safeAreaInsets.bottom)
    let words = PresentationCell.wordsHeight(of: samples, width: layout.itemSize.width, traits: traitCollection)
    grid.height = (PresentationCell.phoneSize.height + 3 * PresentationCell.gap - 4 + words).rounded(.up)
    grid.arrange(layout, in: view, top: gap, bottom: gap + view.safeAreaInsets.bottom)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { view.setNeedsLayout() }
  }
}

extension PresentationExhibit: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { samples.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PresentationCell.identifier, for: indexPath)
    (cell as? PresentationCell)?.show(samples[indexPath.item], number: indexPath.item)
    return cell
  }
}

extension PresentationExhibit: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    let controller = samples[indexPath.item].make()
    // What has room for a popover asks what it belongs to.
    controller.popoverPresentationController?.sourceView = collectionView.cellForItem(at: indexPath)
    present(controller, animated: true)
  }
}
