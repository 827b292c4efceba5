import OpenCollectionView

/// Journeys, one of them, one of its photos: three screens deep, with all that navigation has.
final class JourneyNavigation: UINavigationController, AddressedExhibit {
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

  // MARK: Addresses

  var place: [String] {
    viewControllers.dropFirst().compactMap {
      ($0 as? JourneyController)?.name ?? ($0 as? PhotoPage).map { String($0.number) }
    }
  }

  var placeTitle: String? { viewControllers.count > 1 ? topViewController?.title : nil }

  func go(to place: [String], animated: Bool) {
    var wanted = Array(viewControllers.prefix(1))
    if let name = place.first, let index = Journey.all.firstIndex(where: { $0.title.addressPart == name }) {
      let shown = viewControllers.dropFirst().first as? JourneyController
      let journey =
        shown?.name == name ? shown : JourneyController(Journey.all[index], PhotoLibrary.shared.sections[index])
      if let journey { wanted.append(journey) }
      if let number = place.dropFirst().first.flatMap({ Int($0) }), let page = journey?.page(ofPhoto: number) {
        let shown = topViewController as? PhotoPage
        wanted.append(shown?.number == number && viewControllers.contains(wanted[1]) ? shown ?? page : page)
      }
    }
    guard wanted != viewControllers else { return }
    setViewControllers(wanted, animated: animated)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignBarsWithContent()
  }
}

extension JourneyNavigation: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { statusDidChange?() }
}
