import OpenCollectionView

/// A command of the bar: a symbol, with the word beside it where there is room.
final class EditButton: UIButton {
  let command: EditCommand

  /// Tells whether the word stands beside the symbol.
  var showsWord = false {
    didSet { if showsWord != oldValue { update() } }
  }

  /// Tells whether even words that are rather that than symbols have no room.
  var isCramped = false {
    didSet { if isCramped != oldValue { update() } }
  }

  init(_ command: EditCommand, _ perform: @escaping (EditCommand) -> Void) {
    self.command = command
    super.init(frame: .zero)
    accessibilityLabel = command.title
    if command == .delete { role = .destructive }
    addAction(UIAction { _ in perform(command) }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    var configuration: UIButton.Configuration = command == .endChoosing ? .galleryFilled() : .gray()
    let isWord = !isCramped && (showsWord || command.isWord)
    configuration.image =
      isWord && command.isWord
      ? nil
      : UIImage(
        systemName: command.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium))
    configuration.title = isWord ? command.title : nil
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    self.configuration = configuration
  }
}
