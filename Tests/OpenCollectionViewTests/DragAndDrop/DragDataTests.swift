import Foundation
import GestureEngine
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct DragDataTests {
  let stage = DragStage()

  @Test func `what a drop gets is what the drag has, in its order, and the local session with it`() {
    // N13, N20
    stage.itemCount = 3
    let finger = stage.lift()
    stage.session?.localContext = "mine"
    var seen: [String] = []
    stage.first.onPerform = { session in
      seen = session.items.map { "\($0.localObject ?? "")" } + ["\(session.localDragSession?.localContext ?? "")"]
      seen.append(
        "\(session.canLoadObjects(ofClass: String.self)) \(session.hasItemsConforming(toTypeIdentifiers: ["public.image"]))"
      )
    }
    finger.move(to: CGPoint(x: 80, y: 250))
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(seen == ["0", "1", "2", "mine", "true false"])
  }

  @Test func `data can be asked for in the drop alone, and the end of all loads is told last`() async {
    // N17, N37
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    let item = stage.session?.items.first
    #expect(await item?.itemProvider.text() == .failure(LoadFailure(.itemUnavailableError)))
    var texts: [String]?
    stage.first.onPerform = { session in
      session.loadObjects(ofClass: NSString.self) { objects in texts = objects.map { "\($0)" } }
    }
    finger.lift()
    while texts == nil {
      stage.screen.advance(by: 0.02)
      await Task.yield()
    }
    #expect(texts == ["item 0"])
    while stage.journal.entries.last != "didTransferItems" {
      stage.screen.advance(by: 0.02)
      await Task.yield()
    }
    #expect(await item?.itemProvider.text() == .success("item 0"))
  }

  @Test func `a move that the source does not allow is none`() {
    // N31
    stage.allowsMove = false
    stage.first.operation = .move
    let finger = stage.lift()
    finger.move(to: CGPoint(x: 80, y: 250))
    finger.lift()
    stage.screen.advance(by: 1)
    #expect(stage.journal.entries.contains("willEnd cancel"))
    #expect(!stage.journal.entries.contains("first performDrop"))
  }
}
