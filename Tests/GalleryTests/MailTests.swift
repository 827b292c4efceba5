import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

/// The box of messages.
@MainActor struct MailTests {
  private func visit(width: CGFloat = 390) throws -> (PromiseStage, MailController) {
    let stage = try PromiseStage("Mail", width: width)
    return (stage, try stage.exhibit(MailController.self))
  }

  private func cell(_ item: Int, _ stage: PromiseStage) throws -> UICollectionViewListCell {
    try #require(stage.cell(item) as? UICollectionViewListCell)
  }

  @Test func `The bar counts what nobody has read`() throws {
    let (stage, mail) = try visit()
    #expect(Mailbox.new.unreadCount == 20)
    #expect(stage.status == "20 unread")
    mail.perform(.edit)
    mail.perform(.edit)
    #expect(stage.status == "20 unread")
  }

  @Test func `A message says all there is, and first that nobody has read it`() throws {
    let (stage, _) = try visit()
    #expect(
      try cell(0, stage).accessibilityLabel
        == "Unread, Ada Holm, Sunday, if it is dry, We could walk along the quay to the old mill and back over the "
        + "bridge. I bring the tea., Today")
    #expect(try cell(5, stage).accessibilityLabel?.hasPrefix("Flagged, ") == true)
  }

  @Test func `A tap reads a message, which can be taken back`() throws {
    let (stage, mail) = try visit()
    stage.tap(try stage.middle(1))
    #expect(mail.box.message(1)?.isUnread == false)
    #expect(stage.status == "19 unread")
    #expect(mail.bar.news == "Marked one message as read")
    try stage.tapButton("Undo")
    #expect(mail.box == Mailbox.new)
    #expect(mail.bar.news == "Taken back: Marked one message as read")
    #expect(mail.bar.undoButton.isEnabled == false)
    mail.undoManager?.redo()
    stage.rest()
    #expect(stage.status == "19 unread")
  }

  @Test func `A message that is deleted goes, and comes back where it was`() throws {
    let (stage, mail) = try visit()
    let before = try stage.middle(3)
    mail.remove([2])
    stage.rest()
    #expect(mail.dataSource.snapshot().itemIdentifiers.prefix(4) == [0, 1, 3, 4])
    #expect(try stage.middle(2).y < before.y)
    stage.press("z", .command)
    #expect(mail.dataSource.snapshot().itemIdentifiers.prefix(4) == [0, 1, 2, 3])
    #expect(try stage.middle(3) == before)
  }

  @Test func `While the list is edited taps choose, and what is chosen is deleted at once`() throws {
    let (stage, mail) = try visit()
    try stage.tapButton("Edit")
    #expect(mail.collectionView.isEditing)
    stage.tap(try stage.middle(0))
    stage.tap(try stage.middle(1))
    stage.tap(try stage.middle(0))
    #expect(mail.chosenMessages == [1])
    #expect(mail.box == Mailbox.new)
    try stage.tapButton("Delete")
    #expect(mail.box.messages.count == 119)
    #expect(mail.bar.news == "Deleted one message")
    #expect(mail.bar.deleteButton.isEnabled == false)
    try stage.tapButton("Done")
    #expect(!mail.collectionView.isEditing)
    #expect(mail.bar.deleteButton.isHidden)
  }

  @Test func `A row follows the finger to both sides, and what it uncovers is done with a tap`() throws {
    let (stage, mail) = try visit()
    let y = try stage.middle(1).y
    stage.drag(CGPoint(x: 80, y: y), 120, 0)
    stage.rest()
    try stage.tapButton("Read")
    #expect(mail.box.message(1)?.isUnread == false)
    stage.drag(CGPoint(x: 300, y: y), -170, 0)
    stage.rest()
    try stage.tapButton("Delete")
    #expect(mail.box.message(1) == nil)
  }

  @Test func `All messages can be thrown away, and then there is nothing to edit`() throws {
    let (stage, mail) = try visit()
    try stage.tapButton("Edit")
    mail.remove(Set(0..<120))
    stage.rest()
    #expect(stage.status == "No mail")
    #expect(!mail.isEditing)
    #expect(!mail.bar.editButton.isEnabled)
    try stage.tapButton("Undo")
    #expect(mail.box == Mailbox.new)
  }

  @Test func `The box is what it was after a reload, and numbers that describe none are refused`() {
    var box = Mailbox.new
    box.remove([0, 5, 119])
    box.flag([7], true)
    #expect(Mailbox(numbers: box.numbers) == box)
    for lie in [[-1], [4, 0], [480], [0, 0], Array(repeating: 7, count: 200)] {
      #expect(Mailbox(numbers: lie) == nil)
    }
    #expect(Mailbox(numbers: [])?.messages == [])
  }
}
