import OpenCollectionView

/// Three sliders that mix the colour of a picture above them.
final class ColorMixer: UIView, CardContent {
  private let swatch = UIView()
  private let sun = UIView()
  private let hills = [UIView(), UIView()]
  private let name = UILabel()
  private let sliders: [UISlider]
  private let log: (String) -> Void

  init(_ log: @escaping (String) -> Void) {
    self.log = log
    let parts: [(String, UIColor, Float)] = [
      ("Red", .systemRed, 0.36), ("Green", .systemGreen, 0.62), ("Blue", .systemBlue, 0.86),
    ]
    sliders = parts.map { title, color, value in
      let slider = UISlider()
      slider.minimumTrackTintColor = color
      slider.value = value
      slider.accessibilityLabel = title
      return slider
    }
    super.init(frame: .zero)
    swatch.layer.cornerRadius = 12
    swatch.clipsToBounds = true
    name.font = .systemFont(ofSize: 15, weight: .semibold)
    addSubview(swatch)
    for view in [sun] + hills + [name] { swatch.addSubview(view) }
    for (part, slider) in zip(parts, sliders) {
      addSubview(slider)
      slider.addAction(
        UIAction { [weak self, weak slider] _ in
          self?.mix()
          log("\(part.0) \(Int((slider?.value ?? 0) * 255))")
        }, for: .valueChanged)
    }
    mix()
  }

  required init?(coder: NSCoder) { nil }

  private func mix() {
    let values = sliders.map { CGFloat($0.value) }
    func shade(_ factor: CGFloat) -> UIColor {
      UIColor(red: values[0] * factor, green: values[1] * factor, blue: values[2] * factor, alpha: 1)
    }
    swatch.backgroundColor = shade(1)
    hills[0].backgroundColor = shade(0.78)
    hills[1].backgroundColor = shade(0.58)
    let isBright = 0.3 * values[0] + 0.59 * values[1] + 0.11 * values[2] > 0.6
    sun.backgroundColor = UIColor(white: 1, alpha: 0.85)
    name.textColor = isBright ? .black : .white
    name.text =
      "#"
      + values.map { value in
        let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  private static let swatchHeight: CGFloat = 112

  func height(forWidth width: CGFloat) -> CGFloat { Self.swatchHeight + 12 + 3 * 40 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    swatch.frame = CGRect(x: 0, y: 0, width: width, height: Self.swatchHeight)
    let sky = CGRect(x: width * 0.72, y: 20, width: 36, height: 36)
    sun.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? mirrored(sky) : sky
    sun.layer.cornerRadius = 18
    let frames = [
      CGRect(x: width * 0.3, y: 56, width: width, height: width),
      CGRect(x: -width * 0.3, y: 68, width: width, height: width),
    ]
    for (hill, frame) in zip(hills, frames) {
      hill.frame = frame
      hill.layer.cornerRadius = frame.width / 2
    }
    name.frame = CGRect(x: 14, y: 12, width: width - 28, height: 20)
    for (index, slider) in sliders.enumerated() {
      slider.frame = CGRect(
        x: 0, y: Self.swatchHeight + 15 + CGFloat(index) * 40, width: width, height: 34)
    }
  }
}
