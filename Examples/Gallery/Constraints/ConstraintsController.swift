import OpenCollectionView

/// Cards in which constraints place everything: no frame is set in this exhibit.
final class ConstraintsController: UIViewController, RestorableExhibit {
  private let scrollView = UIScrollView()
  private let columns = UIStackView()
  private let parts: [(name: String, part: any RestorablePart)] = [
    ("chat", ChatView()), ("parts", PartsView()), ("form", FormView()), ("conflict", ConflictView()),
  ]
  private lazy var cards = zip(Self.titles, parts).map { ConstraintCard($0, $1.part) }
  /// What is to be shown once the cards are laid out.
  private var restored: ExhibitState?
  private var margins: [NSLayoutConstraint] = []

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(cards.count) cards") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    columns.translatesAutoresizingMaskIntoConstraints = false
    columns.distribution = .fillEqually
    columns.alignment = .top
    scrollView.addSubview(columns)
    let (content, safe) = (scrollView.contentLayoutGuide, view.safeAreaLayoutGuide)
    margins = [
      columns.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      columns.topAnchor.constraint(equalTo: content.topAnchor),
      safe.trailingAnchor.constraint(equalTo: columns.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: columns.bottomAnchor),
    ]
    // A window may be narrower than its margins.
    margins[2].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      margins + [
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      ])
    arrange(inColumns: 1)
  }

  private static let titles = [
    "A chat of bubbles that size themselves", "Parts that come and go", "A form", "A conflict, explained",
  ]

  var state: ExhibitState {
    if let restored { return restored }
    var state = ExhibitState(scrollView)
    for (name, part) in parts { state.choices[name] = part.choices }
    return state
  }

  func restore(_ state: ExhibitState) {
    restored = viewIfLoaded?.window == nil ? state : nil
    for (name, part) in parts {
      if let choices = state.choices[name] { part.choices = choices }
    }
    guard let window = viewIfLoaded?.window else { return }
    // First all is as high as it was: the place is a part of that.
    window.layoutIfNeeded()
    state.scroll(scrollView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let restored, view.window != nil, view.bounds.width > 0 else { return }
    self.restored = nil
    restored.scroll(scrollView)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    let gap = GalleryMetrics.gap(forWidth: view.bounds.width)
    for (constraint, constant) in zip(margins, [margin, gap, margin, gap]) where constraint.constant != constant {
      constraint.constant = constant
    }
    columns.spacing = gap
    arrange(inColumns: view.bounds.width >= Self.widthForTwoColumns ? 2 : 1)
  }

  private static let widthForTwoColumns: CGFloat = 800

  /// Puts the cards below each other in so many columns, if they are not.
  private func arrange(inColumns count: Int) {
    guard columns.arrangedSubviews.count != count else { return }
    for column in columns.arrangedSubviews { column.removeFromSuperview() }
    for number in 0..<count {
      let column = UIStackView(arrangedSubviews: cards.indices.filter { $0 % count == number }.map { cards[$0] })
      column.axis = .vertical
      column.spacing = 20
      columns.addArrangedSubview(column)
    }
  }
}
