import DragEngine

/// The drags of a scene, and who may take them.
@MainActor final class SceneDrags {
  @NotKept private(set) var scene: UIWindowScene?
  private(set) var runs: [DragRun] = []
  var occupancy = DropOccupancy()
  /// Those from elsewhere, once there has been one.
  var foreign: ForeignDrags?
  /// The drag under a pressed pointer that may leave the screen, or has left it. // N85
  var outgoing: OutgoingDrag?
  /// The one that goes by keys. // N80
  var keyed: KeyedDrag?
  private var targets: [DropTargetID: Target] = [:]
  private var runCount = 0
  private var targetCount = 0
  private var storedOverlay: DragOverlay?
  private let scroller = DragScroller()

  private struct Target {
    weak var interaction: UIDropInteraction?
  }

  init(scene: UIWindowScene) { self.scene = scene }

  func nextNumber() -> Int {
    runCount += 1
    return runCount
  }

  func add(_ run: DragRun) { runs.append(run) }

  func remove(_ run: DragRun) {
    runs.removeAll { $0 === run }
    occupancy.end(run.number)
    scroller.update(self)
    if outgoing?.run === run { outgoing = nil }
    if keyed?.run === run {
      keyed?.isEnding()
      keyed = nil
      scene?.accessibility.markAll()
    }
    guard runs.isEmpty else { return }
    targets.removeAll()
    storedOverlay?.close()
    storedOverlay = nil
  }

  func follows(_ touch: UITouch) -> Bool { runs.contains { $0.touch === touch } }

  /// The drags to which items can be added.
  var underWay: [DragRun] { runs.filter { $0.machine.phase == .dragging && !$0.machine.isForeign } }

  /// The window of what is dragged: made when it is needed.
  var overlay: DragOverlay? {
    if let storedOverlay { return storedOverlay }
    guard let scene, !scene.hasEnded else { return nil }
    let new = DragOverlay(scene: scene)
    storedOverlay = new
    return new
  }

  // MARK: Targets

  /// The target's number, if any drag has come upon it.
  func knownNumber(of interaction: UIDropInteraction) -> DropTargetID? {
    targets.first { $0.value.interaction === interaction }?.key
  }

  func interaction(_ id: DropTargetID) -> UIDropInteraction? { targets[id]?.interaction }

  private func number(of interaction: UIDropInteraction) -> DropTargetID {
    if let known = knownNumber(of: interaction) { return known }
    targetCount += 1
    targets[targetCount] = Target(interaction: interaction)
    return targetCount
  }

  /// The targets at a point of the screen, the innermost first, without those that another drag has for itself. // N28, N29
  func targets(at point: CGPoint, for run: DragRun) -> [DropTargetID] {
    guard let scene else { return [] }
    var found: [DropTargetID] = []
    var next = scene.hit(at: point).view
    run.hitView = next
    while let view = next {
      next = view.superview
      for interaction in view.dropInteractions {
        let id = number(of: interaction)
        let isFree = occupancy.isFree(
          id, for: run.number, allowsSimultaneous: interaction.allowsSimultaneousDropSessions)
        if isFree {
          found.append(id)
        } else {
          run.note(
            "passes over \(run.name(of: interaction))", because: "another drag is in it, and it takes one at a time")
        }
      }
    }
    return found
  }

  /// A target leaves its view.
  func targetWillGo(_ interaction: UIDropInteraction) {
    guard let id = knownNumber(of: interaction) else { return }
    for run in runs { run.report { $0.targetDidGo(id) } }
  }

  /// Ends the loading of something that leaves its view.
  func springWillGo(_ interaction: UISpringLoadedInteraction) {
    for run in runs { run.spring.willGo(interaction) }
  }

  // MARK: Touches

  /// Touches have changed: drags follow theirs, whatever has become of the views.
  func touchesDidChange(_ touches: [UITouch]) {
    for touch in touches {
      for run in runs where run.touch === touch { run.touchDidChange() }
    }
  }

  /// Gestures have been recognized: one that a lift lets go on beside it ends the lift. // N5
  func didRecognize(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers {
      for run in runs where run.isEnded(by: recognizer) { run.rivalDidWin(recognizer) }
    }
  }

  /// Escape ends whatever is lifted or dragged, unless a menu is open, which it is for then. // N80
  ///
  /// - Returns: whether there was anything.
  func cancelByKey() -> Bool {
    let ended = runs.filter(\.canBeCancelled)
    for run in ended {
      run.note("is cancelled", because: "Escape was pressed")
      if keyed?.run === run { keyed?.isEnding() }
      run.report { $0.interrupt() }
    }
    return !ended.isEmpty
  }

  /// Brings a drag's look and the scrolling up to date, after anything that may have changed them.
  func didChange(_ run: DragRun) {
    run.reviewLook()
    outgoing?.runDidChange(run)
    scroller.update(self)
  }

  /// Takes over the preview that another drag shows of a view that goes back to it. // N39
  func takeReturning(_ view: UIView) -> LiftedPreviewView? {
    for run in runs {
      for part in run.parts where run.isReturning && part.lifted?.view === view && part.shown?.isHidden == false {
        defer { part.shown?.isHidden = true }
        return part.shown
      }
    }
    return nil
  }

  /// A menu has opened.
  func menuDidOpen() {
    for run in runs { run.menuDidOpen() }
  }

  /// The scene is over.
  func end() {
    for run in runs { run.abandon() }
    runs.removeAll()
    targets.removeAll()
    occupancy = DropOccupancy()
    keyed = nil
    outgoing = nil
    scroller.stop()
    storedOverlay = nil
  }
}

extension UIWindowScene {
  func withDrags() -> SceneDrags {
    if let drags { return drags }
    let new = SceneDrags(scene: self)
    drags = new
    return new
  }
}
