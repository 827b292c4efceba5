import CollectionLayouts
import OpenCollectionView

/// The bar below the list: the constants of its springs.
final class SpringsPanel: ExhibitBar {
  /// - Parameter layout: whose constants they are.
  init(of layout: SpringyFlowLayout, didChange: @escaping () -> Void) {
    let frequency = SliderRow("Swings per second", 0.5...4, value: layout.springFrequency) { Self.tenths($0) }
    let damping = SliderRow("Damping", 0.1...1, value: layout.springDamping) { Self.tenths($0) }
    let resistance = SliderRow("Resistance", 300...4000, value: layout.scrollResistance) { "\(Int($0)) pt" }
    frequency.didSlide = { layout.springFrequency = $0 }
    damping.didSlide = { layout.springDamping = $0 }
    resistance.didSlide = { layout.scrollResistance = $0 }
    super.init(frame: .zero)
    for row in [frequency, damping, resistance] {
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
