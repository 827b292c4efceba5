#if BrowserHost
import DevTools
@testable import Gallery
import OpenCollectionView
import TestSupport
import Testing

extension InBrowser {
  /// *Mail*, under real fingers: rows that are swiped, chosen and thrown away.
  @MainActor @Suite(.takesLong) struct MailExhibitTests {
    private func tap(_ button: UIButton, on exhibit: ExhibitPage) async throws {
      let place = try #require(button.superview).convert(button.center, to: nil)
      try await exhibit.page.tap(at: (place.x, place.y))
      try await exhibit.rest()
    }

    @Test(arguments: [(390, 844), (820, 1180)])
    func `a row follows the finger, and one that is pulled all the way goes and comes back`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Mail", width: width, height: height)
      let mail = try exhibit.controller(MailController.self)
      let place = try exhibit.middle(0, in: 0, of: mail.collectionView)
      let edge = Double(width)
      let name = MailMessage.spokenOfFirst
      let before = try await exhibit.shownFrame(of: name)
      try await exhibit.page.touch(.began, points: [TouchPoint(x: edge * 0.8, y: place.y)])
      try await exhibit.move([(CGPoint(x: edge * 0.8, y: place.y), CGPoint(x: edge * 0.5, y: place.y))])
      try await exhibit.wait { mail.collectionView.visibleCells.contains { $0.configurationState.isSwiped } }
      let pulled = try await exhibit.shownFrame(of: name)
      #expect(pulled.minX < before.minX - edge * 0.2)
      try await exhibit.move([(CGPoint(x: edge * 0.5, y: place.y), CGPoint(x: 8, y: place.y))])
      try await exhibit.page.touch(.ended)
      try await exhibit.wait { mail.box.messages.count == 119 }
      try await exhibit.rest()
      #expect(mail.box.messages[0].id == 1)
      try await tap(mail.bar.undoButton, on: exhibit)
      #expect(mail.box == Mailbox.new)
      let again = try await exhibit.shownFrame(of: name)
      #expect(abs(again.minX - before.minX) < 0.6 && abs(again.minY - before.minY) < 0.6)
      await exhibit.close()
    }

    /// How far a row is swiped, in points to the right.
    private func shift(_ item: Int, of mail: MailController) -> CGFloat {
      mail.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.frame.minX ?? .nan
    }

    // I75, I80
    @Test(arguments: [(390, 844), (820, 1180)])
    func `a row stays open at its buttons, and a tap elsewhere closes it and reads nothing`(
      width: Int, height: Int
    ) async throws {
      let exhibit = try await ExhibitPage.open("Mail", width: width, height: height)
      let mail = try exhibit.controller(MailController.self)
      let (place, other) = (
        try exhibit.middle(0, in: 0, of: mail.collectionView), try exhibit.middle(2, in: 0, of: mail.collectionView)
      )
      let start = Double(width) * 0.8
      let before = try await exhibit.shownFrame(of: MailMessage.spokenOfFirst)
      try await exhibit.page.drag(from: (start, place.y), to: (start - 170, place.y), duration: 0.4, holding: 0.2)
      try await exhibit.rest()
      // Two buttons 82 wide, with 10 before, between and after them.
      #expect(shift(0, of: mail) == -194)
      #expect(try await exhibit.shownFrame(of: MailMessage.spokenOfFirst).minX == before.minX - 194)
      try await exhibit.page.tap(at: (60, other.y))
      try await exhibit.rest()
      #expect(shift(0, of: mail) == 0)
      #expect(mail.box == Mailbox.new)
      // The other side has one button.
      try await exhibit.page.drag(from: (60, place.y), to: (160, place.y), duration: 0.4, holding: 0.2)
      try await exhibit.rest()
      #expect(shift(0, of: mail) == 102)
      try await exhibit.page.tap(at: (50, place.y))
      try await exhibit.wait { mail.box.message(0)?.isUnread == false }
      try await exhibit.rest()
      #expect(shift(0, of: mail) == 0)
      await exhibit.close()
    }

    // I141
    @Test func `a mouse drags a row, and two fingers on a trackpad open it and close it`() async throws {
      let exhibit = try await ExhibitPage.open("Mail", width: 1440, height: 900)
      let mail = try exhibit.controller(MailController.self)
      let place = try exhibit.middle(1, in: 0, of: mail.collectionView)
      let closed = shift(1, of: mail)
      try await exhibit.page.mouse(.moved, x: 900, y: place.y)
      try await exhibit.page.mouse(.pressed, x: 900, y: place.y)
      for x in stride(from: 880.0, through: 740, by: -20) {
        try await exhibit.page.mouse(.moved, x: x, y: place.y)
        try await exhibit.page.nextFrame()
      }
      for _ in 0..<12 { try await exhibit.page.nextFrame() }
      try await exhibit.page.mouse(.released, x: 740, y: place.y)
      try await exhibit.rest()
      #expect(shift(1, of: mail) == closed - 194)
      try await exhibit.page.click(x: 400, y: try exhibit.middle(4, in: 0, of: mail.collectionView).y)
      try await exhibit.rest()
      #expect(shift(1, of: mail) == closed)
      #expect(mail.box == Mailbox.new)
      for way in [12.0, -12] {
        for _ in 0..<16 {
          try await exhibit.page.wheel(x: 700, y: place.y, dx: way, dy: 0)
          try await exhibit.page.nextFrame()
        }
        try await exhibit.rest()
        #expect(shift(1, of: mail) == (way > 0 ? closed - 194 : closed))
      }
      #expect(mail.box == Mailbox.new)
      #expect(mail.collectionView.contentOffset.y == 0)
      await exhibit.close()
    }

    // I142
    @Test func `keys open the row that they are at, and Escape closes it`() async throws {
      let exhibit = try await ExhibitPage.open("Mail", width: 1440, height: 900)
      let mail = try exhibit.controller(MailController.self)
      let closed = shift(0, of: mail)
      _ = try await exhibit.page.evaluate("document.querySelector('[role=option]').focus()")
      try await exhibit.rest()
      try await exhibit.page.key(.arrowLeft, modifiers: .control)
      try await exhibit.rest()
      #expect(shift(0, of: mail) == closed - 194)
      try await exhibit.page.key(.escape)
      try await exhibit.rest()
      #expect(shift(0, of: mail) == closed)
      #expect(mail.box == Mailbox.new)
      await exhibit.close()
    }

    @Test func `two fingers choose messages, and those are deleted at once`() async throws {
      let exhibit = try await ExhibitPage.open("Mail", width: 390, height: 844)
      let mail = try exhibit.controller(MailController.self)
      let (first, last) = (
        try exhibit.middle(1, in: 0, of: mail.collectionView), try exhibit.middle(3, in: 0, of: mail.collectionView)
      )
      let pairs = [-20.0, 20].map { (CGPoint(x: first.x + $0, y: first.y), CGPoint(x: last.x + $0, y: last.y)) }
      try await exhibit.page.touch(
        .began, points: pairs.enumerated().map { TouchPoint(id: $0.offset, $0.element.0) })
      try await exhibit.move(pairs.map { (from: $0.0, to: $0.1) })
      try await exhibit.page.touch(.ended)
      try await exhibit.rest()
      #expect(mail.isEditing)
      #expect(mail.chosenMessages == [1, 2, 3])
      try await tap(mail.bar.deleteButton, on: exhibit)
      #expect(mail.box.messages.prefix(2).map(\.id) == [0, 4])
      await exhibit.close()
    }

    @Test func `a reader is given a row's actions, and a page that is loaded again has what was changed`() async throws
    {
      let exhibit = try await ExhibitPage.open("Mail", width: 1440, height: 900)
      let mail = try exhibit.controller(MailController.self)
      let tree = try await exhibit.page.accessibilityTree()
      #expect(tree.contains { !$0.isIgnored && $0.role == "option" && $0.name == MailMessage.spokenOfFirst })
      let buttons = Set(tree.filter { !$0.isIgnored && $0.role == "button" }.map(\.name))
      #expect(buttons.isSuperset(of: ["Delete", "Flag", "Read"]))
      mail.remove([0])
      try await exhibit.rest()
      for _ in 0..<30 { try await exhibit.page.nextFrame() }
      try await exhibit.page.waitUntil("(sessionStorage['ocv.state'] ?? '') !== ''")
      _ = try await exhibit.reload(mail) { $0.box.messages.count == 119 }
      await exhibit.close()
    }
  }
}

extension MailMessage {
  /// How the first message is called.
  fileprivate static var spokenOfFirst: String { Mailbox.new.messages[0].spoken }
}
#endif
