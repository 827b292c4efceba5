import OpenCollectionView

/// The photo browser that everybody knows. Two fingers make a photo of the grid as large as the screen and small again, turn
/// it and move it, also while it is on its way; a tap does the same, a finger pulls a large one down, and keys leaf. Two
/// fingers that close make more columns of the grid, and two that go along select what they go over.
final class PhotosController: UIViewController, AddressedExhibit {
  let photos = Array(PhotoLibrary.shared.sections[2].photos.prefix(120))
  let grid = ThumbnailLayout()
  let pages = PageLayout()
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: grid)
  let caption = PhotoCaption()
  /// What fingers hold; nil while none do.
  var hold: PhotoHold?
  let pinch = UIPinchGestureRecognizer()
  let rotation = UIRotationGestureRecognizer()
  let pull = UIPanGestureRecognizer()
  /// Where the fingers of a pinch came down, by their touches.
  var pinchStarts: [ObjectIdentifier: (touch: UITouch, place: CGPoint)] = [:]
  /// How many columns there were when two fingers began to change them; nil while none do.
  var pinchedColumns: CGFloat?
  /// How many times as many columns there are as there would be by themselves.
  private(set) var density: CGFloat = 1
  let choosingBar = PhotosBar()
  private var laidOutSize = CGSize.zero

  /// The photo that is large, and neither becoming so nor small again.
  private(set) var settledItem: Int?
  let singleTap = UITapGestureRecognizer()
  let doubleTap = UITapGestureRecognizer()
  /// Tells whether the visitor has hidden what stands around a large photo.
  var hidesBars = false

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    guard !collectionView.isEditing else {
      return ExhibitStatus(
        text: "\(collectionView.indexPathsForSelectedItems?.count ?? 0) selected", isEmphasized: true)
    }
    return isOpen
      ? ExhibitStatus(text: "\(pages.shownItem + 1) of \(photos.count)", isEmphasized: true)
      : ExhibitStatus(text: "\(photos.count) photos")
  }

  /// Tells whether a photo is large, or is becoming so.
  private(set) var isOpen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .clear
    // Both layouts leave room for what the device covers.
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    pages.proportion = { [photos] in photos[$0].proportion }
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    choosingBar.doneButton.addAction(UIAction { [weak self] _ in self?.endChoosing() }, for: .primaryActionTriggered)
    choosingBar.alpha = 0
    caption.closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .primaryActionTriggered)
    view.addSubview(collectionView)
    view.addSubview(caption)
    view.addSubview(choosingBar)
    addRecognizers()
    didSettle()
    caption.show(0)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let isNarrow = bounds.width < 500
    let margin = isNarrow ? 4 : GalleryMetrics.margin(forWidth: bounds.width)
    let gap = isNarrow ? 4 : GalleryMetrics.gap(forWidth: bounds.width)
    let spacing: CGFloat = isNarrow ? 4 : 8
    let width = max(1, bounds.width - safe.left - safe.right - 2 * margin)
    let columns = min(
      max(1, (((width + spacing) / ((isNarrow ? 92 : 150) + spacing)).rounded(.down) * density).rounded()),
      max(1, (width / Self.smallestSide).rounded(.down)))
    let side = max(1, ((width - (columns - 1) * spacing) / columns).rounded(.down))
    grid.itemSize = CGSize(width: side, height: side)
    grid.minimumLineSpacing = spacing
    grid.minimumInteritemSpacing = spacing
    grid.sectionInset = UIEdgeInsets(
      top: gap, left: safe.left + margin, bottom: gap + safe.bottom, right: safe.right + margin)
    let edge: CGFloat = isNarrow ? 8 : 24
    pages.margins = UIEdgeInsets(
      top: caption.topHeight, left: safe.left + edge, bottom: caption.bottomHeight + safe.bottom,
      right: safe.right + edge)
    collectionView.frame = bounds
    caption.frame = bounds
    let barSize = choosingBar.sizeThatFits(CGSize(width: width, height: bounds.height))
    choosingBar.frame = CGRect(
      x: safe.left + margin + ((width - barSize.width) / 2).rounded(),
      y: bounds.height - max(safe.bottom, 12) - barSize.height, width: barSize.width, height: barSize.height)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard view.bounds.size != laidOutSize else { return }
    laidOutSize = view.bounds.size
    // The page that was seen is seen in a window of another width, too.
    collectionView.layoutIfNeeded()
    alignPage()
    arrangeZooming()
  }

  // MARK: Columns

  /// The sizes that the grid has, in columns for each that it would have by itself.
  private static let densities: [CGFloat] = [1, 1.75, 3]
  /// No photo of the grid is smaller, in points.
  private static let smallestSide: CGFloat = 28

  /// Makes more columns, or fewer, by so many sizes; what is at a place of the content stays there as far as it can.
  func changeColumns(by steps: Int, keeping place: CGPoint) {
    guard collectionView.collectionViewLayout === grid, let index = Self.densities.firstIndex(of: density) else {
      return
    }
    let other = Self.densities[min(max(index + steps, 0), Self.densities.count - 1)]
    guard other != density else { return }
    density = other
    let kept = collectionView.indexPathForItem(at: place)
    UIView.animate(springDuration: 0.5, bounce: 0.1, options: .allowUserInteraction) {
      view.setNeedsLayout()
      view.layoutIfNeeded()
      if let frame = kept.flatMap({ collectionView.layoutAttributesForItem(at: $0)?.frame }) {
        let offset = collectionView.contentOffset.y + frame.midY - place.y
        let last = grid.collectionViewContentSize.height - collectionView.bounds.height
        collectionView.contentOffset.y = min(max(offset, 0), max(last, 0))
      }
      collectionView.layoutIfNeeded()
    }
  }

  /// Tells whether there are more columns than there would be by themselves.
  var isDense: Bool { density > 1 }

  // MARK: Choosing

  /// Several photos are selected from now on: taps add and take away.
  func beginChoosing() {
    guard !collectionView.isEditing else { return }
    collectionView.isEditing = true
    choosingDidChange()
  }

  func endChoosing() {
    collectionView.isEditing = false
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: false)
    }
    choosingDidChange()
  }

  func choosingDidChange() {
    let isChoosing = collectionView.isEditing
    choosingBar.show(collectionView.indexPathsForSelectedItems?.count ?? 0)
    view.setNeedsLayout()
    let bar = choosingBar
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) { bar.alpha = isChoosing ? 1 : 0 }
    statusDidChange?()
  }

  // MARK: Large and small

  /// Begins to make a photo large, or small again, or takes hold of what does so already. Fingers or a spring go on with it.
  func lead(to layout: UICollectionViewLayout, _ item: IndexPath) -> UICollectionViewTransitionLayout {
    let isUnderWay = collectionView.collectionViewLayout is UICollectionViewTransitionLayout
    endZooming()
    if !isUnderWay {
      if layout === pages { grid.leftOffset = collectionView.contentOffset.y }
      pages.shownItem = item.item
      grid.shownItem = item.item
      caption.show(photos[item.item])
      collectionView.isScrollEnabled = false
    }
    isOpen = layout === pages
    let transition = collectionView.startInteractiveTransition(to: layout) { [weak self] _, _ in self?.didSettle() }
    if !isUnderWay, let cell = collectionView.cellForItem(at: item) {
      transition.anchor = .init(item: item, at: collectionView.convert(cell.center, to: view), movesContent: false)
    }
    transition.invalidateLayout()
    statusDidChange?()
    return transition
  }

  func open(_ item: IndexPath) {
    guard hold == nil, !collectionView.isEditing else { return }
    _ = lead(to: pages, item)
    collectionView.finishInteractiveTransition()
  }

  func close() {
    guard hold == nil, isOpen else { return }
    _ = lead(to: grid, IndexPath(item: pages.shownItem, section: 0))
    collectionView.finishInteractiveTransition()
  }

  /// Fingers have let go.
  func letGo(finishes: Bool) {
    guard let transition = hold?.transition else { return }
    hold = nil
    isOpen = (finishes ? transition.nextLayout : transition.currentLayout) === pages
    if finishes { collectionView.finishInteractiveTransition() } else { collectionView.cancelInteractiveTransition() }
    statusDidChange?()
  }

  /// A layout is that of the view.
  private func didSettle() {
    let layout = collectionView.collectionViewLayout
    guard !(layout is UICollectionViewTransitionLayout) else { return }
    isOpen = layout === pages
    if !isOpen { grid.leftOffset = nil }
    collectionView.isScrollEnabled = true
    collectionView.isPagingEnabled = isOpen
    collectionView.alwaysBounceVertical = !isOpen
    collectionView.alwaysBounceHorizontal = isOpen
    for recognizer in [pull, singleTap, doubleTap] { recognizer.isEnabled = isOpen }
    caption.show(isOpen ? 1 : 0)
    alignPage()
    arrangeZooming()
    settledItem = isOpen ? pages.shownItem : nil
    statusDidChange?()
  }

  // MARK: Addresses

  var place: [String] { settledItem.map { [String($0 + 1)] } ?? [] }

  /// All photos lie beside each other.
  func areBeside(_ place: [String], _ other: [String]) -> Bool { !place.isEmpty && !other.isEmpty }

  var placeTitle: String? { settledItem.map { photos[$0].title } }

  func go(to place: [String], animated: Bool) {
    guard let number = place.first.flatMap({ Int($0) }), photos.indices.contains(number - 1) else {
      if animated { close() } else { show(grid) }
      return
    }
    let item = IndexPath(item: number - 1, section: 0)
    if collectionView.collectionViewLayout === pages {
      showPage(item.item)
      collectionView.setContentOffset(pages.shownOffset, animated: animated)
    } else if animated {
      collectionView.scrollToItem(at: item, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
      open(item)
    } else {
      pages.shownItem = item.item
      grid.shownItem = item.item
      caption.show(photos[item.item])
      show(pages)
    }
  }

  /// Has a layout at once.
  private func show(_ layout: UICollectionViewLayout) {
    guard hold == nil, collectionView.collectionViewLayout !== layout else { return }
    collectionView.setCollectionViewLayout(layout, animated: false)
    didSettle()
  }

  private func alignPage() {
    guard collectionView.collectionViewLayout === pages, !collectionView.isDragging, !collectionView.isDecelerating,
      collectionView.contentOffset != pages.shownOffset
    else { return }
    collectionView.contentOffset = pages.shownOffset
  }

  // MARK: Leafing

  func leaf(by step: Int) {
    guard isOpen, collectionView.collectionViewLayout === pages else { return }
    showPage(min(max(pages.shownItem + step, 0), photos.count - 1))
    collectionView.setContentOffset(pages.shownOffset, animated: true)
  }

  private func showPage(_ item: Int) {
    guard item != pages.shownItem, photos.indices.contains(item) else { return }
    pages.shownItem = item
    grid.shownItem = item
    caption.show(photos[item])
    endZooming(except: item)
    if settledItem != nil { settledItem = item }
    statusDidChange?()
  }

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    guard isOpen else {
      return [
        UIKeyCommand(title: "More Columns", action: Selector(PhotosController.addColumns(_:)), input: "-"),
        UIKeyCommand(title: "Fewer Columns", action: Selector(PhotosController.removeColumns(_:)), input: "+"),
      ]
        + (collectionView.isEditing
          ? [
            UIKeyCommand(
              title: "Done", action: Selector(PhotosController.endChoosing(_:)), input: UIKeyCommand.inputEscape)
          ] : [])
    }
    let leaf = [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow].map { key in
      UIKeyCommand(
        title: key == UIKeyCommand.inputLeftArrow ? "Previous Photo" : "Next Photo",
        action: Selector(PhotosController.leaf(_:)), input: key)
    }
    return leaf + [
      UIKeyCommand(
        title: "All Photos", action: Selector(PhotosController.close(_:)), input: UIKeyCommand.inputEscape)
    ]
  }

  private func leaf(_ command: UIKeyCommand) { leaf(by: command.input == UIKeyCommand.inputLeftArrow ? -1 : 1) }

  private func close(_ command: UIKeyCommand) { close() }

  private func endChoosing(_ command: UIKeyCommand) { endChoosing() }

  private func addColumns(_ command: UIKeyCommand) { changeColumns(by: 1, keeping: middleOfContent) }

  private func removeColumns(_ command: UIKeyCommand) { changeColumns(by: -1, keeping: middleOfContent) }

  private var middleOfContent: CGPoint { CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY) }

  override func accessibilityPerformEscape() -> Bool {
    if collectionView.isEditing {
      endChoosing()
      return true
    }
    guard isOpen else { return false }
    close()
    return true
  }
}

extension PhotosController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PictureCell.identifier, for: indexPath)
    let photo = photos[indexPath.item]
    (cell as? PictureCell)?.show(photo)
    cell.accessibilityCustomActions = accessibilityActions(for: photo, at: indexPath)
    return cell
  }
}

extension PhotosController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard !collectionView.isEditing else { return choosingDidChange() }
    collectionView.deselectItem(at: indexPath, animated: false)
    open(indexPath)
  }

  /// A tap on a large photo means what stands around it.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { !isOpen }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { if settledItem != nil { allowZooming(in: cell, at: indexPath) } }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if collectionView.isEditing { choosingDidChange() }
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { hold == nil && pinchedColumns == nil && collectionView.collectionViewLayout === grid && !fingersPinch }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { beginChoosing() }

  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let zoom = ZoomLayout(currentLayout: fromLayout, nextLayout: toLayout)
    let opens = toLayout === pages
    hidesBars = false
    zoom.didShow = { [weak caption] in caption?.show(opens ? $0 : 1 - $0) }
    return zoom
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard collectionView.collectionViewLayout === pages, scrollView.isTracking || scrollView.isDecelerating,
      scrollView.bounds.width > 0
    else { return }
    showPage(pages.item(atOffset: scrollView.contentOffset.x))
  }
}
