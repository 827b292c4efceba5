import Foundation
import LayerRasterizer
import OpenCollectionView
import Testing
import WindowScenes

@MainActor @Suite struct WindowTypingTests {
  private func stage(editing field: UITextField) throws -> WindowStage {
    let stage = try WindowStage()
    field.frame = CGRect(x: 20, y: 40, width: 200, height: 40)
    stage.window.addSubview(field)
    stage.run(0.1)
    field.becomeFirstResponder()
    stage.run(0.1)
    return stage
  }

  // W20
  @Test func `what an input method composes stands where is typed, and what is chosen takes its place`() throws {
    let field = UITextField()
    let stage = try stage(editing: field)
    field.text = "ab"
    field.selectedTextRange = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: 1)!,
      to: field.position(from: field.beginningOfDocument, offset: 1)!)
    stage.run(0.1)
    stage.turn(.composed("に", start: 1, length: 0))
    #expect(field.text == "aにb")
    #expect(field.markedTextRange.map { field.text(in: $0) } == "に")
    stage.turn(.composed("にほ", start: 2, length: 0))
    stage.run(0.1)
    #expect(field.text == "aにほb")
    stage.turn(.composed("", start: 0, length: 0), .text("日本"))
    stage.run(0.1)
    #expect(field.text == "a日本b")
    #expect(field.markedTextRange == nil)
    // On the screen, too.
    #expect(stage.shell.shown[stage.session.window] == (try stage.session.picture().pixels))
  }

  // W20
  @Test func `an input method that gives up leaves the text as it was`() throws {
    let field = UITextField()
    let stage = try stage(editing: field)
    field.text = "kept"
    stage.run(0.1)
    stage.turn(.composed("かな", start: 0, length: 2))
    stage.turn(.composed("", start: 0, length: 0))
    stage.run(0.1)
    #expect(field.text == "kept")
    #expect(field.markedTextRange == nil)
  }

  // W20
  @Test func `letters that came before a composed text stand before it`() throws {
    let field = UITextField()
    let stage = try stage(editing: field)
    stage.turn(.text("x"), .composed("に", start: 1, length: 0))
    stage.run(0.1)
    #expect(field.text == "xに")
  }

  // W20
  @Test func `the list of an input method is told where is typed, and when nothing is`() throws {
    let field = UITextField()
    let stage = try stage(editing: field)
    let first = try #require(stage.shell.typingPlaces.last ?? nil)
    #expect(first.minX >= 20 && first.minX < 40 && first.minY >= 40 && first.maxY <= 80)
    stage.turn(.text("word"))
    stage.run(0.1)
    let second = try #require(stage.shell.typingPlaces.last ?? nil)
    #expect(second.minX > first.minX + 10)
    field.resignFirstResponder()
    stage.run(0.1)
    #expect(stage.shell.typingPlaces.last == .some(nil))
  }

  // W20
  @Test func `where nothing is edited nothing is composed`() throws {
    let stage = try WindowStage()
    stage.turn(.composed("に", start: 1, length: 0))
    stage.turn(.composed(String(repeating: "に", count: 100_000), start: .max, length: .max))
    stage.run(0.1)
    #expect(stage.shell.typingPlaces.isEmpty)
  }
}
