import OpenCollectionView

/// Rows of a name and a switch.
final class SwitchList: UIView, CardContent {
  private let rows = UIStackView()
  private static let rowHeight: CGFloat = 48

  init(_ log: @escaping (String) -> Void) {
    // As wide as its words need, so that they fit before it is placed.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 184))
    let names: [(String, UIColor?, Bool, Bool)] = [
      ("Wi-Fi", nil, true, true), ("Bluetooth", .systemBlue, false, true), ("Night shift", .systemOrange, true, true),
      ("Roaming", nil, false, false),
    ]
    for (index, (name, tint, isOn, isEnabled)) in names.enumerated() {
      let (label, control, line) = (UILabel(), UISwitch(), UIView())
      label.text = name
      // The switch says it.
      label.isAccessibilityElement = false
      label.textColor = isEnabled ? .label : .tertiaryLabel
      control.isOn = isOn
      control.isEnabled = isEnabled
      control.onTintColor = tint
      control.accessibilityLabel = name
      control.addAction(
        UIAction { [weak control] _ in log("\(name) is \(control?.isOn == true ? "on" : "off")") }, for: .valueChanged)
      label.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
      let row = UIStackView(arrangedSubviews: [label, control])
      row.alignment = .center
      row.spacing = 16
      rows.addArrangedSubview(row)
      guard index > 0 else { continue }
      line.backgroundColor = .separator
      line.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(line)
      NSLayoutConstraint.activate([
        line.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: row.trailingAnchor), line.topAnchor.constraint(equalTo: row.topAnchor),
        line.heightAnchor.constraint(equalToConstant: 1 / traitCollection.displayScale),
      ])
    }
    rows.axis = .vertical
    rows.distribution = .fillEqually
    addSubview(rows)
    rows.translatesAutoresizingMaskIntoConstraints = false
    // The first row and the last stand out, so that their words are not farther from the card's edges than others'.
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: leadingAnchor), rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      rows.topAnchor.constraint(equalTo: topAnchor, constant: -4),
      rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func height(forWidth width: CGFloat) -> CGFloat { CGFloat(rows.arrangedSubviews.count) * Self.rowHeight - 8 }
}
