import Foundation
import GestureEngine
import Synchronization
import Testing
import TouchTesting

@testable import OpenCollectionView

/// What drags from elsewhere bring, and when.
@MainActor struct ForeignContentTests {
  let stage = DragStage()
  private let place = CGPoint(x: 80, y: 250)

  /// Waits for what comes on other threads; the clock stands still unless it is moved.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() {
      stage.screen.advance(by: 0.02)
      await Task.yield()
    }
  }

  /// The bytes of a type, or why there are none.
  private func bytes(of item: UIDragItem?, _ type: String = "public.data") async -> Result<Data, LoadFailure>? {
    var result: Result<Data, LoadFailure>?
    let load = Task { result = await item?.itemProvider.bytes(type) }
    await wait { result != nil }
    _ = load
    return result
  }

  /// What is given for the first item in a drop.
  private func dropped(
    _ drop: () -> Void, _ type: String = "public.data"
  ) async -> Result<Data, LoadFailure>? {
    let answer = Answer<Result<Data, LoadFailure>>()
    stage.first.onPerform = { session in
      session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
        answer.give(data.map { .success($0) } ?? .failure(LoadFailure(error)))
      }
    }
    drop()
    await wait { answer.value != nil }
    return answer.value
  }

  @Test func `types are known while it is dragged, and data in the drop alone`() async {
    // N17, N82
    var items: [UIDragItem] = []
    stage.first.onPerform = { items = $0.items }
    let drag = stage.screen.dragIn(texts: ["text/plain": "Hello"], at: place)
    let present = stage.screen.scene.drags?.runs.first?.dropSession
    #expect(present?.canLoadObjects(ofClass: String.self) == true)
    #expect(present?.canLoadObjects(ofClass: UIImage.self) == false)
    #expect(await bytes(of: present?.items.first) == .failure(LoadFailure(.itemUnavailableError)))
    drag.drop()
    stage.screen.advance(by: 1)
    #expect(await bytes(of: items.first) == .failure(LoadFailure(.itemUnavailableError)))
  }

  @Test func `a text of a drop comes as it was`() async {
    // N84
    let result = await dropped({ stage.screen.drop("Grüße", at: place) }, "public.text")
    #expect(result == .success(Data("Grüße".utf8)))
  }

  @Test func `a link is one thing with several forms, and its address is the first of the list`() async {
    // N84
    let forms: KeyValuePairs = [
      "text/uri-list": "# two\r\nhttps://a.example/\r\nhttps://b.example/", "text/html": "<a>A</a>",
      "text/plain": "A", "application/x-own": "{}",
    ]
    var types: [[String]] = []
    let drop = {
      let perform = stage.first.onPerform
      stage.first.onPerform = {
        types = $0.items.map(\.itemProvider.registeredTypeIdentifiers)
        perform?($0)
      }
      stage.screen.dragIn(texts: forms, at: place).drop()
    }
    let result = await dropped(drop, "public.url")
    #expect(types == [["public.url", "public.html", "public.utf8-plain-text", "application/x-own"]])
    #expect(result == .success(Data("https://a.example/".utf8)))
  }

  @Test func `a file comes in parts under its name, and only its name`() async {
    // N84, N16
    let contents = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    let answer = Answer<(name: String?, contents: Data?)>()
    stage.first.onPerform = { session in
      session.items.first?.itemProvider.loadFileRepresentation(forTypeIdentifier: "public.data") { url, _ in
        answer.give((url?.lastPathComponent, url.flatMap { try? Data(contentsOf: $0) }))
      }
    }
    stage.screen.drop(
      files: [VirtualFile("../../etc/cron\u{0}tab.bin", mimeType: "application/octet-stream", contents: contents)],
      at: place)
    await wait { answer.value != nil }
    #expect(answer.value?.contents == contents)
    #expect(answer.value?.name == "crontab.bin")
  }

  @Test func `a picture is loaded as one`() async throws {
    // N18, N84
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    var size: CGSize?
    stage.first.onPerform = { session in
      session.loadObjects(ofClass: UIImage.self) { size = ($0.first as? UIImage)?.size ?? .zero }
    }
    stage.screen.drop(files: [VirtualFile("red.png", contents: png)], at: place)
    await wait { size != nil }
    #expect(size == CGSize(width: 1, height: 1))
  }

  @Test func `the files are forgotten when the drop is over and the last of them has come`() async {
    // N84
    let result = await dropped { stage.screen.drop(files: [VirtualFile("a.txt", text: "abc")], at: place) }
    #expect(result == .success(Data("abc".utf8)))
    stage.screen.advance(by: 1)
    #expect(stage.screen.keptDragCount == 0)
    let drag = stage.screen.dragIn(files: [VirtualFile("a.txt", text: "abc")], at: place)
    #expect(stage.screen.keptDragCount == 1)
    drag.leave()
    stage.screen.advance(by: 1)
    #expect(stage.screen.keptDragCount == 0)
  }

  @Test func `more bytes than a drop may bring fail before the host is asked for them`() async {
    // N84
    let large = VirtualFile("large.bin", contents: nil, byteCount: 67_108_865)
    let reason = Answer<String>()
    stage.first.onPerform = { session in
      session.items.first?.itemProvider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
        reason.give(error?.localizedDescription ?? "")
      }
    }
    stage.screen.drop(files: [large], at: place)
    await wait { reason.value != nil }
    #expect(
      reason.value?.contains("may have 67108864 bytes together, 0 were asked for, and this one has 67108865") == true)
  }

  @Test(arguments: [
    VirtualFile("folder", contents: nil), VirtualFile("short", contents: Data(count: 2), byteCount: 3),
    VirtualFile("long", contents: Data(count: 4), byteCount: 3),
  ])
  func `a file that cannot be read, or is not as long as was said, fails to load`(file: VirtualFile) async {
    // N84
    let result = await dropped { stage.screen.drop(files: [file], at: place) }
    #expect(result == .failure(LoadFailure(.itemUnavailableError)))
  }

  @Test func `an empty file is one`() async {
    // N84
    let result = await dropped { stage.screen.drop(files: [VirtualFile("empty", contents: Data())], at: place) }
    #expect(result == .success(Data()))
  }

  @Test func `texts beyond a megabyte do not come, and what fits does`() async {
    // N84
    let forms: KeyValuePairs = [
      "text/html": String(repeating: "x", count: 1_048_577), "text/plain": String(repeating: "y", count: 1_048_576),
    ]
    let long = await dropped({ stage.screen.dragIn(texts: forms, at: place).drop() }, "public.html")
    #expect(long == .failure(LoadFailure(.itemUnavailableError)))
    stage.screen.advance(by: 1)
    let fits = await dropped({ stage.screen.dragIn(texts: forms, at: place).drop() }, "public.plain-text")
    #expect(fits == .success(Data(repeating: 121, count: 1_048_576)))
  }

  @Test func `a test drags in whatever item providers promise`() async {
    // N82, N90
    let stage = DragStage()
    let provider = NSItemProvider(object: UIColor.red)
    provider.suggestedName = "red"
    let hidden = NSItemProvider()
    hidden.registerDataRepresentation(forTypeIdentifier: "com.example.own", visibility: .ownProcess) { _ in nil }
    var color: UIColor?
    stage.first.onPerform = { session in
      stage.journal.note("\(session.items.map { $0.itemProvider.suggestedName ?? "-" })")
      stage.journal.note("\(session.items.map(\.itemProvider.registeredTypeIdentifiers))")
      #expect(session.localDragSession == nil)
      session.loadObjects(ofClass: UIColor.self) { color = $0.first as? UIColor }
    }
    #expect(stage.screen.drop([provider, hidden], at: CGPoint(x: 80, y: 250)) == .copy)
    #expect(stage.journal.entries.contains(#"["red", "-"]"#))
    #expect(stage.journal.entries.contains(#"[["com.apple.uikit.color"], []]"#))
    while color == nil { await Task.yield() }
    #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    stage.screen.advance(by: 1)
    #expect(stage.screen.scene.drags?.runs.isEmpty == true)
  }
}

/// What comes on any thread.
private final class Answer<Value: Sendable>: Sendable {
  private let held = Mutex<Value?>(nil)
  var value: Value? { held.withLock { $0 } }
  func give(_ value: Value) { held.withLock { $0 = value } }
}
