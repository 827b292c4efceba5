import OpenCollectionView

extension TextCard {
  /// A text whose width is changed with a finger.
  static func measuring() -> TextCard { TextCard("Measuring", [MeasuringRow()]) }
}

/// Text in a box with a handle: drag it, and the text is measured and broken anew.
final class MeasuringRow: UIView {
  private let label = UILabel(
    "Drag the handle. Lines break where they must, and the box is as large as the text says it is: measured here, "
      + "with the widths that every browser draws.", font: .systemFont(ofSize: 15))
  private let box = UIView()
  private let handle = UIView()
  private let caption = UILabel()
  private var boxWidth: CGFloat?
  private var widthAtStart: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.layer.borderWidth = 1
    box.layer.cornerRadius = 4
    box.layer.borderColor = UIColor.systemBlue.cgColor
    box.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.08)
    handle.backgroundColor = .systemBlue
    handle.layer.cornerRadius = 3
    caption.setGrowingFont(ofSize: 12, as: .caption1, upTo: 18, hasEvenDigits: true)
    caption.textColor = .gallerySecondary
    for view in [box, label, handle, caption] { addSubview(view) }
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(MeasuringRow.pan(_:))))
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.height(inWidth: size.width * 0.8)
    return CGSize(width: size.width, height: max(150, Self.top + text + 16))
  }

  /// What the numbers above the box take, in points.
  private static let top: CGFloat = 24

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(max(boxWidth ?? bounds.width * 0.8, 90), bounds.width - 12)
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    label.frame = CGRect(x: 0, y: Self.top, width: width, height: min(size.height, bounds.height - Self.top))
    box.frame = CGRect(x: 0, y: Self.top, width: size.width, height: label.frame.height)
    handle.frame = CGRect(x: width + 3, y: Self.top + label.frame.height / 2 - 18, width: 6, height: 36)
    let lines = Int((size.height / label.font.lineHeight).rounded())
    caption.text = "\(Self.text(size.width)) × \(Self.text(size.height)) points, \(lines) lines"
    caption.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.top)
    mirrorForReading([label, box, handle])
  }

  private static func text(_ number: CGFloat) -> String { "\((number * 10).rounded() / 10)" }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    if recognizer.state == .began { widthAtStart = label.frame.width }
    let way = recognizer.translation(in: self).x
    boxWidth = widthAtStart + (isReadFromRight ? -way : way)
    setNeedsLayout()
  }
}
