import GestureEngine
import OpenCollectionView
import TouchTesting

/// Plays a program on a screen, and looks at what is left when nothing moves any longer.
@MainActor final class ProgramWorld {
  let program: Program
  let screen = VirtualScreen(width: 320, height: 480)
  let controller = ProgramController()
  /// The navigation around the screen, in some programs.
  private(set) var navigation: UINavigationController?
  let agent: ProgramAgent
  /// The collection view; nil when the program has let it go.
  var view: UICollectionView?
  /// The same, wherever it is still kept.
  private(set) weak var keptView: UICollectionView?
  var model: ThrashModel
  private(set) var problems: [String] = []
  var completions: [Int] = []
  /// Those of layouts that are led to others, which nobody has to tell when the view has gone.
  var leads: [Int] = []
  /// What stands between data and view, in some programs.
  var diffable: UICollectionViewDiffableDataSource<Int, Int>?
  /// Tells whether a person has moved items of a diffable data source, so that the model is what that says.
  var isReordered = false
  /// Tells whether the program has put the content where it does not rest by itself.
  var isBeyondTop = false
  /// The movement that goes by steps.
  var stepped: UICollectionView.InteractiveMovement?
  /// What handlers of swipes are to call when they are done.
  var swipeCompletions: [(Bool) -> Void] = []
  /// All layouts that were made.
  private var layouts: [UICollectionViewLayout] = []
  /// Who is told of what: the program's own recognizers.
  let tap = UITapGestureRecognizer()
  let hover = UIHoverGestureRecognizer()
  private(set) var shape: Program.Shape
  private var counts: [Program.Call: Int] = [:]
  private var depth = 0
  /// Tells whether the program is set up, and what it does is not being looked at yet.
  private var isListening = false
  /// Tells whether the program is between a change of the data and telling of it.
  var isChanging = false
  /// Tells whether the data is being counted, by whatever the program is called for just now.
  private(set) var isBeingCounted = false
  private var fingers: [Int: CGPoint] = [:]
  private var identifiers: [Int: Int32] = [:]
  private var nextIdentifier: Int32 = 1

  /// How deep reactions to what follows from reactions go.
  private static let maximumDepth = 2

  init(_ program: Program) {
    self.program = program
    let plan = program.plan
    model = ThrashModel(counts: plan.counts)
    shape = plan.shape
    agent = ProgramAgent(hasMenus: plan.hasMenus)
    let view = ProgramView(
      frame: CGRect(x: 10, y: 20, width: 300, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    self.view = view
    keptView = view
    agent.world = self
    controller.world = self
    view.world = self
    view.collectionViewLayout = layout(of: plan.shape)
    view.contentInsetAdjustmentBehavior = plan.isInNavigation ? .automatic : .never
    view.keepsInteractiveMovementsAcrossReloads = plan.keepsMovements
    view.registersUndoForInteractiveMovements = true
    if plan.refreshes {
      let control = UIRefreshControl()
      control.addAction(UIAction { [weak self] _ in self?.note(.refresh) }, for: .valueChanged)
      view.refreshControl = control
    }
    view.contentInset.top = plan.inset
    view.isPrefetchingEnabled = plan.isPrefetching
    view.allowsMultipleSelection = plan.allowsMultipleSelection
    view.isEditing = plan.isEditing
    view.allowsSelectionDuringEditing = true
    view.allowsMultipleSelectionDuringEditing = plan.allowsMultipleSelection
    view.anchorsVisibleContent = plan.anchorsVisibleContent
    view.allowsFocus = true
    view.register(ProgramCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(ProgramHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    tap.cancelsTouchesInView = false
    tap.addAction { [weak self] _ in self?.note(.recognizer) }
    hover.addAction { [weak self] _ in self?.note(.hover) }
    if plan.hasRecognizers {
      view.addGestureRecognizer(tap)
      view.addGestureRecognizer(hover)
    }
    if plan.isDiffable { makeDiffable(for: view) } else { view.dataSource = agent }
    view.delegate = agent
    view.prefetchDataSource = agent
    controller.view.addSubview(view)
    isListening = true
    guard plan.isInNavigation else {
      screen.show(controller)
      return
    }
    view.frame = screen.window.bounds
    let navigation = UINavigationController(rootViewController: controller)
    self.navigation = navigation
    screen.show(navigation)
  }

  func blame(_ problem: String) { problems.append(problem) }

  /// Plays all steps, lets go of everything, and looks at what is left.
  func play() {
    for step in program.steps { take(step) }
    for finger in fingers.keys.sorted() { take(.up(finger: finger)) }
    take(.leave)
    for key in ["ArrowDown", "Enter", " "] { take(.release(key)) }
    take(.visible(true))
    // What is let go may make the program hold something else.
    for _ in 0..<3 {
      letGoOfAll()
      settle()
    }
    comeBack()
    settle()
    // What is open covers the rest: it goes, and what is below is looked at.
    view?.contextMenuInteraction?.dismissMenu()
    if controller.presentedViewController != nil { controller.dismiss(animated: false) }
    settle()
    letGoOfAll()
    settle()
    isListening = false
    check()
  }

  private func settle() {
    if !screen.advanceUntilRest(limit: 60) { blame("restless: frames are wanted for ever") }
    screen.runFrame()
    if let view { checkSwipes(of: view) }
  }

  // MARK: Being called

  /// The program is called, and does what it is to do then.
  func note(_ call: Program.Call) {
    guard isListening else { return }
    counts[call, default: 0] += 1
    guard depth < Self.maximumDepth, let count = counts[call] else { return }
    depth += 1
    let wasBeingCounted = isBeingCounted
    if call == .numberOfSections || call == .numberOfItems { isBeingCounted = true }
    for reaction in program.reactions where reaction.call == call && reaction.count == count { perform(reaction.deed) }
    isBeingCounted = wasBeingCounted
    depth -= 1
  }

  /// How often each call has come.
  var calls: [Program.Call: Int] { counts }

  /// Who lays the items out.
  func layout(of shape: Program.Shape) -> UICollectionViewLayout {
    self.shape = shape
    let made = makeLayout(of: shape)
    layouts.append(made)
    return made
  }

  private func makeLayout(of shape: Program.Shape) -> UICollectionViewLayout {
    switch shape {
    case .own:
      let layout = ProgramOwnLayout()
      layout.world = self
      return layout
    case .covers:
      let layout = ProgramCoverLayout()
      layout.world = self
      return layout
    case .plain: return prepared(UICollectionViewFlowLayout())
    case .list: return makeList()
    default:
      let layout = ProgramFlowLayout()
      layout.world = self
      if shape == .fitted { layout.estimatedItemSize = CGSize(width: 300, height: 60) }
      if shape == .sideways { layout.scrollDirection = .horizontal }
      if shape == .pinned { layout.sectionHeadersPinToVisibleBounds = true }
      return prepared(layout)
    }
  }

  private func prepared(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
    layout.itemSize = CGSize(width: 90, height: 80)
    layout.headerReferenceSize = CGSize(width: 30, height: 30)
    return layout
  }

  /// The layouts that still have the view although it has another one, or the other way round.
  func strayLayouts(of view: UICollectionView) -> [UICollectionViewLayout] {
    layouts.filter { ($0.collectionView === view) != ($0 === view.collectionViewLayout) }
  }

  // MARK: What happens outside

  private func take(_ step: Program.Step) {
    switch step {
    case .down(let finger, let x, let y):
      guard fingers[finger] == nil else { return }
      fingers[finger] = CGPoint(x: x, y: y)
      identifiers[finger] = nextIdentifier
      nextIdentifier += 1
      report(finger, .began)
    case .move(let finger, let dx, let dy):
      guard let old = fingers[finger] else { return }
      fingers[finger] = CGPoint(x: old.x + CGFloat(dx), y: old.y + CGFloat(dy))
      report(finger, .moved)
    case .up(let finger): report(finger, .ended)
    case .cancel(let finger): report(finger, .cancelled)
    case .hover(let x, let y):
      screen.receive(.hover(HoverSample(time: screen.now, location: CGPoint(x: x, y: y))))
    case .leave: screen.receive(.hover(HoverSample(time: screen.now, location: nil)))
    case .wheel(let dx, let dy):
      screen.receive(
        .scroll(
          ScrollSample(
            time: screen.now, location: CGPoint(x: 150, y: 200), distance: ScrollDistance(x: Double(dx), y: Double(dy)))
        ))
    case .click(let x, let y): click(CGPoint(x: x, y: y))
    case .key(let key): send(key, isDown: true)
    case .release(let key): send(key, isDown: false)
    case .visible(let isVisible):
      screen.receive(.visibility(isVisible))
      if !isVisible { fingers = [:] }
    case .resize(let width, let height): screen.resize(width: CGFloat(width), height: CGFloat(height))
    case .wait(let seconds): screen.advance(by: seconds)
    case .deed(let deed):
      screen.runFrame()
      perform(deed)
    }
  }

  private func report(_ finger: Int, _ phase: TouchSample.Phase) {
    guard let location = fingers[finger], let identifier = identifiers[finger] else { return }
    if phase == .ended || phase == .cancelled { fingers[finger] = nil }
    screen.receive(
      .touches([TouchSample(time: screen.now, identifier: identifier, phase: phase, location: location)]))
    if phase != .moved { screen.runFrame() }
  }

  /// A click with the secondary button.
  private func click(_ point: CGPoint) {
    nextIdentifier += 1
    for phase in [TouchSample.Phase.began, .ended] {
      screen.receive(
        .touches([
          TouchSample(
            time: screen.now, identifier: nextIdentifier, phase: phase, kind: .pointer, location: point,
            buttons: phase == .began ? 2 : 0)
        ]))
      screen.runFrame()
    }
  }

  private func send(_ key: String, isDown: Bool) {
    screen.receive(
      .key(KeySample(time: screen.now, isDown: isDown, isRepeat: false, key: key, code: key, modifiers: [])))
    screen.runFrame()
  }

  /// A completion that is to be called once.
  func completion() -> (Bool) -> Void {
    let number = completions.count
    completions.append(0)
    return { [weak self] _ in
      self?.completions[number] += 1
      self?.note(.completion)
    }
  }
}
