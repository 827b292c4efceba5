import GestureEngine
import OpenCollectionView
import Testing

@MainActor struct PasteboardHostTests {
  /// A host with a clipboard.
  final class Clipboard: SceneHost, PasteboardHost {
    var copied: [PasteboardContent] = []
    var requests: [@MainActor (PasteboardContent?) -> Void] = []

    func sceneWantsFrames(_ scene: UIWindowScene) {}
    func scene(_ scene: UIWindowScene, didCopy content: PasteboardContent) { copied.append(content) }
    func scene(
      _ scene: UIWindowScene, readPasteboard completion: @escaping @MainActor (PasteboardContent?) -> Void
    ) { requests.append(completion) }
  }

  let application = UIApplication(delegateClass: nil)
  let host = Clipboard()
  let scene: UIWindowScene

  init() {
    scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 320, height: 480)), title: "One")
  }

  @Test func `what is copied goes to the host at once`() {
    application.becomeShared()
    UIPasteboard.general.strings = ["a", "b"]
    #expect(host.copied == [PasteboardContent(text: "a\nb")])
    UIPasteboard.general.items = [["public.html": "<b>a</b>", "public.utf8-plain-text": "a"]]
    #expect(host.copied.last == PasteboardContent(text: "a", html: "<b>a</b>"))
  }

  @Test func `what is kept to the program does not`() {
    application.becomeShared()
    UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
    #expect(host.copied == [])
    UIPasteboard.general.addItems([["public.utf8-plain-text": "more"]])
    #expect(host.copied == [])
    #expect(UIPasteboard.general.strings == ["secret", "more"])
  }

  @Test func `pasteboards with names are none of the host's`() {
    application.becomeShared()
    UIPasteboard.withUniqueName().string = "x"
    #expect(host.copied == [])
  }

  @Test func `the host's content can be pasted, and does not go back`() {
    application.becomeShared()
    let before = UIPasteboard.general.changeCount
    scene.receivePasteboard(PasteboardContent(text: "from outside", html: "<i>from outside</i>"))
    #expect(UIPasteboard.general.string == "from outside")
    #expect(UIPasteboard.general.types == ["public.html", "public.utf8-plain-text"])
    #expect(UIPasteboard.general.changeCount == before + 1)
    #expect(host.copied == [])
  }

  @Test func `an address from outside is an address`() {
    application.becomeShared()
    scene.receivePasteboard(PasteboardContent(text: "https://example.org/a?b=c"))
    #expect(UIPasteboard.general.url?.host == "example.org")
    scene.receivePasteboard(PasteboardContent(text: "see https://example.org"))
    #expect(UIPasteboard.general.url == nil)
  }

  @Test func `one's own text that comes back leaves the other forms in place`() {
    application.becomeShared()
    UIPasteboard.general.items = [["org.example.photo": Data([7]), "public.utf8-plain-text": "Lake"]]
    scene.receivePasteboard(PasteboardContent(text: "Lake"))
    #expect(UIPasteboard.general.data(forPasteboardType: "org.example.photo") == Data([7]))
  }

  @Test func `what the host has known for long does not replace what was copied since`() {
    application.becomeShared()
    UIPasteboard.general.string = "Lake"
    UIPasteboard.general.setItems([["public.utf8-plain-text": "secret"]], options: [.localOnly: true])
    scene.receivePasteboard(PasteboardContent(text: "Lake"))
    #expect(UIPasteboard.general.string == "secret")
    UIPasteboard.general.color = .red
    scene.receivePasteboard(PasteboardContent(text: "Lake"))
    #expect(UIPasteboard.general.color == .red)
    scene.receivePasteboard(PasteboardContent(text: "Other"))
    #expect(UIPasteboard.general.string == "Other")
  }

  @Test func `bytes that are no picture harm nobody`() {
    application.becomeShared()
    scene.receivePasteboard(PasteboardContent(png: Data([1, 2, 3])))
    #expect(UIPasteboard.general.image == nil)
    #expect(UIPasteboard.general.data(forPasteboardType: "public.png") == Data([1, 2, 3]))
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `every scene has a pasteboard of its own`() {
    application.becomeShared()
    let other = Clipboard()
    let second = application.connectScene(
      host: other, screen: ScreenDescription(size: CGSize(width: 320, height: 480)), title: "Two")
    scene.receivePasteboard(PasteboardContent(text: "one"))
    second.receivePasteboard(PasteboardContent(text: "two"))
    var seen: [String?] = []
    for scene in [scene, second] {
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      let view = UIView(frame: window.bounds)
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in
        seen.append(UIPasteboard.general.string)
        UIPasteboard.general.string = "copied"
      }
      view.addGestureRecognizer(tap)
      window.addSubview(view)
      let point = CGPoint(x: 50, y: 50)
      scene.receive(.touches([TouchSample(time: 0, identifier: 1, phase: .began, location: point)]))
      scene.receive(.touches([TouchSample(time: 0.05, identifier: 1, phase: .ended, location: point)]))
      _ = scene.runFrame(at: 0.1)
    }
    #expect(seen == ["one", "two"])
    #expect(host.copied.count == 1)
    #expect(other.copied.count == 1)
    // Outside of both scenes there is a third one, which no host sees.
    UIPasteboard.general.string = "nobody's"
    #expect(host.copied.count == 1)
    #expect(other.copied.count == 1)
  }
}
