import OpenCollectionView

/// The front door: every exhibit as a miniature, in groups. A tap opens one.
final class HomeController: UIViewController {
  private let exhibits: [Exhibit]
  private let layout = HomeLayout()
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  let front = HomeFront()
  private var source: UICollectionViewDiffableDataSource<ExhibitGroup, String>?
  private let player = MiniaturePlayer()
  /// The exhibits whose miniatures were seen: each plays once by itself.
  private var seen: Set<String> = []

  /// Called with the exhibit that a visitor wants to see.
  var didChoose: ((Exhibit) -> Void)?

  init(exhibits: [Exhibit]) {
    self.exhibits = exhibits
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    layout.measure = self
    collectionView.backgroundColor = .galleryBackground
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.alwaysBounceVertical = true
    collectionView.restorationIdentifier = "home"
    collectionView.accessibilityLabel = "Exhibits"
    collectionView.keyboardDismissMode = .onDrag
    collectionView.register(ExhibitCard.self, forCellWithReuseIdentifier: ExhibitCard.identifier)
    collectionView.register(
      HomeHeading.self, forSupplementaryViewOfKind: HomeLayout.heading, withReuseIdentifier: HomeHeading.identifier)
    collectionView.delegate = self
    view.addSubview(collectionView)
    collectionView.addSubview(front.fan)
    // Beside the exhibits and not among them: to a reader and to keys they are a list of their own.
    view.addSubview(front)
    view.accessibilityElements = [front, collectionView]
    front.search.didChange = { [weak self] in self?.look(for: $0) }
    front.search.addAction(UIAction { [weak self] _ in self?.openFirst() }, for: .primaryActionTriggered)
    makeSource()
  }

  private func makeSource() {
    let source = UICollectionViewDiffableDataSource<ExhibitGroup, String>(collectionView: collectionView) {
      [unowned self] collectionView, path, title in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: ExhibitCard.identifier, for: path)
      if let card = cell as? ExhibitCard { configure(card, for: title) }
      return cell
    }
    source.supplementaryViewProvider = { [unowned self] collectionView, kind, path in
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: HomeHeading.identifier, for: path)
      if let group = self.source?.sectionIdentifier(for: path.section) {
        (view as? HomeHeading)?.show(group, traits: traitCollection)
      }
      return view
    }
    self.source = source
    source.applySnapshotUsingReloadData(snapshot(of: exhibits))
  }

  private func configure(_ card: ExhibitCard, for title: String) {
    guard let exhibit = exhibits.first(where: { $0.title == title }) else { return }
    card.show(exhibit, text: text)
    card.didHover = { [weak self, weak card] isHovered in
      guard let self, let card else { return }
      if isHovered { player.loop(card.miniature) } else { player.finish(card.miniature) }
    }
  }

  private var text: CardText { CardText(width: view.bounds.width, traits: traitCollection) }

  // MARK: Looking for something

  private func snapshot(of exhibits: [Exhibit]) -> NSDiffableDataSourceSnapshot<ExhibitGroup, String> {
    var snapshot = NSDiffableDataSourceSnapshot<ExhibitGroup, String>()
    for group in ExhibitGroup.allCases {
      let members = exhibits.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      snapshot.appendSections([group])
      snapshot.appendItems(members.map(\.title), toSection: group)
    }
    return snapshot
  }

  private func look(for text: String) {
    let found = exhibits.filter { $0.matches(text) }
    player.stopAll()
    source?.apply(snapshot(of: found), animatingDifferences: !UIAccessibility.isReduceMotionEnabled)
    front.nothingLabel.isHidden = !found.isEmpty
    front.nothingLabel.text = found.isEmpty ? "Nothing here is called “\(text)”." : nil
    front.setNeedsLayout()
  }

  /// Return opens what was found first; an exhibit whose whole name was typed goes before those that only speak of it.
  private func openFirst() {
    let text = front.search.text
    guard !text.isEmpty,
      let first = exhibits.first(where: { $0.title.lowercased() == text.lowercased() })
        ?? exhibits.filter({ $0.matches(text) }).first(inOrderOf: ExhibitGroup.allCases)
    else { return }
    front.search.resignFirstResponder()
    didChoose?(first)
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(title: "Search", action: Selector(HomeController.search(_:)), input: "/"),
      UIKeyCommand(
        title: "Search", action: Selector(HomeController.search(_:)), input: "k", modifierFlags: .command),
    ]
  }

  override var canBecomeFirstResponder: Bool { true }

  private func search(_ command: UIKeyCommand) {
    collectionView.setContentOffset(.zero, animated: false)
    front.search.beginAnew()
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if collectionView.frame != view.bounds { collectionView.frame = view.bounds }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.layoutIfNeeded()
    front.home = layout.frontFrame.origin
    front.frame = layout.frontFrame
    placeFront()
  }

  /// The front goes along with what is scrolled.
  private func placeFront() {
    front.frame.origin.y = layout.frontFrame.minY - collectionView.contentOffset.y
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded,
      previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    wordsDidChange()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    wordsDidChange()
  }

  /// Words have another size, or another width.
  private func wordsDidChange() {
    layout.invalidateLayout()
    front.setNeedsLayout()
    view.setNeedsLayout()
    guard let source, source.snapshot().numberOfItems > 0 else { return }
    collectionView.reloadData()
  }

  // MARK: Motion

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !front.search.isFirstResponder { becomeFirstResponder() }
    playUnseen()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    player.stopAll()
  }

  /// Miniatures that come into view play once, and rest.
  private func playUnseen() {
    guard view.window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    let cards = collectionView.indexPathsForVisibleItems.sorted().compactMap {
      collectionView.cellForItem(at: $0) as? ExhibitCard
    }
    let bounds = collectionView.bounds
    let fresh = cards.filter { card in
      guard let title = card.exhibit?.title, !seen.contains(title) else { return false }
      return bounds.contains(
        card.convert(CGPoint(x: card.miniature.frame.midX, y: card.miniature.frame.midY), to: collectionView))
    }
    for card in fresh { if let title = card.exhibit?.title { seen.insert(title) } }
    player.play(fresh.map(\.miniature))
  }

  /// Tells whether a miniature moves, or is about to.
  var isPlaying: Bool { player.isPlaying }

  // MARK: The way in, and back

  /// The card of an exhibit, brought into view if it is not.
  func revealCard(of exhibit: Exhibit) -> ExhibitCard? {
    guard let source else { return nil }
    if source.indexPath(for: exhibit.title) == nil { front.search.clear() }
    view.layoutIfNeeded()
    guard let path = source.indexPath(for: exhibit.title) else { return nil }
    if collectionView.cellForItem(at: path) == nil {
      collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
      collectionView.layoutIfNeeded()
    }
    return collectionView.cellForItem(at: path) as? ExhibitCard
  }
}

extension HomeController: HomeLayout.Measure {
  func frontHeight(width: CGFloat) -> CGFloat { HomeFront.height(width: width, traits: traitCollection) }

  func headingHeight(of section: Int, width: CGFloat) -> CGFloat {
    guard let group = source?.sectionIdentifier(for: section) else { return 0 }
    return HomeHeading.height(of: group, width: width, traits: traitCollection)
  }

  func cardTextHeight(at indexPath: IndexPath, width: CGFloat) -> CGFloat {
    guard let title = source?.itemIdentifier(for: indexPath),
      let exhibit = exhibits.first(where: { $0.title == title })
    else { return 0 }
    return text.height(of: exhibit, width: width)
  }
}

extension HomeController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let title = source?.itemIdentifier(for: indexPath),
      let exhibit = exhibits.first(where: { $0.title == title })
    else { return }
    didChoose?(exhibit)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    if let card = cell as? ExhibitCard { player.stop(card.miniature) }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { placeFront() }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { playUnseen() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { playUnseen() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { playUnseen() }
}

extension Exhibit {
  /// Tells whether every word of a text begins a word of the exhibit's name, sentence or group.
  func matches(_ text: String) -> Bool {
    let own = Self.words(in: "\(title) \(summary) \(group.title)")
    return Self.words(in: text).allSatisfy { wanted in own.contains { $0.hasPrefix(wanted) } }
  }

  private static func words(in text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}

extension [Exhibit] {
  /// The first one of the first group that has any.
  fileprivate func first(inOrderOf groups: [ExhibitGroup]) -> Exhibit? {
    groups.lazy.compactMap { group in first { $0.group == group } }.first
  }
}
