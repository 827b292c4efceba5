import OpenCollectionView

/// A stack view whose parts come and go, and stand otherwise, each change in one animation.
final class PartsView: UIStackView {
  private let stack = UIStackView()
  private let ways = UISegmentedControl(items: ["Fill", "Equal", "Spaced"])
  private let words = ["One", "Two words", "Three", "Four"]

  init() {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 12
    for (index, word) in words.enumerated() {
      stack.addArrangedSubview(
        PartView(word, color: Self.colors[index % Self.colors.count], tightness: Float(200 - index)))
    }
    stack.arrangedSubviews.last?.isHidden = true
    stack.spacing = 8
    stack.heightAnchor.constraint(equalToConstant: Self.height).isActive = true
    ways.selectedSegmentIndex = 0
    ways.accessibilityLabel = "How parts share the room"
    ways.addAction(UIAction { [weak self] _ in self?.animate { $0.chooseWay() } }, for: .valueChanged)
    let buttons = UIStackView(arrangedSubviews: [
      UIButton.inCard("Add") { [weak self] in self?.animate { $0.add() } },
      UIButton.inCard("Hide") { [weak self] in self?.animate { $0.remove() } },
      UIButton.inCard("Turn") { [weak self] in self?.animate { $0.turn() } },
    ])
    buttons.spacing = 8
    buttons.distribution = .fillEqually
    for view in [stack, ways, buttons] { addArrangedSubview(view) }
  }

  required init(coder: NSCoder) { fatalError("never from an archive") }

  private static let height: CGFloat = 150
  /// Deeper than the system's, so that white words on them have 4.5 to 1.
  private static let colors = [
    UIColor(red: 0x58 / 255, green: 0x56 / 255, blue: 0xD6 / 255, alpha: 1),
    UIColor(red: 0x0B / 255, green: 0x7A / 255, blue: 0x8F / 255, alpha: 1),
    UIColor(red: 0xB2 / 255, green: 0x5A / 255, blue: 0, alpha: 1),
    UIColor(red: 0xD4 / 255, green: 0x14 / 255, blue: 0x5A / 255, alpha: 1),
  ]

  private func animate(_ change: @escaping (PartsView) -> Void) {
    UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      change(self)
      (self.window ?? self).layoutIfNeeded()
    }
  }

  private func chooseWay() {
    stack.distribution = [.fill, .fillEqually, .equalSpacing][max(0, ways.selectedSegmentIndex)]
  }

  private func add() { stack.arrangedSubviews.first { $0.isHidden }?.isHidden = false }

  private func remove() {
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    if shown.count > 1 { shown.last?.isHidden = true }
  }

  private func turn() { stack.axis = stack.axis == .horizontal ? .vertical : .horizontal }
}

extension PartsView: RestorablePart {
  /// How many parts there are, how they share the room, and along which axis.
  var choices: [Int] {
    get {
      [
        stack.arrangedSubviews.count { !$0.isHidden }, ways.selectedSegmentIndex, stack.axis == .vertical ? 1 : 0,
      ]
    }
    set {
      guard newValue.count == 3 else { return }
      for (index, part) in stack.arrangedSubviews.enumerated() { part.isHidden = index >= max(1, newValue[0]) }
      ways.selectedSegmentIndex = min(max(newValue[1], 0), ways.numberOfSegments - 1)
      chooseWay()
      stack.axis = newValue[2] == 1 ? .vertical : .horizontal
    }
  }
}
