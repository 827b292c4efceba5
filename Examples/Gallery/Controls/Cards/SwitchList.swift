import OpenCollectionView

/// Rows of a name and a switch.
final class SwitchList: UIView, CardContent {
  private var rows: [(label: UILabel, control: UISwitch, line: UIView)] = []
  private static let rowHeight: CGFloat = 48

  init(_ log: @escaping (String) -> Void) {
    super.init(frame: .zero)
    let names: [(String, UIColor?, Bool, Bool)] = [
      ("Wi-Fi", nil, true, true), ("Bluetooth", .systemBlue, false, true), ("Night shift", .systemOrange, true, true),
      ("Roaming", nil, false, false),
    ]
    for (index, (name, tint, isOn, isEnabled)) in names.enumerated() {
      let (label, control, line) = (UILabel(), UISwitch(), UIView())
      label.text = name
      label.textColor = isEnabled ? .label : .tertiaryLabel
      control.isOn = isOn
      control.isEnabled = isEnabled
      control.onTintColor = tint
      control.accessibilityLabel = name
      control.addAction(
        UIAction { [weak control] _ in log("\(name) is \(control?.isOn == true ? "on" : "off")") }, for: .valueChanged)
      line.backgroundColor = .separator
      line.isHidden = index == 0
      rows.append((label, control, line))
      for view in [label, control, line] { addSubview(view) }
    }
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat { CGFloat(rows.count) * Self.rowHeight - 8 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, row) in rows.enumerated() {
      let y = CGFloat(index) * Self.rowHeight - 4
      let label = CGRect(x: 0, y: y, width: bounds.width - 67, height: Self.rowHeight)
      let control = CGRect(x: bounds.width - 51, y: y + (Self.rowHeight - 31) / 2, width: 51, height: 31)
      row.label.frame = isMirrored ? mirrored(label) : label
      row.control.frame = isMirrored ? mirrored(control) : control
      let pixel = 1 / traitCollection.displayScale
      row.line.frame = CGRect(x: 0, y: y, width: bounds.width, height: pixel)
    }
  }
}
