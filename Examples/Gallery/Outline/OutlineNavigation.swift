import OpenCollectionView

/// The tree below a bar with a search.
final class OutlineNavigation: UINavigationController, RestorableExhibit, AddressedExhibit {
  let outline = OutlineController()

  var statusDidChange: (() -> Void)? {
    get { outline.statusDidChange }
    set { outline.statusDidChange = newValue }
  }

  var status: ExhibitStatus { outline.status }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [outline]
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignBarsWithContent()
  }

  // MARK: Addresses

  var place: [String] { outline.place }

  var placeTitle: String? { outline.chosen.map { outline.tree.rows[$0].title } }

  func areBeside(_ place: [String], _ other: [String]) -> Bool { !place.isEmpty && !other.isEmpty }

  func go(to place: [String], animated: Bool) { outline.go(to: place, animated: animated) }

  // MARK: After a reload

  var state: ExhibitState { outline.state }

  func restore(_ state: ExhibitState) { outline.restore(state) }
}
