import OpenCollectionView

/// Rows of a name and a control: names are as wide as the widest, and their letters stand on one line with the values.
final class FormView: UIStackView {
  private let stepper = UIStepper()
  private let guests = UILabel.wrapped("2 guests", .body)
  private let delivery = UISwitch()
  private let speed = UISegmentedControl(items: ["Bike", "Van"])
  private let note = UILabel.wrapped("Brought to your door between six and eight.", .footnote, .gallerySecondary)
  private var names: [UILabel] = []
  private var deliveryRows: [UIView] = []

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 14
    stepper.value = 2
    (stepper.minimumValue, stepper.maximumValue) = (1, 12)
    stepper.accessibilityLabel = "Guests"
    delivery.accessibilityLabel = "Delivery"
    speed.accessibilityLabel = "By"
    speed.selectedSegmentIndex = 0
    stepper.addAction(UIAction { [weak self] _ in self?.showGuests() }, for: .valueChanged)
    delivery.addAction(UIAction { [weak self] _ in self?.showDelivery() }, for: .valueChanged)
    let rows = [row("Table", [guests, stepper]), row("Delivery", [UIView(), delivery]), row("By", [speed])]
    deliveryRows = [rows[2], note]
    // The controls say what stands beside them.
    for label in names.dropFirst() + [guests] { label.isAccessibilityElement = false }
    // Room that is left is the value's, so that controls stand at the end.
    guests.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    for view in rows + [note] { addArrangedSubview(view) }
    for name in names.dropFirst() { name.widthAnchor.constraint(equalTo: names[0].widthAnchor).isActive = true }
    for view in deliveryRows { view.isHidden = true }
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }

  private func row(_ name: String, _ controls: [UIView]) -> UIView {
    let label = UILabel.wrapped(name, .body, .gallerySecondary)
    label.numberOfLines = 1
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    // As wide as the widest, not as the narrowest.
    label.setContentCompressionResistancePriority(UILayoutPriority(999), for: .horizontal)
    names.append(label)
    let row = UIStackView(arrangedSubviews: [label] + controls)
    row.spacing = 12
    row.alignment = .center
    return row
  }

  private func showGuests() { guests.text = stepper.value == 1 ? "1 guest" : "\(Int(stepper.value)) guests" }

  private func showDelivery() {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for view in self.deliveryRows { view.isHidden = !self.delivery.isOn }
      self.window?.layoutIfNeeded()
    }
  }
}

extension FormView: RestorablePart {
  /// Guests, whether something is brought, and by what.
  var choices: [Int] {
    get { [Int(stepper.value), delivery.isOn ? 1 : 0, speed.selectedSegmentIndex] }
    set {
      guard newValue.count == 3 else { return }
      stepper.value = Double(newValue[0])
      delivery.isOn = newValue[1] == 1
      speed.selectedSegmentIndex = min(max(newValue[2], 0), speed.numberOfSegments - 1)
      showGuests()
      for view in deliveryRows { view.isHidden = !delivery.isOn }
    }
  }
}
