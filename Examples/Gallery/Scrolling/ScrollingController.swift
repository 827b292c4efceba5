import OpenCollectionView

/// One page that scrolls, with five views in it that scroll in their own ways, and what they do in numbers.
final class ScrollingController: UIViewController, ExhibitController {
  private let page = UIScrollView()
  private let panel = ReadoutPanel()
  private let meter = ScrollMeter()
  private let refreshControl = UIRefreshControl()
  private let pager = PagerSection(ScrollingController.photos(of: 0))
  private let picture = ZoomSection()
  private let list = ListSection()
  private let row = SnapSection(ScrollingController.photos(of: 1))
  private let map = MapSection()
  private var sections: [ScrollSection] { [pager, picture, list, row, map] }
  private var isFolded = false
  /// How often other pictures were asked for.
  private var refreshCount = 0

  var statusDidChange: (() -> Void)?

  private(set) var status = ExhibitStatus(text: "At rest") {
    didSet { if status != oldValue { statusDidChange?() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    page.accessibilityLabel = "Page"
    page.alwaysBounceVertical = true
    page.delegate = meter
    page.refreshControl = refreshControl
    refreshControl.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    for section in sections {
      section.meter = meter
      page.addSubview(section)
    }
    view.addSubview(page)
    view.addSubview(panel)
    // What is measured is read after what scrolls, wherever it lies on it.
    view.accessibilityElements = [page, panel]
    panel.didFold = { [weak self] in self?.fold() }
    meter.didChange = { [weak self] in self?.showMeter() }
    meter.follow(page)
    panel.show(meter)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    meter.stop()
  }

  private func showMeter() {
    panel.show(meter)
    status = ExhibitStatus(text: meter.phase.rawValue, isEmphasized: meter.phase != .resting)
  }

  private func fold() {
    isFolded.toggle()
    view.setNeedsLayout()
    UIView.animate(springDuration: 0.35, bounce: 0) { self.view.layoutIfNeeded() }
  }

  // MARK: Refreshing

  private func refresh() {
    // As long as asking somebody far away would take.
    Timer.scheduledTimer(
      timeInterval: 1.2, target: self, selector: Selector(ScrollingController.haveRefreshed), userInfo: nil,
      repeats: false)
  }

  func haveRefreshed() {
    refreshCount += 1
    pager.show(Self.photos(of: 2 * refreshCount))
    row.show(Self.photos(of: 2 * refreshCount + 1))
    refreshControl.endRefreshing()
  }

  private static func photos(of journey: Int) -> [Photo] {
    let journeys = PhotoLibrary.shared.sections
    let photos = journeys[journey % journeys.count].photos
    return Array(journey.isMultiple(of: 2) ? photos.prefix(6) : photos.prefix(24))
  }

  // MARK: Layout

  private static let spacing: CGFloat = 36
  private static let gap: CGFloat = 24

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let gap = GalleryMetrics.gap(forWidth: bounds.width)
    let isWide = bounds.width >= 900
    page.frame = bounds
    panel.style = isWide ? .card : isFolded ? .foldedBar : .bar
    let below: CGFloat
    let end: CGFloat
    if isWide {
      let size = panel.cardSize
      panel.frame = CGRect(
        x: bounds.width - safe.right - margin - size.width, y: gap, width: size.width, height: size.height)
      let left = safe.left + margin
      below = 0
      end = arrange(in: CGRect(x: left, y: gap - 4, width: panel.frame.minX - gap - left, height: 0), margin: 0)
    } else {
      below = panel.barHeight(panel.style)
      // It goes on below the screen, so that its round corners are only above.
      let corner = panel.layer.cornerRadius
      panel.frame = CGRect(
        x: 0, y: bounds.height - safe.bottom - below, width: bounds.width, height: below + safe.bottom + corner)
      // What is as wide as the page runs from edge to edge.
      let width = max(0, bounds.width - safe.left - safe.right)
      end = arrange(in: CGRect(x: safe.left, y: gap, width: width, height: 0), margin: margin)
    }
    page.contentInset.bottom = below
    page.verticalScrollIndicatorInsets.bottom = below
    page.contentSize = CGSize(width: bounds.width, height: end + gap)
    view.mirrorForReading([panel])
    page.mirrorForReading(sections)
  }

  /// Puts the sections below each other, on a wide page two beside each other; they keep a margin at their sides.
  ///
  /// - Returns: where the last one ends.
  private func arrange(in content: CGRect, margin: CGFloat) -> CGFloat {
    var y = content.minY
    func place(_ sections: ScrollSection...) {
      let free = max(0, content.width - Self.gap * CGFloat(sections.count - 1))
      let width = (free / CGFloat(sections.count)).rounded(.down)
      var end = y
      for (index, section) in sections.enumerated() {
        section.margin = margin
        let height = section.height(forWidth: width)
        section.frame = CGRect(
          x: content.minX + CGFloat(index) * (width + Self.gap), y: y, width: width, height: height)
        end = max(end, y + height)
      }
      y = end + Self.spacing
    }
    place(pager)
    if content.width < 700 {
      place(picture)
      place(list)
    } else {
      place(picture, list)
    }
    place(row)
    place(map)
    return y - Self.spacing
  }
}
