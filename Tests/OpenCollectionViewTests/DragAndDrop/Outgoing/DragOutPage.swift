import Foundation
import FrameClock
import GestureEngine
import TestSupport

@testable import OpenCollectionView

/// A screen of 400 × 600 points whose host lets drags out: a view that things are dragged out of, a view that takes them, and a
/// journal of all calls.
@MainActor final class DragOutPage: SceneHost, DragOutHost, UIDragInteractionDelegate {
  let application: UIApplication
  private(set) var scene: UIWindowScene!
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let source = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 60))
  let target = DropStageView("target", CGRect(x: 20, y: 200, width: 150, height: 150))
  let journal = Journal()
  private(set) var interaction: UIDragInteraction!

  var takesDragsOut = true
  /// Makes the items; a text unless set.
  var items: () -> [UIDragItem] = {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "a text"))
    item.localObject = 7
    return [item]
  }
  var allowsMove = true
  var isRestricted = false
  private(set) var session: (any UIDragSession)?
  private(set) var offers: [DragOffer] = []
  private(set) var effects: [DropEffect] = []
  private var lastTouch: Int32 = 0
  private var place = CGPoint.zero

  init(_ application: UIApplication = UIApplication(delegateClass: nil)) {
    self.application = application
    scene = application.connectScene(
      host: self, screen: ScreenDescription(size: CGSize(width: 400, height: 600)), title: "Page")
    let window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    window.addSubview(outer)
    outer.addSubview(source)
    window.addSubview(target)
    target.journal = journal
    interaction = UIDragInteraction(delegate: self)
    source.addInteraction(interaction)
    run()
  }

  var calls: [String] { journal.entries }
  var texts: [String] { (offers.last?.texts ?? []).map { "\($0.mimeType) \($0.text ?? "")" } }
  var runCount: Int { scene.drags?.runs.count ?? 0 }

  /// Runs frames for some time.
  func run(for seconds: Double = 1 / 60) {
    let end = application.clock.now + seconds
    while application.clock.now < end - 0.001 { _ = scene.runFrame(at: min(application.clock.now + 1 / 60, end)) }
  }

  func report(_ phase: TouchSample.Phase, _ kind: TouchSample.Kind = .pointer, buttons: UInt32 = 1) {
    scene.receive(
      .touches([
        TouchSample(
          time: application.clock.now, identifier: lastTouch, phase: phase, kind: kind, location: place,
          buttons: phase == .ended || phase == .cancelled ? 0 : buttons)
      ]))
    run()
  }

  func press(
    at point: CGPoint = CGPoint(x: 60, y: 50), _ kind: TouchSample.Kind = .pointer, buttons: UInt32 = 1
  ) {
    lastTouch += 1
    place = point
    report(.began, kind, buttons: buttons)
  }

  func move(to x: Double, _ y: Double) {
    place = CGPoint(x: x, y: y)
    report(.moved)
  }

  /// Presses, and pulls until the session has begun.
  func pull() {
    press()
    move(to: 70, 50)
    run(for: 0.5)
    move(to: 72, 50)
  }

  /// Tells that somebody outside has taken the offer of a number; the last one unless it is given.
  func take(_ effect: DropEffect, number: UInt32? = nil) {
    scene.receive(
      .drag(
        DragReport(
          time: application.clock.now, drag: number ?? offers.last?.number ?? 0, kind: .taken(effect))))
    report(.cancelled)
  }

  /// Drops something from outside on the target.
  func drop(_ texts: [ForeignText]) {
    scene.receive(
      .drag(
        DragReport(
          time: application.clock.now, drag: 1_000, kind: .dropped(CGPoint(x: 80, y: 250), [.texts(texts)]))))
    run()
  }

  // MARK: The host

  func sceneWantsFrames(_ scene: UIWindowScene) {}
  func scene(_ scene: UIWindowScene, mayTakeOut offer: DragOffer) { offers.append(offer) }
  func scene(_ scene: UIWindowScene, offeredDrag number: UInt32, wouldDo effect: DropEffect) {
    if number == offers.last?.number { effects.append(effect) }
  }

  // MARK: The source

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    self.session = session
    journal.note("itemsForBeginning")
    return items()
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    journal.note("sessionWillBegin")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    journal.note("allowsMove")
    return allowsMove
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    journal.note("isRestricted")
    return isRestricted
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { journal.note("willEnd \(operation)") }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { journal.note("didEnd \(operation)") }

  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    journal.note("didTransferItems")
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) { journal.note("willAnimateCancel") }
}
