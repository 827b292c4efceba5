import FrameClock
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing

@testable import Gallery

/// Two people look at the gallery at once.
@MainActor struct CompanyTests {
  @MainActor private final class Page: SceneHost {
    private(set) var scene: UIWindowScene?
    private(set) var commits = 0
    var gallery: GalleryController? { scene?.windows.first?.rootViewController as? GalleryController }

    func sceneWantsFrames(_ scene: UIWindowScene) {}

    func open(in application: UIApplication) {
      let screen = ScreenDescription(size: CGSize(width: 800, height: 600))
      scene = application.connectScene(host: self, screen: screen, title: "Gallery")
    }

    /// Runs the frames that the scene wants, as a page does.
    func refresh(at time: Double) {
      guard let scene, scene.wantsFrames else { return }
      if !scene.runFrame(at: time).isEmpty { commits += 1 }
    }

    func close() {
      guard let scene else { return }
      scene.application.disconnectScene(scene)
      self.scene = nil
    }
  }

  private static let drag = [600.0, 550, 450, 300, 150, 100]

  // V15
  @Test func `when every exhibit was visited and left, nothing is left to show, to oneself or to others`() throws {
    let application = UIApplication(delegateClass: AppDelegate.self)
    let pages = [Page(), Page()]
    for page in pages { page.open(in: application) }
    var frame = 0
    func advance(_ frames: Int) {
      for _ in 0..<frames {
        frame += 1
        application.clock.advance(to: Double(frame) / 60)
        for page in pages { page.refresh(at: Double(frame) / 60) }
      }
    }
    let carry = try #require(Exhibit.all.firstIndex { $0.title == "Carry" })
    advance(10)
    try #require(pages[1].gallery).show(at: carry)
    advance(120)
    for index in Exhibit.all.indices where index != carry {
      try #require(pages[0].gallery).show(at: index)
      advance(30)
      let before = pages[1].commits
      for (step, y) in Self.drag.enumerated() {
        let phase: TouchSample.Phase = step == 0 ? .began : step == Self.drag.count - 1 ? .ended : .moved
        pages[0].scene?.receive(
          .touches([
            TouchSample(
              time: Double(frame) / 60, identifier: 1, phase: phase, kind: .finger,
              location: CGPoint(x: 700, y: y))
          ]))
        advance(1)
      }
      advance(90)
      #expect(pages[1].commits == before, "\(Exhibit.all[index].title)")
    }
    try #require(pages[0].gallery).show(at: carry)
    advance(300)
    let rest = pages.map(\.commits)
    advance(300)
    #expect(pages.map(\.commits) == rest)
    #expect(pages.map { $0.scene?.wantsFrames } == [false, false])
    // One goes in the middle of what moves by itself.
    let motion = try #require(Exhibit.all.firstIndex { $0.title == "Layers and motion" })
    try #require(pages[0].gallery).show(at: motion)
    advance(60)
    #expect(pages[0].commits > rest[0] + 30)
    pages[0].close()
    advance(300)
    #expect(pages[1].commits == rest[1])
    #expect(application.clock.nextDeadline == nil)
  }
}
