import CollectionLayouts
import OpenCollectionView

/// The piles below a bar, in which a way back appears while the photos lie beside each other.
final class StacksNavigation: UINavigationController, RestorableExhibit {
  let stacks = StacksController()

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    if stacks.isOpen { return ExhibitStatus(text: "Open", isEmphasized: true) }
    guard stacks.stackLayout.pinchedStackIndex != nil else { return ExhibitStatus(text: "\(stacks.piles.count) piles") }
    let tenths = Int((stacks.stackLayout.pinchedStackScale * 10).rounded())
    return ExhibitStatus(text: "\(tenths / 10).\(tenths % 10) of 2.5", isEmphasized: true)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [stacks]
    stacks.didChange = { [weak self] in self?.statusDidChange?() }
  }

  required init?(coder: NSCoder) { nil }

  var state: ExhibitState {
    guard stacks.isOpen else { return ExhibitState(choices: [:]) }
    return ExhibitState(choices: ["open": [stacks.piles.firstIndex { $0.title == stacks.title } ?? 0]])
  }

  func restore(_ state: ExhibitState) {
    if let pile = state.choices["open"]?.first { stacks.show(openAt: pile) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignBarsWithContent()
  }
}
