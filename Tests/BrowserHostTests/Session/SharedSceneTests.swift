#if BrowserHost
import Foundation
import GestureEngine
import LayerEngine
import OpenCollectionView
import Testing

@testable import BrowserHost
@testable import PageProtocol

/// Pages that show a scene of another host.
@MainActor @Suite struct SharedSceneTests {
  private final class Host: SceneHost {
    var mirror = LayerMirror()
    func sceneWantsFrames(_ scene: UIWindowScene) {}
  }

  private final class Link: PageLink, @unchecked Sendable {
    private(set) var wakes = 0
    func wake() { wakes += 1 }
    func close(_ code: BrowserProtocol.CloseCode, _ reason: String) {}
  }

  /// Notes what touches do, and where they begin.
  private final class Board: UIView {
    var log: [String] = []
    var places: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
      places += touches.map { $0.location(in: self) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
  }

  private final class Time { var now = 10.0 }

  private let application = UIApplication(delegateClass: nil)
  private let host = Host()
  private let scene: UIWindowScene
  private let shared: SharedScene
  private let sessions: PageSessions
  private let board = Board(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  private let time = Time()

  init() {
    scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 400, height: 300), scale: 2), title: "Panel")
    let window = UIWindow(windowScene: scene)
    window.addSubview(board)
    window.makeKeyAndVisible()
    shared = SharedScene(scene) { [host] in host.mirror }
    sessions = PageSessions(
      application: application, configuration: BrowserHostConfiguration(title: "T", sessionLifetime: 0),
      counters: ServerCounters(), now: { [time] in time.now }, sharing: shared)
    runFrame()
  }

  private func runFrame() {
    time.now += 0.02
    do { try host.mirror.apply(scene.runFrame(at: time.now)) } catch { Issue.record(error) }
    shared.frameDidRun()
  }

  private func open(_ link: Link, width: CGFloat = 200, height: CGFloat = 300) throws -> PageSession {
    let hello = PageHello(screen: ScreenDescription(size: CGSize(width: width, height: height)), isVisible: true)
    return try #require(sessions.open(hello, sentAt: time.now, link: link)).session
  }

  private func touch(_ phase: TouchSample.Phase, at x: CGFloat, _ y: CGFloat, on session: PageSession, _ link: Link)
    throws
  {
    time.now += 0.02
    let sample = TouchSample(time: time.now, identifier: 5, phase: phase, location: CGPoint(x: x, y: y))
    _ = try session.receive(PageMessage(sentAt: time.now, records: [.input(.touches([sample]))]), from: link)
    runFrame()
  }

  // W19
  @Test func `a page shows the whole scene as large as it fits, and its touches are where they are seen`() throws {
    var view = SceneView(of: shared, pageSize: CGSize(width: 200, height: 300))
    var mirror = LayerMirror()
    try mirror.apply(view.commit())
    let root = try #require(mirror.root.flatMap { mirror.nodes[$0] })
    #expect(root.properties.bounds.size == CGSize(width: 200, height: 300))
    #expect(root.properties.sublayerTransform.m11 == 0.5 && root.properties.sublayerTransform.m22 == 0.5)
    let link = Link()
    let session = try open(link)
    try touch(.began, at: 100, 75, on: session, link)
    try touch(.ended, at: 100, 75, on: session, link)
    #expect(board.places == [CGPoint(x: 200, y: 0)])
    #expect(board.log == ["began", "ended"])
  }

  // W19
  @Test func `what a page has missed comes with its next tick, and nothing where nothing has changed`() throws {
    var view = SceneView(of: shared, pageSize: CGSize(width: 400, height: 300))
    var mirror = LayerMirror()
    try mirror.apply(view.commit())
    for step in 1...3 {
      board.addSubview(UIView(frame: CGRect(x: CGFloat(step) * 20, y: 0, width: 10, height: 10)))
      board.backgroundColor = step == 2 ? .red : .blue
      runFrame()
    }
    try mirror.apply(view.commit())
    let present = host.mirror
    #expect(mirror.nodes.count == present.nodes.count)
    let layers = present.nodes.keys.filter { $0 != present.root }
    #expect(layers.allSatisfy { mirror.nodes[$0] == present.nodes[$0] })
    #expect(view.commit().isEmpty)
    runFrame()
    #expect(view.commit().isEmpty)
  }

  // W19
  @Test func `what the host shows stays right while pages come, whatever layers have come and gone before`() throws {
    // Layers that are gone leave gaps in the numbers of the others.
    let views = (0..<6).map { UIView(frame: CGRect(x: 20 * CGFloat($0), y: 0, width: 10, height: 10)) }
    for view in views { board.addSubview(view) }
    runFrame()
    for view in views.prefix(3) { view.removeFromSuperview() }
    runFrame()
    for size in [CGSize(width: 400, height: 300), CGSize(width: 100, height: 80)] {
      var view = SceneView(of: shared, pageSize: size)
      _ = view.commit()
      views[4].frame.origin.y += 50
      board.addSubview(UIView(frame: CGRect(x: 0, y: 90, width: size.width / 2, height: 4)))
      runFrame()
      _ = view.commit()
    }
    let shown = host.mirror
    var anew = LayerMirror()
    try anew.apply(scene.snapshot())
    func places(_ mirror: LayerMirror) throws -> [CGRect] {
      var found: [CGRect] = []
      func walk(_ layer: LayerID) throws {
        let node = try #require(mirror.nodes[layer])
        found.append(CGRect(origin: node.properties.position, size: node.properties.bounds.size))
        for child in node.children { try walk(child) }
      }
      try walk(try #require(mirror.root))
      return found
    }
    #expect(try places(shown) == places(anew))
    #expect(try places(shown).contains(CGRect(x: 85, y: 105, width: 10, height: 10)))
  }

  // W19
  @Test func `who touches last drives, and what others hold down is cancelled`() throws {
    let (first, second) = (Link(), Link())
    let (one, two) = (try open(first), try open(second))
    var takeovers = 0
    shared.pageBeginsToDrive = { takeovers += 1 }
    try touch(.began, at: 50, 100, on: one, first)
    try touch(.moved, at: 50, 110, on: one, first)
    #expect(takeovers == 1)
    try touch(.began, at: 80, 100, on: two, second)
    #expect(board.log == ["began", "cancelled", "began"])
    // What the first one still does is nobody's.
    try touch(.moved, at: 50, 120, on: one, first)
    try touch(.ended, at: 50, 120, on: one, first)
    #expect(board.log.count == 3)
    shared.hostBeginsToDrive()
    runFrame()
    #expect(board.log == ["began", "cancelled", "began", "cancelled"])
    #expect(takeovers == 1)
  }

  // W19
  @Test func `a page whose finger moves for minutes is served on`() throws {
    let link = Link()
    let session = try open(link)
    try touch(.began, at: 50, 100, on: session, link)
    var applied: UInt32 = 1
    for step in 0..<6000 {
      try touch(.moved, at: 50 + CGFloat(step % 50), 100, on: session, link)
      let tick = PageMessage(sentAt: time.now, records: [.tick(lastApplied: applied, time: time.now)])
      if try session.receive(tick, from: link) != nil { applied += 1 }
    }
    try touch(.ended, at: 50, 100, on: session, link)
    #expect(board.log == ["began", "ended"])
  }

  // W19
  @Test func `pages that may only look touch nothing`() throws {
    let link = Link()
    let session = try open(link)
    shared.isDrivenByPages = false
    try touch(.began, at: 100, 100, on: session, link)
    try touch(.ended, at: 100, 100, on: session, link)
    #expect(board.log.isEmpty)
  }

  // W19
  @Test func `a page at rest is waked when the scene changes`() throws {
    let link = Link()
    let session = try open(link)
    for applied in 1...3 {
      _ = try session.receive(
        PageMessage(sentAt: time.now, records: [.tick(lastApplied: UInt32(applied), time: time.now)]), from: link)
    }
    let wakes = link.wakes
    board.backgroundColor = .green
    runFrame()
    #expect(link.wakes == wakes + 1)
  }

  // W19
  @Test func `a page that goes leaves the scene as it is, without its touches`() throws {
    let link = Link()
    let session = try open(link)
    try touch(.began, at: 100, 100, on: session, link)
    sessions.lost(session, link: link)
    sessions.end(session)
    runFrame()
    #expect(board.log == ["began", "cancelled"])
    #expect(application.scenes.count == 1)
    #expect(scene.activationState == .foregroundActive)
  }

  // W19
  @Test func `fields are pictures on a page, which the other host types into`() throws {
    board.addSubview(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    runFrame()
    var view = SceneView(of: shared, pageSize: CGSize(width: 400, height: 300))
    var mirror = LayerMirror()
    try mirror.apply(view.commit())
    #expect(mirror.nodes.values.allSatisfy { $0.properties.field == nil })
  }
}
#endif
