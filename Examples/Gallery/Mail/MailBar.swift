import OpenCollectionView

/// The bar below the messages: what was done last, and what can be done.
final class MailBar: ExhibitBar {
  private let buttons = UIStackView()
  private let newsLabel = UILabel()
  let editButton = UIButton.inExhibitBar("Edit", margin: 14)
  let undoButton = UIButton.inExhibitBar("Undo", margin: 14)
  let readButton = UIButton.inExhibitBar("Mark as read", margin: 14)
  let deleteButton = UIButton.inExhibitBar("Delete", margin: 14)

  /// Called with the button that was tapped.
  var perform: ((MailCommand) -> Void)?

  /// What was done last.
  var news: String {
    get { newsLabel.text ?? "" }
    set { newsLabel.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    newsLabel.setGrowingFont(ofSize: 13, as: .footnote)
    newsLabel.textColor = .gallerySecondary
    newsLabel.numberOfLines = 0
    // Read out by itself: who takes a change back hears what became of it.
    newsLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    newsLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    newsLabel.setContentCompressionResistancePriority(UILayoutPriority(1), for: .horizontal)
    let commands: [(UIButton, MailCommand)] = [
      (editButton, .edit), (undoButton, .undo), (readButton, .markRead), (deleteButton, .delete),
    ]
    for (button, command) in commands {
      button.addAction(UIAction { [weak self] _ in self?.perform?(command) }, for: .touchUpInside)
      button.heightAnchor.constraint(equalToConstant: 36).isActive = true
      buttons.addArrangedSubview(button)
    }
    buttons.alignment = .center
    buttons.spacing = 8
    content.spacing = 8
    content.alignment = .leading
    for view in [buttons, newsLabel] { content.addArrangedSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Says what can be done.
  func show(isEditing: Bool, chosen: Int, canUndo: Bool, isEmpty: Bool) {
    editButton.configuration?.title = isEditing ? "Done" : "Edit"
    editButton.isEnabled = isEditing || !isEmpty
    undoButton.isEnabled = canUndo
    for button in [readButton, deleteButton] {
      button.isHidden = !isEditing
      button.isEnabled = chosen > 0
    }
  }

  override func arrange(forWidth width: CGFloat) {
    super.arrange(forWidth: width)
    readButton.configuration?.title = width < 500 ? "Read" : "Mark as read"
    guard isWide != buttons.arrangedSubviews.contains(newsLabel) else { return }
    if isWide { buttons.addArrangedSubview(newsLabel) } else { content.addArrangedSubview(newsLabel) }
  }
}

/// What the bar below the messages can do.
enum MailCommand: Sendable {
  /// Begins or ends choosing messages.
  case edit
  case undo
  case markRead
  case delete
}
