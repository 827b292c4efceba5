import OpenCollectionView

/// A playground: pieces that fingers drop, throw, pin and tie, fields that draw them, and lines that they bump into.
final class GravityController: UIViewController, ExhibitController {
  let playground = Playground()
  private let bar = GravityBar()
  private var isFurnished = false

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let count = playground.pieces.count
    return ExhibitStatus(text: count == 1 ? "1 piece" : "\(count) pieces", isEmphasized: !playground.hands.isEmpty)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    playground.didChange = { [weak self] in self?.statusDidChange?() }
    bar.didChooseTool = { [weak self] in self?.playground.tool = $0 }
    bar.didTapChain = { [weak self] in self?.hangChain() }
    bar.didTapField = { [weak self] in self?.changeField() }
    bar.didTapClear = { [weak self] in self?.playground.clear() }
    bar.didSwitchOverlay = { [weak self] in self?.playground.animator.debugOverlay = $0 ? .everything : [] }
    view.addSubview(playground)
    view.addSubview(bar)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let barHeight = bar.height(forWidth: bounds.width) + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    playground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - barHeight))
    furnish()
  }

  /// What stands on the playground when it is seen first: a small tower, a chain, and a slope.
  private func furnish() {
    let room = playground.bounds
    guard !isFurnished, room.width > 100, room.height > 160 else { return }
    isFurnished = true
    for row in 0..<3 {
      for column in 0..<(3 - row) {
        let x = room.width * 0.3 + (CGFloat(column) - CGFloat(2 - row) / 2) * 58
        playground.drop(.box, at: CGPoint(x: x, y: room.height - 27 - CGFloat(row) * 54))
      }
    }
    playground.addLine([
      CGPoint(x: room.width * 0.55, y: room.height * 0.5), CGPoint(x: room.width * 0.9, y: room.height * 0.62),
    ])
    // For who wants less motion nothing falls and swings before it is touched.
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    playground.drop(.disc, at: CGPoint(x: room.width * 0.6, y: room.height * 0.5 - 40))
    playground.drop(.hexagon, at: CGPoint(x: room.width * 0.85, y: room.height * 0.4))
    playground.hangChain(at: CGPoint(x: room.width * 0.12, y: room.height * 0.15), links: 5)
  }

  private func hangChain() {
    let room = playground.bounds
    playground.hangChain(at: CGPoint(x: room.width * 0.2, y: room.height * 0.12))
  }

  private func changeField() {
    playground.field = playground.field.next
    bar.show(playground.field)
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let shoves = [
      (UIKeyCommand.inputLeftArrow, "Shove Left"), (UIKeyCommand.inputRightArrow, "Shove Right"),
      (UIKeyCommand.inputUpArrow, "Shove Up"), (UIKeyCommand.inputDownArrow, "Shove Down"),
    ].map { UIKeyCommand(title: $0.1, action: Selector(GravityController.shove(_:)), input: $0.0) }
    return shoves + [
      UIKeyCommand(title: "Drop a Piece", action: Selector(GravityController.dropPiece(_:)), input: " "),
      UIKeyCommand(title: "Next Field", action: Selector(GravityController.nextField(_:)), input: "f"),
      UIKeyCommand(
        title: "Show Outlines and Forces", action: Selector(GravityController.toggleOverlay(_:)), input: "d"),
    ]
  }

  private func shove(_ command: UIKeyCommand) {
    switch command.input {
    case UIKeyCommand.inputLeftArrow: playground.shove(CGVector(dx: -1, dy: 0))
    case UIKeyCommand.inputRightArrow: playground.shove(CGVector(dx: 1, dy: 0))
    case UIKeyCommand.inputUpArrow: playground.shove(CGVector(dx: 0, dy: -1))
    default: playground.shove(CGVector(dx: 0, dy: 1))
    }
  }

  private func dropPiece(_ command: UIKeyCommand) {
    playground.drop(at: CGPoint(x: playground.bounds.midX, y: min(60, playground.bounds.midY)))
  }

  private func nextField(_ command: UIKeyCommand) { changeField() }

  private func toggleOverlay(_ command: UIKeyCommand) {
    let isOn = playground.animator.debugOverlay.isEmpty
    playground.animator.debugOverlay = isOn ? .everything : []
    bar.show(overlay: isOn)
  }
}
