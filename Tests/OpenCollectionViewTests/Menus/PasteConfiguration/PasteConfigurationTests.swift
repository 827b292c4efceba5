import Testing
import TouchTesting

@testable import OpenCollectionView

/// Responders that take what is pasted or dropped by a configuration.
@MainActor struct PasteConfigurationTests {
  private final class Board: UIView {
    let journal = Journal()
    override var canBecomeFirstResponder: Bool { true }

    override func paste(itemProviders: [NSItemProvider]) {
      journal.note("paste \(itemProviders.map { $0.registeredTypeIdentifiers.first ?? "-" })")
    }
  }

  private final class BoardController: UIViewController {
    let journal = Journal()
    override func paste(itemProviders: [NSItemProvider]) { journal.note("controller pastes \(itemProviders.count)") }
  }

  private let screen = VirtualScreen(width: 400, height: 600)
  private let controller = BoardController()
  private let board = Board(frame: CGRect(x: 50, y: 100, width: 300, height: 200))

  init() {
    controller.view.addSubview(board)
    screen.show(controller)
    screen.runFrame()
  }

  private let onBoard = CGPoint(x: 200, y: 200)

  private func pressPaste() {
    screen.press("v", .command)
  }

  @Test func `what is pasted by keys comes to the responder that accepts it`() {
    // N78
    #expect(board.becomeFirstResponder())
    UIPasteboard.general.string = "text"
    pressPaste()
    #expect(board.journal.entries == [])
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    #expect(board.canPerformAction(.paste, withSender: nil))
    pressPaste()
    #expect(board.journal.entries == [#"paste ["public.utf8-plain-text"]"#])
    UIPasteboard.general.color = .red
    #expect(!board.canPerformAction(.paste, withSender: nil))
    pressPaste()
    #expect(board.journal.entries.count == 1)
  }

  @Test func `what a view does not accept is the controller's, up the chain`() {
    // N78
    #expect(board.becomeFirstResponder())
    board.pasteConfiguration = UIPasteConfiguration(forAccepting: UIColor.self)
    controller.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    UIPasteboard.general.string = "text"
    pressPaste()
    #expect(board.journal.entries == [])
    #expect(controller.journal.entries == ["controller pastes 1"])
  }

  @Test func `what is dropped comes to the view that accepts it, and else to its controller`() {
    // N78
    board.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    controller.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(screen.drop("text", at: onBoard) == .copy)
    #expect(board.journal.entries == [])
    #expect(controller.journal.entries == ["controller pastes 1"])
    let picture = VirtualFile("p.png", mimeType: "image/png", contents: Data(count: 3))
    #expect(screen.drop(files: [picture], at: onBoard) == .copy)
    #expect(board.journal.entries == [#"paste ["public.png"]"#])
    let film = VirtualFile("f.mp4", mimeType: "video/mp4", contents: Data(count: 3))
    #expect(screen.drop(files: [film], at: onBoard) == .none)
    board.pasteConfiguration = nil
    #expect(screen.drop(files: [picture], at: onBoard) == .none)
    #expect(board.journal.entries.count == 1)
  }

  @Test func `a drop interaction of the view comes first`() {
    // N28, N78
    let target = DropStageView("target", CGRect(x: 0, y: 0, width: 100, height: 100))
    let journal = Journal()
    target.journal = journal
    target.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    board.addSubview(target)
    screen.runFrame()
    screen.drop("text", at: CGPoint(x: 100, y: 150))
    #expect(journal.entries.contains("target performDrop"))
  }

  @Test func `a copy of the configuration is kept, and types are taken once`() {
    let configuration = UIPasteConfiguration(forAccepting: String.self)
    board.pasteConfiguration = configuration
    configuration.addTypeIdentifiers(forAccepting: UIColor.self)
    configuration.addAcceptableTypeIdentifiers(["a", "a"])
    #expect(configuration.acceptableTypeIdentifiers.suffix(2) == ["com.apple.uikit.color", "a"])
    #expect(board.pasteConfiguration?.acceptableTypeIdentifiers.contains("com.apple.uikit.color") == false)
    #expect(board.canPaste([NSItemProvider(object: "a" as NSString)]))
    #expect(!board.canPaste([NSItemProvider(object: UIColor.red)]))
  }

  @Test func `a view with a configuration goes with it`() {
    weak var gone: UIView?
    do {
      let view = Board(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      view.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
      controller.view.addSubview(view)
      screen.runFrame()
      screen.drop("text", at: CGPoint(x: 50, y: 50))
      #expect(view.journal.entries.count == 1)
      screen.advance(by: 1)
      view.removeFromSuperview()
      screen.runFrame()
      gone = view
    }
    #expect(gone == nil)
  }
}
