import Testing
import TouchTesting

@testable import OpenCollectionView

/// Texts that are dragged out of fields and text views, within them and into them.
@MainActor struct TextDragAndDropTests {
  private final class Author: NSObject, UITextViewDelegate, UITextFieldDelegate, UITextDragDelegate, UITextDropDelegate
  {
    let journal = Journal()
    var items: [UIDragItem]?
    var proposal: UITextDropProposal?
    var editability = UITextDropEditability.no
    var refusesChanges = false
    private(set) var isSameView: Bool?

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      journal.note("may change \(range.location),\(range.length) to \(text)")
      return !refusesChanges
    }
    func textViewDidChange(_ textView: UITextView) { journal.note("did change") }

    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] {
      journal.note("itemsForDrag \(dragRequest.suggestedItems.count)")
      return items ?? dragRequest.suggestedItems
    }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) { journal.note("dragSessionWillBegin") }
    func textDraggableView(
      _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
      with operation: UIDropOperation
    ) { journal.note("dragSessionDidEnd \(operation)") }

    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { editability }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal {
      isSameView = drop.isSameView
      return proposal ?? drop.suggestedProposal
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {
      journal.note(
        "willPerformDrop \(textDroppableView.offset(from: textDroppableView.beginningOfDocument, to: drop.dropPosition))"
      )
    }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) { journal.note("dropSessionDidEnter") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) { journal.note("dropSessionDidExit") }
    func textDroppableView(
      _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) { journal.note("dropSessionDidEnd") }
  }

  private let screen = VirtualScreen(width: 400, height: 600)
  private let view = UITextView(frame: CGRect(x: 20, y: 40, width: 300, height: 120))
  private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
  private let author = Author()

  init() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three"
    view.delegate = author
    view.textDragDelegate = author
    view.textDropDelegate = author
    root.addSubview(view)
    root.addSubview(field)
    screen.show(root)
    screen.runFrame()
  }

  /// The middle of the characters of a range, on the screen.
  private func middle(of range: Range<Int>, in text: any UIView & UITextInput) -> CGPoint {
    let rect = text.firstRect(for: UITextRange(range))
    return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// The place of the finger for the caret to be at a place. In one line the drag's place is not above it. // N32
  private func finger(at place: Int, in text: any UIView & UITextInput) -> CGPoint {
    let rect = text.caretRect(for: UITextPosition(offset: place))
    return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Waits for what a drop brings, which comes on other threads.
  private func wait(until isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
    screen.advanceUntilRest()
  }

  /// Selects a part and lifts it.
  private func lift(_ range: Range<Int>) -> VirtualFinger {
    view.selectedRange = NSRange(location: range.lowerBound, length: range.count)
    let finger = screen.touch(at: middle(of: range, in: view))
    finger.rest(for: 0.7)
    return finger
  }

  private func carry(_ finger: VirtualFinger, to point: CGPoint) {
    for step in 1...8 {
      let part = CGFloat(step) / 8
      let from = finger.location
      finger.move(to: CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part))
    }
    finger.rest(for: 0.3)
  }

  @Test func `a selection moves within its text, as one change that can be taken back`() {
    // N78
    let finger = lift(0..<4)
    carry(finger, to: self.finger(at: 8, in: view))
    #expect(view.isTextDragActive && view.isTextDropActive)
    finger.lift()
    screen.advanceUntilRest()
    #expect(view.text == "two one three")
    #expect(view.selectedRange == NSRange(location: 4, length: 4))
    #expect(!view.isTextDragActive && !view.isTextDropActive)
    #expect(
      author.journal.entries == [
        "itemsForDrag 1", "dragSessionWillBegin", "dropSessionDidEnter", "willPerformDrop 8",
        "may change 0,8 to two one ", "did change", "dropSessionDidEnd", "dragSessionDidEnd move",
      ])
    #expect(author.isSameView == true)
    view.undoManager?.undo()
    #expect(view.text == "one two three")
  }

  @Test func `a selection moves towards the beginning as well`() {
    // N78
    let finger = lift(4..<8)
    carry(finger, to: self.finger(at: 0, in: view))
    finger.lift()
    screen.advanceUntilRest()
    #expect(view.text == "two one three")
    #expect(view.selectedRange == NSRange(location: 0, length: 4))
  }

  @Test func `a part that is dropped in itself stays, and so does one that nobody takes`() {
    // N78
    let first = lift(4..<8)
    carry(first, to: self.finger(at: 6, in: view))
    first.lift()
    screen.advanceUntilRest()
    #expect(view.text == "one two three")
    let second = lift(4..<8)
    carry(second, to: CGPoint(x: 380, y: 580))
    second.lift()
    screen.advanceUntilRest()
    #expect(view.text == "one two three")
    #expect(author.journal.entries.last == "dragSessionDidEnd cancel")
  }

  @Test func `a selection is copied to another text, which is edited then`() async {
    // N78
    field.text = "<>"
    let finger = lift(4..<7)
    carry(finger, to: self.finger(at: 1, in: field))
    #expect(field.subviews.contains { $0 is DropCaretView })
    finger.lift()
    await wait { field.text != "<>" }
    #expect(field.text == "<two>")
    #expect(field.isFirstResponder)
    #expect(!field.subviews.contains { $0 is DropCaretView })
    #expect(view.text == "one two three")
    #expect(author.journal.entries.last == "dragSessionDidEnd copy")
  }

  @Test func `a move to another text takes the part away where it was`() async {
    // N78
    let taker = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 80))
    let moving = Author()
    moving.proposal = UITextDropProposal(operation: .move)
    taker.textDropDelegate = moving
    view.superview?.addSubview(taker)
    screen.runFrame()
    let finger = lift(3..<7)
    carry(finger, to: self.finger(at: 0, in: taker))
    finger.lift()
    await wait { taker.text != "" }
    #expect(taker.text == " two")
    #expect(view.text == "one three")
    #expect(moving.isSameView == false)
  }

  @Test func `texts from elsewhere come in at the caret, several in lines`() async {
    // N78
    let providers = ["A", "B"].map { NSItemProvider(object: $0 as NSString) }
    #expect(screen.drop(providers, at: finger(at: 4, in: view)) == .copy)
    await wait { view.text != "one two three" }
    #expect(view.text == "one A\nBtwo three")
    #expect(author.journal.entries.filter { $0.hasPrefix("may") } == ["may change 4,0 to A\nB"])
    #expect(screen.drop(providers, at: finger(at: 0, in: field)) == .copy)
    await wait { field.text != "" }
    #expect(field.text == "A B")
  }

  @Test func `the caret is a little above a finger, but for one that is near the upper edge`() {
    // N32, N78
    view.text = "one\ntwo\nthree\nfour"
    screen.runFrame()
    let drag = screen.dragIn(texts: ["text/plain": "x"], at: finger(at: 9, in: view))
    drag.move(to: finger(at: 14, in: view))
    drag.move(to: finger(at: 14, in: view))
    let caret = view.subviews.first { $0 is DropCaretView }
    #expect(
      caret.map { view.closestPosition(to: CGPoint(x: $0.frame.midX, y: $0.frame.midY)) } == UITextPosition(offset: 8))
    for _ in 1...3 { drag.move(to: finger(at: 1, in: view)) }
    #expect(caret?.frame.minX == view.caretRect(for: UITextPosition(offset: 1)).minX)
    drag.leave()
    #expect(author.journal.entries == ["dropSessionDidEnter", "dropSessionDidExit", "dropSessionDidEnd"])
  }

  @Test func `what is no text is not taken`() {
    // N78
    let picture = VirtualFile("p.png", mimeType: "image/png", contents: Data(count: 3))
    #expect(screen.drop(files: [picture], at: finger(at: 4, in: view)) == .none)
    #expect(author.journal.entries == [])
  }

  @Test func `the program says whether and where a drop comes in`() async {
    // N78
    let replacing = UITextDropProposal(dropAction: .replaceAll)
    author.proposal = replacing
    #expect(screen.drop("new", at: finger(at: 4, in: view)) == .copy)
    await wait { view.text == "new" }
    author.proposal = UITextDropProposal(dropAction: .replaceSelection)
    view.selectedRange = NSRange(location: 0, length: 1)
    #expect(screen.drop("f", at: finger(at: 3, in: view)) == .copy)
    await wait { view.text == "few" }
    author.proposal = UITextDropProposal(operation: .forbidden)
    #expect(screen.drop("x", at: finger(at: 0, in: view)) == .none)
    let own = UITextDropProposal(operation: .copy)
    own.dropPerformer = .delegate
    author.proposal = own
    #expect(screen.drop("x", at: finger(at: 0, in: view)) == .copy)
    screen.advanceUntilRest()
    #expect(view.text == "few")
    author.proposal = nil
    author.refusesChanges = true
    #expect(screen.drop("x", at: finger(at: 0, in: view)) == .copy)
    await wait { author.journal.entries.last == "may change 0,0 to x" }
    #expect(view.text == "few")
  }

  @Test func `a text that cannot be edited takes drops only where the program says so`() async {
    // N78
    view.isEditable = false
    #expect(screen.drop("x", at: finger(at: 0, in: view)) == .none)
    author.editability = .temporary
    #expect(screen.drop("x", at: finger(at: 0, in: view)) == .copy)
    await wait { view.text == "xone two three" }
    #expect(!view.isEditable)
    author.editability = .yes
    #expect(screen.drop("y", at: finger(at: 0, in: view)) == .copy)
    await wait { view.text == "yxone two three" }
    #expect(view.isEditable)
    field.isEnabled = false
    #expect(screen.drop("x", at: finger(at: 0, in: field)) == .none)
  }

  @Test func `nothing is lifted without a selection, of a secret text, or where the program wants none`() {
    // N78
    func liftedCount(_ prepare: () -> Void) -> Int {
      prepare()
      let finger = screen.touch(at: middle(of: 4..<7, in: view))
      finger.rest(for: 0.7)
      let runs = screen.scene.drags?.runs.count ?? 0
      finger.lift()
      screen.advanceUntilRest()
      return runs
    }
    #expect(liftedCount { view.selectedRange = NSRange(location: 0, length: 2) } == 0)
    #expect(liftedCount { view.selectedRange = NSRange(location: 4, length: 3) } == 1)
    #expect(
      liftedCount {
        view.selectedRange = NSRange(location: 4, length: 3)
        author.items = []
      } == 0)
    author.items = nil
    #expect(
      liftedCount {
        view.selectedRange = NSRange(location: 4, length: 3)
        view.textDragInteraction?.isEnabled = false
      } == 0)
    view.textDragInteraction?.isEnabled = true
    #expect(
      liftedCount {
        view.selectedRange = NSRange(location: 4, length: 3)
        view.textContentType = .password
      } == 0)
  }

  @Test func `a text in which nothing was ever selected has no gestures for dragging`() {
    // N78
    let plain = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let before = plain.gestureRecognizers?.count
    plain.text = "text"
    #expect(plain.gestureRecognizers?.count == before)
    #expect(plain.interactions.isEmpty)
    #expect(plain.textDragInteraction?.view === plain)
    #expect(plain.textDropInteraction?.view === plain)
    #expect(plain.interactions.count == 1)
  }

  @Test func `a text that goes while it is dragged over leaves nothing`() {
    // N30, N78
    weak var gone: UITextView?
    do {
      let short = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 80))
      gone = short
      short.textDropDelegate = author
      view.superview?.addSubview(short)
      screen.runFrame()
      let finger = lift(0..<3)
      carry(finger, to: self.finger(at: 0, in: short))
      #expect(short.isTextDropActive)
      short.removeFromSuperview()
      finger.lift()
      screen.advanceUntilRest()
    }
    #expect(gone == nil)
    #expect(view.text == "one two three")
    // It is left before the drop, and both texts hear of the end.
    #expect(
      author.journal.entries == [
        "itemsForDrag 1", "dragSessionWillBegin", "dropSessionDidEnter", "dropSessionDidExit", "dropSessionDidEnter",
        "dropSessionDidExit", "dropSessionDidEnd", "dropSessionDidEnd", "dragSessionDidEnd cancel",
      ])
  }
}
