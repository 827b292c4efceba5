import Foundation
import FrameClock
import GestureEngine
import Testing

@testable import OpenCollectionView

/// What is on a pasteboard as promises.
@MainActor struct PasteboardProviderTests {
  private let application = UIApplication(delegateClass: nil)
  private let host = PasteboardHostTests.Clipboard()
  private let scene: UIWindowScene
  private let pasteboard: UIPasteboard

  init() {
    scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 320, height: 480)), title: "One")
    application.becomeShared()
    pasteboard = .general
  }

  private func object<Value: _ObjectiveCBridgeable & SendableMetatype & Sendable>(
    _ type: Value.Type, in provider: NSItemProvider
  ) async -> Value? where Value._ObjectiveCType: NSItemProviderReading & SendableMetatype {
    await withCheckedContinuation { answer in
      provider.loadObject(ofClass: type) { value, _ in answer.resume(returning: value) }
    }
  }

  private func data(_ type: String, in provider: NSItemProvider) async -> Data? {
    await withCheckedContinuation { answer in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in answer.resume(returning: data) }
    }
  }

  @Test func `objects can be read at once, and go to the host`() {
    // N18
    pasteboard.setObjects([NSString("a"), NSString("b")])
    #expect(pasteboard.numberOfItems == 2)
    #expect(pasteboard.strings == ["a", "b"])
    #expect(host.copied == [PasteboardContent(text: "a\nb")])
    pasteboard.setObjects([URL(string: "https://example.org/x")!])
    #expect(pasteboard.url == URL(string: "https://example.org/x"))
    #expect(pasteboard.hasURLs)
    pasteboard.setObjects([UIColor.red])
    #expect(pasteboard.color == UIColor.red)
  }

  @Test func `what stays in the program does not go to the host, and disappears at its time`() {
    // N18
    pasteboard.setObjects([NSString("a")], localOnly: true, expirationDate: Date(timeIntervalSinceNow: 1000))
    #expect(host.copied == [])
    #expect(pasteboard.string == "a")
    application.clock.advance(to: 1001)
    #expect(pasteboard.numberOfItems == 0)
  }

  @Test func `data that a handler makes are on the pasteboard when they have come`() async {
    // N16, N18
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.note", visibility: .all) { completion in
      completion(Data("note".utf8), nil)
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
      completion(Data("in words".utf8), nil)
      return nil
    }
    pasteboard.itemProviders = [provider]
    #expect(pasteboard.types == ["com.example.note", "public.utf8-plain-text"])
    #expect(pasteboard.contains(pasteboardTypes: ["com.example.note"]))
    let count = pasteboard.changeCount
    while pasteboard.string == nil || pasteboard.data(forPasteboardType: "com.example.note") == nil {
      await Task.yield()
    }
    #expect(pasteboard.string == "in words")
    #expect(pasteboard.data(forPasteboardType: "com.example.note") == Data("note".utf8))
    #expect(pasteboard.changeCount == count)
    #expect(host.copied.last == PasteboardContent(text: "in words"))
  }

  @Test func `data that come when something else has been copied are left out`() async {
    // N16
    let later = Later()
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) { completion in
      later.keep { completion(Data("late".utf8), nil) }
      return nil
    }
    pasteboard.itemProviders = [provider]
    while !later.isAsked { await Task.yield() }
    pasteboard.string = "new"
    later.answer()
    for _ in 0..<100 { await Task.yield() }
    #expect(pasteboard.string == "new")
    #expect(pasteboard.numberOfItems == 1)
  }

  @Test func `values become promises, the best form first`() async throws {
    // N18
    pasteboard.items = [["com.example.note": Data("note".utf8), "public.utf8-plain-text": "text"]]
    let provider = try #require(pasteboard.itemProviders.first)
    #expect(provider.registeredTypeIdentifiers == ["com.example.note", "public.utf8-plain-text"])
    #expect(await data("com.example.note", in: provider) == Data("note".utf8))
    #expect(await object(String.self, in: provider) == "text")
    pasteboard.url = URL(string: "https://example.org/x")
    let address = try #require(pasteboard.itemProviders.first)
    #expect(address.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
    #expect(await object(URL.self, in: address) == URL(string: "https://example.org/x"))
    #expect(await object(String.self, in: address) == "https://example.org/x")
  }

  @Test func `what a host's clipboard holds can be asked of promises`() async throws {
    scene.receivePasteboard(PasteboardContent(text: "from outside", html: "<i>from outside</i>"))
    let provider = try #require(pasteboard.itemProviders.first)
    #expect(provider.registeredTypeIdentifiers == ["public.html", "public.utf8-plain-text"])
    #expect(await object(String.self, in: provider) == "from outside")
  }

  @Test func `a promise that a drag has is read on the pasteboard at any time`() async throws {
    // N17
    let provider = NSItemProvider(object: "a" as NSString)
    provider.gate = ProviderGate()
    pasteboard.itemProviders = [provider]
    #expect(pasteboard.string == "a")
    #expect(await object(String.self, in: try #require(pasteboard.itemProviders.first)) == "a")
  }
}

/// An answer that is given later.
private final class Later: @unchecked Sendable {
  // Unchecked: all of it is behind the lock.
  private let lock = NSLock()
  private var kept: (() -> Void)?

  func keep(_ answer: @escaping () -> Void) { lock.withLock { kept = answer } }
  var isAsked: Bool { lock.withLock { kept != nil } }
  func answer() { lock.withLock { kept }?() }
}
