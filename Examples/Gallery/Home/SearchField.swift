import OpenCollectionView

/// A field for a word to look for. Typing needs a keyboard: there is none on the screen.
final class SearchField: UIControl, UIKeyInput {
  private let glass = UIImageView()
  private let label = UILabel()
  private let caret = UIView()
  private let clearButton = UIButton(configuration: .plain())
  private static let prompt = "Search"
  private static let longestText = 40

  /// Called when the text has become another one.
  var didChange: ((String) -> Void)?

  /// What is looked for.
  private(set) var text = "" {
    didSet {
      guard text != oldValue else { return }
      update()
      didChange?(text)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    glass.image = UIImage(
      systemName: "magnifyingglass", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium))
    glass.contentMode = .center
    glass.tintColor = .gallerySecondary
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .regular))
    configuration.contentInsets = .zero
    clearButton.configuration = configuration
    clearButton.tintColor = .gallerySecondary
    clearButton.accessibilityLabel = "Clear the search"
    clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    caret.isUserInteractionEnabled = false
    for view in [glass, label, caret, clearButton] { addSubview(view) }
    addAction(UIAction { [weak self] _ in self?.becomeFirstResponder() }, for: .touchUpInside)
    backgroundColor = .tertiarySystemFill
    isAccessibilityElement = true
    accessibilityTraits = .searchField
    accessibilityLabel = "Search the exhibits"
    update()
  }

  required init?(coder: NSCoder) { nil }

  func clear() { text = "" }

  /// Whether what is typed next takes the place of the text: who comes to the field by a key looks for something else.
  private var isReplaced = false {
    didSet { if isReplaced != oldValue { update() } }
  }

  /// Begins another search; the text of the last one is marked, and stays until something is typed.
  func beginAnew() {
    becomeFirstResponder()
    isReplaced = !text.isEmpty
  }

  // MARK: Typing

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    guard text != "\n" else { return sendActions(for: .primaryActionTriggered) }
    self.text = String(((isReplaced ? "" : self.text) + text).prefix(Self.longestText))
    isReplaced = false
  }

  func deleteBackward() {
    text = isReplaced ? "" : String(text.dropLast())
    isReplaced = false
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Clear", action: Selector(SearchField.escape(_:)), input: UIKeyCommand.inputEscape)]
  }

  private func escape(_ command: UIKeyCommand) {
    if text.isEmpty { resignFirstResponder() } else { clear() }
  }

  override var canBecomeFirstResponder: Bool { true }

  @discardableResult override func becomeFirstResponder() -> Bool {
    let isFirst = super.becomeFirstResponder()
    update()
    return isFirst
  }

  @discardableResult override func resignFirstResponder() -> Bool {
    let isGone = super.resignFirstResponder()
    isReplaced = false
    update()
    return isGone
  }

  // MARK: Look

  private func update() {
    label.text = text.isEmpty ? Self.prompt : text
    label.textColor = text.isEmpty ? .gallerySecondary : .label
    accessibilityValue = text
    label.backgroundColor = isReplaced ? tintColor.withAlphaComponent(0.25) : nil
    clearButton.isHidden = text.isEmpty
    // It does not blink: at rest nothing happens.
    caret.isHidden = !isFirstResponder
    caret.backgroundColor = tintColor
    layer.borderWidth = isFirstResponder ? 2 : 0
    layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height
    label.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    glass.frame = CGRect(x: 10, y: 0, width: 24, height: height)
    let room = max(0, bounds.width - 42 - 44)
    let width = min(
      room, label.sizeThatFits(CGSize(width: .greatestFiniteMagnitude, height: height)).width.rounded(.up))
    label.frame = CGRect(x: 42, y: 0, width: width, height: height)
    let line = label.font.lineHeight
    caret.frame = CGRect(x: text.isEmpty ? 41 : 43 + width, y: (height - line) / 2, width: 2, height: line)
    clearButton.frame = CGRect(x: bounds.width - 40, y: 0, width: 36, height: height)
    mirrorForReading(subviews)
    // Where people read from right to left, the end of a word in Latin letters is still at its right.
    if isReadFromRight, !text.isEmpty, !endsFromRight { caret.frame.origin.x = label.frame.maxX - 1 }
  }

  /// Tells whether the last letter is one of a script that runs from right to left, from Hebrew to Arabic.
  private var endsFromRight: Bool {
    text.unicodeScalars.last { $0.properties.isAlphabetic }.map { (0x590...0x8FF).contains($0.value) } ?? false
  }
}
