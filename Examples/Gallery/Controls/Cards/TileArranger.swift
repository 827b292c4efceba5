import OpenCollectionView

/// Tiles that segments arrange anew.
final class TileArranger: UIView, CardContent {
  private let control: UISegmentedControl
  private let order = UISegmentedControl(items: ["−", "Reset", "+"])
  private let area = UIView()
  private var tiles: [UIView] = []
  private var count = 6

  init(_ log: @escaping (String) -> Void) {
    let names = ["Grid", "Row", "Fan"]
    control = UISegmentedControl(items: names)
    super.init(frame: .zero)
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        log("Segment \(names[control.selectedSegmentIndex])")
        arrange(animated: true)
      }, for: .valueChanged)
    order.isMomentary = true
    order.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let chosen = order.selectedSegmentIndex
        count = chosen == 1 ? 6 : min(max(count + chosen - 1, 1), 8)
        log("\(count) tiles")
        arrange(animated: true)
      }, for: .valueChanged)
    for view in [area, control, order] { addSubview(view) }
    let colors: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
    ]
    for color in colors {
      let tile = UIView()
      tile.backgroundColor = color
      tile.layer.cornerRadius = 8
      area.addSubview(tile)
      tiles.append(tile)
    }
  }

  required init?(coder: NSCoder) { nil }

  private static let areaHeight: CGFloat = 128

  func height(forWidth width: CGFloat) -> CGFloat { Self.areaHeight + 2 * 44 }

  override func layoutSubviews() {
    super.layoutSubviews()
    area.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.areaHeight)
    control.frame = CGRect(x: 0, y: Self.areaHeight + 12, width: bounds.width, height: 32)
    order.frame = CGRect(x: 0, y: Self.areaHeight + 56, width: bounds.width, height: 32)
    arrange(animated: false)
  }

  private func arrange(animated: Bool) {
    guard animated else { return place() }
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.place() }
  }

  private func place() {
    let (width, height) = (area.bounds.width, Self.areaHeight)
    for (index, tile) in tiles.enumerated() {
      tile.alpha = index < count ? 1 : 0
      let place = CGFloat(min(index, count - 1))
      tile.transform = .identity
      switch control.selectedSegmentIndex {
      case 1:
        let side = max(0, min(44, (width - CGFloat(count - 1) * 6) / CGFloat(count)))
        let start = (width - CGFloat(count) * side - CGFloat(count - 1) * 6) / 2
        tile.bounds.size = CGSize(width: side, height: 88)
        tile.center = CGPoint(x: start + side / 2 + place * (side + 6), y: height / 2)
      case 2:
        tile.bounds.size = CGSize(width: 56, height: 78)
        let angle = (place - CGFloat(count - 1) / 2) * 0.22
        tile.center = CGPoint(x: width / 2 + sin(angle) * 130, y: height / 2 + 130 - cos(angle) * 130 + 4)
        tile.transform = CGAffineTransform(rotationAngle: angle)
      default:
        let columns = CGFloat((count + 1) / 2)
        let side = CGSize(width: max(0, width - (columns - 1) * 8) / columns, height: (height - 8) / 2)
        let (column, row) = (place.truncatingRemainder(dividingBy: columns), (place / columns).rounded(.down))
        tile.bounds.size = side
        tile.center = CGPoint(
          x: side.width / 2 + column * (side.width + 8), y: side.height / 2 + row * (side.height + 8))
      }
    }
    // Those of the fan are turned as well as placed: the way in which they lie on each other says which is the first.
    if control.selectedSegmentIndex != 2 { area.mirrorForReading(tiles) }
  }
}
