import GestureEngine
import OpenCollectionView
import TouchTesting

/// Plays a story, and compares what the collection view shows with what it has to.
@MainActor final class ThrashWorld {
  let story: ThrashStory
  let screen = VirtualScreen(width: 400, height: 500)
  let source: ThrashSource
  let view: UICollectionView
  let plain: ThrashDelegate
  let sized: SizedThrashDelegate
  /// What stands between the source and the view in some stories.
  var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  var shape: ThrashStory.Shape
  /// The layouts of a transition that was begun last, and their shapes.
  var ends: [(layout: UICollectionViewLayout, shape: ThrashStory.Shape)] = []
  /// How often each completion was called.
  private(set) var completions: [Int] = []
  /// The step that is being taken, for a failure's message.
  private(set) var stepNumber = 0
  /// What is carried, by name, and where it is held in the view.
  var carried: [ThrashCarry] = []
  /// What fingers drag in a layout of tethered items.
  var hauls: [ThrashHaul] = []
  /// Whether all cells know a size of their own, and the delegate has one for each: where fingers lead from layout to layout
  /// any of them may come to one that asks.
  private let fitsAlways: Bool
  private var finger: CGPoint?
  private var fingerNumber: Int32 = 1_000_000

  init(_ story: ThrashStory) {
    self.story = story
    let setup = story.setup
    source = ThrashSource(ThrashModel(counts: setup.counts))
    source.constrainsCells = setup.isConstrained
    plain = ThrashDelegate(source)
    sized = SizedThrashDelegate(source)
    shape = setup.shape
    fitsAlways = story.steps.contains { if case .lead = $0 { true } else { false } }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: setup.width, height: setup.height),
      collectionViewLayout: setup.shape.layout(for: source))
    view.contentInsetAdjustmentBehavior = .never
    view.register(ThrashCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(ThrashHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.isPrefetchingEnabled = setup.isPrefetching
    view.anchorsVisibleContent = setup.keepsContent
    view.allowsMultipleSelection = setup.allowsMultipleSelection
    if setup.isConstrained { view.selfSizingInvalidation = .enabledIncludingConstraints }
    prepareDelegate()
    if setup.isDiffable { makeDiffable() } else { view.dataSource = source }
    screen.show(view)
  }

  var problems: [String] { source.problems }

  func blame(_ problem: String) { source.blame("\(problem) (after step \(stepNumber))") }

  /// Plays all steps, or as many as it takes to find something wrong.
  func play() {
    check()
    for (index, step) in story.steps.enumerated() {
      stepNumber = index
      take(step)
      guard problems.isEmpty else { return }
    }
    take(.rest)
  }

  private func prepareDelegate() {
    source.fitsCells = shape == .estimated || shape == .folded || fitsAlways
    let delegate = shape.isSizedByDelegate || fitsAlways ? sized : plain
    if view.delegate !== delegate { view.delegate = delegate }
  }

  private func take(_ step: ThrashStory.Step) {
    switch step {
    case .batch(let edits, let pace, let isNested): update(edits, pace, isNested: isNested)
    case .single(let edit): single(edit)
    case .reload(let counts):
      source.model.reset(to: counts)
      if diffable == nil { view.reloadData() } else { reloadDiffable() }
      renameHauls()
    case .offset(let x, let y, let isAnimated):
      let (least, greatest) = legalOffsets
      view.setContentOffset(
        CGPoint(x: min(max(x, least.x), greatest.x), y: min(max(y, least.y), greatest.y)), animated: isAnimated)
    case .toItem(let number, let position, let isAnimated):
      let positions: [UICollectionView.ScrollPosition] = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right, [],
      ]
      guard let place = source.model.place(number) else { return }
      view.scrollToItem(at: place, at: positions[position % positions.count], animated: isAnimated)
    case .flick(let dx, let dy): screen.play(.flick(from: middle, to: CGPoint(x: middle.x + dx, y: middle.y + dy)))
    case .row(let section, let x, let isAnimated):
      guard view.numberOfSections > 0 else { return }
      view.setOrthogonalContentOffset(x, forSection: section % view.numberOfSections, animated: isAnimated)
    case .flickAt(let y, let dx, let dy):
      let start = CGPoint(x: view.frame.midX, y: y)
      screen.play(.flick(from: start, to: CGPoint(x: start.x + dx, y: start.y + dy)))
    case .drag(let dx, let dy):
      screen.play(.drag(from: middle, to: CGPoint(x: middle.x + dx, y: middle.y + dy), duration: 0.1, holding: 0.1))
    case .press:
      guard finger == nil else { return }
      fingerNumber += 1
      finger = middle
      touch(.began)
    case .pull(let dx, let dy):
      guard let start = finger else { return }
      finger = CGPoint(x: start.x + dx, y: start.y + dy)
      touch(.moved)
    case .lift:
      touch(.ended)
      finger = nil
    case .tap(let x, let y): screen.play(.tap(at: CGPoint(x: x, y: y)))
    case .select(let number):
      guard let place = source.model.place(number), let name = source.model.name(at: place) else { return }
      if !view.allowsMultipleSelection { source.model.selected.removeAll() }
      source.model.selected.insert(name)
      view.selectItem(at: place, animated: false, scrollPosition: [])
    case .deselect(let number):
      guard let place = source.model.place(number), let name = source.model.name(at: place) else { return }
      source.model.selected.remove(name)
      view.deselectItem(at: place, animated: false)
    case .shape(let shape, let isAnimated): change(to: shape, animated: isAnimated)
    case .size(let width, let height): view.frame.size = CGSize(width: width, height: height)
    case .inset(let inset):
      view.contentInset = UIEdgeInsets(top: CGFloat(inset), left: 0, bottom: CGFloat(inset / 2), right: CGFloat(inset))
    case .prefetching(let isOn): view.isPrefetchingEnabled = isOn
    case .keepsContent(let isOn): view.anchorsVisibleContent = isOn
    case .invalidate: view.collectionViewLayout.invalidateLayout()
    case .grow(let number, let width, let height):
      guard let place = source.model.place(number), let name = source.model.name(at: place) else { return }
      source.grown[name] = CGSize(width: width, height: height)
      if source.fitsCells { (view.cellForItem(at: place) as? ThrashCell)?.fittingSize = source.grown[name] }
    case .carry(let number): carry(number)
    case .carryTo(let number, let x, let y): carry(number, to: CGPoint(x: x, y: y))
    case .drop(let number): finish(number, isCancelled: false)
    case .giveBack(let number): finish(number, isCancelled: true)
    case .grip(let number): grip(number)
    case .haul(let number, let x, let y): haul(number, to: CGPoint(x: x, y: y))
    case .release(let number, let dx, let dy): release(number, at: CGPoint(x: dx, y: dy))
    case .lead(let shape): lead(to: shape)
    case .leadBack: leadBack()
    case .progress(let progress): drive(to: progress)
    case .letGo(let finishes): letGo(finishes: finishes)
    case .frames(let count):
      for _ in 0..<count {
        screen.advance(by: 1.0 / 60)
        screen.runFrame()
        check()
        guard problems.isEmpty else { return }
      }
    case .rest:
      touch(.ended)
      finger = nil
      letGo(finishes: stepNumber % 2 == 0)
      while !hauls.isEmpty { release(0, at: .zero) }
      let rests = screen.advanceUntilRest(limit: 30)
      screen.runFrame()
      check()
      // What a finger holds near an edge may scroll for minutes.
      if rests { checkRest() } else if carried.isEmpty { blame("restless: frames are wanted for ever") }
    }
  }

  private var middle: CGPoint { CGPoint(x: view.frame.midX, y: view.frame.midY) }

  /// Between which offsets the content may rest.
  var legalOffsets: (least: CGPoint, greatest: CGPoint) {
    let inset = view.adjustedContentInset
    let least = CGPoint(x: -inset.left, y: -inset.top)
    return (
      least,
      CGPoint(
        x: max(least.x, view.contentSize.width + inset.right - view.bounds.width),
        y: max(least.y, view.contentSize.height + inset.bottom - view.bounds.height))
    )
  }

  private func touch(_ phase: TouchSample.Phase) {
    guard let finger else { return }
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: fingerNumber, phase: phase, location: finger)]))
    screen.runFrame()
  }

  /// A completion that is to be called once.
  func completion() -> (Bool) -> Void {
    let number = completions.count
    completions.append(0)
    return { [weak self] _ in self?.completions[number] += 1 }
  }

  private func update(_ edits: [ThrashStory.Edit], _ pace: ThrashStory.Pace, isNested: Bool) {
    if diffable != nil { return apply(edits, pace) }
    func perform() {
      let batch = ThrashBatch(edits, in: source.model)
      view.performBatchUpdates(
        {
          self.source.model = batch.after
          let half = isNested ? batch.calls.count / 2 : batch.calls.count
          for call in batch.calls[..<half] { call.perform(on: self.view) }
          guard isNested else { return }
          self.view.performBatchUpdates(
            { for call in batch.calls[half...] { call.perform(on: self.view) } }, completion: self.completion())
        }, completion: completion())
    }
    switch pace {
    case .usual: perform()
    case .none: UIView.performWithoutAnimation { perform() }
    case .slow: UIView.animate(withDuration: 1) { perform() }
    }
  }

  private func single(_ edit: ThrashStory.Edit) {
    if diffable != nil { return apply([edit], .usual) }
    // The old counts must be known before the data changes.
    _ = view.numberOfSections
    let batch = ThrashBatch([edit], in: source.model)
    source.model = batch.after
    for call in batch.calls { call.perform(on: view) }
  }

  private func change(to shape: ThrashStory.Shape, animated isAnimated: Bool) {
    noteShape()
    let former = isLed ? ends : [(view.collectionViewLayout, self.shape)]
    self.shape = shape
    let layout = shape.layout(for: source)
    // A change that is animated may be caught on its way, and then be led back to where it came from.
    ends = isAnimated ? former + [(layout, shape)] : []
    prepareDelegate()
    if isAnimated {
      view.setCollectionViewLayout(layout, animated: true, completion: completion())
    } else {
      view.collectionViewLayout = layout
    }
  }
}
