import OpenCollectionView

/// The number that is typed. The pad's own keys type into it and, once it is touched, a keyboard, also that of a phone.
final class NumberField: UIControl, UIKeyInput {
  let label = UILabel()

  /// Called with a digit.
  var didType: ((Character) -> Void)?
  /// Called when the last digit is to go.
  var didDelete: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .monospacedDigitSystemFont(ofSize: 30, weight: .semibold)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .searchField
    accessibilityLabel = "Number of a photo"
    addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: NumberEntry) {
    label.text = entry.digits.isEmpty ? "Photo" : entry.text
    label.textColor = entry.digits.isEmpty ? .tertiaryLabel : entry.isBeyond ? .systemRed : .label
    accessibilityValue = entry.digits
  }

  // MARK: Typing

  var hasText: Bool { accessibilityValue?.isEmpty == false }

  func insertText(_ text: String) {
    guard text != "\n" else { return sendActions(for: .primaryActionTriggered) }
    for digit in text { didType?(digit) }
  }

  func deleteBackward() { didDelete?() }

  override var canBecomeFirstResponder: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
