import OpenCollectionView

/// Journeys, one of them, one of its photos: three screens deep, with all that navigation has.
final class JourneyNavigation: UINavigationController, ExhibitController {
  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let depth = viewControllers.count
    return depth > 1
      ? ExhibitStatus(text: "\(depth) screens deep", isEmphasized: true)
      : ExhibitStatus(text: "\(PhotoLibrary.shared.sections.count) journeys")
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [JourneyListController()]
    navigationBar.prefersLargeTitles = true
    delegate = self
  }

  required init?(coder: NSCoder) { nil }
}

extension JourneyNavigation: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { statusDidChange?() }
}
