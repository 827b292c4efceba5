import OpenCollectionView

/// The switches: how the recognizers behave. Named as the properties are.
final class TapOptions: UIView {
  /// The height that a row has at least, in points.
  private static let rowHeight: CGFloat = 44

  /// The height of all rows in a width.
  func height(forWidth width: CGFloat) -> CGFloat {
    rows.reduce(12) { $0 + Self.height(of: $1.label, inWidth: width) }
  }

  /// A row is as high as all of its words.
  private static func height(of label: UILabel, inWidth width: CGFloat) -> CGFloat {
    max(rowHeight, label.height(inWidth: wordsWidth(inWidth: width)) + 12)
  }

  private static func wordsWidth(inWidth width: CGFloat) -> CGFloat { max(1, width - 16 - 16 - 51 - 10) }

  private var rows: [(label: UILabel, control: UISwitch, line: UIView)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a switch below the others.
  func add(_ title: String, isOn: Bool, _ change: @escaping (Bool) -> Void) {
    let (label, control, line) = (UILabel(), UISwitch(), UIView())
    label.text = Self.breakable(title)
    label.accessibilityLabel = title
    label.setGrowingFont(ofSize: 15, as: .subheadline)
    label.numberOfLines = 0
    control.isOn = isOn
    // The switch says it.
    label.isAccessibilityElement = false
    control.accessibilityLabel = title
    control.addAction(
      UIAction { [weak control] _ in control.map { change($0.isOn) } }, for: .valueChanged)
    line.backgroundColor = .separator
    line.isHidden = rows.isEmpty
    rows.append((label, control, line))
    for view in [label, control, line] { addSubview(view) }
  }

  /// A name of several words without spaces may be broken between them.
  private static func breakable(_ title: String) -> String {
    title.contains(" ") ? title : title.map { $0.isUppercase ? "\u{200B}\($0)" : "\($0)" }.joined()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 6
    for row in rows {
      let height = Self.height(of: row.label, inWidth: bounds.width)
      row.label.frame = CGRect(x: 16, y: y, width: Self.wordsWidth(inWidth: bounds.width), height: height)
      row.control.frame = CGRect(x: bounds.width - 16 - 51, y: y + (height - 31) / 2, width: 51, height: 31)
      row.line.frame = CGRect(
        x: 16, y: y, width: max(0, bounds.width - 32), height: 1 / traitCollection.displayScale)
      y += height
    }
    mirrorForReading(subviews)
  }
}
