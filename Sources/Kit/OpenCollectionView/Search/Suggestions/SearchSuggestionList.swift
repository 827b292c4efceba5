/// The suggestions of a search, one below the other: over what is searched, or as a card below a field.
final class SearchSuggestionList: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
  private static let cell = "suggestion"
  /// The height of a suggestion, in points. Our choice.
  static let rowHeight: CGFloat = 44

  private lazy var list = UICollectionView(frame: bounds, collectionViewLayout: Self.makeLayout())
  /// Called with what was chosen.
  var didSelect: ((any UISearchSuggestion) -> Void)?

  var suggestions: [any UISearchSuggestion] = [] {
    didSet { list.reloadData() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    list.backgroundColor = nil
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: Self.cell)
    list.dataSource = self
    list.delegate = self
    list.accessibilityLabel = "Suggestions"
    list.keyboardDismissMode = .none
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    suggestions.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.cell, for: indexPath)
    let suggestion = suggestions[indexPath.item]
    var content = UIListContentConfiguration.cell()
    if let attributed = suggestion.localizedAttributedSuggestion {
      content.attributedText = attributed
    } else {
      content.text = suggestion.localizedSuggestion
    }
    content.image = suggestion.iconImage
    (cell as? UICollectionViewListCell)?.contentConfiguration = content
    cell.accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard suggestions.indices.contains(indexPath.item) else { return }
    didSelect?(suggestions[indexPath.item])
  }
}
