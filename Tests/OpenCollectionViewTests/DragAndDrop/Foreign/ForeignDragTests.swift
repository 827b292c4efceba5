import Foundation
import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

/// Drags that come over the screen from elsewhere, as their targets hear of them.
@MainActor struct ForeignDragTests {
  let stage = DragStage()
  private let inFirst = CGPoint(x: 80, y: 250)
  private let inSecond = CGPoint(x: 300, y: 250)
  private let nowhere = CGPoint(x: 200, y: 500)

  private func file(_ name: String, _ bytes: Int = 3, type: String = "text/plain") -> VirtualFile {
    VirtualFile(name, mimeType: type, contents: Data(count: bytes))
  }

  private func calls(since count: Int = 0) -> [String] { Array(stage.journal.entries.dropFirst(count)) }

  @Test func `targets hear of it as of any drag, and no source does`() {
    // N30, N37, N82
    let drag = stage.screen.dragIn(files: [file("a.txt"), file("b.txt")], at: inFirst)
    #expect(calls() == ["first canHandle", "first didEnter", "first didUpdate"])
    drag.move(to: inSecond)
    #expect(calls(since: 3) == ["second canHandle", "first didExit", "second didEnter", "second didUpdate"])
    drag.drop()
    #expect(
      calls(since: 7) == [
        "second didUpdate", "second performDrop", "second willAnimateDrop", "second willAnimateDrop",
        "second concludeDrop", "first sessionDidEnd", "second sessionDidEnd",
      ])
    #expect(stage.screen.scene.drags?.runs.isEmpty == true)
  }

  @Test func `where nothing takes it every target that saw it hears of the end at once`() {
    // N39, N83
    let drag = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    drag.move(to: nowhere)
    #expect(drag.effect == .none)
    drag.drop()
    #expect(
      calls() == [
        "first canHandle", "first didEnter", "first didUpdate", "first didExit", "first sessionDidEnd",
      ])
    stage.screen.advance(by: 1)
    #expect(stage.screen.scene.drags?.runs.isEmpty == true)
  }

  @Test func `a drag that leaves the screen goes out of its target, is over, and may come again as another one`() {
    // N33, N82
    let drag = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    drag.leave()
    #expect(
      calls() == [
        "first canHandle", "first didEnter", "first didUpdate", "first didExit", "first sessionDidEnd",
      ])
    stage.screen.advance(by: 1)
    _ = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    #expect(calls(since: 5) == ["first canHandle", "first didEnter", "first didUpdate"])
  }

  @Test func `one that is taken away, or whose screen is seen no longer, ends as one that was given up`() {
    // N14, N39
    stage.screen.dragIn(files: [file("a.txt")], at: inFirst).cancel()
    #expect(calls(since: 3) == ["first sessionDidEnd"])
    stage.screen.advance(by: 1)
    _ = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    stage.screen.receive(.visibility(false))
    stage.screen.runFrame()
    #expect(calls(since: 7) == ["first sessionDidEnd"])
  }

  @Test func `the host is told what a drop would do, and a move is nothing since the source is elsewhere`() {
    // N12, N31, N83, N87
    let drag = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    #expect(drag.effect == .copy)
    for (operation, effect) in [(UIDropOperation.forbidden, DropEffect.none), (.copy, .copy), (.move, .none)] {
      stage.first.operation = operation
      drag.move(to: CGPoint(x: drag.location.x + 1, y: 250))
      #expect(drag.effect == effect)
    }
  }

  @Test func `operations are told to hosts in their words`() {
    // N87
    #expect(
      [UIDropOperation.cancel, .forbidden, .copy, .move].map { DropEffect($0) } == [.none, .none, .copy, .move])
  }

  @Test func `nobody is the source here, and nothing may be moved`() {
    // N13, N12
    var seen: [String] = []
    stage.first.onPerform = { session in
      seen = [
        "\(session.localDragSession == nil) \(session.allowsMoveOperation)",
        "\(session.items.map { $0.localObject == nil }) \(session.location(in: stage.first) == CGPoint(x: 60, y: 50))",
      ]
    }
    stage.screen.drop("Hello", at: inFirst)
    #expect(seen == ["true false", "[true] true"])
  }

  @Test func `items keep who they are when the drop says more of them, and more of them turn out`() {
    // N82
    stage.screen.receive(
      .drag(
        DragReport(
          time: 0, drag: 7, kind: .entered(inFirst, [.file(ForeignFile(number: 0, mimeType: ""))]))))
    stage.screen.runFrame()
    let before = stage.screen.scene.drags?.runs.first?.dropSession.items ?? []
    #expect(before.map(\.itemProvider.registeredTypeIdentifiers) == [["public.data"]])
    #expect(before.map(\.itemProvider.suggestedName) == [nil])
    var items: [UIDragItem] = []
    stage.first.onPerform = { items = $0.items }
    stage.screen.receive(
      .drag(
        DragReport(
          time: 0, drag: 7,
          kind: .dropped(
            inFirst,
            ["a.png", "b.csv"].enumerated().map {
              .file(ForeignFile(number: UInt32($0), mimeType: "", name: $1, byteCount: 3))
            }))))
    stage.screen.runFrame()
    #expect(items.first === before.first)
    #expect(
      items.map(\.itemProvider.registeredTypeIdentifiers) == [
        ["public.png"], ["public.comma-separated-values-text"],
      ])
    #expect(items.map(\.itemProvider.suggestedName) == ["a.png", "b.csv"])
    #expect(
      calls(since: 3) == [
        "first canHandle", "first didUpdate", "first performDrop", "first willAnimateDrop", "first willAnimateDrop",
        "first concludeDrop", "first sessionDidEnd",
      ])
  }

  @Test func `who drops at once has told nothing before, and is heard nevertheless`() {
    // N83
    stage.screen.receive(
      .drag(
        DragReport(
          time: 0, drag: 3, kind: .dropped(inFirst, [.texts([ForeignText(mimeType: "text/plain", text: "x")])]))))
    stage.screen.runFrame()
    #expect(
      calls() == [
        "first canHandle", "first didEnter", "first didUpdate", "first performDrop", "first willAnimateDrop",
        "first concludeDrop", "first sessionDidEnd",
      ])
  }

  @Test func `reports that make no sense do nothing`() {
    // N82
    let reports: [DragReport.Kind] = [
      .moved(inFirst), .left, .cancelled, .entered(inFirst, []), .dropped(inFirst, []),
      .moved(CGPoint(x: Double.nan, y: .infinity)),
    ]
    for kind in reports { stage.screen.receive(.drag(DragReport(time: 0, drag: 9, kind: kind))) }
    stage.screen.runFrame()
    #expect(calls().isEmpty)
    let drag = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    drag.move(to: CGPoint(x: Double.nan, y: .infinity))
    drag.drop()
    #expect(!calls().contains("first performDrop"))
  }

  @Test func `another drag takes the place of the one before, whose end no host has told`() {
    // N82
    _ = stage.screen.dragIn(files: [file("a.txt")], at: inFirst)
    _ = stage.screen.dragIn(files: [file("b.txt")], at: inSecond)
    #expect(calls(since: 3) == ["first sessionDidEnd", "second canHandle", "second didEnter", "second didUpdate"])
  }

  @Test func `no more than a thousand things come`() {
    // N84
    var count = 0
    stage.first.onPerform = { count = $0.items.count }
    stage.screen.drop(files: (0..<1_500).map { file("\($0).txt", 0) }, at: inFirst)
    #expect(count == 1_000)
  }
}
