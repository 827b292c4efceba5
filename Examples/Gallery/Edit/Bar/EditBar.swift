import OpenCollectionView

/// The bar below the notes: what was done last, and what can be done.
final class EditBar: UIView {
  private let line = UIView()
  private let newsLabel = UILabel()
  private var buttons: [EditCommand: EditButton] = [:]

  /// Called with a command whose button was tapped.
  var perform: ((EditCommand) -> Void)?

  /// Tells whether notes are being chosen.
  var isChoosing = false {
    didSet { setNeedsLayout() }
  }

  /// What was done last.
  var news: String {
    get { newsLabel.text ?? "" }
    set {
      newsLabel.text = newValue
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    newsLabel.textColor = .gallerySecondary
    newsLabel.numberOfLines = 0
    // Read out by itself: who takes a change back hears what became of it.
    newsLabel.accessibilityTraits = [.staticText, .updatesFrequently]
    addSubview(line)
    addSubview(newsLabel)
    for command in EditCommand.allCases {
      let button = EditButton(command) { [weak self] in self?.perform?($0) }
      buttons[command] = button
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Says which commands have something to do.
  func enable(_ isPossible: (EditCommand) -> Bool) {
    for (command, button) in buttons { button.isEnabled = isPossible(command) }
  }

  /// Gives a command a menu, which a tap brings up.
  func setMenu(_ menu: UIMenu, of command: EditCommand) {
    buttons[command]?.menu = menu
    buttons[command]?.showsMenuAsPrimaryAction = true
  }

  // MARK: Layout

  /// The height without what the device covers: in a narrow window as much as the longest of some texts needs, which come one
  /// after the other.
  func height(forWidth width: CGFloat, _ texts: [String]) -> CGFloat {
    newsLabel.font = newsFont
    guard isStacked(width) else { return 72 }
    let room = max(1, width - 2 * GalleryMetrics.margin(forWidth: width) - safeAreaInsets.left - safeAreaInsets.right)
    let lines = (texts + [news]).map { CardText.height(of: $0, newsFont, width: room) }
    newsHeight = max(36, (lines.max() ?? 0).rounded(.up))
    return newsHeight + 68
  }

  private var newsHeight: CGFloat = 36

  private var isLarge: Bool { traitCollection.preferredContentSizeCategory > .extraLarge }

  /// Tells whether the words stand above the buttons.
  private func isStacked(_ width: CGFloat) -> Bool { width < 700 || isLarge }

  /// Large text grows so far that it leaves room for the notes.
  private var newsFont: UIFont {
    UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 20, compatibleWith: traitCollection)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let width = max(0, bounds.width - safe.left - safe.right - 2 * margin)
    let isNarrow = isStacked(bounds.width)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    let shown = isChoosing ? EditCommand.whileChoosing : EditCommand.always
    for (command, button) in buttons {
      button.isHidden = !shown.contains(command)
      button.showsWord = bounds.width >= 1000 && !isLarge
      button.isCramped = bounds.width < 360 || isLarge
    }
    let row = shown.compactMap { buttons[$0] }
    let height: CGFloat = 40
    let spacing: CGFloat = 8
    if isNarrow {
      newsLabel.frame = CGRect(x: left, y: 8, width: width, height: newsHeight)
      // The word at the end takes what the symbols leave.
      let share = ((width - spacing * CGFloat(row.count - 1)) / (CGFloat(row.count) + 0.6)).rounded(.down)
      var x = left
      for (index, button) in row.enumerated() {
        let end = index == row.count - 1 ? left + width : x + share
        button.frame = CGRect(x: x, y: newsHeight + 16, width: end - x, height: height)
        x = end + spacing
      }
      mirrorForReading(subviews)
      return
    }
    var x = left + width
    for button in row.reversed() {
      let size = max(52, button.sizeThatFits(.zero).width.rounded(.up))
      button.frame = CGRect(x: x - size, y: 16, width: size, height: height)
      x -= size + spacing
    }
    newsLabel.frame = CGRect(x: left, y: 16, width: max(0, x - left - 16), height: height)
    mirrorForReading(subviews)
  }
}
