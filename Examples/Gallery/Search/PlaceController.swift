import OpenCollectionView

/// What is known of one place.
final class PlaceController: UICollectionViewController {
  private let facts: [(name: String, value: String)]
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, (name: String, value: String)> {
    cell, _, fact in
    var content = UIListContentConfiguration.valueCell()
    content.text = fact.name
    content.secondaryText = fact.value
    content.secondaryTextProperties.color = .gallerySecondary
    cell.contentConfiguration = content
  }

  init(_ place: Place) {
    facts = [
      ("Kind", place.kind.words.one), ("Region", place.region.name), (Self.figure(place.kind), place.figureText),
    ]
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.backgroundColor = .galleryBackground
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  private static func figure(_ kind: Place.Kind) -> String {
    switch kind {
    case .town: "Inhabitants"
    case .peak: "Height"
    case .lake, .wood: "Area"
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.allowsSelection = false
    collectionView.accessibilityLabel = title
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    facts.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: facts[indexPath.item])
  }
}
