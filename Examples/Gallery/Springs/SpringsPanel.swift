import CollectionLayouts
import OpenCollectionView

/// The bar below the list: the constants of its springs.
final class SpringsPanel: ExhibitBar {
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
    for row in rows {
      let change = row.didSlide
      row.didSlide = { value in
        change?(value)
        didChange()
      }
      content.addArrangedSubview(row)
    }
    content.distribution = .fillEqually
  }

  required init?(coder: NSCoder) { nil }

  /// How the sliders stand, in thousandths; numbers that are not one for each say nothing.
  var choices: [Int] {
    get { rows.map { Int(($0.slider.value * 1000).rounded()) } }
    set {
      guard newValue.count == rows.count else { return }
      for (row, number) in zip(rows, newValue) { row.slide(to: Float(number) / 1000) }
    }
  }

  private static func tenths(_ value: CGFloat) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  override func arrange(forWidth width: CGFloat) {
    super.arrange(forWidth: width)
    content.axis = isWide ? .horizontal : .vertical
    content.spacing = isWide ? 32 : 1
  }
}
