import OpenCollectionView

/// A desk with photos in three collection views of different layouts, which people drag from one to another: a film, a table with
/// boxes, and a darkroom that makes copies. What is dragged in from outside comes as soon as it has been read.
final class DeskController: UIViewController, RestorableExhibit {
  private(set) var desk = Desk.new
  let panels = DeskPlace.allCases.map { DeskPanel($0) }
  private(set) lazy var bar = ReorderBar { [weak self] in self?.perform($0) }
  private let edits = UndoManager()
  private var metrics: DeskMetrics?
  /// What was dropped and is not there yet, the earliest first.
  private(set) var arrivals: [DeskArrival] = []
  private var link: CADisplayLink?
  /// How many things are dragged.
  var carriedCount = 0 {
    didSet { if carriedCount != oldValue { statusDidChange?() } }
  }

  static let hint = "Hold a photo and drag it. Tap others with another finger: they come along."

  var statusDidChange: (() -> Void)?

  var status: ExhibitStatus {
    if carriedCount > 0 { return ExhibitStatus(text: "Carrying \(carriedCount)", isEmphasized: true) }
    let count = desk.all.count
    if !arrivals.isEmpty { return ExhibitStatus(text: "\(arrivals.count) on their way", isEmphasized: true) }
    return ExhibitStatus(text: count == 1 ? "1 photo" : "\(count) photos")
  }

  // MARK: The view

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .galleryBackground
    for panel in panels {
      let collectionView = panel.collectionView
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.dragDelegate = self
      collectionView.dropDelegate = self
      view.addSubview(panel)
    }
    bar.news = Self.hint
    view.addSubview(bar)
    showCounts()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    startLink()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    link?.invalidate()
    link = nil
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let barHeight = bar.height(forWidth: bounds.width) + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: bounds.height - barHeight, width: bounds.width, height: barHeight)
    bar.enable(undo: edits.canUndo, redo: edits.canRedo)
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - barHeight))
    var insets = view.safeAreaInsets
    insets.bottom = 0
    let metrics = DeskMetrics(
      bounds: room, free: room.inset(by: insets), headingHeight: DeskPanel.headingHeight(traitCollection))
    guard metrics != self.metrics else { return }
    self.metrics = metrics
    for panel in panels {
      panel.headingHeight = metrics.headingHeight
      panel.frame = metrics.frame(of: panel.place)
    }
    view.mirrorForReading(panels)
    for panel in panels { panel.arrange() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel(.darkroom).collectionView.layoutIfNeeded()
    panel(.darkroom).placeHint()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Heights follow the size of text.
    guard isViewLoaded else { return }
    metrics = nil
    view.setNeedsLayout()
  }

  func panel(_ place: DeskPlace) -> DeskPanel { panels[place.rawValue] }

  /// The part of the desk that a collection view shows.
  func place(of collectionView: UICollectionView) -> DeskPlace {
    panels.first { $0.collectionView === collectionView }?.place ?? .table
  }

  // MARK: Changes

  /// Changes the desk in a way that can be taken back.
  ///
  /// - Parameter news: what was done, in a sentence.
  func change(_ name: String, _ news: String, _ change: (inout Desk) -> Void) {
    var next = desk
    change(&next)
    guard next != desk else { return }
    edits.setActionName(name)
    put(next, news)
  }

  private func put(_ next: Desk, _ news: String) {
    registerUndo(of: news)
    bar.news = news
    show(next)
  }

  /// Has the desk as it is now brought back by an undo.
  private func registerUndo(of news: String) {
    let (former, formerNews) = (desk, bar.news)
    edits.registerUndo(withTarget: self) { $0.put(former, $0.edits.isUndoing ? "Taken back: \(news)" : formerNews) }
  }

  /// Has each collection view become another desk's.
  private func show(_ next: Desk) {
    for panel in panels {
      let (place, section) = (panel.place, panel.place.section)
      let changes = next[place].difference(from: desk[place]).inferringMoves()
      guard !changes.isEmpty else { continue }
      panel.collectionView.performBatchUpdates {
        desk[place] = next[place]
        for change in changes {
          switch change {
          case .remove(let item, _, nil):
            panel.collectionView.deleteItems(at: [IndexPath(item: item, section: section)])
          case .insert(let item, _, nil):
            panel.collectionView.insertItems(at: [IndexPath(item: item, section: section)])
          case .insert(let item, _, .some(let old)):
            panel.collectionView.moveItem(
              at: IndexPath(item: old, section: section), to: IndexPath(item: item, section: section))
          case .remove: break
          }
        }
      }
    }
    desk.boxes = next.boxes
    showCounts()
  }

  /// Has everything outside of the photos say what is so now.
  private func showCounts() {
    for panel in panels {
      let count = desk[panel.place].count
      panel.caption =
        switch panel.place {
        case .film: count == 1 ? "1 frame" : "\(count) frames"
        case .table: count == 1 ? "1 print" : "\(count) prints"
        case .darkroom: count == 0 ? "Drop a photo for a copy" : count == 1 ? "1 copy" : "\(count) copies"
        }
    }
    for (number, box) in desk.boxes.enumerated() {
      let cell = panel(.table).collectionView.cellForItem(at: IndexPath(item: number, section: 0))
      (cell as? DeskBoxCell)?.show(box)
    }
    statusDidChange?()
    // What can be taken back is known when the change is complete.
    viewIfLoaded?.setNeedsLayout()
  }

  private func perform(_ command: EditCommand) {
    if command == .undo { edits.undo() } else { edits.redo() }
  }

  /// Every change of the desk; the keys for undoing and redoing ask for it.
  override var undoManager: UndoManager? { edits }

  override var canBecomeFirstResponder: Bool { true }

  // MARK: What comes

  /// Waits for something whose cell is seen already.
  func wait(for arrival: DeskArrival) {
    arrivals.append(arrival)
    statusDidChange?()
    startLink()
  }

  private func startLink() {
    guard link == nil, !arrivals.isEmpty else { return }
    let link = CADisplayLink(target: self, selector: Selector(DeskController.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func step(_ link: CADisplayLink) {
    for arrival in arrivals {
      arrival.step(to: link.timestamp)
      if arrival.isDone { complete(arrival) } else { arrival.context?.setNeedsCellUpdate() }
    }
    guard arrivals.isEmpty else { return }
    link.invalidate()
    self.link = nil
  }

  /// Something is there: its cell is a part of the desk from now on.
  private func complete(_ arrival: DeskArrival) {
    arrivals.removeAll { $0 === arrival }
    guard let content = arrival.content else { return }
    // What comes from outside is like nothing on the desk.
    let item = DeskItem(id: desk.newID(like: arrival.original?.id ?? Desk.firstForeignID), content: content)
    let news = "\(arrival.original == nil ? "Added" : "Developed") \(item.title)"
    arrival.context?.commitInsertion { path in
      edits.setActionName("Add")
      registerUndo(of: news)
      bar.news = news
      desk.insert(item, into: arrival.place, at: path.item)
    }
    showCounts()
  }

  /// Nothing comes.
  func giveUp(_ arrival: DeskArrival) {
    arrivals.removeAll { $0 === arrival }
    arrival.context?.deletePlaceholder()
    bar.news = "Something could not be read, and was left where it was"
    showCounts()
  }

  // MARK: After a reload

  var state: ExhibitState { ExhibitState(choices: desk.numbers) }

  func restore(_ state: ExhibitState) {
    guard let kept = Desk(numbers: state.choices) else { return }
    loadViewIfNeeded()
    desk = kept
    for panel in panels { panel.collectionView.reloadData() }
    showCounts()
  }

  // MARK: Keys

  override var keyCommands: [UIKeyCommand]? {
    DeskPlace.allCases.enumerated().map { number, place in
      UIKeyCommand(
        title: "\(place.copies ? "Copy into" : "Move to") \(place.title)", action: Selector(DeskController.send(_:)),
        input: "\(number + 1)")
    }
  }

  /// Chosen photos go where a number says.
  private func send(_ command: UIKeyCommand) {
    guard let number = command.input.flatMap(Int.init), let place = DeskPlace(rawValue: number - 1) else { return }
    send(chosen, to: place)
  }

  /// The chosen photos, place by place.
  var chosen: [Int] {
    panels.flatMap { panel in
      (panel.collectionView.indexPathsForSelectedItems ?? []).sorted()
        .filter { $0.section == panel.place.section }.map { desk[panel.place][$0.item].id }
    }
  }

  /// Sends photos to the end of a place, without a drag.
  func send(_ ids: [Int], to place: DeskPlace) {
    let ids = ids.filter { desk.place(of: $0) != place }
    guard !ids.isEmpty else { return }
    if place.copies {
      change("Copy", "Developed \(name(of: ids))") { desk in
        for item in ids.compactMap({ desk.item($0) }) { desk.insert(desk.copy(of: item), into: place, at: .max) }
      }
    } else {
      change("Move", "\(name(of: ids)) moved to \(place.name)") { $0.move(ids, to: place, at: .max) }
    }
    endChoosing()
  }

  /// Nothing is chosen any longer.
  func endChoosing() {
    for panel in panels {
      for path in panel.collectionView.indexPathsForSelectedItems ?? [] {
        panel.collectionView.deselectItem(at: path, animated: true)
      }
    }
  }

  /// What some photos are called in a sentence.
  func name(of ids: [Int]) -> String {
    ids.count == 1 ? desk.item(ids[0])?.title ?? "One photo" : "\(ids.count) photos"
  }
}
