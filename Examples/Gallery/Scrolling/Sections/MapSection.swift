import OpenCollectionView

/// A map that is larger than its view in both directions, and a switch that keeps a drag on the axis it began along.
final class MapSection: ScrollSection {
  private let map = IslandMap()
  private let lockLabel = UILabel()
  private let lock = UISwitch()

  init() {
    super.init("Map", "It moves in both directions at once, or along one.", UIScrollView())
    scrollView.layer.cornerRadius = 18
    scrollView.contentSize = IslandMap.size
    scrollView.addSubview(map)
    lockLabel.text = "Directional lock"
    lockLabel.setGrowingFont(ofSize: 15, as: .subheadline)
    // The switch says it.
    lockLabel.isAccessibilityElement = false
    lock.accessibilityLabel = "Directional lock"
    lock.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        scrollView.isDirectionalLockEnabled = lock.isOn
      }, for: .valueChanged)
    addSubview(lockLabel)
    addSubview(lock)
  }

  required init?(coder: NSCoder) { nil }

  override var accessoryWidth: CGFloat { 190 }

  override func bodyHeight(forWidth width: CGFloat) -> CGFloat { width < 500 ? 380 : 400 }

  override func layOutBody(in body: CGRect) {
    let frame = body.inside(horizontally: margin, vertically: 0)
    lock.frame = CGRect(
      x: frame.maxX - 51, y: isAccessoryBelow ? body.minY - 44 : -2, width: 51, height: 31)
    let lockWidth = isAccessoryBelow ? max(0, frame.width - 61) : 128
    lockLabel.frame = CGRect(
      x: lock.frame.minX - 10 - lockWidth, y: lock.frame.midY - 16, width: lockWidth, height: 32)
    lockLabel.textAlignment = endAlignment
    mirrorForReading([lock, lockLabel])
    guard scrollView.frame != frame else { return }
    // What is in the middle stays there.
    let old = scrollView.bounds
    let middle = old.isEmpty ? IslandMap.middle : CGPoint(x: old.midX, y: old.midY)
    scrollView.frame = frame
    map.frame = CGRect(origin: .zero, size: IslandMap.size)
    scrollView.contentOffset = CGPoint(
      x: min(max(0, middle.x - frame.width / 2), IslandMap.size.width - frame.width).rounded(),
      y: min(max(0, middle.y - frame.height / 2), IslandMap.size.height - frame.height).rounded())
  }
}
