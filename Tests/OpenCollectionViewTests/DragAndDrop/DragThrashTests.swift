import DragEngine
import GestureEngine
import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Programs of random drags: several fingers, views that come and go, targets that change their minds.
@MainActor struct DragThrashTests {
  @Test(arguments: 0..<24) func `random drags keep their order and leave nothing behind`(seed: UInt64) {
    let stage = ThrashStage(seed: seed)
    for _ in 0..<400 { stage.step() }
    stage.end()
    #expect(stage.problems == [])
    // Otherwise it would have tested nothing.
    #expect(stage.sessionCount >= 5)
    #expect(stage.screen.isAtRest)
    #expect(stage.screen.scene.windows.count == 1)
    #expect(stage.screen.scene.drags?.runs.isEmpty ?? true)
    #expect(stage.screen.scene.drags?.occupancy.isEmpty ?? true)
  }
}

/// A screen of sources and targets on which random things happen.
@MainActor final class ThrashStage {
  let screen = VirtualScreen(width: 400, height: 600)
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 300))
  private var dice: SeededGenerator
  private var fingers: [VirtualFinger] = []
  private var sources: [ThrownSource] = []
  private var targets: [ThrownTarget] = []
  private(set) var problems: [String] = []
  private var number = 0
  fileprivate(set) var sessionCount = 0

  init(seed: UInt64) {
    dice = SeededGenerator(seed: seed)
    screen.show(root)
    scroll.contentSize = CGSize(width: 400, height: 900)
    root.addSubview(scroll)
    for _ in 0..<3 { addSource() }
    for _ in 0..<3 { addTarget() }
    screen.runFrame()
  }

  private func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }

  private func addSource() {
    number += 1
    let place = CGRect(x: random(0...320), y: random(0...240), width: 70, height: 50)
    let source = ThrownSource(number, place, items: random(0...9) == 0 ? 0 : random(1...3), stage: self)
    source.drag.allowsSimultaneousRecognitionDuringLift = random(0...2) == 0
    sources.append(source)
    root.addSubview(source)
  }

  private func addTarget() {
    number += 1
    let target = ThrownTarget(number, CGRect(x: random(0...250), y: random(0...500), width: 140, height: 140), self)
    target.operation = UIDropOperation(rawValue: UInt(random(0...3))) ?? .copy
    target.drop.allowsSimultaneousDropSessions = random(0...1) == 0
    targets.append(target)
    (random(0...1) == 0 ? scroll : root).addSubview(target)
    root.sendSubviewToBack(target)
  }

  func step() {
    switch random(0...13) {
    case 0...2 where fingers.count < 4 && !sources.isEmpty:
      let view = sources[random(0...sources.count - 1)]
      let finger = screen.touch(
        at: CGPoint(x: view.frame.midX, y: view.frame.midY), kind: random(0...4) == 0 ? .pointer : .finger)
      fingers.append(finger)
      finger.rest(for: Double(random(0...3) == 0 ? random(1...34) : random(35...90)) / 100)
    case 3...6 where !fingers.isEmpty:
      fingers[random(0...fingers.count - 1)].move(to: CGPoint(x: random(0...399), y: random(0...599)))
    case 7 where !fingers.isEmpty, 12 where !fingers.isEmpty: fingers.remove(at: random(0...fingers.count - 1)).lift()
    case 8 where !fingers.isEmpty: fingers.remove(at: random(0...fingers.count - 1)).cancel()
    case 9: screen.advance(by: Double(random(1...50)) / 100)
    case 10 where random(0...3) == 0: screen.press("Escape")
    case 11: upset()
    default: screen.advance(by: 0.02)
    }
    check()
  }

  /// Something goes, comes or changes.
  func upset() {
    switch random(0...6) {
    case 0 where sources.count > 1: sources.remove(at: random(0...sources.count - 1)).removeFromSuperview()
    case 1 where targets.count > 1: targets.remove(at: random(0...targets.count - 1)).removeFromSuperview()
    case 2: addSource()
    case 3: addTarget()
    case 4: targets.randomElement(using: &dice)?.operation = UIDropOperation(rawValue: UInt(random(0...3))) ?? .copy
    case 5: sources.randomElement(using: &dice)?.drag.isEnabled = random(0...3) > 0
    default:
      if let target = targets.randomElement(using: &dice) {
        target.removeInteraction(target.drop)
        target.addInteraction(target.drop)
      }
    }
  }

  /// Now and then a program does something in the middle of a call.
  func mayUpset() { if random(0...11) == 0 { upset() } }

  func wrong(_ problem: String) { problems.append(problem) }

  private func check() {
    guard let drags = screen.scene.drags else { return }
    for run in drags.runs {
      if run.machine.phase == .over { wrong("a session that is over runs still") }
      if run.parts.count != run.machine.itemCount, run.additions.isEmpty {
        wrong("\(run.parts.count) parts, \(run.machine.itemCount) items")
      }
      if run.badgeView != nil, run.machine.phase != .dragging { wrong("a badge in \(run.machine.phase)") }
    }
    if drags.runs.isEmpty, screen.scene.windows.count != 1 { wrong("a window without a drag") }
  }

  func end() {
    for finger in fingers { finger.lift() }
    fingers = []
    screen.advance(by: 4)
    check()
    for source in sources { source.checkIsOver() }
    for target in targets { target.checkIsOver() }
  }
}

/// A source that checks the order in which it is called.
final class ThrownSource: UIView, UIDragInteractionDelegate {
  private let number: Int
  private let itemCount: Int
  private weak var stage: ThrashStage?
  private(set) var drag: UIDragInteraction!
  /// The last thing that each session has told.
  private var told: [ObjectIdentifier: String] = [:]
  private var sessions: [any UIDragSession] = []

  init(_ number: Int, _ frame: CGRect, items: Int, stage: ThrashStage) {
    self.number = number
    itemCount = items
    self.stage = stage
    super.init(frame: frame)
    drag = UIDragInteraction(delegate: self)
    addInteraction(drag)
  }

  required init?(coder: NSCoder) { nil }

  private func hear(_ call: String, _ session: any UIDragSession, after allowed: [String]) {
    let before = told[ObjectIdentifier(session)] ?? "nothing"
    if !allowed.contains(before) { stage?.wrong("source \(number): \(call) after \(before)") }
    told[ObjectIdentifier(session)] = call
    sessions.append(session)
    stage?.mayUpset()
  }

  func checkIsOver() {
    for (_, last) in told where !["didEnd", "didTransfer"].contains(last) {
      stage?.wrong("source \(number) heard \(last) last")
    }
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    (0..<itemCount).map { _ in UIDragItem(itemProvider: NSItemProvider(object: "item")) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    stage?.sessionCount += 1
    hear("willBegin", session, after: ["nothing"])
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    hear("didMove", session, after: ["willBegin", "didMove"])
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { hear("willEnd", session, after: ["willBegin", "didMove"]) }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { hear("didEnd", session, after: ["willEnd"]) }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    hear("didTransfer", session, after: ["didEnd"])
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "added"))] }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession], withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { sessions.last }
}

/// A target that checks the order in which it is called.
final class ThrownTarget: UIView, UIDropInteractionDelegate {
  private let number: Int
  private weak var stage: ThrashStage?
  private(set) var drop: UIDropInteraction!
  var operation = UIDropOperation.copy
  private var told: [ObjectIdentifier: String] = [:]
  private var sessions: [any UIDropSession] = []

  init(_ number: Int, _ frame: CGRect, _ stage: ThrashStage) {
    self.number = number
    self.stage = stage
    super.init(frame: frame)
    drop = UIDropInteraction(delegate: self)
    addInteraction(drop)
  }

  required init?(coder: NSCoder) { nil }

  private func hear(_ call: String, _ session: any UIDropSession, after allowed: [String]) {
    let before = told[ObjectIdentifier(session)] ?? "nothing"
    if !allowed.contains(before) { stage?.wrong("target \(number): \(call) after \(before)") }
    told[ObjectIdentifier(session)] = call
    sessions.append(session)
    stage?.mayUpset()
  }

  func checkIsOver() {
    for (_, last) in told where last != "end" { stage?.wrong("target \(number) heard \(last) last") }
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    number % 4 != 0
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hear("enter", session, after: ["nothing", "exit"])
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    hear("update", session, after: ["enter", "update"])
    return UIDropProposal(operation: operation)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    hear("exit", session, after: ["enter", "update"])
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    hear("perform", session, after: ["update"])
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    hear("conclude", session, after: ["perform"])
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    hear("end", session, after: ["conclude", "exit", "update", "enter"])
  }
}
