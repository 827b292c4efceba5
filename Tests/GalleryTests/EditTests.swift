import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct EditTests {
  // MARK: Recognizers

  @Test(arguments: UpdateStyle.allCases)
  func `A tap beside the notes writes one there, and the data source agrees`(style: UpdateStyle) throws {
    // C21
    let stage = Stage(style)
    let second = stage.frame(0, 1)
    stage.tap(CGPoint(x: second.maxX + 6, y: second.midY))
    #expect(stage.ids == [[0, 1, 15, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14]])
    stage.expectAgreement()
    #expect(stage.news == "Wrote “Cut the hedge” in Today")
  }

  @Test(arguments: UpdateStyle.allCases)
  func `A swipe to the left throws the note under the finger away`(style: UpdateStyle) {
    let stage = Stage(style)
    stage.swipe(0, 1, by: -120)
    #expect(stage.ids == [[0, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14]])
    #expect(stage.news == "Threw “Call Ida back” away")
    stage.expectAgreement()
  }

  @Test(arguments: UpdateStyle.allCases)
  func `What gestures do with a note is offered to those who make none`(style: UpdateStyle) throws {
    let stage = Stage(style)
    func run(_ name: String, _ section: Int, _ item: Int) throws -> Bool {
      let actions = try #require(stage.cell(section, item)?.accessibilityCustomActions)
      #expect(actions.map(\.name) == ["Copy", "Move to the front", "Change the colour", "Throw away"])
      let action = try #require(actions.first { $0.name == name })
      let isDone = action.actionHandler?(action) == true
      stage.screen.advance(by: 1)
      return isDone
    }
    #expect(try run("Copy", 0, 1))
    #expect(stage.ids[0] == [0, 1, 15, 2, 3, 4, 5])
    #expect(try run("Move to the front", 0, 3))
    #expect(stage.ids[0] == [2, 0, 1, 15, 3, 4, 5])
    #expect(try run("Throw away", 0, 0))
    #expect(stage.ids[0] == [0, 1, 15, 3, 4, 5])
    stage.expectAgreement()
  }

  @Test(arguments: UpdateStyle.allCases)
  func `A swipe to the right gives the note another colour`(style: UpdateStyle) throws {
    let stage = Stage(style)
    let tint = try #require(stage.controller.board.note(0)?.tint)
    stage.swipe(0, 0, by: 120)
    #expect(stage.controller.board.note(0)?.tint == tint.next)
    #expect(stage.cell(0, 0)?.note?.tint == tint.next)
    #expect(stage.ids[0] == [0, 1, 2, 3, 4, 5])
  }

  @Test func `Two taps copy a note, and the first of them does nothing by itself`() {
    let stage = Stage()
    let place = stage.middle(1, 0)
    stage.screen.play(.tap(at: place).then(.rest(0.1)).then(.tap(at: place)))
    stage.screen.advance(by: 1)
    #expect(stage.ids == [[0, 1, 2, 3, 4, 5], [6, 15, 7, 8, 9, 10], [11, 12, 13, 14]])
    stage.expectAgreement()
  }

  @Test func `A tap on a note makes it the first of its section`() {
    let stage = Stage()
    stage.tap(stage.middle(0, 3))
    #expect(stage.ids[0] == [3, 0, 1, 2, 4, 5])
    stage.expectAgreement()
    stage.tap(stage.middle(0, 0))
    #expect(stage.news.hasSuffix("is the first already"))
  }

  @Test func `One finger scrolls and edits nothing`() {
    let stage = Stage(height: 420)
    stage.screen.play(.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 120)))
    stage.screen.advance(by: 1)
    #expect(stage.collectionView.contentOffset.y > 100)
    #expect(stage.controller.board == Board(counts: [6, 5, 4]))
  }

  @Test(arguments: UpdateStyle.allCases)
  func `A note comes into sight little by little while the others make room`(style: UpdateStyle) {
    let stage = Stage(style)
    let place = stage.frame(0, 1).midX
    stage.controller.insertNote(at: Board.Place(section: 0, item: 1))
    stage.screen.advance(by: 0.1)
    let new = stage.cell(0, 1)?.layer.presentation()
    #expect((new?.opacity ?? 0) > 0 && (new?.opacity ?? 1) < 1)
    let moving = stage.cell(0, 2)?.layer.presentation()?.position.x ?? 0
    #expect(moving > place && moving < stage.frame(0, 2).midX)
    stage.screen.advance(by: 2)
    stage.expectAgreement()
  }

  // MARK: Undo

  @Test(arguments: UpdateStyle.allCases)
  func `Every change can be taken back and made again, by buttons and by keys`(style: UpdateStyle) {
    let stage = Stage(style)
    let boards = [
      { stage.swipe(0, 1, by: -120) }, { stage.tap(stage.middle(1, 2)) }, { stage.perform(.shuffle) },
      { stage.perform(.addSection) }, { stage.controller.removeSection(0) },
    ].map { step in
      step()
      stage.screen.advance(by: 1)
      stage.expectAgreement()
      return stage.controller.board
    }
    for board in boards.dropLast().reversed() + [Board(counts: [6, 5, 4])] {
      stage.screen.press("z", .control)
      stage.screen.advance(by: 1)
      #expect(stage.controller.board == board)
      stage.expectAgreement()
    }
    #expect(stage.news == "Took back: delete")
    stage.screen.press("z", .control)
    stage.screen.advance(by: 1)
    #expect(stage.controller.board == Board(counts: [6, 5, 4]))
    for board in boards {
      stage.perform(.redo)
      #expect(stage.controller.board == board)
      stage.expectAgreement()
    }
  }

  @Test(arguments: UpdateStyle.allCases)
  func `Changes that follow each other before the last one has come to rest agree in the end`(style: UpdateStyle) {
    let stage = Stage(style)
    for round in 0..<8 {
      stage.controller.perform(.shuffle)
      if round.isMultiple(of: 2) { stage.controller.remove([round]) }
      if round.isMultiple(of: 3) { stage.controller.perform(.undo) }
      stage.screen.advance(by: 0.05)
    }
    stage.screen.advance(by: 2)
    stage.expectAgreement()
  }

  // MARK: Sections

  @Test func `A heading's buttons write a note and take the section away`() throws {
    let stage = Stage()
    let add = try #require(stage.header(1)?.control("Add a note to This week"))
    add.sendActions(for: .touchUpInside)
    stage.screen.advance(by: 1)
    #expect(stage.ids[1] == [6, 7, 8, 9, 10, 15])
    let remove = try #require(stage.header(0)?.control("Remove Today"))
    remove.sendActions(for: .touchUpInside)
    stage.screen.advance(by: 1)
    #expect(stage.ids == [[6, 7, 8, 9, 10, 15], [11, 12, 13, 14]])
    #expect(stage.header(0)?.says("This week") == true)
    #expect(stage.header(0)?.says("6") == true)
    stage.expectAgreement()
  }

  @Test(arguments: UpdateStyle.allCases)
  func `Without notes the wall says so, and a tap writes the first`(style: UpdateStyle) {
    let stage = Stage(style)
    for _ in 0..<3 {
      stage.controller.removeSection(stage.controller.board.sections[0].id)
      stage.screen.advance(by: 1)
    }
    #expect(stage.controller.board.count == 0)
    #expect(stage.controller.view.first(EmptyBoardView.self)?.alpha == 1)
    stage.tap(CGPoint(x: 300, y: 300))
    #expect(stage.controller.board.count == 1)
    #expect(stage.controller.view.first(EmptyBoardView.self)?.alpha == 0)
    stage.expectAgreement()
  }

  // MARK: Choosing

  @Test(arguments: UpdateStyle.allCases)
  func `Chosen notes go together`(style: UpdateStyle) {
    let stage = Stage(style)
    stage.perform(.choose)
    stage.tap(stage.middle(0, 1))
    stage.tap(stage.middle(1, 2))
    #expect(stage.controller.chosenNotes == [1, 8])
    #expect(stage.controller.status.text == "2 selected")
    stage.perform(.delete)
    #expect(stage.ids == [[0, 2, 3, 4, 5], [6, 7, 9, 10], [11, 12, 13, 14]])
    #expect(stage.controller.chosenNotes.isEmpty)
    stage.expectAgreement()
  }

  @Test(arguments: UpdateStyle.allCases)
  func `Chosen notes move to another section and stay chosen`(style: UpdateStyle) {
    let stage = Stage(style)
    stage.perform(.choose)
    stage.tap(stage.middle(0, 1))
    stage.tap(stage.middle(0, 3))
    stage.controller.moveChosen(toSection: 2)
    stage.screen.advance(by: 1)
    #expect(stage.ids == [[0, 2, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 1, 3]])
    #expect(stage.controller.chosenNotes == [1, 3])
    stage.expectAgreement()
    stage.perform(.endChoosing)
    #expect(stage.controller.chosenNotes.isEmpty)
  }

  @Test func `While notes are chosen, taps and swipes edit nothing`() {
    let stage = Stage()
    stage.perform(.choose)
    stage.swipe(0, 1, by: -120)
    stage.tap(CGPoint(x: 780, y: 200))
    #expect(stage.controller.board == Board(counts: [6, 5, 4]))
  }

  // MARK: Layouts

  @Test(arguments: UpdateStyle.allCases)
  func `Notes go from a grid to a list, whose rows are swiped for the same things, and back`(style: UpdateStyle) throws
  {
    let stage = Stage(style)
    stage.controller.show(asList: true)
    stage.screen.advance(by: 1)
    #expect(stage.frame(0, 0) == CGRect(x: 24, y: 68, width: 752, height: 44))
    #expect(stage.cell(0, 0)?.isCard == false)
    let tint = try #require(stage.controller.board.note(0)?.tint)
    // As far as a row stays open, and all the way.
    stage.swipe(0, 2, by: -120)
    #expect(stage.ids[0] == [0, 1, 2, 3, 4, 5])
    #expect(stage.cell(0, 2)?.configurationState.isSwiped == true)
    stage.tap(stage.middle(0, 4))
    #expect(stage.ids[0] == [0, 1, 2, 3, 4, 5])
    #expect(stage.cell(0, 2)?.configurationState.isSwiped == false)
    stage.drag(0, 2, by: -600)
    #expect(stage.ids[0] == [0, 1, 3, 4, 5])
    stage.drag(0, 0, by: 600)
    #expect(stage.controller.board.note(0)?.tint == tint.next)
    stage.expectAgreement()
    stage.tap(stage.middle(0, 3))
    #expect(stage.ids[0] == [4, 0, 1, 3, 5])
    stage.expectAgreement()
    stage.controller.show(asList: false)
    stage.screen.advance(by: 1)
    #expect(stage.frame(0, 0).height == 124)
    #expect(stage.cell(0, 0)?.isCard == true)
    stage.expectAgreement()
  }

  @Test func `Rows are marked while notes are chosen, and offer to readers what they can be swiped for once`() throws {
    let stage = Stage()
    stage.controller.show(asList: true)
    stage.screen.advance(by: 1)
    #expect(stage.cell(0, 1)?.accessibilityCustomActions?.map(\.name) == ["Copy", "Move to the front"])
    stage.perform(.choose)
    stage.tap(stage.middle(0, 1))
    #expect(stage.controller.chosenNotes == [1])
    #expect(stage.cell(0, 1)?.accessibilityTraits == [.button, .selected])
    stage.drag(0, 2, by: -600)
    #expect(stage.controller.board == Board(counts: [6, 5, 4]))
    stage.perform(.endChoosing)
    stage.controller.show(asList: false)
    stage.screen.advance(by: 1)
    #expect(stage.cell(0, 1)?.accessibilityCustomActions?.count == 4)
  }

  @Test func `A note follows the finger, and comes back with it`() throws {
    let stage = Stage()
    let before = stage.ids
    let cell = try #require(stage.cell(0, 1))
    let middle = stage.middle(0, 1)
    func report(_ phase: TouchSample.Phase, _ way: CGFloat) {
      let place = CGPoint(x: middle.x + way, y: middle.y)
      stage.screen.receive(
        .touches([TouchSample(time: stage.screen.now, identifier: 1, phase: phase, location: place)]))
      stage.screen.advance(by: 1.0 / 60)
    }
    report(.began, 0)
    for way in stride(from: -10.0, through: -100, by: -10) { report(.moved, CGFloat(way)) }
    // The first ten points or so tell a swipe from a tap.
    #expect(cell.contentView.transform.tx <= -80 && cell.contentView.transform.tx >= -100)
    for way in stride(from: -90.0, through: -20, by: 10) { report(.moved, CGFloat(way)) }
    stage.screen.advance(by: 0.2)
    report(.moved, -20)
    report(.ended, -20)
    stage.screen.advance(by: 1)
    #expect(cell.contentView.transform == .identity)
    #expect(stage.ids == before)
    stage.expectAgreement()
  }

  @Test func `Two fingers that pass over notes choose them at any time`() {
    let stage = Stage()
    let (from, to) = (stage.middle(0, 0), stage.middle(0, 2))
    for step in 0...12 {
      let part = CGFloat(step) / 12
      let x = from.x + (to.x - from.x) * part
      stage.screen.receive(
        .touches(
          [-14.0, 14].enumerated().map { finger, aside in
            TouchSample(
              time: stage.screen.now, identifier: Int32(finger + 1), phase: step == 0 ? .began : .moved,
              location: CGPoint(x: x, y: from.y + aside))
          }))
      stage.screen.advance(by: 1.0 / 60)
    }
    #expect(stage.controller.isChoosing)
    #expect(stage.controller.chosenNotes == Set(stage.ids[0].prefix(3)))
    #expect(stage.news == "Tap notes, or pass over them with two fingers.")
  }

  @Test func `What is done while notes are chosen can be undone there`() throws {
    let stage = Stage()
    let before = stage.ids
    stage.perform(.choose)
    stage.tap(stage.middle(0, 1))
    stage.perform(.delete)
    #expect(stage.ids != before)
    let undo = try #require(stage.controller.bar.control("Undo"))
    #expect(!undo.isHidden && undo.isEnabled)
    stage.tap(undo.convert(CGPoint(x: undo.bounds.midX, y: undo.bounds.midY), to: nil))
    #expect(stage.ids == before)
    #expect(stage.controller.isChoosing)
    stage.expectAgreement()
  }

  @Test(arguments: [320, 390, 800, 1280] as [CGFloat], [1, 2.0])
  func `Neither the words nor the buttons of the bar are cut`(width: CGFloat, textScale: Double) throws {
    let screen = VirtualScreen(width: width, height: 700)
    screen.receive(.screen(ScreenDescription(size: CGSize(width: width, height: 700), textScale: textScale)))
    let controller = EditController()
    screen.show(controller)
    for isChoosing in [false, true] {
      controller.isChoosing = isChoosing
      screen.advance(by: 0.5)
      let news = try #require(controller.bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
      let wanted = news.sizeThatFits(CGSize(width: news.bounds.width, height: .greatestFiniteMagnitude))
      #expect(wanted.height <= news.bounds.height + 0.5)
      let buttons = controller.bar.subviews.compactMap { $0 as? EditButton }.filter { !$0.isHidden }
      #expect(buttons.count == 6)
      for button in buttons {
        #expect(button.frame.minX >= 16 && button.frame.maxX <= width - 16, "\(button.command)")
        #expect(button.frame.maxY <= controller.bar.bounds.height && button.frame.minY >= news.frame.minY)
        #expect(button.sizeThatFits(.zero).width - 24 <= button.bounds.width, "\(button.command)")
        #expect(button.sizeThatFits(.zero).height <= button.bounds.height + 8, "\(button.command)")
      }
    }
  }
}

/// The exhibit on a screen, and what hands do with it.
@MainActor private struct Stage {
  let screen: VirtualScreen
  let controller: EditController
  var collectionView: UICollectionView { controller.collectionView }

  init(_ style: UpdateStyle = .batch, height: CGFloat = 760) {
    screen = VirtualScreen(width: 800, height: height)
    controller = EditController()
    screen.show(controller)
    controller.updateStyle = style
    screen.advance(by: 0.2)
  }

  var ids: [[Int]] { controller.board.sections.map { $0.notes.map(\.id) } }
  var news: String { controller.bar.news }

  func frame(_ section: Int, _ item: Int) -> CGRect {
    collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
  }

  func middle(_ section: Int, _ item: Int) -> CGPoint {
    let frame = frame(section, item)
    return collectionView.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func cell(_ section: Int, _ item: Int) -> NoteCell? {
    collectionView.cellForItem(at: IndexPath(item: item, section: section)) as? NoteCell
  }

  func header(_ section: Int) -> UICollectionReusableView? {
    collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
  }

  func tap(_ point: CGPoint) {
    screen.play(.tap(at: point))
    screen.advance(by: 1)
  }

  func swipe(_ section: Int, _ item: Int, by distance: CGFloat) {
    let middle = middle(section, item)
    screen.play(.flick(from: middle, to: CGPoint(x: middle.x + distance, y: middle.y), duration: 0.15))
    screen.advance(by: 1)
  }

  func drag(_ section: Int, _ item: Int, by distance: CGFloat) {
    let middle = middle(section, item)
    let start = CGPoint(x: middle.x - distance / 2, y: middle.y)
    screen.play(.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y)))
    screen.advance(by: 1)
  }

  func perform(_ command: EditCommand) {
    controller.perform(command)
    screen.advance(by: 1)
  }

  /// Tells whether what can be seen is what the data says, each note in its place.
  func expectAgreement(sourceLocation: SourceLocation = #_sourceLocation) {
    let board = controller.board
    #expect(collectionView.numberOfSections == board.sections.count, sourceLocation: sourceLocation)
    guard collectionView.numberOfSections == board.sections.count else { return }
    for (section, content) in board.sections.enumerated() {
      #expect(collectionView.numberOfItems(inSection: section) == content.notes.count, sourceLocation: sourceLocation)
    }
    for path in collectionView.indexPathsForVisibleItems {
      let cell = collectionView.cellForItem(at: path) as? NoteCell
      #expect(cell?.note == board.note(at: Board.Place(path)), sourceLocation: sourceLocation)
      #expect(cell?.frame == frame(path.section, path.item), sourceLocation: sourceLocation)
      #expect(cell?.alpha == 1, sourceLocation: sourceLocation)
    }
    let shown = collectionView.subviews.compactMap { $0 as? NoteCell }.filter { !$0.isHidden }
    #expect(shown.count == collectionView.visibleCells.count, sourceLocation: sourceLocation)
  }
}

extension UIView {
  /// The control in this view that is called so.
  fileprivate func control(_ label: String) -> UIControl? {
    for child in subviews {
      if let control = child as? UIControl, control.accessibilityLabel == label { return control }
      if let found = child.control(label) { return found }
    }
    return nil
  }
}
