import DragEngine

/// The drags of a scene, and who may take them.
@MainActor final class SceneDrags {
  @NotKept private(set) var scene: UIWindowScene?
  private(set) var runs: [DragRun] = []
  var occupancy = DropOccupancy()
  /// Those from elsewhere, once there has been one.
  var foreign: ForeignDrags?
  private var targets: [DropTargetID: Target] = [:]
  private var runCount = 0
  private var targetCount = 0
  private var storedOverlay: DragOverlay?

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

  func interaction(_ id: DropTargetID) -> UIDropInteraction? { targets[id]?.interaction }

  private func number(of interaction: UIDropInteraction) -> DropTargetID {
    if let known = targets.first(where: { $0.value.interaction === interaction }) { return known.key }
    targetCount += 1
    targets[targetCount] = Target(interaction: interaction)
    return targetCount
  }

  /// The targets at a point of the screen, the innermost first, without those that another drag has for itself. // N28, N29
  func targets(at point: CGPoint, for run: DragRun) -> [DropTargetID] {
    guard let scene else { return [] }
    var found: [DropTargetID] = []
    var next = scene.hit(at: point).view
    while let view = next {
      next = view.superview
      for case let interaction as UIDropInteraction in view.interactions {
        let id = number(of: interaction)
        let isFree = occupancy.isFree(
          id, for: run.number, allowsSimultaneous: interaction.allowsSimultaneousDropSessions)
        if isFree { found.append(id) }
      }
    }
    return found
  }

  /// A target leaves its view.
  func targetWillGo(_ interaction: UIDropInteraction) {
    guard let id = targets.first(where: { $0.value.interaction === interaction })?.key else { return }
    for run in runs { run.report { $0.targetDidGo(id) } }
  }

  // MARK: Touches

  /// Touches have changed: drags follow theirs, whatever has become of the views.
  func touchesDidChange(_ touches: [UITouch]) {
    for touch in touches {
      for run in runs where run.touch === touch { run.touchDidChange() }
    }
  }

  /// A menu has opened.
  func menuDidOpen() {
    for run in runs { run.menuDidOpen() }
  }

  /// The scene is over.
  func end() {
    for run in runs { run.abandon() }
    runs.removeAll()
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
