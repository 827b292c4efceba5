import OpenCollectionView

/// Cards with all kinds of layers and animations, alive while they are in view.
final class MotionController: GridController, ExhibitController {
  private let sections = CardSection.all

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(sections.reduce(0) { $0 + $1.cards.count }) cards") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsSelection = false
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    collectionView.register(
      CardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: CardHeader.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let grid = CardGrid(smallestWidth: 232, height: 160 + CardCell.captionHeight(traitCollection))
    guard collectionView.frame != view.bounds || layout.itemSize.height != grid.height else { return }
    collectionView.frame = view.bounds
    grid.arrange(layout, in: view, top: 0, bottom: 12)
    layout.headerReferenceSize = CGSize(
      width: view.bounds.width, height: (38 + 18 * traitCollection.textScale()).rounded())
  }
}

extension MotionController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].cards.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CardCell.identifier, for: indexPath)
    (cell as? CardCell)?.show(sections[indexPath.section].cards[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: CardHeader.identifier, for: indexPath)
    if let header = view as? CardHeader {
      header.inset = layout.sectionInset.left
      header.show(sections[indexPath.section])
    }
    return view
  }
}

extension MotionController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? CardCell)?.demonstration?.setRunning(true)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    (cell as? CardCell)?.demonstration?.setRunning(false)
  }
}
