import OpenCollectionView

/// Three screens, one collection view: a push, a pop and the finger at the edge change its layout.
final class MorphNavigation: UINavigationController, AddressedExhibit {
  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    ExhibitStatus(text: form.title, isEmphasized: form != .cards)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [MorphController(.cards)]
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignBarsWithContent()
  }

  // MARK: Addresses

  private var form: MorphController.Form { (topViewController as? MorphController)?.form ?? .cards }

  var place: [String] { form == .cards ? [] : [form.title.addressPart] }

  var placeTitle: String? { form == .cards ? nil : form.title }

  /// The screens lie on each other in the order of their forms: each needs the one before, whose view it shares.
  func go(to place: [String], animated: Bool) {
    let wanted = MorphController.Form.allCases.first(where: { $0.title.addressPart == place.first }) ?? .cards
    if wanted.rawValue < form.rawValue {
      popToViewController(viewControllers[wanted.rawValue], animated: animated)
      return
    }
    while let next = MorphController.Form(rawValue: form.rawValue + 1), next.rawValue <= wanted.rawValue {
      pushViewController(MorphController(next), animated: animated && next == wanted)
    }
  }

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
