import OpenCollectionView

/// A list that goes up and down as the page around it does.
final class ListSection: ScrollSection {
  private let journeys = PhotoLibrary.shared.sections
  private let layout = UICollectionViewFlowLayout()
  private let collectionView: UICollectionView

  init() {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init("List", "At either end the page around it goes on.", collectionView)
    layout.minimumLineSpacing = 0
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: RowCell.identifier)
    collectionView.dataSource = self
    collectionView.allowsSelection = false
    collectionView.backgroundColor = .galleryCard
    collectionView.layer.cornerRadius = 18
    collectionView.layer.borderWidth = 1
  }

  required init?(coder: NSCoder) { nil }

  override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
    min(430, max(0, (width - 2 * margin) * 1.14).rounded())
  }

  override func layOutBody(in body: CGRect) {
    collectionView.frame = body.inside(horizontally: margin, vertically: 0)
    let height = RowCell.height(of: journeys, width: collectionView.frame.width, traitCollection)
    layout.itemSize = CGSize(width: collectionView.frame.width, height: height)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    collectionView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}

extension ListSection: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    journeys.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: RowCell.identifier, for: indexPath)
    let journey = journeys[indexPath.item]
    (cell as? RowCell)?.show(journey, picture: PhotoLibrary.shared.picture(of: journey.photos[1]))
    return cell
  }
}
