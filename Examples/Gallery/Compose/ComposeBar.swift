import OpenCollectionView

/// Where a message is written: a field that grows with it, up to some lines, and the button that sends it.
final class ComposeBar: UIView, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(configuration: .galleryFilled())
  private let placeholder = UILabel()
  private let frameView = UIView()
  private let line = UIView()
  private lazy var height = textView.heightAnchor.constraint(equalToConstant: 36)
  private lazy var lineHeight = line.heightAnchor.constraint(equalToConstant: 1)
  private(set) var margins: [NSLayoutConstraint] = []

  /// Called with what is to be sent.
  var didSend: ((String) -> Void)?
  /// Called with each change of the text, and of the bar's height with it.
  var didChange: (() -> Void)?

  /// The lines that are shown at once, at most.
  private static let mostLines: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    frameView.backgroundColor = .galleryCard
    frameView.layer.cornerRadius = 18
    frameView.layer.borderWidth = 1
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.backgroundColor = nil
    textView.textContainerInset = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 8)
    textView.accessibilityLabel = "Message"
    textView.delegate = self
    placeholder.text = "Message"
    placeholder.font = .preferredFont(forTextStyle: .body)
    placeholder.adjustsFontForContentSizeCategory = true
    placeholder.textColor = .placeholderText
    placeholder.isAccessibilityElement = false
    sendButton.configuration?.image = UIImage(
      systemName: "arrow.up", withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .semibold))
    sendButton.configuration?.cornerStyle = .capsule
    sendButton.configuration?.contentInsets = .zero
    sendButton.accessibilityLabel = "Send"
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for view in [line, frameView, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    frameView.addSubview(textView)
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    frameView.addSubview(placeholder)
    placeParts()
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func placeParts() {
    let safe = safeAreaLayoutGuide
    margins = [
      frameView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: sendButton.trailingAnchor),
    ]
    // A window may be narrower than its margins.
    margins[1].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      margins + textView.constraints(filling: frameView) + [
        line.topAnchor.constraint(equalTo: topAnchor), lineHeight,
        line.leadingAnchor.constraint(equalTo: leadingAnchor), line.trailingAnchor.constraint(equalTo: trailingAnchor),
        frameView.topAnchor.constraint(equalTo: topAnchor, constant: 8), height,
        bottomAnchor.constraint(equalTo: frameView.bottomAnchor, constant: 8),
        placeholder.leadingAnchor.constraint(equalTo: frameView.leadingAnchor, constant: 13),
        placeholder.topAnchor.constraint(equalTo: frameView.topAnchor, constant: 7),
        sendButton.leadingAnchor.constraint(equalTo: frameView.trailingAnchor, constant: 8),
        sendButton.bottomAnchor.constraint(equalTo: frameView.bottomAnchor),
        sendButton.widthAnchor.constraint(equalToConstant: 36), sendButton.heightAnchor.constraint(equalToConstant: 36),
      ])
  }

  /// What is written and not sent.
  var draft: String {
    get { textView.text }
    set {
      textView.text = newValue
      update()
    }
  }

  private var message: String { draft.trimmingCharacters(in: .whitespacesAndNewlines) }

  func textViewDidChange(_ textView: UITextView) {
    if textView.markedTextRange == nil { showEmphasis() }
    update()
    didChange?()
  }

  /// Words between asterisks are bold while they are written; the asterisks stay, since a message is sent as plain text.
  private func showEmphasis() {
    let attributed = Emphasis(textView.text).attributed(font: textView.font ?? .preferredFont(forTextStyle: .body))
    guard !attributed.isEqual(to: textView.attributedText) else { return }
    let selection = textView.selectedRange
    textView.attributedText = attributed
    textView.selectedRange = selection
  }

  /// Return is for lines; with Command it sends.
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(title: "Send", action: Selector(ComposeBar.sendByKey(_:)), input: "\r", modifierFlags: .command)]
  }

  private func sendByKey(_ command: UIKeyCommand) { send() }

  private func send() {
    let message = message
    guard !message.isEmpty else { return }
    draft = ""
    didSend?(message)
  }

  private func update() {
    placeholder.isHidden = !textView.text.isEmpty
    sendButton.isEnabled = !message.isEmpty
    grow()
  }

  /// As high as the text, up to some lines.
  private func grow() {
    guard textView.bounds.width > 0, let font = textView.font else { return }
    let wanted = textView.sizeThatFits(
      CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    ).height
    let most = (font.lineHeight * Self.mostLines).rounded(.up) + 14
    let new = max(36, min(wanted, most))
    if height.constant != new { height.constant = new }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    lineHeight.constant = 1 / max(1, traitCollection.displayScale)
    frameView.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    grow()
  }
}
