import OpenCollectionView

/// A million photos in a flow layout, each of a size that its number says. A scrubber goes to any place, and keys find
/// any photo.
final class MillionPhotosController: GridController, ExhibitController {
  private(set) var mosaic: Mosaic?
  private let scrubber = Scrubber()
  let bar = FindBar()
  let pad = NumberPad()
  private var opened: Duration?
  /// Under how many headings photos are shown. A test that looks at something else has fewer: a million take half a second of a
  /// debug build.
  static var headings = MillionPhoto.count / Mosaic.photosPerSection
  /// What the opening is measured by; a test stops it.
  static var now: () -> ContinuousClock.Instant = { .now }
  /// The cells that there are, on the screen or waiting for another photo.
  private var cells: Set<ObjectIdentifier> = []
  var entry = NumberEntry()
  /// The photo that was looked for last.
  var found: Int?
  var random = SeededRandom(seed: 27)

  var statusDidChange: (() -> Void)?

  private(set) var status = ExhibitStatus(text: "\(MillionPhoto.count.grouped) photos") {
    didSet { if status != oldValue { statusDidChange?() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.allowsSelection = false
    collectionView.showsVerticalScrollIndicator = false
    collectionView.register(MillionPhotoCell.self, forCellWithReuseIdentifier: MillionPhotoCell.identifier)
    collectionView.register(
      MillionHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: MillionHeader.identifier)
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView.dataSource = self
    collectionView.delegate = self
    scrubber.addAction(UIAction { [weak self] _ in self?.scrubbed() }, for: .valueChanged)
    bar.perform = { [weak self] in self?.perform($0) }
    bar.news = "Scroll, hold the thumb at the side, or type a number."
    pad.didType = { [weak self] in self?.type($0) }
    pad.didDelete = { [weak self] in self?.deleteBackward() }
    pad.didGo = { [weak self] in self?.go() }
    pad.alpha = 0
    for subview in [scrubber, bar, pad] { view.addSubview(subview) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let barHeight = bar.height(forWidth: bounds.width) + safe.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    let area = CGRect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - barHeight))
    let mosaic = Mosaic(width: bounds.width, safeArea: safe, scale: traitCollection.displayScale)
    if mosaic != self.mosaic { adopt(mosaic) }
    let start = Self.now()
    collectionView.frame = area
    collectionView.layoutIfNeeded()
    if opened == nil { opened = Self.now() - start }
    scrubber.frame = CGRect(
      x: bounds.width - safe.right - Scrubber.width, y: MillionHeader.height(traitCollection) + 8,
      width: Scrubber.width,
      height: max(1, area.height - MillionHeader.height(traitCollection) - 16))
    pad.bounds.size = NumberPad.size
    let right = bounds.width - safe.right - GalleryMetrics.margin(forWidth: bounds.width)
    pad.center = CGPoint(
      x: bounds.width < 700 ? bounds.midX : right - NumberPad.size.width / 2,
      y: max(NumberPad.size.height / 2 + 8, area.height - NumberPad.size.height / 2 - 16))
    view.mirrorForReading([scrubber, pad])
    placeDidChange()
  }

  private func adopt(_ mosaic: Mosaic) {
    self.mosaic = mosaic
    layout.minimumLineSpacing = mosaic.spacing
    layout.minimumInteritemSpacing = mosaic.spacing
    layout.sectionInset = mosaic.inset
    layout.headerReferenceSize = CGSize(width: view.bounds.width, height: MillionHeader.height(traitCollection))
    layout.invalidateLayout()
    let kind = UICollectionView.elementKindSectionHeader
    for case let header as MillionHeader in collectionView.visibleSupplementaryViews(ofKind: kind) {
      header.inset = mosaic.inset
    }
  }

  // MARK: The place

  /// The number of the first photo that can be seen.
  var firstVisible: Int {
    let top = collectionView.contentOffset.y + MillionHeader.height(traitCollection)
    let paths = collectionView.indexPathsForVisibleItems.filter { path in
      (collectionView.layoutAttributesForItem(at: path)?.frame.maxY ?? 0) > top
    }
    return paths.min().map(Self.number) ?? 1
  }

  /// How far the content can be scrolled, in points.
  private var way: CGFloat { max(1, collectionView.contentSize.height - collectionView.bounds.height) }

  /// Has everything around the photos say which are shown.
  func placeDidChange() {
    let number = firstVisible
    if !scrubber.isTracking { scrubber.position = collectionView.contentOffset.y / way }
    scrubber.text = number.grouped
    status = ExhibitStatus(text: "\(MillionPhoto.count.grouped) photos")
    let milliseconds = opened.map { Double($0.components.attoseconds) / 1e15 + Double($0.components.seconds) * 1e3 }
    bar.cost =
      "\(collectionView.visibleCells.count) of \(cells.count) cells shown · opened in \(Int(milliseconds ?? 0)) ms"
  }

  private func scrubbed() {
    hidePad()
    collectionView.setContentOffset(CGPoint(x: 0, y: (scrubber.position * way).rounded()), animated: false)
    collectionView.layoutIfNeeded()
    placeDidChange()
    bar.news = "Photo \(firstVisible.grouped)"
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    guard pad.alpha > 0 else { return findingCommands }
    return findingCommands + [
      UIKeyCommand(
        title: "Close", action: Selector(MillionPhotosController.closePad), input: UIKeyCommand.inputEscape)
    ]
  }

  func closePad() { hidePad() }

  // MARK: Numbers and items

  static func number(of path: IndexPath) -> Int { path.section * Mosaic.photosPerSection + path.item + 1 }

  static func path(of number: Int) -> IndexPath {
    IndexPath(item: (number - 1) % Mosaic.photosPerSection, section: (number - 1) / Mosaic.photosPerSection)
  }

  func note(_ cell: UICollectionViewCell) { cells.insert(ObjectIdentifier(cell)) }
}

extension MillionPhotosController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { Self.headings }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Mosaic.photosPerSection
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: MillionPhotoCell.identifier, for: indexPath)
    let number = Self.number(of: indexPath)
    (cell as? MillionPhotoCell)?.show(MillionPhoto(number: number), isFound: number == found)
    note(cell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: MillionHeader.identifier, for: indexPath)
    if let header = view as? MillionHeader {
      header.inset = mosaic?.inset ?? .zero
      header.show(section: indexPath.section)
    }
    return view
  }
}

extension MillionPhotosController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    mosaic?.size(ofPhoto: Self.number(of: indexPath)) ?? CGSize(width: 100, height: 100)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard opened != nil else { return }
    placeDidChange()
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { hidePad() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { arrived() }
}
