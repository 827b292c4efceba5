#if BrowserHost
import DevTools
import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What somebody does with a scroll view, and what its delegate is told of it.
struct ScrollScript: Sendable, CustomTestStringConvertible {
  enum Input: Sendable {
    case touches(TouchScript)
    /// Turns of so many points, one each frame.
    case wheel(Int, by: Double)
    case key(Key)
    case program(@MainActor @Sendable (UIScrollView) -> Void)
  }

  let name: String
  let input: Input
  let view: @MainActor @Sendable (ScrollLog) -> UIScrollView
  let log: [String]

  var testDescription: String { name }

  init(
    _ name: String, _ input: Input, log: [String],
    view: @escaping @MainActor @Sendable (ScrollLog) -> UIScrollView = { ScrollScript.list($0) }
  ) {
    self.name = name
    self.input = input
    self.view = view
    self.log = log
  }

  /// Plays it on a page, in real time.
  @MainActor func play(on gestures: GesturePage, _ view: UIScrollView) async throws {
    switch input {
    case .touches(let script): try await gestures.page.play(script.pageSteps)
    case .wheel(let count, let distance):
      try await gestures.page.play(
        (0..<count).map { InputStep(time: Double($0) / 60, .wheel(x: 200, y: 300, dx: 0, dy: distance, [])) })
    case .key(let key): try await gestures.page.key(key)
    case .program(let action): action(view)
    }
  }

  /// Plays it on a screen without a page.
  @MainActor func play(on screen: VirtualScreen, _ view: UIScrollView) {
    switch input {
    case .touches(let script): screen.play(script)
    case .wheel(let count, let distance):
      for _ in 0..<count {
        screen.receive(
          .scroll(
            ScrollSample(
              time: screen.now, location: CGPoint(x: 200, y: 300), distance: ScrollDistance(x: 0, y: distance))))
        screen.advance(by: 1.0 / 60)
      }
    case .key(let key): screen.press(key.name)
    case .program(let action): action(view)
    }
    screen.advanceUntilRest()
  }
}

// MARK: What is scrolled

extension ScrollScript {
  /// A view of the page's size with 5000 points of content.
  @MainActor static func list(_ log: ScrollLog) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    view.contentSize = CGSize(width: 400, height: 5000)
    view.delegate = log
    return view
  }

  @MainActor private static func pages(_ log: ScrollLog) -> UIScrollView {
    let view = list(log)
    view.contentSize = CGSize(width: 2000, height: 600)
    view.isPagingEnabled = true
    return view
  }

  /// A view with 50 points more than it shows, in a longer one.
  @MainActor private static func nested(_ log: ScrollLog) -> UIScrollView {
    let (outer, inner) = (list(log), list(log))
    inner.contentSize.height = 650
    outer.addSubview(inner)
    log.names = [ObjectIdentifier(outer): "outer", ObjectIdentifier(inner): "inner"]
    return outer
  }

  @MainActor private static func picture(_ log: ScrollLog) -> UIScrollView {
    let view = list(log)
    let picture = UIView(frame: view.bounds)
    view.addSubview(picture)
    view.contentSize = picture.frame.size
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 2
    log.zoomed = picture
    return view
  }

  @MainActor private static func refreshed(_ log: ScrollLog) -> UIScrollView {
    let view = list(log)
    let control = UIRefreshControl()
    control.addAction(
      UIAction { [weak log, weak control] _ in
        log?.note("refresh")
        control?.endRefreshing()
      }, for: .valueChanged)
    view.refreshControl = control
    return view
  }
}

// MARK: Scripts

extension ScrollScript {
  static let all = [
    ScrollScript(
      "drag that is held", .touches(drag(by: -150)),
      log: ["willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(false) t"]),
    ScrollScript(
      "throw", .touches(throwUp),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating",
      ]),
    ScrollScript(
      "throw that is caught",
      .touches(throwUp.then(.rest(0.3)).then(.press(at: CGPoint(x: 200, y: 300), duration: 0.4))),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating t", "didEndDragging(false) t",
      ]),
    ScrollScript(
      "throw that is caught and dragged on", .touches(throwUp.then(.rest(0.3)).then(drag(by: -100))),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating t", "willBeginDragging td", "didScroll td",
        "willEndDragging td", "didEndDragging(false) t",
      ]),
    ScrollScript(
      "content beyond its edge", .touches(drag(by: 200)),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating",
      ]),
    ScrollScript(
      "throw beyond the edge", .touches(.flick(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 400))),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating",
      ]),
    ScrollScript(
      "page", .touches(.flick(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 150, y: 300))),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating",
      ], view: pages),
    ScrollScript(
      "page that is dragged and goes back",
      .touches(.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 220, y: 300), holding: 0.7)),
      log: [
        "willBeginDragging td", "didScroll td", "willEndDragging td", "didEndDragging(true) t",
        "willBeginDecelerating e", "didScroll e", "didEndDecelerating",
      ],
      view: pages),
    ScrollScript(
      "drag that goes on in the outer view", .touches(drag(by: -200)),
      log: [
        "inner willBeginDragging td", "inner didScroll td", "outer willBeginDragging td", "outer didScroll td",
        "inner willEndDragging td", "inner didEndDragging(false) t", "outer willEndDragging td",
        "outer didEndDragging(false) t",
      ], view: nested),
    ScrollScript(
      "pinch beyond the limit", .touches(pinch),
      log: [
        "willBeginZooming t", "didZoom tz", "didZoom b", "didZoom", "didEndZooming",
      ], view: picture),
    ScrollScript(
      "trackpad", .wheel(10, by: 12),
      log: ["willBeginDragging d", "didScroll d", "willEndDragging d", "didEndDragging(false)"]),
    ScrollScript(
      "trackpad beyond the edge", .wheel(10, by: -12),
      log: [
        "willBeginDragging d", "didScroll d", "willEndDragging d", "didEndDragging(true)", "willBeginDecelerating e",
        "didScroll e", "didEndDecelerating",
      ]),
    ScrollScript(
      "notch of a wheel", .wheel(1, by: 120),
      log: ["willBeginDragging d", "didScroll d", "willEndDragging d", "didEndDragging(false)"]),
    ScrollScript("page key", .key(.pageDown), log: ["didScroll", "didEndScrollingAnimation"]),
    ScrollScript(
      "refresh", .touches(drag(by: 400)),
      log: [
        "willBeginDragging td", "didScroll td", "refresh", "didScroll td", "willEndDragging td",
        "didEndDragging(true) t", "willBeginDecelerating e", "didScroll e", "didEndDecelerating",
      ], view: refreshed),
    ScrollScript(
      "animated offset", .program { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) },
      log: ["didScroll a", "didEndScrollingAnimation"]),
  ]

  private static let throwUp = TouchScript.flick(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 250))

  private static func drag(by distance: Double) -> TouchScript {
    let start = distance > 0 ? 100.0 : 450
    return .drag(from: CGPoint(x: 200, y: start), to: CGPoint(x: 200, y: start + distance), holding: 0.7)
  }

  /// The second finger comes and goes later, for some frames: a browser may tell of them together or not.
  private static let pinch = TouchScript.drag(
    from: CGPoint(x: 150, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.6
  ).with(.rest(0.1).then(.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 340, y: 300), duration: 0.6)))
}
#endif
