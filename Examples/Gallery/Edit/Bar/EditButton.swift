import OpenCollectionView

/// A command of the bar: a symbol, with the word beside it where there is room.
final class EditButton: UIButton {
  let command: EditCommand

  /// Whether the word stands beside the symbol.
  var showsWord = false {
    didSet { if showsWord != oldValue { update() } }
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
    var configuration: UIButton.Configuration = command == .endChoosing ? .filled() : .gray()
    configuration.image = command.symbol.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16, weight: .medium))
    }
    configuration.title = command.symbol == nil || showsWord ? command.title : nil
    configuration.imagePadding = 6
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    self.configuration = configuration
  }
}
