import OpenCollectionView

/// Three screens, one collection view: a push, a pop and the finger at the edge change its layout.
final class MorphNavigation: UINavigationController, ExhibitController {
  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let form = (topViewController as? MorphController)?.form ?? .cards
    return ExhibitStatus(text: form.title, isEmphasized: form != .cards)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [MorphController(.cards)]
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Next Layout", action: Selector(MorphNavigation.goOn(_:)), input: UIKeyCommand.inputRightArrow),
      UIKeyCommand(
        title: "Layout Before", action: Selector(MorphNavigation.goBack(_:)), input: UIKeyCommand.inputLeftArrow),
    ]
  }

  private func goOn(_ command: UIKeyCommand) { (topViewController as? MorphController)?.goOn() }

  private func goBack(_ command: UIKeyCommand) { popViewController(animated: true) }
}

extension MorphNavigation: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { statusDidChange?() }
}
