import OpenCollectionView

/// Keys for the number of a photo. A keyboard types the same.
final class NumberPad: UIView {
  static let size = CGSize(width: 288, height: 340)

  private let field = NumberField()
  private let hint = UILabel()
  private var keys: [UIButton] = []
  private let goButton = UIButton(configuration: .filled())

  /// Called with a digit.
  var didType: ((Character) -> Void)?
  /// Called when the last digit is to go.
  var didDelete: (() -> Void)?
  /// Called when the photo is to be shown.
  var didGo: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    becomeCard()
    layer.cornerRadius = 22
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 24
    field.didType = { [weak self] in self?.didType?($0) }
    field.didDelete = { [weak self] in self?.didDelete?() }
    field.addAction(UIAction { [weak self] _ in self?.didGo?() }, for: .primaryActionTriggered)
    hint.font = .systemFont(ofSize: 13)
    hint.textAlignment = .center
    addSubview(field)
    addSubview(hint)
    for digit in "123456789" { keys.append(key(String(digit)) { [weak self] in self?.didType?(digit) }) }
    let delete = key(nil) { [weak self] in self?.didDelete?() }
    delete.configuration?.image = UIImage(
      systemName: "delete.left", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
    delete.accessibilityLabel = "Delete"
    keys.append(delete)
    keys.append(key("0") { [weak self] in self?.didType?("0") })
    goButton.configuration?.baseBackgroundColor = .galleryFill
    goButton.configuration?.title = "Go"
    goButton.configuration?.cornerStyle = .large
    goButton.addAction(UIAction { [weak self] _ in self?.didGo?() }, for: .touchUpInside)
    keys.append(goButton)
    for key in keys { addSubview(key) }
    show(NumberEntry())
  }

  required init?(coder: NSCoder) { nil }

  private func key(_ title: String?, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.cornerStyle = .large
    configuration.baseForegroundColor = .label
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }

  /// Nothing is typed any longer.
  func close() { field.resignFirstResponder() }

  func show(_ entry: NumberEntry) {
    field.show(entry)
    hint.text = entry.isBeyond ? "There are \(MillionPhoto.count.grouped) photos." : "A number, 1 to 1,000,000"
    hint.textColor = entry.isBeyond ? .systemRed : .gallerySecondary
    goButton.isEnabled = entry.number != nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 18
    let gap: CGFloat = 8
    field.frame = CGRect(x: inset, y: 14, width: bounds.width - 2 * inset, height: 38)
    hint.frame = CGRect(x: inset, y: 52, width: bounds.width - 2 * inset, height: 18)
    let width = (bounds.width - 2 * inset - 2 * gap) / 3
    for (index, key) in keys.enumerated() {
      key.frame = CGRect(
        x: inset + CGFloat(index % 3) * (width + gap), y: 84 + CGFloat(index / 3) * 60, width: width, height: 52)
    }
  }
}
