/// Messages, the newest first. A value: what was so before is kept by whoever takes changes back.
struct Mailbox: Equatable, Sendable {
  private(set) var messages: [MailMessage]

  /// The box as it comes.
  static let new = Mailbox(messages: (0..<count).map(message))

  /// How many messages come.
  static let count = 120

  private init(messages: [MailMessage]) { self.messages = messages }

  func message(_ id: Int) -> MailMessage? { messages.first { $0.id == id } }

  var unreadCount: Int { messages.count { $0.isUnread } }

  // MARK: Changes

  mutating func remove(_ ids: Set<Int>) { messages.removeAll { ids.contains($0.id) } }

  mutating func mark(_ ids: Set<Int>, asUnread isUnread: Bool) {
    for index in messages.indices where ids.contains(messages[index].id) { messages[index].isUnread = isUnread }
  }

  mutating func flag(_ ids: Set<Int>, _ isFlagged: Bool) {
    for index in messages.indices where ids.contains(messages[index].id) { messages[index].isFlagged = isFlagged }
  }

  // MARK: Numbers

  /// The box in numbers, for what keeps nothing else: for each message four times its name, and what it is on top of that.
  var numbers: [Int] {
    messages.map { $0.id * 4 + ($0.isUnread ? 1 : 0) + ($0.isFlagged ? 2 : 0) }
  }

  /// The box that numbers describe; nil where they describe none. A page has kept them, and may bring anything.
  init?(numbers: [Int]) {
    guard numbers.count <= Self.count else { return nil }
    var messages: [MailMessage] = []
    var last = -1
    for number in numbers {
      guard number >= 0, number / 4 < Self.count, number / 4 > last else { return nil }
      last = number / 4
      var message = Self.message(last)
      message.isUnread = number & 1 == 1
      message.isFlagged = number & 2 == 2
      messages.append(message)
    }
    self.messages = messages
  }

  // MARK: What is written

  private static let senders = [
    "Ada Holm", "Bo Lindqvist", "The Lighthouse", "Clara Voss", "Ferry Office", "Dov Almagor", "Emi Tanaka",
    "Bread & Salt", "Farid Rahmani", "Grandmother", "Harbour Choir",
  ]
  private static let subjects = [
    ("Sunday, if it is dry", "We could walk along the quay to the old mill and back over the bridge. I bring the tea."),
    ("Your print is ready", "It has dried for three days and is as blue as you wanted it. Come by whenever you like."),
    ("About the boat", "The new rope is here. It is longer than the old one, so there is no hurry with the mooring."),
    ("Tonight at seven", "We sing the second part only. Those who come early help with the chairs, as always."),
    (
      "A question about the map",
      "On the sheet you sent there are two rivers of the same name. Which of them do you mean?"
    ),
    (
      "Found: one umbrella", "Green, with a wooden handle, on the evening ferry. We keep it for you behind the counter."
    ),
    ("The recipe", "Flour, water, salt, and patience. I have written down how much of each, but not of the last."),
    ("Re: The recipe", "It rose. It rose so much that we had to open the window. Thank you, and greetings to all."),
    ("Pictures from the island", "There are forty of them. In most of them somebody looks for the dog."),
    ("No ferry on Thursday", "The wind is coming from the north. We expect to sail again on Friday morning."),
    ("You left your notebook", "It lay open, so that I have read one line. It is a good line. I say no more."),
    ("Stars", "From ten o’clock on there is no moon. The hill behind the school is the best place, wrap up warm."),
    ("Twelve eggs", "The hens have begun again. There is a basket at your door; the basket would like to come home."),
  ]
  private static let days = ["Today", "Yesterday", "Friday", "Thursday", "Wednesday", "Tuesday", "Monday"]

  private static func message(_ id: Int) -> MailMessage {
    let (subject, preview) = subjects[id % subjects.count]
    let day = id / 6 < days.count ? days[id / 6] : "\(max(1, 28 - (id / 6 - days.count) * 2)) May"
    return MailMessage(
      id: id, sender: senders[id * 5 % senders.count], subject: subject, preview: preview, day: day,
      isUnread: id < 4 || id % 7 == 2, isFlagged: id % 17 == 5)
  }
}
