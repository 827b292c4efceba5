import LayerEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Caret, selection, marked text and placeholder in pictures of a screen that no page shows.
@MainActor struct CaretPictureTests {
  let screen = VirtualScreen(width: 320, height: 100)
  let field = UITextField(frame: CGRect(x: 20, y: 30, width: 200, height: 40))

  init() {
    field.tintColor = .red
    field.placeholder = "Name"
    screen.show(field)
  }

  private func begin() {
    field.becomeFirstResponder()
    screen.runFrame()
  }

  /// The rectangles on the screen that are filled with the tint, with their opacity.
  private var marks: [CGRect] {
    screen.shownMirror.nodes.values.compactMap { node in
      let properties = node.properties
      guard properties.backgroundColor == UIColor.red.cgColor.layerColor, !properties.isHidden else { return nil }
      let size = properties.bounds.size
      return CGRect(
        x: properties.position.x - size.width / 2, y: properties.position.y - size.height / 2, width: size.width,
        height: size.height)
    }.sorted { $0.minY < $1.minY }
  }

  // X39
  @Test func `the caret stands where the letters end, and only while somebody edits`() throws {
    #expect(marks.isEmpty)
    begin()
    screen.type("abc")
    let caret = field.caretRect(for: field.endOfDocument)
    #expect(marks == [caret])
    #expect(caret.width == 2)
    field.resignFirstResponder()
    screen.runFrame()
    #expect(marks.isEmpty)
  }

  // X39
  @Test func `it blinks by the clock, from when it was moved, and wants no frames`() {
    begin()
    screen.type("a")
    #expect(screen.advanceUntilRest())
    let frames = screen.frameCount
    let shown = screen.picture().svg
    screen.advance(by: 0.4)
    #expect(screen.picture().svg == shown)
    screen.advance(by: 0.15)
    #expect(screen.picture().svg != shown)
    #expect(marks.isEmpty)
    screen.advance(by: 0.5)
    #expect(screen.picture().svg == shown)
    #expect(screen.frameCount == frames)
    screen.advance(by: 0.5)
    screen.select(0..<0)
    #expect(marks.count == 1)
  }

  // X39
  @Test func `what is selected has the tint laid over it, and no caret`() {
    begin()
    screen.type("abcdef")
    screen.select(1..<4)
    let range = field.textRange(
      from: field.position(from: field.beginningOfDocument, offset: 1)!,
      to: field.position(from: field.beginningOfDocument, offset: 4)!)!
    #expect(marks == [field.firstRect(for: range)])
    screen.advance(by: 0.75)
    #expect(marks.count == 1)
  }

  // X39
  @Test func `a selection of several lines has a rectangle for each`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    view.tintColor = .red
    view.text = "one\ntwo\nthree"
    screen.show(view)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 8)
    screen.runFrame()
    #expect(marks.count == 3)
    #expect(marks == view.selectionRects(for: view.selectedTextRange!).map(\.rect))
  }

  // X39
  @Test func `a class that answers no rectangle has no caret, here and in the page`() throws {
    final class Wheel: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let wheel = Wheel(frame: CGRect(x: 20, y: 30, width: 200, height: 40))
    wheel.tintColor = .red
    screen.show(wheel)
    wheel.becomeFirstResponder()
    screen.runFrame()
    #expect(marks.isEmpty)
    let described = try #require(
      screen.mirror.nodes.values.compactMap(\.properties.field).first { $0.isEdited })
    #expect(described.style.tint.alpha == 0)
  }

  // X59
  @Test func `a host whose elements show carets has none drawn`() {
    final class Page: SceneHost, TextHost {
      func sceneWantsFrames(_ scene: UIWindowScene) {}
      func scene(_ scene: UIWindowScene, order: TextOrder) {}
    }
    let host = Page()
    let application = UIApplication(delegateClass: nil)
    let scene = application.connectScene(
      host: host, screen: ScreenDescription(size: CGSize(width: 320, height: 100)), title: "page")
    let window = scene.windows.first ?? UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let edited = UITextField(frame: CGRect(x: 20, y: 30, width: 200, height: 40))
    window.addSubview(edited)
    edited.becomeFirstResponder()
    _ = scene.runFrame(at: 0)
    #expect(edited.isEditing)
    #expect(edited.subviews.allSatisfy { ($0.layer.sublayers ?? []).isEmpty })
    application.end()
  }

  // X14, X39
  @Test func `what is composed is underlined in a text view, too`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    screen.show(view)
    view.becomeFirstResponder()
    screen.runFrame()
    screen.type("a")
    screen.mark("か")
    let runs = screen.mirror.nodes.values.flatMap { node -> [TextRun] in
      if case .text(let runs) = node.properties.contents { runs } else { [] }
    }
    #expect(runs.first { $0.string == "か" }?.decoration?.underline != nil)
    #expect(runs.first { $0.string == "a" }?.decoration?.underline == nil)
    screen.commit()
    #expect(view.text == "aか")
  }

  // X39
  @Test func `the placeholder is in the picture until something is typed`() {
    #expect(screen.picture().svg.contains(">Name<"))
    begin()
    #expect(screen.picture().svg.contains(">Name<"))
    screen.type("a")
    #expect(!screen.picture().svg.contains(">Name<"))
  }
}
