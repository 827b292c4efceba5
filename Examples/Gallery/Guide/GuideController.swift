import OpenCollectionView

/// An exhibit's card: what to try, what is behind it, and what is being decided. It stands beside the exhibit, or below it
/// on narrow screens, so that one can try what one reads.
final class GuideController: UIViewController {
  /// The width of a card beside an exhibit, in points.
  static let width: CGFloat = 360
  /// Screens narrower than this have the card below the exhibit.
  static let narrowest: CGFloat = 820

  private let exhibit: Exhibit
  private let guide: ExhibitGuide?
  private let shelf: SourceShelf?
  private let titleLabel = UILabel()
  private let closeButton = UIButton(configuration: .gray())
  private let line = UIView()
  let scrollView = GuideScrollView()
  private var headings: [UILabel] = []
  private var steps: [GuideStep] = []
  private var links: [UIButton] = []
  private let decisionsLabel = UILabel()
  let decisionsSwitch = UISwitch()
  private let hint = UILabel()
  let decisions = GuideDecisions()
  private(set) lazy var log = DecisionLog(ignoring: "Guide") { [weak self] in
    guard let scene = self?.viewIfLoaded?.window?.windowScene else { return false }
    return UIApplication.shared.keyWindow?.windowScene === scene
  }

  /// Called when the visitor has read enough.
  var didClose: (() -> Void)?

  /// Tells whether the card stands below the exhibit.
  var isBelow = false {
    didSet { if isBelow != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  init(exhibit: Exhibit, shelf: SourceShelf?) {
    self.exhibit = exhibit
    self.shelf = shelf
    guide = .named(exhibit.title)
    super.init(nibName: nil, bundle: nil)
    title = "About \(exhibit.title)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryCard
    view.accessibilityLabel = title
    line.backgroundColor = .separator
    titleLabel.text = exhibit.summary
    titleLabel.numberOfLines = 0
    titleLabel.accessibilityTraits = .header
    closeButton.configuration?.image = UIImage(
      systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    closeButton.configuration?.cornerStyle = .capsule
    closeButton.configuration?.contentInsets = .zero
    closeButton.accessibilityLabel = "Close"
    closeButton.addAction(UIAction { [weak self] _ in self?.didClose?() }, for: .touchUpInside)
    scrollView.alwaysBounceVertical = true
    scrollView.contentInsetAdjustmentBehavior = .never
    makeContent()
    for view in [scrollView, line] { self.view.addSubview(view) }
    log.didChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  private func makeContent() {
    steps = (guide?.tries ?? []).enumerated().map { GuideStep($0 + 1, $1) }
    links = shelf == nil ? [] : (guide?.links ?? []).map(makeLink)
    headings = ["Try this", "Behind it"].map { text in
      let label = UILabel()
      label.text = text
      label.accessibilityTraits = .header
      return label
    }
    decisionsLabel.text = "Decisions, as they are taken"
    decisionsLabel.numberOfLines = 0
    decisionsSwitch.accessibilityLabel = "Show decisions"
    decisionsSwitch.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        log.isListening = decisionsSwitch.isOn
        view.setNeedsLayout()
      }, for: .valueChanged)
    hint.text = "Every recognizer, scroll view and layout says what it decides, and why."
    hint.numberOfLines = 0
    hint.textColor = .gallerySecondary
    // It scrolls along with the words beside it, so that it never lies on others.
    scrollView.addSubview(closeButton)
    for view in [titleLabel, headings[0]] + steps + [headings[1]] + links { scrollView.addSubview(view) }
    for view in [decisionsLabel, decisionsSwitch, hint, decisions] { scrollView.addSubview(view) }
    updateFonts()
  }

  private func makeLink(_ link: GuideLink) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = link.title
    configuration.image = UIImage(
      systemName: "arrow.up.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 6
    configuration.titleAlignment = .leading
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.contentHorizontalAlignment = .leading
    button.accessibilityTraits = .link
    button.accessibilityHint = link.path
    button.addAction(
      UIAction { [weak self] _ in
        guard let self, let shelf else { return }
        view.window?.windowScene?.open(shelf.address(of: link), options: nil)
      }, for: .touchUpInside)
    return button
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    updateFonts()
    view.setNeedsLayout()
  }

  private func updateFonts() {
    titleLabel.font = .preferredFont(forTextStyle: .headline, compatibleWith: traitCollection)
    for label in headings + [decisionsLabel] {
      label.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
        for: .systemFont(ofSize: 15, weight: .semibold), compatibleWith: traitCollection)
    }
    hint.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.isListening = false
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    decisions.show(log.entries)
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let pixel = 1 / traitCollection.displayScale
    line.frame =
      isBelow
      ? CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
      : CGRect(x: isMirrored ? bounds.width - pixel : 0, y: 0, width: pixel, height: bounds.height)
    let margin = isBelow ? GalleryMetrics.margin(forWidth: bounds.width) : 20
    let left = margin + safe.left
    let width = max(1, bounds.width - left - margin - safe.right)
    let side: CGFloat = 36
    closeButton.frame = CGRect(
      x: isMirrored ? left : left + width - side, y: isBelow ? 10 : 16, width: side, height: side)
    scrollView.frame = bounds
    let place = Placement(left: left, width: width, isMirrored: isMirrored)
    lay(place, closeWidth: side + 12, top: isBelow ? 16 : 22, bottom: safe.bottom + 20)
  }

  private func lay(_ place: Placement, closeWidth: CGFloat, top: CGFloat, bottom: CGFloat) {
    var place = place
    place.y = top
    place.put(titleLabel, trailing: closeWidth)
    // Nothing else begins beside the button.
    place.y = max(place.y, top + 34)
    if !steps.isEmpty {
      place.y += 14
      place.put(headings[0])
      for step in steps {
        place.y += 10
        place.put(step)
      }
    }
    headings[0].isHidden = steps.isEmpty
    headings[1].isHidden = links.isEmpty
    if !links.isEmpty {
      place.y += 24
      place.put(headings[1])
      place.y += 4
      for link in links { place.put(link, height: 36) }
    }
    place.y += 24
    let start = place.y
    let switchSize = decisionsSwitch.intrinsicContentSize
    place.put(decisionsLabel, trailing: switchSize.width + 12, height: switchSize.height)
    decisionsSwitch.frame.origin = CGPoint(
      x: place.isMirrored ? place.left : place.left + place.width - switchSize.width,
      y: start + ((place.y - start - switchSize.height) / 2).rounded())
    place.y += 8
    hint.isHidden = !decisions.isEmpty
    if !hint.isHidden { place.put(hint) }
    decisions.isHidden = decisions.isEmpty
    if !decisions.isHidden { place.put(decisions) }
    let size = CGSize(width: scrollView.bounds.width, height: place.y + bottom)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  /// Puts views below each other.
  private struct Placement {
    let left: CGFloat
    let width: CGFloat
    let isMirrored: Bool
    var y: CGFloat = 0

    /// Puts a view as high as it wants to be, or a little higher, and leaves some room at its end.
    @MainActor mutating func put(_ view: UIView, trailing: CGFloat = 0, height: CGFloat = 0) {
      let room = max(1, width - trailing)
      let wanted = view.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height.rounded(.up)
      view.frame = CGRect(
        x: isMirrored ? left + trailing : left, y: y, width: room, height: max(wanted, height))
      y += max(wanted, height)
    }
  }

  override func accessibilityPerformEscape() -> Bool {
    didClose?()
    return true
  }
}
