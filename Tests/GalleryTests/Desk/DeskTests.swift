import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// *Desk*: photos that are dragged among three collection views.
@MainActor struct DeskTests {
  @Test func `A photo that is dragged along the film is in the gap, and others make room`() {
    let stage = DeskStage()
    let finger = stage.lift(at: stage.middle(.film, 0))
    stage.drag(finger, to: stage.middle(.film, 2))
    #expect(stage.desk.status == ExhibitStatus(text: "Carrying 1", isEmphasized: true))
    #expect(stage.view(.film).hasUncommittedUpdates)
    finger.lift()
    stage.screen.advanceUntilRest()
    #expect(stage.ids(.film) == [1, 2, 0, 3, 4, 5, 6, 7, 8])
    #expect(stage.desk.bar.news == "\(Desk.photos[0].title) moved to the film")
    #expect(stage.desk.status == ExhibitStatus(text: "21 photos"))
  }

  @Test func `A photo of the film lies on the table where it is dropped, and both say how much they have`() {
    let stage = DeskStage()
    stage.carry(stage.middle(.film, 1), to: stage.middle(.table, 2))
    #expect(stage.ids(.film) == [0, 2, 3, 4, 5, 6, 7, 8])
    #expect(stage.ids(.table) == [9, 10, 1, 11, 12, 13, 14, 15, 16, 17])
    #expect(stage.desk.panel(.film).caption == "8 frames")
    #expect(stage.desk.panel(.table).caption == "10 prints")
    #expect(stage.view(.table).numberOfItems(inSection: 1) == 10)
  }

  @Test func `Photos that another finger taps fly to the one that is dragged, and go together`() {
    let stage = DeskStage()
    let finger = stage.lift(at: stage.middle(.film, 0))
    stage.drag(finger, to: stage.middle(.table, 3))
    stage.tap(stage.middle(.film, 2), beside: finger)
    stage.tap(stage.middle(.darkroom, 1), beside: finger)
    #expect(stage.desk.status.text == "Carrying 3")
    // What is in the hand already is not taken twice.
    stage.tap(stage.middle(.film, 2), beside: finger)
    #expect(stage.desk.status.text == "Carrying 3")
    finger.lift()
    stage.screen.advanceUntilRest()
    #expect(stage.ids(.film) == [1, 3, 4, 5, 6, 7, 8])
    #expect(stage.ids(.darkroom) == [18, 20])
    #expect(stage.ids(.table) == [9, 10, 11, 0, 2, 19, 12, 13, 14, 15, 16, 17])
    #expect(stage.desk.bar.news == "3 photos moved to the table")
  }

  @Test func `Photos that are chosen go together, and are not chosen any longer`() {
    let stage = DeskStage()
    for item in [0, 2] { stage.tap(stage.middle(.film, item)) }
    stage.carry(stage.middle(.film, 2), to: stage.middle(.table, 0))
    #expect(stage.ids(.film) == [1, 3, 4, 5, 6, 7, 8])
    #expect(stage.ids(.table) == [0, 2, 9, 10, 11, 12, 13, 14, 15, 16, 17])
    #expect(stage.desk.chosen == [])
  }

  @Test func `Several photos of the table lie side by side at another place of it`() {
    let stage = DeskStage()
    for item in [0, 1] { stage.tap(stage.middle(.table, item)) }
    stage.carry(stage.middle(.table, 0), to: stage.middle(.table, 4))
    #expect(stage.ids(.table) == [11, 12, 9, 10, 13, 14, 15, 16, 17])
    #expect(stage.ids(.film) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `The darkroom takes copies, which develop one after another`() throws {
    let stage = DeskStage()
    for item in [0, 1] { stage.tap(stage.middle(.film, item)) }
    let finger = stage.lift(at: stage.middle(.film, 0))
    stage.drag(finger, to: stage.middle(.darkroom, 1))
    finger.lift()
    stage.screen.advance(by: 0.8)
    #expect(stage.ids(.film) == [0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(stage.ids(.darkroom) == [18, 19, 20])
    #expect(stage.view(.darkroom).hasUncommittedUpdates)
    #expect(stage.desk.status == ExhibitStatus(text: "2 on their way", isEmphasized: true))
    let developing = stage.rows.filter { $0.subtitle.hasPrefix("Developing") }
    #expect(developing.map(\.title) == [Desk.photos[0].title, Desk.photos[1].title])
    stage.screen.advance(by: 1)
    #expect(stage.ids(.darkroom) == [18, 24, 19, 20])
    #expect(stage.desk.bar.news == "Developed \(Desk.photos[0].title)")
    stage.screen.advanceUntilRest()
    #expect(stage.ids(.darkroom) == [18, 24, 25, 19, 20])
    #expect(stage.rows.map(\.title) == [18, 0, 1, 19, 20].map { Desk.photos[$0].title })
    #expect(!stage.view(.darkroom).hasUncommittedUpdates)
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `A copy is dragged on as any photo, and rows of the darkroom are put into another order`() {
    let stage = DeskStage()
    stage.carry(stage.middle(.darkroom, 0), to: stage.middle(.darkroom, 2))
    #expect(stage.ids(.darkroom) == [19, 20, 18])
    stage.carry(stage.middle(.darkroom, 0), to: stage.middle(.film, 0))
    #expect(stage.ids(.darkroom) == [20, 18])
    #expect(stage.ids(.film) == [19, 0, 1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `A box is lit while something is over it, takes it, counts, and gives everything back`() throws {
    let stage = DeskStage()
    let finger = stage.lift(at: stage.middle(.film, 0))
    stage.drag(finger, to: stage.middle(box: 1))
    let cell = try #require(stage.view(.table).cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.configurationState.cellDropState == .targeted)
    #expect(!stage.view(.table).hasUncommittedUpdates)
    finger.lift()
    stage.screen.advanceUntilRest()
    #expect(stage.ids(.film) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(stage.desk.desk.boxes[1].items.map(\.id) == [0])
    #expect(cell.accessibilityLabel == "Gifts, 1 photo")
    stage.carry(stage.middle(.table, 3), to: stage.middle(box: 1))
    #expect(cell.accessibilityLabel == "Gifts, 2 photos")
    stage.tap(stage.middle(box: 1))
    #expect(cell.accessibilityLabel == "Gifts, Empty")
    #expect(stage.ids(.table) == [0, 12, 9, 10, 11, 13, 14, 15, 16, 17])
  }

  @Test func `Boxes are not dragged, and an empty one does nothing`() {
    let stage = DeskStage()
    stage.carry(stage.middle(box: 0), to: stage.middle(.film, 0))
    stage.tap(stage.middle(box: 0))
    #expect(stage.desk.desk == Desk.new)
    #expect(stage.desk.bar.news == "Hold a photo and drag it. Tap others with another finger: they come along.")
  }

  @Test func `A photo that is let go beside everything goes back`() {
    let stage = DeskStage()
    stage.carry(stage.middle(.film, 0), to: CGPoint(x: 500, y: 690))
    #expect(stage.desk.desk == Desk.new)
    #expect(stage.desk.status == ExhibitStatus(text: "21 photos"))
    #expect(!stage.screen.scene.wantsFrames)
  }

  @Test func `Everything is taken back and done again by keys`() {
    let stage = DeskStage()
    stage.carry(stage.middle(.film, 0), to: stage.middle(.table, 0))
    stage.carry(stage.middle(.table, 0), to: stage.middle(box: 0))
    stage.carry(stage.middle(.film, 0), to: stage.middle(.darkroom, 0))
    let end = stage.desk.desk
    #expect(stage.ids(.darkroom) == [25, 18, 19, 20])
    for _ in 0..<3 { stage.press("z", control: true) }
    #expect(stage.desk.desk == Desk.new)
    #expect(stage.desk.bar.news == "Taken back: \(Desk.photos[0].title) moved to the table")
    #expect(stage.view(.film).visibleCells.count > 3)
    stage.screen.press("z", [.control, .shift])
    stage.screen.press("z", [.control, .shift])
    stage.screen.press("z", [.control, .shift])
    stage.screen.advanceUntilRest()
    #expect(stage.desk.desk == end)
  }

  @Test func `Numbers on the keyboard send what is chosen`() {
    let stage = DeskStage()
    stage.tap(stage.middle(.film, 4))
    stage.press("2")
    #expect(stage.ids(.table) == [9, 10, 11, 12, 13, 14, 15, 16, 17, 4])
    stage.tap(stage.middle(.table, 0))
    stage.press("3")
    #expect(stage.ids(.darkroom) == [18, 19, 20, 33])
    #expect(stage.ids(.table) == [9, 10, 11, 12, 13, 14, 15, 16, 17, 4])
  }

  @Test func `Assistive tools send a photo anywhere by actions`() throws {
    let stage = DeskStage()
    let cell = try #require(stage.view(.film).cellForItem(at: IndexPath(item: 0, section: 0)))
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Move to Table", "Copy into Darkroom", "Put into Keepers", "Put into Gifts"])
    _ = actions[2].actionHandler?(actions[2])
    stage.screen.advanceUntilRest()
    #expect(stage.desk.desk.boxes[0].items.map(\.id) == [0])
    #expect(stage.ids(.film) == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func `A page that is loaded again has everything where it was, whatever else it was told`() {
    let stage = DeskStage()
    stage.carry(stage.middle(.film, 0), to: stage.middle(.table, 0))
    stage.carry(stage.middle(.film, 0), to: stage.middle(box: 0))
    let state = stage.desk.state
    #expect(state.choices["keepers"] == [1])
    let other = DeskStage()
    other.desk.restore(state)
    other.screen.advanceUntilRest()
    #expect(other.desk.desk == stage.desk.desk)
    for lie in [[0, 0], [-1], [9_600], [Int.max]] {
      var choices = state.choices
      choices["film"] = lie
      other.desk.restore(ExhibitState(choices: choices))
    }
    other.screen.advanceUntilRest()
    #expect(other.desk.desk == stage.desk.desk)
  }
}

extension DeskStage {
  /// What the lines of the darkroom say, from the top.
  var rows: [(title: String, subtitle: String)] {
    let cells = view(.darkroom).visibleCells.compactMap { $0 as? DeskRowCell }.filter { $0.alpha > 0 }
    return cells.sorted { $0.frame.minY < $1.frame.minY }.map { cell in
      let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { $0 !== cell.noteLabel }
      return (labels.first?.text ?? "", labels.last?.text ?? "")
    }
  }
}
