import OpenCollectionView

/// A chat: a list that stays at its end, and below it a bar that stands on the keyboard.
final class ComposeController: UIViewController, RestorableExhibit {
  private(set) var conversation = Conversation()
  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: Self.makeLayout())
  let bar = ComposeBar()
  private let ground = UIView()
  private lazy var dataSource = makeDataSource()
  /// Whether the last message is in sight, and stays so.
  private var isAtEnd = true
  /// The message that is edited where it stands, as it was before.
  private var edited: Message?

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus { ExhibitStatus(text: "\(conversation.messages.count) messages") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .galleryBackground
    collectionView.accessibilityLabel = "Chat"
    collectionView.alwaysBounceVertical = true
    collectionView.contentInset.bottom = 12
    collectionView.keyboardDismissMode = .interactive
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    // Few messages stand above the bar, rather than far from it.
    collectionView.contentAlignmentPoint = CGPoint(x: 0, y: 1)
    collectionView.delegate = self
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: Selector(ComposeController.groundWasTapped(_:)))
    tap.cancelsTouchesInView = false
    collectionView.addGestureRecognizer(tap)
    bar.didSend = { [weak self] in self?.send($0) }
    bar.didChange = { [weak self] in self?.view.layoutIfNeeded() }
    ground.backgroundColor = .galleryBackground
    placeViews()
    showMessages(animated: false)
  }

  private func placeViews() {
    for subview in [collectionView, ground, bar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        subview.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    // In a window that is lower than the bar the list is as good as gone.
    let end = bar.topAnchor.constraint(equalTo: collectionView.bottomAnchor)
    end.priority = .defaultHigh
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor), end,
      collectionView.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ground.topAnchor.constraint(equalTo: bar.topAnchor), ground.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  /// One message below the other, in a column that can be read.
  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(37))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
      let side = Self.margin(forWidth: environment.container.contentSize.width)
      section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: side, bottom: 0, trailing: side)
      section.interGroupSpacing = 8
      return section
    }
  }

  /// The space beside what is said and written, in points.
  private static func margin(forWidth width: CGFloat) -> CGFloat {
    max(min(GalleryMetrics.gap(forWidth: width), width / 8), ((width - 760) / 2).rounded())
  }

  // MARK: Messages

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Message.ID> {
    let cells = UICollectionView.CellRegistration<MessageCell, Message.ID> { [weak self] cell, _, id in
      guard let self else { return }
      cell.show(conversation.messages[id])
      cell.didBegin = { [weak self] in self?.beginEditing(id) }
      cell.didChange = { [weak self] in self?.change(id, to: $0) }
      cell.didEnd = { [weak self] in self?.endEditing($0) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: id)
    }
  }

  private func showMessages(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(conversation.messages.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated)
    statusDidChange?()
  }

  private func send(_ text: String) {
    conversation.say(text)
    showMessages(animated: true)
    showEnd(animated: true)
    Timer.scheduledTimer(withTimeInterval: Self.thinkingTime, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.answer() }
    }
  }

  /// How long an answer takes, in seconds.
  static let thinkingTime = 1.2

  private func answer() {
    conversation.answer()
    showMessages(animated: true)
    if isAtEnd { showEnd(animated: true) }
  }

  private func change(_ id: Message.ID, to text: String) {
    conversation.change(id, to: text)
    collectionView.layoutIfNeeded()
    keepInSight()
  }

  private func beginEditing(_ id: Message.ID) {
    edited = conversation.messages[id]
    keepInSight()
  }

  /// A message of nothing but spaces is none: it says again what it said.
  private func endEditing(_ text: String) {
    guard let before = edited else { return }
    edited = nil
    guard text.allSatisfy(\.isWhitespace) else { return }
    conversation.change(before.id, to: before.text)
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([before.id])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  private func groundWasTapped(_ tap: UITapGestureRecognizer) {
    if collectionView.indexPathForItem(at: tap.location(in: collectionView)) == nil { view.endEditing(false) }
  }

  // MARK: The end

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin = Self.margin(forWidth: view.bounds.width)
    for constraint in bar.margins where constraint.constant != margin { constraint.constant = margin }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // A finger takes the bar for a part of the keyboard.
    view.keyboardLayoutGuide.keyboardDismissPadding = bar.bounds.height
    keepInSight()
  }

  /// What was in sight stays so: the message that is edited, or the last one.
  private func keepInSight() {
    guard !isMovedByHand else { return }
    if isAtEnd {
      showEnd(animated: false)
    } else if let edited, let indexPath = dataSource.indexPath(for: edited.id),
      let place = collectionView.layoutAttributesForItem(at: indexPath)?.frame
    {
      collectionView.scrollRectToVisible(place.insetBy(dx: 0, dy: -8), animated: false)
    }
  }

  private var isMovedByHand: Bool { collectionView.isDragging || collectionView.isDecelerating }

  private func showEnd(animated: Bool) {
    isAtEnd = true
    collectionView.layoutIfNeeded()
    let last = IndexPath(item: conversation.messages.count - 1, section: 0)
    collectionView.scrollToItem(at: last, at: .bottom, animated: animated)
  }

  // MARK: Coming back

  var state: ExhibitState { ExhibitState(choices: ["words": conversation.codes(draft: bar.draft)]) }

  func restore(_ state: ExhibitState) {
    guard let codes = state.choices["words"] else { return }
    bar.draft = conversation.restore(codes)
    loadViewIfNeeded()
    showMessages(animated: false)
  }
}

extension ComposeController: UICollectionViewDelegate {
  /// Only a finger leaves the end, or comes back to it.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard isMovedByHand else { return }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
    isAtEnd = scrollView.contentOffset.y >= end - 20
  }
}
