import OpenCollectionView

/// Every control in cards, alive: what they send is written at the top.
final class ControlsController: UIViewController, ExhibitController {
  private let scrollView = UIScrollView()
  private let header = ControlsHeader()
  private var cards: [ControlCard] = []
  private var columnOfCard: [Int] = []
  private var columnCount = 0
  private var eventCount = 0

  var statusDidChange: (() -> Void)?

  private(set) var status = ExhibitStatus(text: "Touch something") {
    didSet { if status != oldValue { statusDidChange?() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let log: (String) -> Void = { [weak self] event in self?.note(event) }
    cards = [
      ControlCard("Styles", ButtonStyles(log)), ControlCard("Colour", ColorMixer(log)),
      ControlCard("Switches", SwitchList(log)), ControlCard("Sizes and corners", ButtonSizes(log)),
      ControlCard("Segments", TileArranger(log)), ControlCard("Pictures and words", ButtonPictures(log)),
      ControlCard("Progress", ProgressShow(log)), ControlCard("States", ButtonStates(log)),
      ControlCard("Steps and pages", StepList(log)),
    ]
    view.addSubview(scrollView)
    scrollView.alwaysBounceVertical = true
    scrollView.restorationIdentifier = "cards"
    scrollView.addSubview(header)
    for card in cards { scrollView.addSubview(card) }
    header.didChooseStyle = { [weak self] style in
      self?.view.window?.overrideUserInterfaceStyle = style
      self?.note(style == .dark ? "Dark" : style == .light ? "Light" : "As the device is")
    }
    header.didTurnAround = { [weak self] isRightToLeft in
      guard let self else { return }
      let asElsewhere = (traitCollection.layoutDirection == .rightToLeft) == isRightToLeft
      view.turnAround(asElsewhere ? .unspecified : isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
      view.setNeedsLayout()
      note(isRightToLeft ? "Right to left" : "Left to right")
    }
    view.backgroundColor = .galleryBackground
  }

  private func note(_ event: String) {
    eventCount += 1
    status = ExhibitStatus(text: "\(eventCount) · \(event)", isEmphasized: true)
    header.say(event)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    scrollView.frame = bounds
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let gap = GalleryMetrics.gap(forWidth: bounds.width)
    let area = CGRect(
      x: safe.left + margin, y: gap, width: max(0, bounds.width - safe.left - safe.right - 2 * margin), height: 0)
    let spacing: CGFloat = 20
    let columns = max(1, min(3, Int((area.width + spacing) / (Self.smallestWidth + spacing))))
    let width = max(1, ((area.width - CGFloat(columns - 1) * spacing) / CGFloat(columns)).rounded(.down))
    header.frame = CGRect(
      x: area.minX, y: area.minY, width: area.width, height: header.height(forWidth: area.width))
    // Each card goes where there is least so far, so that columns end at about one height.
    // It stays there as it grows, until there are more or fewer columns.
    var ends = [CGFloat](repeating: header.frame.maxY + spacing, count: columns)
    if columns != columnCount { columnOfCard = [] }
    columnCount = columns
    for (index, card) in cards.enumerated() {
      if index == columnOfCard.count { columnOfCard.append(ends.indices.min { ends[$0] < ends[$1] } ?? 0) }
      let column = columnOfCard[index]
      let place = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? columns - 1 - column : column
      let height = card.height(forWidth: width)
      card.frame = CGRect(
        x: area.minX + CGFloat(place) * (width + spacing), y: ends[column], width: width, height: height)
      ends[column] += height + spacing
    }
    scrollView.contentSize = CGSize(
      width: bounds.width, height: (ends.max() ?? 0) - spacing + gap + safe.bottom)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.overrideUserInterfaceStyle = .unspecified
  }

  private static let smallestWidth: CGFloat = 320
}

extension UIView {
  /// Has this view and everything in it run in another direction, or again as the surroundings say.
  fileprivate func turnAround(_ attribute: UISemanticContentAttribute) {
    semanticContentAttribute = attribute
    setNeedsLayout()
    for child in subviews { child.turnAround(attribute) }
  }
}
