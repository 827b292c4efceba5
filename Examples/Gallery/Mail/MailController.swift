import OpenCollectionView

/// A box of messages. Rows are swiped both ways, chosen while the list is edited, and every change can be taken back.
final class MailController: UIViewController, RestorableExhibit {
  private static let section = 0
  private static let hint = "Swipe a message to either side; all the way does the first thing at once."
  private static let editingHint = "Tap messages, or pass over them with two fingers."

  private(set) lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()
  let bar = MailBar()
  /// What is shown. It changes only together with the list.
  private(set) var box = Mailbox.new
  private let edits = UndoManager()

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    let chosen = chosenMessages.count
    if isEditing, chosen > 0 { return ExhibitStatus(text: "\(chosen) selected", isEmphasized: true) }
    if box.messages.isEmpty { return ExhibitStatus(text: "No mail") }
    let unread = box.unreadCount
    return ExhibitStatus(text: unread > 0 ? "\(unread) unread" : "All read")
  }

  // MARK: The view

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return UICollectionViewCompositionalLayout.galleryList(using: configuration)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [weak self] cell, _, id in
      if let message = self?.box.message(id) { cell.show(message) }
    }
    return UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.allowsFocus = true
    collectionView.allowsFocusDuringEditing = true
    collectionView.allowsSelectionDuringEditing = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    // A page that is loaded again shows what it showed.
    collectionView.restorationIdentifier = "messages"
    collectionView.delegate = self
    bar.perform = { [weak self] in self?.perform($0) }
    bar.news = Self.hint
    fill(with: collectionView, above: bar)
    show(box, animated: false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.arrange(forWidth: view.bounds.width)
  }

  // MARK: Changes

  /// Shows another state of the box; messages that have changed are filled anew in their cells.
  private func show(_ next: Mailbox, animated: Bool) {
    let before = Dictionary(uniqueKeysWithValues: box.messages.map { ($0.id, $0) })
    box = next
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([Self.section])
    snapshot.appendItems(next.messages.map(\.id))
    let changed = next.messages.filter { message in before[message.id].map { $0 != message } ?? false }
    snapshot.reconfigureItems(changed.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
      // A group of changes ends with the turn, and can be taken back from then on.
      self?.stateDidChange()
    }
    if next.messages.isEmpty, isEditing { setEditing(false, animated: animated) }
    stateDidChange()
  }

  /// Changes the box in a way that can be taken back.
  ///
  /// - Parameter news: what was done, in a sentence.
  func change(_ name: String, _ news: String, _ change: (inout Mailbox) -> Void) {
    var next = box
    change(&next)
    guard next != box else { return }
    edits.setActionName(name)
    put(next, news)
  }

  private func put(_ next: Mailbox, _ news: String) {
    let (former, formerNews) = (box, bar.news)
    edits.registerUndo(withTarget: self) { $0.put(former, $0.edits.isUndoing ? "Taken back: \(news)" : formerNews) }
    bar.news = news
    show(next, animated: true)
  }

  func remove(_ ids: Set<Int>) {
    change("Delete", ids.count == 1 ? "Deleted one message" : "Deleted \(ids.count) messages") { $0.remove(ids) }
  }

  private func mark(_ ids: Set<Int>, asUnread isUnread: Bool) {
    let count = ids.count == 1 ? "one message" : "\(ids.count) messages"
    change("Mark", "Marked \(count) as \(isUnread ? "unread" : "read")") { $0.mark(ids, asUnread: isUnread) }
  }

  private func flag(_ id: Int, _ isFlagged: Bool) {
    change("Flag", isFlagged ? "Flagged one message" : "Took one flag away") { $0.flag([id], isFlagged) }
  }

  /// Has everything outside of the list say what is so now.
  private func stateDidChange() {
    bar.show(
      isEditing: isEditing, chosen: chosenMessages.count, canUndo: edits.canUndo, isEmpty: box.messages.isEmpty)
    statusDidChange?()
  }

  // MARK: Choosing

  var chosenMessages: Set<Int> {
    Set((collectionView.indexPathsForSelectedItems ?? []).compactMap { dataSource.itemIdentifier(for: $0) })
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    super.setEditing(editing, animated: animated)
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
    let change = { self.collectionView.isEditing = editing }
    if animated {
      UIView.animate(withDuration: 0.3) {
        change()
        self.collectionView.layoutIfNeeded()
      }
    } else {
      change()
    }
    bar.news = editing ? Self.editingHint : Self.hint
    stateDidChange()
  }

  func perform(_ command: MailCommand) {
    switch command {
    case .edit: setEditing(!isEditing, animated: true)
    case .undo: edits.undo()
    case .markRead: mark(chosenMessages, asUnread: false)
    case .delete: remove(chosenMessages)
    }
  }

  // MARK: Swipes

  private func leadingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = dataSource.itemIdentifier(for: path).flatMap(box.message) else { return nil }
    let mark = UIContextualAction(style: .normal, title: message.isUnread ? "Read" : "Unread") {
      [weak self] _, _, done in
      self?.mark([message.id], asUnread: !message.isUnread)
      done(true)
    }
    mark.backgroundColor = .galleryFill
    mark.image = UIImage(systemName: message.isUnread ? "envelope" : "envelope.fill")
    return UISwipeActionsConfiguration(actions: [mark])
  }

  private func trailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = dataSource.itemIdentifier(for: path).flatMap(box.message) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      self?.remove([message.id])
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let flag = UIContextualAction(style: .normal, title: message.isFlagged ? "Unflag" : "Flag") {
      [weak self] _, _, done in
      self?.flag(message.id, !message.isFlagged)
      done(true)
    }
    flag.backgroundColor = .systemOrange
    flag.image = UIImage(systemName: message.isFlagged ? "flag" : "flag.fill")
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  // MARK: After a reload

  var state: ExhibitState { ExhibitState(choices: ["mail": box.numbers]) }

  func restore(_ state: ExhibitState) {
    guard let kept = state.choices["mail"].flatMap(Mailbox.init(numbers:)) else { return }
    loadViewIfNeeded()
    show(kept, animated: false)
  }

  // MARK: Commands of the keyboard

  /// Every change of the box; the keys for undoing and redoing ask for it.
  override var undoManager: UndoManager? { edits }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .delete && !chosenMessages.isEmpty
  }

  override func delete(_ sender: Any?) { remove(chosenMessages) }
}

extension MailController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    // Who looks at a message has read it.
    if !isEditing, let id = dataSource.itemIdentifier(for: indexPath), box.message(id)?.isUnread == true {
      mark([id], asUnread: false)
    }
    stateDidChange()
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { stateDidChange() }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }
}
