/// How a toolbar looks: background and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The default appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    followButtons()
  }

  /// A copy of another appearance: of its background, and of buttons where it is a toolbar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    defer { followButtons() }
    guard let other = barAppearance as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied
    doneButtonAppearance = other.doneButtonAppearance.copied
  }

  /// The look of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { follow(buttonAppearance) }
  }

  /// The look of buttons that are done.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { follow(doneButtonAppearance) }
  }

  private func followButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] { follow(buttons) }
  }

  private func follow(_ buttons: UIBarButtonItemAppearance) {
    buttons.didChange = { [weak self] in self?.didChange?() }
    didChange?()
  }
}
