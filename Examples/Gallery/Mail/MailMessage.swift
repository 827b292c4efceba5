/// A message in the box.
struct MailMessage: Hashable, Identifiable, Sendable {
  let id: Int
  let sender: String
  let subject: String
  let preview: String
  let day: String
  var isUnread: Bool
  var isFlagged: Bool

  /// What a reader hears of it.
  var spoken: String {
    [isUnread ? "Unread" : nil, isFlagged ? "Flagged" : nil, sender, subject, preview, day].compactMap { $0 }
      .joined(separator: ", ")
  }
}
