import OpenCollectionView

/// Islands with their heights, harbours and ferries, larger than any window.
final class IslandMap: UIView {
  static let size = CGSize(width: 1800, height: 1400)
  /// Where the largest island is.
  static let middle = CGPoint(x: 920, y: 700)
  private static let mesh: CGFloat = 100

  private let net = CAShapeLayer()
  private let shallows = CAShapeLayer()
  private let heights = Island.heights.map { _ in CAShapeLayer() }
  private let ferries = CAShapeLayer()
  private let harbours = CAShapeLayer()
  private var names: [UILabel] = []
  private var squares: [UILabel] = []
  private let rose = CompassRose(frame: CGRect(x: 0, y: 0, width: 150, height: 150))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.mapSea
    for shape in heights { shape.lineWidth = 1 }
    net.lineWidth = 1
    ferries.lineWidth = 2
    ferries.lineCap = .round
    ferries.lineDashPattern = [2, 8]
    harbours.lineWidth = 2
    for shape in [net, ferries] { shape.fillColor = nil }
    // Ferries end where the land begins.
    for shape in [shallows, ferries] + heights + [net, harbours] { layer.addSublayer(shape) }
    rose.center = CGPoint(x: 250, y: 1150)
    addSubview(rose)
    draw()
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Map of nine islands"
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Drawing

  private func draw() {
    let shore = CGMutablePath()
    let levels = heights.map { _ in CGMutablePath() }
    let quays = CGMutablePath()
    for island in Island.all {
      island.addOutline(to: shore, at: Island.shallows)
      for (path, height) in zip(levels, Island.heights) { island.addOutline(to: path, at: height) }
      let harbour = island.harbour
      quays.addEllipse(in: CGRect(x: harbour.x - 4.5, y: harbour.y - 4.5, width: 9, height: 9))
      name(island)
    }
    shallows.path = shore
    for (shape, path) in zip(heights, levels) { shape.path = path }
    harbours.path = quays
    drawFerries()
    drawNet()
  }

  private func drawFerries() {
    let path = CGMutablePath()
    let harbours = Island.all.map(\.harbour)
    for (from, to) in [(0, 1), (0, 2), (0, 3), (3, 4), (0, 5), (5, 6), (1, 7), (2, 8)] {
      let (start, end) = (harbours[from], harbours[to])
      path.move(to: start)
      // Ships go round in a bow.
      path.addQuadCurve(
        to: end,
        control: CGPoint(
          x: (start.x + end.x) / 2 - (end.y - start.y) * 0.2,
          y: (start.y + end.y) / 2 + (end.x - start.x) * 0.2))
    }
    ferries.path = path
  }

  private func drawNet() {
    let path = CGMutablePath()
    let (columns, rows) = (Int(Self.size.width / Self.mesh), Int(Self.size.height / Self.mesh))
    for column in 1..<columns {
      path.move(to: CGPoint(x: CGFloat(column) * Self.mesh, y: 0))
      path.addLine(to: CGPoint(x: CGFloat(column) * Self.mesh, y: Self.size.height))
    }
    for row in 1..<rows {
      path.move(to: CGPoint(x: 0, y: CGFloat(row) * Self.mesh))
      path.addLine(to: CGPoint(x: Self.size.width, y: CGFloat(row) * Self.mesh))
    }
    net.path = path
    // Every other square has its name in its corner.
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        let letter = UnicodeScalar(UInt8(65 + column))
        let label = makeLabel("\(letter)\(row + 1)", size: 11, .medium)
        label.textColor = UIColor.mapInk.withAlphaComponent(0.35)
        label.frame.origin = CGPoint(x: CGFloat(column) * Self.mesh + 6, y: CGFloat(row) * Self.mesh + 5)
        squares.append(label)
      }
    }
  }

  private func name(_ island: Island) {
    let title = makeLabel(island.name, size: island.radius > 120 ? 24 : 17, .semibold)
    title.textColor = UIColor.mapInk
    title.center = island.center
    let harbour = makeLabel(island.harbourName, size: 13, .medium)
    harbour.textColor = UIColor.mapInk.withAlphaComponent(0.75)
    harbour.frame.origin = CGPoint(x: island.harbour.x + 10, y: island.harbour.y - 8)
    names += [title, harbour]
  }

  private func makeLabel(_ text: String, size: CGFloat, _ weight: UIFont.Weight) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.sizeToFit()
    addSubview(label)
    return label
  }

  // MARK: Colours

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// The colours of layers, which do not follow light and dark by themselves.
  private func updateColors() {
    traitCollection.performAsCurrent {
      shallows.fillColor = UIColor.mapShallows.cgColor
      for (shape, color) in zip(heights, UIColor.mapHeights) {
        shape.fillColor = color.cgColor
        shape.strokeColor = UIColor.mapInk.withAlphaComponent(0.16).cgColor
      }
      net.strokeColor = UIColor.mapInk.withAlphaComponent(0.07).cgColor
      ferries.strokeColor = UIColor.mapInk.withAlphaComponent(0.4).cgColor
      harbours.fillColor = UIColor.galleryCard.cgColor
      harbours.strokeColor = UIColor.mapInk.cgColor
    }
  }
}
