import Foundation
import FrameClock
import GestureEngine
import Testing

@testable import OpenCollectionView

/// Drags of pointers that may leave the screen, where the host lets them.
@MainActor struct DragOutTests {
  let page = DragOutPage()

  private func calls(since count: Int) -> [String] { Array(page.calls.dropFirst(count)) }

  @Test func `a pointer that presses has its source asked at once, each question once, and the host gets the texts`() {
    // N4, N10, N85
    page.press()
    #expect(page.calls == ["itemsForBeginning", "allowsMove", "isRestricted"])
    #expect(page.texts == ["text/plain a text"])
    #expect(page.offers.map(\.touch) == [1])
    #expect(page.offers.map(\.allowsMove) == [true])
    page.move(to: 70, 50)
    page.run(for: 0.5)
    page.move(to: 72, 50)
    #expect(calls(since: 3) == ["sessionWillBegin"])
    #expect(page.session?.location(in: page.source) == CGPoint(x: 52, y: 30))
  }

  @Test func `fingers, other buttons and hosts that let nothing out have nothing asked ahead`() {
    // N4, N85
    page.press(.finger)
    page.report(.ended, .finger)
    page.press(buttons: 2)
    page.report(.ended)
    page.takesDragsOut = false
    page.press()
    #expect(page.calls == [])
    page.move(to: 70, 50)
    page.run(for: 0.5)
    #expect(page.calls == ["itemsForBeginning", "sessionWillBegin", "allowsMove", "isRestricted"])
    #expect(page.offers == [])
  }

  @Test func `a session that stays in the program is not offered, nor what is around its source`() {
    // N10, N85
    page.isRestricted = true
    page.outer.addInteraction(UIDragInteraction(delegate: page))
    page.pull()
    #expect(page.calls == ["itemsForBeginning", "allowsMove", "isRestricted", "sessionWillBegin"])
    #expect(page.offers == [])
    page.move(to: 80, 250)
    page.report(.ended)
    #expect(page.calls.contains("target performDrop"))
  }

  @Test func `what holds neither texts nor anything that stands for it is not offered`() {
    // N85
    page.items = { [UIDragItem(itemProvider: NSItemProvider())] }
    page.press()
    #expect(page.offers == [])
    page.report(.ended)
    page.items = {
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = "photo"
      return [item]
    }
    page.press()
    #expect(page.offers.map(\.texts) == [[]])
  }

  @Test func `where the innermost source has nothing the one around it is asked`() {
    // N4, N85
    page.items = { [] }
    let around = DragOutSource()
    page.outer.addInteraction(UIDragInteraction(delegate: around))
    page.press()
    #expect(page.calls == ["itemsForBeginning"])
    #expect(page.texts == ["text/plain around"])
  }

  @Test func `a press that drags nothing leaves nothing, and the next one is asked anew`() {
    // N85
    page.press()
    weak var first = page.session
    page.report(.ended)
    page.press()
    #expect(first == nil)
    #expect(page.offers.map(\.touch) == [1, 2])
    #expect(Set(page.offers.map(\.number)).count == 2)
    #expect(Set(page.offers.map(\.token)).count == 2)
    page.report(.cancelled)
    #expect(page.scene.drags?.outgoing == nil)
    #expect(page.runCount == 0)
    #expect(page.calls.count == 6)
  }

  @Test func `what goes out and comes back is the same session, and is dropped as what it is`() {
    // N13, N86
    page.pull()
    page.move(to: -10_000, -10_000)
    page.run(for: 1)
    #expect(page.runCount == 1)
    var seen: [String] = []
    let session = page.session
    page.target.onPerform = { drop in
      seen = ["\(drop.localDragSession === session)", "\(drop.items.first?.localObject as? Int ?? 0)"]
    }
    page.move(to: 80, 250)
    page.report(.ended)
    #expect(seen == ["true", "7"])
    page.run(for: 2)
    #expect(page.calls.suffix(2) == ["didEnd copy", "didTransferItems"])
    #expect(page.runCount == 0)
  }

  @Test func `the host hears what a drop would do, when that changes`() {
    // N83, N87
    page.pull()
    page.move(to: 80, 250)
    page.move(to: 82, 250)
    page.target.operation = .move
    page.move(to: 84, 250)
    page.target.operation = .forbidden
    page.move(to: 86, 250)
    #expect(page.effects == [.none, .copy, .move, .none])
  }

  @Test(arguments: [(DropEffect.copy, "copy"), (.move, "move")])
  func `who takes it outside ends the session with what was done, and nothing goes back`(
    effect: DropEffect, name: String
  ) {
    // N37, N86, N87
    page.pull()
    page.move(to: 80, 250)
    page.move(to: -10_000, -10_000)
    let before = page.calls.count
    page.take(effect)
    #expect(calls(since: before) == ["target sessionDidEnd", "willEnd \(name)", "didEnd \(name)"])
    page.run(for: 1.1)
    #expect(calls(since: before + 3) == ["didTransferItems"])
    #expect(page.runCount == 0)
    #expect(page.scene.drags?.outgoing == nil)
    #expect(page.scene.windows.count == 1)
  }

  @Test func `what nobody takes, and what is moved although it may not be, goes back`() {
    // N31, N39, N86
    page.allowsMove = false
    for effect in [DropEffect.none, .move] {
      page.pull()
      page.move(to: -10_000, -10_000)
      let before = page.calls.count
      page.take(effect)
      #expect(calls(since: before) == ["willEnd cancel", "willAnimateCancel"])
      page.run(for: 1)
      #expect(page.calls.last == "didEnd cancel")
      #expect(page.runCount == 0)
    }
    #expect(page.offers.map(\.allowsMove) == [false, false])
  }

  @Test func `a touch that is cancelled, and a screen that is hidden, take the drag away`() {
    // N14, N39, N86
    page.pull()
    page.report(.cancelled)
    #expect(page.calls.suffix(2) == ["willEnd cancel", "willAnimateCancel"])
    page.run(for: 1)
    page.pull()
    page.scene.receive(.visibility(false))
    page.run(for: 1)
    #expect(page.calls.last == "didEnd cancel")
    #expect(page.runCount == 0)
  }

  @Test func `reports of other numbers, and of what is over, do nothing`() {
    // N86
    page.pull()
    let before = page.calls.count
    let number = page.offers.last?.number ?? 0
    for other in [number + 1, 0] {
      page.scene.receive(
        .drag(DragReport(time: page.application.clock.now, drag: other, kind: .taken(.copy))))
    }
    page.run()
    #expect(calls(since: before) == [])
    page.take(.copy)
    page.run(for: 2)
    let after = page.calls.count
    page.take(.copy, number: number)
    page.run(for: 2)
    #expect(page.calls.count == after)
  }

  @Test func `items of a list that have moved between the press and the pull are the ones that are lifted`() {
    // N47, N76, N85
    let data = DragOutList()
    page.scene.windows[0].addSubview(data.view)
    page.run()
    page.press(at: CGPoint(x: 20, y: 420))
    #expect(page.texts == ["text/plain a"])
    data.names.insert("new", at: 0)
    data.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    page.run(for: 0.5)
    page.move(to: 40, 420)
    page.run(for: 0.5)
    page.move(to: 42, 420)
    let states = data.view.visibleCells.sorted { $0.frame.minX < $1.frame.minX }.map {
      $0.configurationState.cellDragState
    }
    #expect(states == [.none, .dragging, .none])
  }
}

/// A source of one text.
private final class DragOutSource: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    [UIDragItem(itemProvider: NSItemProvider(object: "around"))]
  }
}

/// A list of names in a line.
@MainActor private final class DragOutList: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
  var names = ["a", "b"]
  let view: UICollectionView

  override init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    view = UICollectionView(frame: CGRect(x: 0, y: 400, width: 400, height: 50), collectionViewLayout: layout)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.dragDelegate = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.item]))] }
}
