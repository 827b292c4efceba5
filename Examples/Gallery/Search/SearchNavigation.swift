import OpenCollectionView

/// Ten thousand places, which are fewer at each letter that is typed.
final class SearchNavigation: UINavigationController, RestorableExhibit {
  private let places = PlacesController()

  var statusDidChange: (() -> Void)? {
    get { places.didChange }
    set { places.didChange = newValue }
  }

  var status: ExhibitStatus {
    let (found, all) = (places.found.count, Gazetteer.shared.places.count)
    return found == all
      ? ExhibitStatus(text: "\(all.grouped) places") : ExhibitStatus(text: "\(found.grouped) found", isEmphasized: true)
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [places]
    navigationBar.prefersLargeTitles = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    alignBarsWithContent()
  }

  // MARK: Coming back

  var state: ExhibitState {
    let query = places.query
    return ExhibitState(choices: [
      "text": query.text.unicodeScalars.map { Int($0.value) }, "kind": query.kind.map { [$0.rawValue] } ?? [],
      "region": query.region.flatMap { Region.all.firstIndex(of: $0) }.map { [$0] } ?? [],
    ])
  }

  func restore(_ state: ExhibitState) {
    var query = PlaceQuery(text: String(codes: state.choices["text"] ?? []))
    query.kind = state.choices["kind"]?.first.flatMap { Place.Kind(rawValue: $0) }
    query.region = state.choices["region"]?.first.flatMap { Region.all.indices.contains($0) ? Region.all[$0] : nil }
    if !query.isEmpty { places.search(for: query) }
  }
}

extension String {
  /// The text of numbers that stand for its characters; those that stand for none are left out.
  init(codes: [Int]) {
    let scalars = codes.prefix(100_000).compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
    self = String(String.UnicodeScalarView(scalars))
  }
}
