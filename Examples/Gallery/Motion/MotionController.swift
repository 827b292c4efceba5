import OpenCollectionView

/// Cards with all kinds of layers and animations, alive while they are in view.
final class MotionController: UIViewController, ExhibitController {
  private let sections = CardSection.all
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(sections.reduce(0) { $0 + $1.cards.count }) cards") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .galleryBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsSelection = false
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: CardCell.identifier)
    collectionView.register(
      CardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: CardHeader.identifier)
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
    layout.sectionInset = UIEdgeInsets(top: 0, left: safe.left + margin, bottom: 12, right: safe.right + margin)
    layout.headerReferenceSize = CGSize(width: view.bounds.width, height: 56)
  }

  private static let smallestWidth: CGFloat = 232
  private static let height: CGFloat = 160 + CardCell.captionHeight
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
