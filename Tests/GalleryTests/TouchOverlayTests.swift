import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct TouchOverlayTests {
  @Test func `Shown touches take no touches`() {
    let (screen, window, plain) = show()
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    plain.addGestureRecognizer(tap)
    window.showsTouches = true
    screen.runFrame()
    screen.play(.tap(at: CGPoint(x: 200, y: 600)))
    #expect(taps == 1)
    #expect(screen.scene.windows.count == 2)
    #expect(!screen.scene.windows.contains { $0 !== window && $0.isKeyWindow })
  }

  @Test func `The panel tells of each recognizer its state and its reason`() {
    let (screen, window, plain) = show()
    plain.addGestureRecognizer(UIPanGestureRecognizer())
    plain.addGestureRecognizer(UITapGestureRecognizer())
    window.showsTouches = true
    screen.play(.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 600), duration: 0.3))
    screen.runFrame()
    let overlay = screen.scene.windows.first { $0 !== window }
    #expect(overlay?.says("Pan") == true)
    #expect(overlay?.says("ended") == true)
    #expect(overlay?.says("Tap") == true)
    #expect(overlay?.says("failed") == true)
    #expect(overlay?.says("No finger is down.") == true)
  }

  @Test(arguments: [250, 366] as [CGFloat]) func `A reason is told whole`(width: CGFloat) throws {
    let row = RecognizerRow()
    var stories = RecognizerStories()
    stories.begin("UITapGestureRecognizer#1", of: UITapGestureRecognizer())
    stories.change(
      "UITapGestureRecognizer#1", to: "failed",
      because: "another recognizer of the same view has recognized before it, and its delegate does not let both go on")
    row.show(try #require(stories.all.first))
    row.frame.size = row.sizeThatFits(CGSize(width: width, height: 200))
    row.layoutIfNeeded()
    let reason = try #require(row.subviews.compactMap { $0 as? UILabel }.last)
    #expect(reason.text?.hasSuffix("go on") == true)
    #expect(reason.sizeThatFits(CGSize(width: reason.bounds.width, height: 500)).height <= reason.bounds.height + 0.5)
    #expect(reason.frame.maxY <= row.bounds.height)
  }

  @Test func `Where touches are no longer shown nobody listens to the trace`() {
    let (screen, window, _) = show()
    #expect(!screen.application.trace.isListening)
    window.showsTouches = true
    #expect(screen.application.trace.isListening)
    window.showsTouches = false
    #expect(!screen.application.trace.isListening)
    #expect(screen.scene.windows.count == 1)
  }

  @Test func `A story begins anew when its recognizer takes part in another touch`() {
    var stories = RecognizerStories()
    stories.begin("UITapGestureRecognizer#1", of: UITapGestureRecognizer())
    stories.change("UITapGestureRecognizer#1", to: "failed", because: "moved 12 pt, limit 10 pt")
    stories.change("UIPanGestureRecognizer#9", to: "began", because: "it is another visitor's")
    #expect(stories.all.map(\.name) == ["Tap"])
    #expect(stories.all.map(\.state) == ["failed"])
    stories.begin("UITapGestureRecognizer#1", of: UITapGestureRecognizer())
    #expect(stories.all.map(\.state) == ["possible"])
    #expect(stories.all.map(\.reason) == [""])
  }

  @Test func `Reasons name recognizers as the panel does`() {
    var stories = RecognizerStories()
    stories.begin("UIPinchGestureRecognizer#1", of: UIPinchGestureRecognizer())
    stories.begin("UITapGestureRecognizer#4", of: UITapGestureRecognizer())
    stories.change("UITapGestureRecognizer#4", to: "failed", because: "UIPinchGestureRecognizer#1 was recognized first")
    #expect(stories.all.map(\.reason) == ["", "pinch was recognized first"])
  }

  private func show() -> (VirtualScreen, GalleryWindow, UIView) {
    let screen = VirtualScreen(width: 800, height: 700)
    screen.window.isHidden = true
    screen.window.windowScene = nil
    let window = GalleryWindow(windowScene: screen.scene)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    screen.runFrame()
    return (screen, window, controller.view)
  }
}
