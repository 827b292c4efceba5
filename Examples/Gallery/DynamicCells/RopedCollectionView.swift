import OpenCollectionView

/// A collection view that draws the ropes between its cells: from the middle of each to the middle of the next one of its section.
final class RopedCollectionView: UICollectionView {
  /// How much longer ropes are than the way between neighbours at rest, in points; infinite for no ropes.
  var ropeSlack: CGFloat = .infinity {
    didSet { if ropeSlack != oldValue { setNeedsLayout() } }
  }
  private let ropes = CAShapeLayer()

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    ropes.fillColor = nil
    ropes.lineWidth = 3
    ropes.lineCap = .round
    // Cells lie on their ropes.
    ropes.zPosition = -1
    // Ropes are where cells are, not on their way there.
    ropes.actions = ["path": NSNull(), "strokeColor": NSNull()]
    layer.addSublayer(ropes)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    drawRopes()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    drawRopes()
  }

  private func drawRopes() {
    guard ropeSlack.isFinite else {
      if ropes.path != nil { ropes.path = nil }
      return
    }
    let path = CGMutablePath()
    for item in indexPathsForVisibleItems {
      let next = IndexPath(item: item.item + 1, section: item.section)
      guard let cell = cellForItem(at: item), let other = cellForItem(at: next),
        let home = collectionViewLayout.layoutAttributesForItem(at: item)?.size
      else { continue }
      // What is drawn is not turned over where cells come from the right.
      let (start, end) = (ropes.convert(cell.center, from: layer), ropes.convert(other.center, from: layer))
      // Of a rope that is not taut, what is too long hangs down.
      let spare = max(0, home.width + ropeSlack - hypot(end.x - start.x, end.y - start.y))
      path.move(to: start)
      path.addQuadCurve(
        to: end, control: CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + min(spare, home.height)))
    }
    ropes.path = path
    ropes.strokeColor = UIColor.secondaryLabel.resolvedColor(with: traitCollection).cgColor
  }
}
