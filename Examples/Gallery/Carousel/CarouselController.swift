import OpenCollectionView

/// Covers in a row, of which the middle one is the largest. A tap brings another one there, and likes the one that is there.
final class CarouselController: UIViewController, RestorableExhibit {
  let photos = CarouselController.photos
  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private(set) var metrics = CarouselMetrics(free: .zero, wordsHeight: 0)
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private(set) var middle = 0
  /// Where keys have sent the covers, while they are on their way.
  private var aim: Int?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let liked = collectionView.indexPathsForSelectedItems?.count ?? 0
    return liked > 0
      ? ExhibitStatus(text: "\(middle + 1) of \(photos.count) \u{B7} \(liked) liked", isEmphasized: true)
      : ExhibitStatus(text: "\(middle + 1) of \(photos.count)")
  }

  /// One photo of each of some journeys: no two beside each other are alike.
  private static var photos: [Photo] {
    var motifs: [Motif] = []
    return (0..<18).map { number in
      let section = PhotoLibrary.shared.sections[(number * 11 + 3) % PhotoLibrary.shared.sections.count]
      let photo = section.photos.dropFirst(number).first { !motifs.suffix(4).contains($0.motif) } ?? section.photos[0]
      motifs.append(photo.motif)
      return photo
    }
  }

  // MARK: The layout

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section() }
  }

  private func section() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(metrics.coverSize.width), heightDimension: .absolute(metrics.coverSize.height))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = metrics.spacing
    section.contentInsets.top = metrics.top
    section.visibleItemsInvalidationHandler = { [metrics] items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        let look = metrics.look(at: item.center.x - middle)
        item.transform = look.transform
        item.alpha = look.alpha
        item.zIndex = look.depth
      }
    }
    return section
  }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.restorationIdentifier = "carousel"
    collectionView.allowsMultipleSelection = true
    collectionView.register(CarouselCell.self, forCellWithReuseIdentifier: CarouselCell.identifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    titleLabel.setGrowingFont(ofSize: 24, weight: .bold, as: .title2, upTo: 34)
    subtitleLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: 24)
    subtitleLabel.textColor = .gallerySecondary
    view.addSubview(collectionView)
    for label in [titleLabel, subtitleLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      view.addSubview(label)
    }
    showWords()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let free = bounds.inset(by: view.safeAreaInsets)
    let width = max(0, free.width - 2 * GalleryMetrics.margin(forWidth: bounds.width))
    let words = photos.map { photo in
      CardText.height(of: photo.title, titleLabel.font, width: width).rounded(.up)
        + CardText.height(of: photo.subtitle, subtitleLabel.font, width: width).rounded(.up) + 2
    }
    let metrics = CarouselMetrics(free: free, wordsHeight: words.max() ?? 0)
    if metrics != self.metrics || collectionView.frame != bounds {
      let kept = middle
      self.metrics = metrics
      collectionView.frame = bounds
      collectionView.collectionViewLayout.invalidateLayout()
      collectionView.layoutIfNeeded()
      // A window of another size shows the same cover in its middle.
      bringToMiddle(kept, animated: false)
    }
    placeWords()
  }

  private func placeWords() {
    let free = view.bounds.inset(by: view.safeAreaInsets)
    let margin = GalleryMetrics.margin(forWidth: view.bounds.width)
    let width = max(0, free.width - 2 * margin)
    let top = free.minY + metrics.top + metrics.coverSize.height + CarouselMetrics.wordsGap
    let height = titleLabel.height(inWidth: width)
    titleLabel.frame = CGRect(x: free.minX + margin, y: top, width: width, height: height)
    subtitleLabel.frame = CGRect(
      x: free.minX + margin, y: top + height + 2, width: width, height: subtitleLabel.height(inWidth: width))
  }

  // MARK: The middle

  private func bringToMiddle(_ item: Int, animated: Bool) {
    aim = animated ? item : nil
    collectionView.scrollToItem(
      at: IndexPath(item: item, section: 0), at: .centeredHorizontally, animated: animated)
    noteMiddle()
  }

  private func noteMiddle() {
    let length = collectionView.orthogonalScrollView(forSection: 0)?.bounds.width ?? collectionView.bounds.width
    let offset = collectionView.orthogonalContentOffset(forSection: 0) ?? 0
    let now = metrics.middle(at: offset, length: length, count: photos.count)
    guard now != middle else { return }
    middle = now
    showWords()
    placeWords()
    statusDidChange?()
  }

  private func showWords() {
    titleLabel.text = photos[middle].title
    subtitleLabel.text = photos[middle].subtitle
  }

  // MARK: After a reload

  var state: ExhibitState { ExhibitState(choices: ["middle": [middle]]) }

  func restore(_ state: ExhibitState) {
    guard let item = state.choices["middle"]?.first, photos.indices.contains(item) else { return }
    loadViewIfNeeded()
    middle = item
    showWords()
    // Before there is a size the first layout brings it there.
    guard collectionView.frame == view.bounds, !view.bounds.isEmpty, metrics.pitch > 1 else { return }
    collectionView.layoutIfNeeded()
    bringToMiddle(item, animated: false)
    statusDidChange?()
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow].map { key in
      UIKeyCommand(
        title: key == UIKeyCommand.inputLeftArrow ? "Previous Cover" : "Next Cover",
        action: Selector(CarouselController.leaf(_:)), input: key)
    }
  }

  /// Arrows are the other ones for who reads from right to left: commands are mirrored by themselves.
  private func leaf(_ command: UIKeyCommand) {
    let step = command.input == UIKeyCommand.inputLeftArrow ? -1 : 1
    bringToMiddle(min(max((aim ?? middle) + step, 0), photos.count - 1), animated: true)
  }
}

extension CarouselController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CarouselCell.identifier, for: indexPath)
    (cell as? CarouselCell)?.show(photos[indexPath.item])
    return cell
  }
}

extension CarouselController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didScrollOrthogonalSection section: Int, to contentOffset: CGPoint
  ) {
    noteMiddle()
    if middle == aim { aim = nil }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    isInMiddle(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    isInMiddle(indexPath)
  }

  /// Tells whether a cover is in the middle, and brings it there otherwise.
  private func isInMiddle(_ indexPath: IndexPath) -> Bool {
    guard indexPath.item != middle else { return true }
    bringToMiddle(indexPath.item, animated: true)
    return false
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { statusDidChange?() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { statusDidChange?() }
}
