import Foundation
import Testing

/// Programs that the fuzz has found, shortened: each went wrong once.
@MainActor struct FoundProgramTests {
  private func problems(
    _ call: Program.Call, _ count: Int, _ deed: Program.Deed, counts: [Int] = [7, 4], shape: Program.Shape = .grid,
    _ steps: [Program.Step]
  ) -> [String] {
    var program = Program()
    (program.plan.counts, program.plan.shape) = (counts, shape)
    program.reactions = [Program.Reaction(call: call, count: count, deed: deed)]
    program.steps = steps
    return ProgramFuzzTests.problems(of: program)
  }

  private let flick: [Program.Step] =
    [.down(finger: 0, x: 150, y: 300)]
    + (0..<6).flatMap { _ -> [Program.Step] in [.move(finger: 0, dx: 0, dy: -35), .wait(0.016)] }
    + [.up(finger: 0), .wait(0.3)]

  // Seed 11685
  @Test(arguments: 1...12)
  func `insets are set while a flow layout asks for those of sections in an update`(count: Int) {
    #expect(
      problems(.insetForSection, count, .inset(30), [.deed(.batch([.insertSection(0, items: 2)])), .wait(0.4)]) == [])
  }

  // Seed 7370
  @Test(arguments: 1...12)
  func `data are reloaded while the layout is asked what lies ahead`(count: Int) {
    #expect(problems(.elementsInRect, count, .reload([40]), counts: [3, 90], flick) == [])
  }

  // Seed 2145
  @Test func `data change while a cell is asked for its size in an update`() {
    #expect(
      problems(
        .preferredAttributes, 1, .batch([.reloadSection(1, items: 5)]), counts: [], shape: .fitted,
        [.deed(.batch([.insertSection(1, items: 2)]))]) == [])
  }

  // Seed 531
  @Test func `a pointer that leaves when the menu has gone that it was over ends hovering`() {
    var program = Program()
    program.steps = [.click(x: 124, y: 237), .key("PageDown"), .key("Enter"), .wait(0.6)]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // Seed 257
  @Test func `data are reloaded while a key looks for the item to go to`() {
    #expect(problems(.canFocus, 3, .reload([0]), [.key("ArrowUp"), .key("ArrowDown")]) == [])
  }

  // Seed 2649
  @Test func `data are reloaded while they are counted`() {
    #expect(problems(.numberOfItems, 2, .reload([]), []) == [])
  }

  // Seed 3939
  @Test func `data change while a flow layout follows another change`() {
    #expect(
      problems(.insetForSection, 5, .batch([.insert(56)]), counts: [3, 0, 30], [.deed(.single(.reload(14)))]) == [])
  }

  // Seed 383
  @Test func `data change while the layout is asked about bounds under a finger`() {
    #expect(
      problems(
        .shouldInvalidateForBounds, 5, .batch([.insert(86)]),
        [.down(finger: 0, x: 113, y: 165), .wait(0.016), .move(finger: 0, dx: 0, dy: -50)]) == [])
  }

  // Seed 104242
  @Test func `data change while a cell that is made ahead is asked whether it can be edited`() {
    var program = Program()
    program.plan.counts = [30]
    program.plan.shape = .own
    program.plan.allowsMultipleSelection = true
    program.plan.isEditing = true
    program.plan.inset = 200
    program.reactions = [Program.Reaction(call: .canEdit, count: 9, deed: .batch([.delete(35)]))]
    program.steps = [.down(finger: 0, x: 122, y: 290), .move(finger: 0, dx: 5, dy: 30), .deed(.inset(0))]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // Seed 106137
  @Test(arguments: 1...16)
  func `the program scrolls while the cells of another layout come into sight`(count: Int) {
    #expect(
      problems(
        .willDisplay, count, .offset(418, animated: false), counts: [0, 8, 30], shape: .sized,
        [.deed(.shape(.sideways, animated: true))]) == [])
  }

  // Seed 107480
  @Test(arguments: 1...12)
  func `the program scrolls while a layout is asked about the bounds of a bounce`(count: Int) {
    var program = Program()
    program.plan.counts = [7, 4]
    program.plan.allowsMultipleSelection = true
    program.plan.anchorsVisibleContent = true
    program.reactions = [
      Program.Reaction(call: .shouldInvalidateForBounds, count: count, deed: .toItem(4, animated: false))
    ]
    program.steps = [.down(finger: 1, x: 223, y: 125), .deed(.shape(.own, animated: true))]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // Seed 209600
  @Test(arguments: 1...6)
  func `data become fewer while the layout prepares for being scrolled to an item`(count: Int) {
    #expect(
      problems(
        .prepare, count, .reload([0]), counts: [4, 1], shape: .own,
        [.deed(.reload([4, 1])), .deed(.toItem(3, animated: true)), .wait(0.5), .deed(.toItem(3, animated: false))])
        == [])
  }

  // Seed 212776
  @Test(arguments: 1...7)
  func `the layout becomes another, animated, when it is told that the cells of old data have gone`(count: Int) {
    #expect(
      problems(.didEndDisplaying, count, .shape(.own, animated: true), [.deed(.reload([0, 12, 0])), .wait(1)]) == [])
  }

  // Seed 436284
  @Test(arguments: 1...4)
  func `a program that is scrolled while cells are placed throws most of its items away when it has arrived`(count: Int)
  {
    var program = Program()
    (program.plan.counts, program.plan.isPrefetching) = ([7, 4], true)
    program.reactions = [
      Program.Reaction(
        call: .didEndScrollingAnimation, count: 1, deed: .batch([.reloadSection(2, items: 5), .insert(3)])),
      Program.Reaction(call: .applyAttributes, count: count, deed: .toItem(21, animated: true)),
    ]
    program.steps = [.deed(.reload([40, 0])), .deed(.toItem(35, animated: false))]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // Seed 442977
  @Test(arguments: 1...4)
  func `data are reloaded while the layout of an update is made, and the layout becomes another when a cell is`(
    count: Int
  ) {
    var program = Program()
    (program.plan.counts, program.plan.isPrefetching) = ([1], true)
    program.reactions = [
      Program.Reaction(call: .insetForSection, count: count, deed: .reload([40])),
      Program.Reaction(call: .cellForItem, count: 2, deed: .shape(.sideways, animated: false)),
    ]
    program.steps = [.deed(.batch([.reconfigure(21), .moveSection(1, to: 0)]))]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // Seed 519370
  @Test(arguments: 1...6)
  func `the program scrolls while a layout of estimated sizes answers for what is in sight`(count: Int) {
    var program = Program()
    (program.plan.counts, program.plan.shape) = ([7], .fitted)
    program.reactions = [Program.Reaction(call: .elementsInRect, count: count, deed: .offset(100, animated: false))]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // Seed 504865
  @Test(arguments: 1...6)
  func `the program scrolls to where the content is while a finger pulls it beyond its edge`(count: Int) {
    #expect(
      problems(
        .shouldInvalidateForBounds, count, .toItem(37, animated: true),
        [.down(finger: 1, x: 292, y: 234), .move(finger: 1, dx: 0, dy: 17)]) == [])
  }

  // Seed 506590
  @Test(arguments: [true, false])
  func `items go when the finger hears that the program scrolls to one of them`(isAnimated: Bool) {
    #expect(
      problems(
        .didEndDragging, 1, .batch([.delete(5), .reloadSection(3, items: 2), .delete(11)]),
        [.down(finger: 1, x: 200, y: 260), .move(finger: 1, dx: 0, dy: 17), .deed(.toItem(28, animated: isAnimated))])
        == [])
  }

  // Seed 513659
  @Test(arguments: ["PageDown", "ArrowLeft"])
  func `a key scrolls sideways while content comes back from beyond its upper edge`(key: String) {
    var program = Program()
    (program.plan.counts, program.plan.shape) = ([7, 4], .grid)
    program.plan.anchorsVisibleContent = true
    program.steps = [
      .down(finger: 1, x: 84, y: 286), .deed(.shape(.sideways, animated: true)), .key("ArrowUp"), .key(key),
    ]
    #expect(ProgramFuzzTests.problems(of: program) == [])
  }

  // MARK: What the matrix of callbacks has found

  private func problems(
    in moment: String, _ call: Program.Call, _ count: Int, _ deed: Program.Deed
  ) -> [String] {
    guard var program = Program.Moment.all.first(where: { $0.name == moment })?.program else {
      return ["there is no such moment"]
    }
    program.reactions = [Program.Reaction(call: call, count: count, deed: deed)]
    return ProgramFuzzTests.problems(of: program)
  }

  @Test(arguments: 16...24)
  func `an item is configured anew while a cell that is made ahead is put into the view`(count: Int) {
    #expect(problems(in: "the top", .cellMovesToWindow, count, .single(.reconfigure(1))) == [])
  }

  @Test(arguments: ["a carried item is reloaded", "an item is given back"])
  func `an item is deleted while the layout is asked what becomes of one that is put down, or goes back`(moment: String)
  {
    #expect(problems(in: moment, .endingContext, 1, .single(.delete(0))) == [])
  }

  @Test(arguments: 1...4)
  func `an item is deleted while the layouts of a transition are asked for their elements`(count: Int) {
    #expect(problems(in: "a layout led to another", .elementsInRect, count, .single(.delete(0))) == [])
  }

  @Test func `the data source goes while covers are counted`() {
    #expect(problems(in: "layouts out of the window", .numberOfItems, 1, .dropSource) == [])
  }

  @Test(arguments: [Program.Call.prepareForUpdates, .headersToDelete, .finalAttributes])
  func `data change while the update is made that configures a carried item anew`(call: Program.Call) {
    #expect(problems(in: "a carried item is reloaded", call, 2, .batch([.insert(0)])) == [])
    #expect(
      problems(in: "a carried item is reloaded", call, 1, .batch([.move(0, to: 50), .reload(2), .reconfigure(1)])) == []
    )
  }
}
