import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

// G141
@MainActor struct PointerInteractionTests {
  private final class Regions: UIPointerInteractionDelegate {
    let journal = Journal()
    var style: (UIPointerRegion) -> UIPointerStyle? = { _ in nil }

    /// The left and the right half; nothing below.
    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      guard request.location.y < 50 else { return nil }
      let isLeft = request.location.x < 50
      return UIPointerRegion(
        rect: CGRect(x: isLeft ? 0 : 50, y: 0, width: 50, height: 50), identifier: isLeft ? "left" : "right")
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
      journal.note("style \(region.identifier as? String ?? "")")
      return style(region)
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) {
      journal.note("enter \(region.identifier as? String ?? "")")
      animator.addAnimations { interaction.view?.alpha = 0.5 }
      animator.addCompletion { [journal] finished in journal.note("shown \(finished)") }
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
      animator: any UIPointerInteractionAnimating
    ) { journal.note("exit \(region.identifier as? String ?? "")") }
  }

  private let screen = VirtualScreen(width: 300, height: 300)
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
  private let regions = Regions()

  init() { screen.show(view) }

  private func hover(_ places: CGPoint?...) {
    for place in places {
      screen.receive(.hover(HoverSample(time: screen.now, location: place)))
      screen.runFrame()
      screen.advance(by: 0.02)
    }
  }

  @Test func `a pointer enters regions and leaves them`() {
    view.addInteraction(UIPointerInteraction(delegate: regions))
    hover(CGPoint(x: 110, y: 110), CGPoint(x: 120, y: 110))
    #expect(regions.journal.entries == ["style left", "enter left"])
    hover(CGPoint(x: 180, y: 110))
    let moves = regions.journal.entries.filter { $0 != "shown true" }
    #expect(moves == ["style left", "enter left", "exit left", "style right", "enter right"])
    hover(CGPoint(x: 180, y: 180))
    #expect(regions.journal.entries.last == "exit right")
    hover(nil)
    #expect(regions.journal.entries.filter { $0.hasPrefix("exit") } == ["exit left", "exit right"])
  }

  @Test func `what the delegate adds is animated, and then told of`() {
    view.addInteraction(UIPointerInteraction(delegate: regions))
    hover(CGPoint(x: 110, y: 110))
    #expect(view.alpha == 0.5)
    #expect(!regions.journal.entries.contains("shown true"))
    screen.advance(by: 0.5)
    #expect(regions.journal.entries.last == "shown true")
  }

  @Test func `what is lifted is larger to the eye and keeps its transform, until the pointer leaves`() {
    regions.style = { [view] _ in UIPointerStyle(effect: .lift(UITargetedPreview(view: view))) }
    view.addInteraction(UIPointerInteraction(delegate: regions))
    hover(CGPoint(x: 110, y: 110))
    screen.advance(by: 0.5)
    #expect(view.transform == .identity)
    // 10 points on a side of 100.
    #expect(abs((view.layer.presentation()?.transform.m11 ?? 0) - 1.1) < 0.001)
    #expect(abs((view.layer.presentation()?.shadowOpacity ?? 0) - 0.3) < 0.001)
    hover(nil)
    screen.advance(by: 0.5)
    #expect(view.layer.presentation()?.transform.m11 ?? 1 == 1)
    #expect(view.layer.shadowOpacity == 0)
  }

  @Test func `a plate lies behind what is highlighted, and is no subview`() {
    regions.style = { [view] _ in UIPointerStyle(effect: .highlight(UITargetedPreview(view: view))) }
    view.addInteraction(UIPointerInteraction(delegate: regions))
    let before = screen.window.layer.sublayers?.count ?? 0
    hover(CGPoint(x: 110, y: 110))
    screen.advance(by: 0.5)
    let layers = screen.window.layer.sublayers ?? []
    #expect(layers.count == before + 1)
    #expect(screen.window.subviews == [view])
    let index = layers.firstIndex { $0 === view.layer } ?? 0
    #expect(layers[index - 1].frame == CGRect(x: 96, y: 96, width: 108, height: 108))
    hover(nil)
    screen.advance(by: 0.5)
    #expect(screen.window.layer.sublayers?.count == before)
  }

  @Test func `without a delegate the whole view is a region`() {
    let interaction = UIPointerInteraction(delegate: nil)
    view.addInteraction(interaction)
    hover(CGPoint(x: 110, y: 190))
    screen.advance(by: 0.5)
    #expect(view.layer.presentation()?.transform.m11 ?? 1 > 1)
    interaction.isEnabled = false
    screen.advance(by: 0.5)
    #expect(view.layer.presentation()?.transform.m11 ?? 1 == 1)
  }

  @Test func `a region that is asked for anew is left and entered`() {
    let interaction = UIPointerInteraction(delegate: regions)
    view.addInteraction(interaction)
    hover(CGPoint(x: 110, y: 110))
    interaction.invalidate()
    #expect(regions.journal.entries == ["style left", "enter left", "exit left", "style left", "enter left"])
  }

  @Test func `a finger, and an interaction that leaves its view, are not told of`() {
    let interaction = UIPointerInteraction(delegate: regions)
    view.addInteraction(interaction)
    screen.play(.tap(at: CGPoint(x: 110, y: 110)))
    #expect(regions.journal.entries == [])
    hover(CGPoint(x: 110, y: 110))
    view.removeInteraction(interaction)
    #expect(regions.journal.entries.last == "exit left")
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }
}
