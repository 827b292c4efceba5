import CollectionLayouts
import OpenCollectionView

/// The bar below the list: the constants of its springs.
final class SpringsPanel: UIView {
  private let line = UIView()
  private let rows: [SliderRow]

  /// - Parameter layout: whose constants they are.
  init(of layout: SpringyFlowLayout, didChange: @escaping () -> Void) {
    let frequency = SliderRow("Swings per second", 0.5...4, value: layout.springFrequency) { Self.tenths($0) }
    let damping = SliderRow("Damping", 0.1...1, value: layout.springDamping) { Self.tenths($0) }
    let resistance = SliderRow("Resistance", 300...4000, value: layout.scrollResistance) { "\(Int($0)) pt" }
    frequency.didSlide = { layout.springFrequency = $0 }
    damping.didSlide = { layout.springDamping = $0 }
    resistance.didSlide = { layout.scrollResistance = $0 }
    rows = [frequency, damping, resistance]
    super.init(frame: .zero)
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    for row in rows {
      let change = row.didSlide
      row.didSlide = { value in
        change?(value)
        didChange()
      }
    }
    for view in [line] + rows { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func tenths(_ value: CGFloat) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  /// The height without what the device covers, in points.
  static func height(forWidth width: CGFloat) -> CGFloat {
    width < 700 ? 3 * SliderRow.height + 20 : SliderRow.height + 24
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safeAreaInsets.left + margin
    let width = max(0, bounds.width - left - safeAreaInsets.right - margin)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    guard bounds.width >= 700 else {
      for (index, row) in rows.enumerated() {
        row.frame = CGRect(x: left, y: 12 + CGFloat(index) * SliderRow.height, width: width, height: SliderRow.height)
      }
      return
    }
    let gap: CGFloat = 32
    let column = max(0, (width - 2 * gap) / 3)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: left + CGFloat(index) * (column + gap), y: 12, width: column, height: SliderRow.height)
    }
  }
}
