import Foundation
import OpenCollectionView
import Testing
import WindowScenes

@MainActor @Suite struct WindowDropTests {
  /// Takes everything that is dropped on its view.
  private final class Taker: NSObject, UIDropInteractionDelegate {
    var names: [String] = []
    var place: CGPoint?
    var providers: [NSItemProvider] = []

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      place = session.location(in: interaction.view!)
      providers = session.items.map(\.itemProvider)
      names = providers.map { $0.suggestedName ?? "" }
      guard let loaded else { return }
      for (index, provider) in providers.enumerated() {
        _ = provider.loadDataRepresentation(forTypeIdentifier: provider.registeredTypeIdentifiers.first ?? "") {
          data, _ in loaded.yield((index, data))
        }
      }
    }

    /// Told what each provider has had, once it is known.
    var loaded: AsyncStream<(index: Int, data: Data?)>.Continuation?
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let taker = Taker()

  private func stage() throws -> WindowStage {
    let stage = try WindowStage()
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    view.addInteraction(UIDropInteraction(delegate: taker))
    stage.window.addSubview(view)
    stage.run(0.1)
    return stage
  }

  private func file(_ name: String, _ bytes: Data) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try bytes.write(to: url)
    return url.path
  }

  /// Drops something, and waits for the bytes of so many things.
  private func drop(_ things: [ShellEvent.DroppedThing], count: Int, on stage: WindowStage) async -> [Int: Data] {
    let (stream, continuation) = AsyncStream<(index: Int, data: Data?)>.makeStream()
    taker.loaded = continuation
    stage.turn(.dropped(place: CGPoint(x: 150, y: 180), things))
    stage.run(0.1)
    var found: [Int: Data] = [:]
    var left = count
    for await (index, data) in stream {
      found[index] = data
      left -= 1
      if left == 0 { break }
    }
    taker.loaded = nil
    return found
  }

  // W21
  @Test func `files that are dropped are a drag from outside: their place, their names and their bytes`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = try stage()
    let (words, large) = (Data("some words".utf8), Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }))
    let paths = [try file("notes.txt", words), try file("picture.png", large)]
    let found = await drop(paths.map { .file($0) }, count: 2, on: stage)
    #expect(taker.place == CGPoint(x: 50, y: 80))
    #expect(taker.names == ["notes.txt", "picture.png"])
    #expect(taker.providers.map(\.registeredTypeIdentifiers) == [["public.plain-text"], ["public.png"]])
    #expect(found == [0: words, 1: large])
  }

  // W21
  @Test func `texts that are dropped on a field are in it`() async throws {
    let stage = try WindowStage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    stage.window.addSubview(field)
    stage.run(0.1)
    stage.turn(.dropped(place: CGPoint(x: 20, y: 20), [.text("dropped")]))
    // It is read as any other provider is, on another thread.
    for _ in 0..<100_000 where field.text != "dropped" {
      stage.run(0.02)
      await Task.yield()
    }
    #expect(field.text == "dropped")
  }

  // W21
  @Test func `what is gone, a folder, a place without a target and things without end do no harm`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let stage = try stage()
    let path = try file("words.txt", Data("x".utf8))
    let things: [ShellEvent.DroppedThing] = [.file(path), .file(folder.path), .file("/nowhere/at/all")]
    #expect(await drop(things, count: 2, on: stage) == [0: Data("x".utf8)])
    #expect(taker.providers.count == 2)
    stage.turn(.dropped(place: CGPoint(x: 5, y: 5), [.file(path)]))
    stage.turn(.dropped(place: CGPoint(x: CGFloat.nan, y: 5), [.text("x")]))
    let many = (0..<5000).map { ShellEvent.DroppedThing.text("\($0)") }
    stage.turn(.dropped(place: CGPoint(x: 150, y: 150), many))
    stage.run(0.1)
    #expect(taker.providers.count == 1000)
    #expect(stage.session.scene?.activationState == .foregroundActive)
  }
}
