import OpenCollectionView

/// Photos that one tap selects and two taps love, and who hears what on the way there.
final class DoubleTapController: GridController, ExhibitController {
  private let photos = Array(PhotoLibrary.shared.sections[4].photos.prefix(24))
  private var loved: Set<Int> = []
  private let doubleTap = NotedTap()
  private let singleTap = NotedTap()
  private let options = TapOptions()
  let log = TapLog()
  /// Holds options and log, and scrolls where they need more room than there is.
  private let column = UIScrollView()

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    loved.isEmpty
      ? ExhibitStatus(text: "Tap once, tap twice")
      : ExhibitStatus(text: loved.count == 1 ? "1 heart" : "\(loved.count) hearts", isEmphasized: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.register(TapCell.self, forCellWithReuseIdentifier: TapCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self

    doubleTap.name = "Double tap"
    doubleTap.numberOfTapsRequired = 2
    doubleTap.note = { [weak self] in self?.log.note($0, by: .doubleTap, isDecisive: $1) }
    doubleTap.addTarget(self, action: Selector(DoubleTapController.doubleTapped(_:)))
    collectionView.addGestureRecognizer(doubleTap)

    singleTap.name = "Single tap"
    singleTap.require(toFail: doubleTap)
    singleTap.isEnabled = false
    singleTap.note = { [weak self] in self?.log.note($0, by: .singleTap, isDecisive: $1) }
    singleTap.addTarget(self, action: Selector(DoubleTapController.singleTapped))
    collectionView.addGestureRecognizer(singleTap)

    options.add("delaysTouchesBegan", isOn: doubleTap.delaysTouchesBegan) { [doubleTap] in
      doubleTap.delaysTouchesBegan = $0
    }
    options.add("cancelsTouchesInView", isOn: doubleTap.cancelsTouchesInView) { [doubleTap] in
      doubleTap.cancelsTouchesInView = $0
    }
    options.add("A single tap that requires this to fail", isOn: false) { [singleTap] in singleTap.isEnabled = $0 }
    for part in [options, log] { column.addSubview(part) }
    view.addSubview(column)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    let gap = GalleryMetrics.gap(forWidth: view.bounds.width)
    let area = CGRect(
      x: safe.left, y: 0, width: view.bounds.width - safe.left - safe.right,
      height: view.bounds.height - safe.bottom)
    if area.width >= 760 {
      let side = min(400 * traitCollection.textScale(upTo: 1.3), (area.width - 2 * margin) * 0.4)
      let left = area.maxX - margin - side
      column.frame = CGRect(x: left, y: 0, width: side + margin, height: area.height)
      fillColumn(left: 0, width: side, top: gap, spacing: 16, bottom: gap)
      collectionView.frame = CGRect(x: area.minX, y: 0, width: left - area.minX, height: view.bounds.height)
      view.mirrorForReading([column, collectionView])
      arrange(columns: 3, left: margin, right: gap, gap: gap, aspect: 0.8)
    } else {
      let width = area.width - 2 * margin
      let gridHeight = min(area.height * 0.34, 260)
      collectionView.frame = CGRect(x: area.minX, y: 0, width: area.width, height: gridHeight)
      column.frame = CGRect(x: area.minX, y: gridHeight, width: area.width, height: area.height - gridHeight)
      fillColumn(left: margin, width: width, top: 4, spacing: 12, bottom: gap)
      arrange(columns: 3, left: margin, right: margin, gap: gap, aspect: 0.9)
    }
  }

  /// Puts the options above the log, which has what is left, but room for a few lines in any case.
  private func fillColumn(left: CGFloat, width: CGFloat, top: CGFloat, spacing: CGFloat, bottom: CGFloat) {
    options.frame = CGRect(x: left, y: top, width: width, height: options.height(forWidth: width))
    let logTop = options.frame.maxY + spacing
    let height = max(TapLog.smallestHeight(forWidth: width, traitCollection), column.bounds.height - logTop - bottom)
    log.frame = CGRect(x: left, y: logTop, width: width, height: height)
    column.contentSize = CGSize(width: column.bounds.width, height: logTop + height + bottom)
    column.mirrorForReading([options, log])
  }

  private func arrange(columns: CGFloat, left: CGFloat, right: CGFloat, gap: CGFloat, aspect: CGFloat) {
    let spacing: CGFloat = 16
    let width = ((collectionView.frame.width - left - right - (columns - 1) * spacing) / columns).rounded(.down)
    layout.itemSize = CGSize(width: max(1, width), height: max(1, (width * aspect).rounded(.down)))
    layout.minimumLineSpacing = spacing
    layout.minimumInteritemSpacing = spacing
    layout.sectionInset = UIEdgeInsets(top: gap, left: left, bottom: gap, right: right)
  }

  private func singleTapped() { log.note("recognized", by: .singleTap, isDecisive: true) }

  private func doubleTapped(_ tap: UITapGestureRecognizer) {
    log.note("recognized", by: .doubleTap, isDecisive: true)
    guard let item = collectionView.indexPathForItem(at: tap.location(in: collectionView)) else { return }
    toggleHeart(of: item)
  }

  private func toggleHeart(of item: IndexPath) {
    let isLoved = loved.remove(item.item) == nil
    if isLoved { loved.insert(item.item) }
    if let cell = collectionView.cellForItem(at: item) as? TapCell {
      cell.setLoved(isLoved)
      offerHeart(to: cell, at: item)
    }
    statusDidChange?()
  }

  /// What two taps do, for those who make none.
  private func offerHeart(to cell: TapCell, at item: IndexPath) {
    let name = loved.contains(item.item) ? "Take the heart away" : "Give a heart"
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: name) { [weak self] _ in
        self?.toggleHeart(of: item)
        return self != nil
      }
    ]
  }
}

extension DoubleTapController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: TapCell.identifier, for: indexPath)
    if let cell = cell as? TapCell {
      cell.show(photos[indexPath.item], isLoved: loved.contains(indexPath.item))
      offerHeart(to: cell, at: indexPath)
      cell.note = { [weak self] in self?.log.note($0, by: .cell) }
    }
    return cell
  }
}
