import Foundation
import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// What `TouchTesting` has for drags: of a screen's own things, and from outside.
@MainActor struct DragInTests {
  /// A view that takes drops, and one that is dragged out of.
  private final class Board: UIView, UIDropInteractionDelegate, UIDragInteractionDelegate {
    var calls: [String] = []
    let handle = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    let basket = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      addSubview(handle)
      addSubview(basket)
      handle.addInteraction(UIDragInteraction(delegate: self))
      basket.addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      calls.append("lift")
      return [UIDragItem(itemProvider: NSItemProvider(object: "own"))]
    }

    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      calls.append("enter \(session.items.count)")
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      calls.append("exit")
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      let names = session.items.map { $0.itemProvider.suggestedName ?? "" }
      calls.append("drop \(names) \(session.localDragSession == nil ? "from outside" : "of its own")")
    }
  }

  private let basket = CGPoint(x: 150, y: 300)

  private func show() -> (VirtualScreen, Board) {
    let (screen, board) = (VirtualScreen(width: 300, height: 400), Board())
    screen.show(board)
    return (screen, board)
  }

  @Test func `one call drags something of the screen's own and drops it`() {
    // N90
    let (screen, board) = show()
    screen.drag(from: CGPoint(x: 50, y: 50), to: basket)
    #expect(board.calls == ["lift", "enter 1", "drop [\"\"] of its own"])
    #expect(screen.advanceUntilRest())
  }

  @Test func `one call drops files, a text or a link from outside, and says what the program has answered`() throws {
    // N90, N82
    let (screen, board) = show()
    let files = [VirtualFile("a.txt", text: "a"), VirtualFile("/home/b.png", contents: Data([1]))]
    #expect(screen.drop(files: files, at: basket) == .copy)
    screen.advanceUntilRest()
    #expect(screen.drop("Hello", at: basket) == .copy)
    screen.advanceUntilRest()
    #expect(screen.drop(try #require(URL(string: "https://a.example")), at: CGPoint(x: 150, y: 100)) == .none)
    screen.advanceUntilRest()
    #expect(
      board.calls == [
        "enter 2", "drop [\"a.txt\", \"b.png\"] from outside", "enter 1", "drop [\"\"] from outside",
      ])
  }

  @Test func `a drag from outside goes step by step`() {
    // N90
    let (screen, board) = show()
    let drag = screen.dragIn(files: [VirtualFile("a.txt", text: "a")], at: CGPoint(x: 150, y: 100))
    #expect(drag.effect == .none)
    drag.move(to: basket)
    #expect(drag.effect == .copy)
    drag.rest(for: 0.5)
    drag.leave()
    #expect(board.calls == ["enter 1", "exit"])
    #expect(!drag.isOver)
  }

  @Test func `a recording of a drop replays it, without what was dropped unless that may be kept`() throws {
    // N90
    func record(keepsText: Bool) throws -> (HostInputRecording, String, Double) {
      let (screen, board) = show()
      screen.advanceUntilRest()
      let recorder = HostInputRecorder(scene: screen.scene, keepsTypedText: keepsText)
      screen.dragIn(
        texts: ["text/plain": "Secret 12"], files: [VirtualFile("Diary.txt", text: "abc")], at: basket
      ).drop()
      screen.advanceUntilRest()
      recorder.stop()
      return (try HostInputRecording(text: recorder.recording.text), board.calls.last ?? "", screen.now)
    }
    let (masked, _, end) = try record(keepsText: false)
    #expect(!masked.text.contains("Secret") && !masked.text.contains("Diary"))
    #expect(masked.text.contains("xxxxxx 00") && masked.text.contains("xxxxx.txt"))
    let (screen, board) = show()
    #expect(screen.replay(masked) == nil)
    #expect(board.calls == ["enter 2", "drop [\"\", \"xxxxx.txt\"] from outside"])
    #expect(screen.now == end)
    let (whole, last, _) = try record(keepsText: true)
    #expect(whole.text.contains("Secret 12") && last == "drop [\"\", \"Diary.txt\"] from outside")
  }

  @Test func `a timeline tells of drags from outside, and not what they hold`() throws {
    // N90
    let (screen, _) = show()
    screen.advanceUntilRest()
    let recorder = HostInputRecorder(scene: screen.scene, keepsTypedText: true)
    screen.drop("Secret", at: basket)
    recorder.stop()
    let words = RecordingTimeline(recorder.recording).stories.map(\.title).joined(separator: ", ")
    #expect(words.contains("a drag of 1 comes in from outside at (150, 300)"))
    #expect(words.contains("1 from outside are dropped at (150, 300)"))
    #expect(!words.contains("Secret"))
  }
}
