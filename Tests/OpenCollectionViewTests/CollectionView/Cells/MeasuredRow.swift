import OpenCollectionView
import TouchTesting

/// A list cell of a size in a flow layout, as the figures were recorded.
@MainActor struct MeasuredRow {
  let stage: CellStage
  let cell: UICollectionViewListCell

  init(
    _ width: CGFloat, _ height: CGFloat, _ content: UIListContentConfiguration, _ accessories: [UICellAccessory],
    isEditing: Bool = false, level: Int = 0
  ) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: height)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
      cell.contentConfiguration = content
      cell.accessories = accessories
      cell.indentationLevel = level
    }
    stage = CellStage(1, layout: layout) { view, indexPath in
      view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: 0)
    }
    stage.screen.window.frame = CGRect(x: 0, y: 0, width: 400, height: 480)
    stage.view.frame = stage.screen.window.bounds
    stage.view.isEditing = isEditing
    stage.screen.runFrame()
    guard let cell = stage.listCell(0) else { fatalError("There is no cell.") }
    self.cell = cell
  }

  /// What accessories show, from left to right, in the cell: drawings, and the line before a grip.
  var drawings: [CGRect] {
    cell.subviews.filter { $0 is UIControl }.flatMap { place in
      place.subviews.map { cell.convert($0.frame, from: place) }
    }
    .sorted { $0.minX < $1.minX }
  }

  var content: CGRect { cell.contentView.frame }

  /// Where the text begins, in the cell.
  var textX: CGFloat? { part(UILabel.self)?.minX }

  var image: CGRect? { part(UIImageView.self) }

  private func part<Part: UIView>(_ type: Part.Type) -> CGRect? {
    cell.contentView.subviews.first { $0 is Part }.map { cell.convert($0.frame, from: cell.contentView) }
  }

  /// Content with a text and, if wanted, a smaller one and a picture of 29 × 29 points.
  static func content(
    _ configuration: UIListContentConfiguration, text: String? = "Oslo", secondary: String? = nil, image: Bool = false
  ) -> UIListContentConfiguration {
    var content = configuration
    content.text = text
    content.secondaryText = secondary
    if image { content.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in } }
    return content
  }
}
