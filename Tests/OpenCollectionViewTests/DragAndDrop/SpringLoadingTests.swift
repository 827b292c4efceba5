import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Things that a drag activates by resting on them.
@MainActor struct SpringLoadingTests {
  private let stage = DragStage()
  private let folder = UIView(frame: CGRect(x: 20, y: 400, width: 150, height: 150))
  private let journal = Journal()

  /// Notes what it is asked and told.
  private final class Watcher: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
    let journal: Journal
    var allows = true
    var onAsk: ((any UISpringLoadedInteractionContext) -> Void)?
    init(_ journal: Journal) { self.journal = journal }

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      onAsk?(context)
      return allows
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { journal.note("finished") }

    func interaction(
      _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) { journal.note("\(context.state)") }
  }

  @discardableResult private func spring(on view: UIView) -> (watcher: Watcher, interaction: UISpringLoadedInteraction)
  {
    let watcher = Watcher(journal)
    let interaction = UISpringLoadedInteraction(interactionBehavior: watcher, interactionEffect: watcher) {
      [journal] _, context in
      let place = context.location(in: view)
      journal.note("handler at \(Int(place.x)), \(Int(place.y))")
    }
    view.addInteraction(interaction)
    return (watcher, interaction)
  }

  private func show(_ view: UIView) {
    stage.root.addSubview(view)
    stage.screen.runFrame()
  }

  private func dragTo(_ x: CGFloat, _ y: CGFloat) -> VirtualFinger {
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 60, y: 100))
    finger.move(to: CGPoint(x: x, y: y))
    return finger
  }

  @Test func `a drag that rests is possible at once, activating after 0,7 seconds, and activates after one`() {
    // N70
    show(folder)
    spring(on: folder)
    let finger = dragTo(50, 450)
    #expect(journal.entries == ["possible"])
    stage.screen.advance(by: 0.69)
    #expect(journal.entries == ["possible"])
    stage.screen.advance(by: 0.02)
    #expect(journal.entries == ["possible", "activating"])
    stage.screen.advance(by: 0.28)
    #expect(journal.entries == ["possible", "activating"])
    stage.screen.advance(by: 0.02)
    #expect(journal.entries == ["possible", "activating", "activated", "handler at 30, 50"])
    // Once, until it has left.
    stage.screen.advance(by: 3)
    finger.move(to: CGPoint(x: 60, y: 460))
    stage.screen.advance(by: 3)
    #expect(journal.entries.count == 4)
    #expect(stage.screen.isAtRest)
    finger.move(to: CGPoint(x: 300, y: 500))
    #expect(journal.entries.dropFirst(4) == ["inactive", "finished"])
    finger.move(to: CGPoint(x: 50, y: 450))
    #expect(journal.entries.dropFirst(6) == ["possible"])
    finger.cancel()
    #expect(journal.entries.dropFirst(7) == ["inactive", "finished"])
    stage.screen.advance(by: 3)
    #expect(journal.entries.count == 9)
    #expect(stage.screen.isAtRest)
  }

  @Test func `moving on by more than 10 points begins the rest anew`() {
    // N70
    show(folder)
    spring(on: folder)
    let finger = dragTo(50, 450)
    stage.screen.advance(by: 0.8)
    finger.move(to: CGPoint(x: 60, y: 450))
    #expect(journal.entries == ["possible", "activating"])
    finger.move(to: CGPoint(x: 61, y: 450))
    #expect(journal.entries == ["possible", "activating", "possible"])
    stage.screen.advance(by: 0.9)
    #expect(journal.entries == ["possible", "activating", "possible", "activating"])
    stage.screen.advance(by: 0.2)
    #expect(journal.entries.last == "handler at 41, 50")
    finger.cancel()
  }

  @Test func `a finger that is lifted before activates nothing`() {
    // N70
    show(folder)
    spring(on: folder)
    let finger = dragTo(50, 450)
    stage.screen.advance(by: 0.9)
    finger.lift()
    stage.screen.advance(by: 2)
    #expect(journal.entries == ["possible", "activating", "inactive", "finished"])
    #expect(stage.screen.isAtRest)
  }

  @Test func `of several interactions under a drag the innermost counts that allows it`() {
    // N70
    show(folder)
    spring(on: folder)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    folder.addSubview(inner)
    let innerJournal = Journal()
    let watcher = Watcher(innerJournal)
    watcher.allows = false
    inner.addInteraction(
      UISpringLoadedInteraction(interactionBehavior: watcher, interactionEffect: watcher) { _, _ in
        innerJournal.note("handler")
      })
    let finger = dragTo(50, 450)
    stage.screen.advance(by: 0.8)
    #expect(journal.entries == ["possible", "activating"])
    #expect(innerJournal.entries.isEmpty)
    // It is asked anew for each move.
    watcher.allows = true
    finger.move(to: CGPoint(x: 51, y: 450))
    #expect(journal.entries == ["possible", "activating", "inactive", "finished"])
    #expect(innerJournal.entries == ["possible"])
    stage.screen.advance(by: 1.1)
    #expect(innerJournal.entries == ["possible", "activating", "activated", "handler"])
    finger.cancel()
  }

  @Test func `a behavior names the part under the drag, and a drag that comes to another part begins anew`() {
    // N70
    show(folder)
    let (watcher, _) = spring(on: folder)
    watcher.onAsk = { [folder] context in context.targetItem = context.location(in: folder).y < 75 ? "upper" : "lower" }
    let finger = dragTo(50, 470)
    stage.screen.advance(by: 0.8)
    // Five points further.
    finger.move(to: CGPoint(x: 50, y: 475))
    #expect(journal.entries == ["possible", "activating", "inactive", "possible"])
    stage.screen.advance(by: 1.1)
    #expect(journal.entries.last == "handler at 30, 75")
    finger.cancel()
  }

  @Test func `an interaction that leaves its view, or a view that goes, is loaded no longer`() {
    // N70
    show(folder)
    let (_, interaction) = spring(on: folder)
    let finger = dragTo(50, 450)
    stage.screen.advance(by: 0.8)
    folder.removeInteraction(interaction)
    #expect(journal.entries == ["possible", "activating", "inactive", "finished"])
    stage.screen.advance(by: 2)
    #expect(journal.entries.count == 4)
    folder.addInteraction(interaction)
    finger.move(to: CGPoint(x: 51, y: 450))
    #expect(journal.entries.last == "possible")
    folder.removeFromSuperview()
    stage.screen.advance(by: 2)
    #expect(journal.entries.dropFirst(5) == ["inactive", "finished"])
    finger.cancel()
    stage.screen.advance(by: 1)
    #expect(stage.screen.isAtRest)
  }

  @Test func `with less motion the mark does not flash`() throws {
    // N70
    var description = ScreenDescription(size: CGSize(width: 400, height: 600))
    description.prefersReducedMotion = true
    stage.screen.receive(.screen(description))
    show(folder)
    folder.addInteraction(UISpringLoadedInteraction { _, _ in })
    let finger = dragTo(50, 450)
    stage.screen.advance(by: 0.8)
    #expect(try #require(folder.subviews.first).layer.animationKeys() == nil)
    finger.cancel()
  }

  @Test func `what is let go in the handler goes, and the drag goes on`() {
    show(folder)
    weak var gone: UISpringLoadedInteraction?
    do {
      let interaction = UISpringLoadedInteraction { interaction, _ in
        interaction.view?.removeFromSuperview()
        interaction.view?.removeInteraction(interaction)
      }
      gone = interaction
      folder.addInteraction(interaction)
    }
    let finger = dragTo(50, 450)
    stage.screen.advance(by: 1.1)
    #expect(folder.superview == nil)
    #expect(gone == nil)
    finger.move(to: CGPoint(x: 80, y: 250))
    #expect(stage.journal.entries.contains("first didEnter"))
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.contains("first performDrop"))
  }

  @Test func `a drag from elsewhere loads too`() {
    // N70, N82
    show(folder)
    spring(on: folder)
    let drag = stage.screen.dragIn(texts: ["text/plain": "a"], at: CGPoint(x: 50, y: 450))
    stage.screen.advance(by: 1.1)
    #expect(journal.entries == ["possible", "activating", "activated", "handler at 30, 50"])
    drag.leave()
    #expect(journal.entries.dropFirst(4) == ["inactive", "finished"])
  }

  @Test func `without an effect of its own a view is marked, flashes, and is as it was afterwards`() throws {
    // N70
    show(folder)
    folder.layer.cornerRadius = 12
    folder.addInteraction(UISpringLoadedInteraction { _, _ in })
    let finger = dragTo(50, 450)
    let mark = try #require(folder.subviews.first)
    #expect(mark.frame == CGRect(x: 0, y: 0, width: 150, height: 150))
    #expect(mark.layer.cornerRadius == 12)
    #expect(mark.layer.animationKeys() == nil)
    stage.screen.advance(by: 0.71)
    #expect(mark.layer.animationKeys() == ["flash"])
    stage.screen.advance(by: 0.3)
    #expect(folder.subviews.isEmpty)
    finger.move(to: CGPoint(x: 300, y: 500))
    finger.move(to: CGPoint(x: 50, y: 450))
    #expect(folder.subviews.count == 1)
    finger.cancel()
    #expect(folder.subviews.isEmpty)
  }

  // MARK: Controls

  @Test func `a button under a drag that rests is pressed, if it wants that and is enabled`() {
    // N70
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Open") { [journal] _ in journal.note("open") })
    button.frame = CGRect(x: 20, y: 400, width: 150, height: 60)
    show(button)
    #expect(!button.isSpringLoaded)
    let finger = dragTo(50, 430)
    stage.screen.advance(by: 1.1)
    #expect(journal.entries.isEmpty)
    button.isSpringLoaded = true
    #expect(button.isSpringLoaded)
    button.isEnabled = false
    finger.move(to: CGPoint(x: 51, y: 430))
    stage.screen.advance(by: 1.1)
    #expect(journal.entries.isEmpty)
    button.isEnabled = true
    finger.move(to: CGPoint(x: 52, y: 430))
    stage.screen.advance(by: 1.1)
    #expect(journal.entries == ["open"])
    button.isSpringLoaded = false
    #expect(button.interactions.isEmpty)
    finger.cancel()
  }

  @Test func `a segment under a drag that rests is chosen, and each segment waits by itself`() {
    // N70
    let control = UISegmentedControl(items: ["Days", "Weeks", "Months"])
    control.frame = CGRect(x: 50, y: 400, width: 300, height: 40)
    control.selectedSegmentIndex = 0
    control.isSpringLoaded = true
    control.addAction(
      UIAction { [journal] action in
        journal.note("\((action.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -1)")
      },
      for: .valueChanged)
    show(control)
    let finger = dragTo(248, 420)
    stage.screen.advance(by: 0.9)
    finger.move(to: CGPoint(x: 256, y: 420))
    stage.screen.advance(by: 0.9)
    #expect(journal.entries.isEmpty)
    stage.screen.advance(by: 0.2)
    #expect(journal.entries == ["2"])
    finger.cancel()
  }

  @Test func `a button of a bar under a drag that rests does what a tap does`() throws {
    // N70
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Albums") { [journal] _ in journal.note("albums") })
    item.isSpringLoaded = true
    let controller = UIViewController()
    controller.view.addSubview(stage.source)
    stage.source.frame.origin.y = 300
    controller.navigationItem.rightBarButtonItem = item
    stage.screen.show(UINavigationController(rootViewController: controller))
    stage.screen.runFrame()
    let button = try #require(item.button)
    let middle = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
    let finger = stage.screen.touch(at: stage.source.convert(CGPoint(x: 40, y: 30), to: nil as UIView?))
    finger.rest(for: 0.6)
    finger.move(to: CGPoint(x: 200, y: 200))
    finger.move(to: middle)
    stage.screen.advance(by: 1.1)
    #expect(journal.entries == ["albums"])
    item.isSpringLoaded = false
    finger.move(to: CGPoint(x: 200, y: 200))
    finger.move(to: middle)
    stage.screen.advance(by: 1.1)
    #expect(journal.entries == ["albums"])
    finger.cancel()
  }

  @Test func `an action of an alert under a drag that rests is chosen`() throws {
    // N70
    let controller = UIViewController()
    stage.screen.show(controller)
    let alert = UIAlertController(title: "Move to", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Album", style: .default) { [journal] _ in journal.note("album") })
    alert.isSpringLoaded = true
    controller.present(alert, animated: false)
    stage.screen.runFrame()
    let row = try #require(alert.content?.rows.first)
    let drag = stage.screen.dragIn(
      texts: ["text/plain": "a"], at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil as UIView?))
    // The handler runs when the alert has gone.
    stage.screen.advance(by: 2)
    #expect(journal.entries == ["album"])
    drag.leave()
  }
}
