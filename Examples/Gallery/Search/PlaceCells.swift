import OpenCollectionView

/// The cells and headings of the list of places.
@MainActor struct PlaceCells {
  typealias Row = PlacesController.Row

  private let regions = UICollectionView.CellRegistration<UICollectionViewListCell, (Region, PlaceQuery)> {
    cell, _, item in
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: "mappin")
    content.attributedText = Self.marked(item.0.name, item.1)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = Self.ground
  }

  private let places = UICollectionView.CellRegistration<UICollectionViewListCell, (Place, PlaceQuery)> {
    cell, _, item in
    let (place, query) = item
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: place.kind.symbol)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
    content.imageProperties.reservedLayoutSize.width = 28
    content.attributedText = Self.marked(place.name, query)
    content.secondaryText = "\(place.region.name) \u{B7} \(place.figureText)"
    content.secondaryTextProperties.color = .gallerySecondary
    cell.contentConfiguration = content
    cell.backgroundConfiguration = Self.ground
    cell.accessories = [.disclosureIndicator()]
  }

  private let headings = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  private static let ground: UIBackgroundConfiguration = {
    var ground = UIBackgroundConfiguration.listPlainCell()
    ground.backgroundColorTransformer = nil
    return ground
  }()

  /// The cell of a row, in which what is looked for stands out.
  func cell(for row: Row, at indexPath: IndexPath, in view: UICollectionView, query: PlaceQuery?)
    -> UICollectionViewCell
  {
    switch row {
    case .region(let region):
      view.dequeueConfiguredReusableCell(using: regions, for: indexPath, item: (region, query ?? PlaceQuery()))
    case .place(let place):
      view.dequeueConfiguredReusableCell(using: places, for: indexPath, item: (place, query ?? PlaceQuery()))
    }
  }

  func header(of section: PlacesController.Section?, at indexPath: IndexPath, in view: UICollectionView)
    -> UICollectionReusableView
  {
    let header = view.dequeueConfiguredReusableSupplementary(using: headings, for: indexPath)
    var content = UIListContentConfiguration.plainHeader()
    switch section {
    case .recent: content.text = "Recent"
    case .regions: content.text = "Regions"
    default: content.text = "Places"
    }
    header.contentConfiguration = content
    return header
  }

  /// A name whose other letters stand back behind those that are looked for.
  private static func marked(_ name: String, _ query: PlaceQuery) -> NSAttributedString {
    let words = query.words
    return words.marked(in: name, color: words.ranges(in: name).isEmpty ? .label : .gallerySecondary)
  }
}
