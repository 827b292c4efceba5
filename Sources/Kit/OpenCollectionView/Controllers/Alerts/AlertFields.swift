/// The fields of an alert, one below the other, in a box with lines between them.
final class AlertFields: UIView {
  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []

  init() {
    super.init(frame: .zero)
    backgroundColor = AlertLook.fieldBackground
    layer.cornerRadius = AlertLook.fieldRadius
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func add(_ field: UITextField) {
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = AlertLook.hairline
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
  }

  /// The height of all fields; 0 for none.
  var height: CGFloat { CGFloat(fields.count) * AlertLook.fieldHeight }

  /// The field that is edited.
  var edited: UITextField? { fields.first { $0.isFirstResponder } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * AlertLook.fieldHeight
      field.frame = CGRect(
        x: AlertLook.fieldInset, y: y, width: bounds.width - 2 * AlertLook.fieldInset, height: AlertLook.fieldHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: hairline) }
    }
  }
}
