import CollectionLayouts
import OpenCollectionView

/// Piles of photos. Two fingers open one; let go far apart, its photos lie beside each other, and the bar leads back.
final class StacksController: UICollectionViewController {
  /// A pile that is let go this far open stays open.
  static let openingScale: CGFloat = 2.5
  /// How much of a scale beyond that a pile still follows: who opens it further would have no other photo on the screen.
  static let give: CGFloat = 0.25
  /// Photos that are pinched this far together go back into their piles.
  static let closingScale: CGFloat = 0.6

  struct Pile {
    var title: String
    var photos: [Photo]
  }

  let piles: [Pile] = PhotoLibrary.shared.sections.prefix(9).enumerated().map { index, section in
    Pile(title: section.title, photos: Array(section.photos.dropFirst(3).prefix(9 + index * 5 % 8)))
  }
  let stackLayout = StackLayout()
  let openLayout = OpenPileLayout()
  private lazy var backButton: UIButton = {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Back"
    configuration.image = UIImage(systemName: "chevron.backward")
    configuration.imagePadding = 5
    // As large as a finger, and in line with what is below: the room before it is the bar's.
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 16)
    let button = UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.close() })
    button.sizeToFit()
    button.frame.size.height = max(44, button.frame.height)
    return button
  }()
  /// Called when something is pinched, opened or closed.
  var didChange: (() -> Void)?

  init() {
    super.init(collectionViewLayout: stackLayout)
    collectionView = PilesView(frame: .zero, collectionViewLayout: stackLayout)
    title = "Journeys"
  }

  required init?(coder: NSCoder) { nil }

  /// Tells whether the photos lie beside each other.
  var isOpen: Bool { collectionView.collectionViewLayout === openLayout }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "piles"
    collectionView.alwaysBounceVertical = true
    collectionView.allowsFocus = true
    // Two fingers open, one scrolls.
    collectionView.panGestureRecognizer.maximumNumberOfTouches = 1
    collectionView.register(PrintCell.self, forCellWithReuseIdentifier: PrintCell.identifier)
    collectionView.register(
      PileTitle.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: PileTitle.identifier)
    collectionView.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(StacksController.pinched(_:))))
    stackLayout.tiltSeed = 4
    stackLayout.maximumTilt = 0.16
    stackLayout.visibleItemCount = 6
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let gap = GalleryMetrics.gap(forWidth: bounds.width)
    let isNarrow = bounds.width < 500
    let side: CGFloat = isNarrow ? 124 : 176
    stackLayout.footerLength = PileTitle.height(traitCollection)
    stackLayout.itemSize = CGSize(width: side, height: side)
    stackLayout.minimumInteritemSpacing = isNarrow ? 24 : 72
    stackLayout.minimumLineSpacing = isNarrow ? 18 : 28
    stackLayout.stackInset = UIEdgeInsets(top: gap + 12, left: margin, bottom: gap, right: margin)
    let spacing: CGFloat = isNarrow ? 8 : 14
    let width = max(1, bounds.width - safe.left - safe.right - 2 * margin)
    let columns = max(1, ((width + spacing) / ((isNarrow ? 108 : side) + spacing)).rounded(.down))
    let print = max(1, ((width - (columns - 1) * spacing) / columns).rounded(.down))
    openLayout.itemSize = CGSize(width: print, height: print)
    openLayout.minimumLineSpacing = spacing
    openLayout.minimumInteritemSpacing = spacing
    openLayout.sectionInset = UIEdgeInsets(top: gap, left: margin, bottom: 0, right: margin)
  }

  // MARK: Opening and closing

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if isOpen { return pinchedOpenPhotos(pinch) }
    let place = pinch.location(in: collectionView)
    switch pinch.state {
    case .began: stackLayout.pinchedStackIndex = stackLayout.stackIndex(at: place)
    case .changed:
      guard stackLayout.pinchedStackIndex != nil else { return }
      stackLayout.pinchedStackScale = min(
        pinch.scale, Self.openingScale + max(0, pinch.scale - Self.openingScale) * Self.give)
      // The middle of two fingers is not where the last one is.
      if pinch.numberOfTouches != 1 { stackLayout.pinchedStackCenter = place }
    case .ended, .cancelled, .failed:
      guard let pile = stackLayout.pinchedStackIndex else { return }
      if pinch.state == .ended, pinch.scale > Self.openingScale {
        open(pile)
      } else {
        collectionView.performBatchUpdates { stackLayout.pinchedStackIndex = nil }
      }
    case .possible: break
    }
    groundBar()
    didChange?()
  }

  /// A pile that is being opened goes below the bar, which is clear otherwise and would have its title among the photos.
  private func groundBar() {
    let isGrounded = navigationItem.scrollEdgeAppearance != nil
    guard isGrounded != (stackLayout.pinchedStackIndex != nil) else { return }
    guard !isGrounded else {
      navigationItem.scrollEdgeAppearance = nil
      return
    }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    navigationItem.scrollEdgeAppearance = appearance
  }

  private func pinchedOpenPhotos(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .ended, pinch.scale < Self.closingScale { close() }
  }

  /// Lays the photos out beside each other, those of a pile at the top.
  func open(_ pile: Int) {
    openLayout.firstSection = pile
    showTitle(ofSection: pile)
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: backButton)
    settleBar()
    UIView.animate(springDuration: 0.55, bounce: 0.14, options: .allowUserInteraction) {
      collectionView.setCollectionViewLayout(openLayout, animated: true) { [weak self] _ in self?.forgetPinch() }
    }
    didChange?()
  }

  /// Shows the photos of all piles at once, where they were when the page was left; the scroll view itself knows how far.
  func show(openAt pile: Int) {
    guard !isOpen, piles.indices.contains(pile) else { return }
    showTitle(ofSection: pile)
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: backButton)
    collectionView.setCollectionViewLayout(openLayout, animated: false)
    didChange?()
  }

  /// Puts the photos back into their piles.
  func close() {
    title = "Journeys"
    navigationItem.leftBarButtonItem = nil
    settleBar()
    forgetPinch()
    UIView.animate(springDuration: 0.5, bounce: 0.1, options: .allowUserInteraction) {
      collectionView.setCollectionViewLayout(stackLayout, animated: true)
    }
    didChange?()
  }

  /// The bar says at once what is so, and its title does not grow along with the photos.
  private func settleBar() { navigationController?.navigationBar.layoutIfNeeded() }

  /// The piles will be closed when they are seen again.
  private func forgetPinch() {
    stackLayout.pinchedStackIndex = nil
    groundBar()
  }

  private func showTitle(ofSection section: Int) { title = piles[section].title }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isOpen, openLayout.firstSection == nil, let first = firstSectionInSight, title != piles[first].title else {
      return
    }
    showTitle(ofSection: first)
  }

  /// The pile of the first photo below the bar. The layout says it, since views of a page that comes back are still those of
  /// its beginning when it is scrolled.
  private var firstSectionInSight: Int? {
    let free = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return openLayout.layoutAttributesForElements(in: free)?.map(\.indexPath).min()?.section
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    if !isOpen { open(indexPath.section) }
  }

  // MARK: Views

  override func numberOfSections(in collectionView: UICollectionView) -> Int { piles.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    piles[section].photos.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PrintCell.identifier, for: indexPath)
    (cell as? PrintCell)?.show(piles[indexPath.section].photos[indexPath.item])
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: PileTitle.identifier, for: indexPath)
    let pile = piles[indexPath.section]
    (view as? PileTitle)?.show(title: pile.title, count: pile.photos.count)
    return view
  }
}
