import OpenCollectionView

/// The switches: how the recognizers behave. Named as the properties are.
final class TapOptions: UIView {
  /// The height of a row, in points.
  static let rowHeight: CGFloat = 44
  /// The height of all rows, in points.
  static let height = rowHeight * 3 + 12

  private var rows: [(label: UILabel, control: UISwitch, line: UIView)] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
  }

  required init?(coder: NSCoder) { nil }

  /// Adds a switch below the others.
  func add(_ title: String, isOn: Bool, _ change: @escaping (Bool) -> Void) {
    let (label, control, line) = (UILabel(), UISwitch(), UIView())
    label.text = title
    label.font = .systemFont(ofSize: 15)
    control.isOn = isOn
    control.accessibilityLabel = title
    control.addAction(
      UIAction { [weak control] _ in control.map { change($0.isOn) } }, for: .valueChanged)
    line.backgroundColor = .separator
    line.isHidden = rows.isEmpty
    rows.append((label, control, line))
    for view in [label, control, line] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      let y = 6 + CGFloat(index) * Self.rowHeight
      row.label.frame = CGRect(x: 16, y: y, width: max(0, bounds.width - 100), height: Self.rowHeight)
      row.control.frame = CGRect(
        x: bounds.width - 16 - 51, y: y + (Self.rowHeight - 31) / 2, width: 51, height: 31)
      row.line.frame = CGRect(
        x: 16, y: y, width: max(0, bounds.width - 32), height: 1 / traitCollection.displayScale)
    }
  }
}
