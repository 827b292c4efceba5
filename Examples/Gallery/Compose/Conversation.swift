/// What was said, and what is answered.
struct Conversation: Sendable {
  private(set) var messages: [Message]
  private var answered = 0

  init() {
    messages = Self.beginning.enumerated().map { Message(id: $0, text: $1.text, isOwn: $1.isOwn) }
  }

  /// Adds what the visitor says.
  mutating func say(_ text: String) { messages.append(Message(id: messages.count, text: text, isOwn: true)) }

  /// Adds the next answer.
  mutating func answer() {
    let text = Self.answers[answered % Self.answers.count]
    answered += 1
    messages.append(Message(id: messages.count, text: text, isOwn: false))
  }

  /// Gives a message other words.
  mutating func change(_ id: Message.ID, to text: String) {
    if messages.indices.contains(id) { messages[id].text = text }
  }

  // MARK: Coming back

  /// The visitor's own words as a page keeps them: each message ends with a zero, and what follows the last is not sent yet.
  func codes(draft: String) -> [Int] {
    let own = messages.filter(\.isOwn).map(\.text)
    return (own + [draft]).joined(separator: "\u{0}").unicodeScalars.map { Int($0.value) }
  }

  /// Takes back what a page has kept: each message that was sent has been answered. Returns what is not sent yet.
  mutating func restore(_ codes: [Int]) -> String {
    var texts = String(codes: codes).split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
    self = Conversation()
    guard let draft = texts.popLast() else { return "" }
    let own = messages.filter(\.isOwn)
    for (message, text) in zip(own, texts) { change(message.id, to: text) }
    for text in texts.dropFirst(own.count) {
      say(text)
      answer()
    }
    return draft
  }

  // MARK: Words

  private static let beginning: [(text: String, isOwn: Bool)] = [
    ("Are you there? The ferry leaves at four.", false),
    ("Nearly. I am still writing the list.", true),
    ("Which list?", false),
    ("What we take along: bread, cheese, apples, the good knife, and something against the rain.", true),
    ("A coat?", false),
    ("Two coats.", true),
    ("Then I bring the map. The old one, with the lighthouse on it.", false),
    ("And the key of the lighthouse?", true),
    ("There is none any longer. You knock, and somebody opens, or nobody does.", false),
    ("That is how my grandmother found her husband.", true),
    ("You have to tell me that story on the boat, from the beginning, and leave nothing out.", false),
    ("It takes longer than the crossing.", true),
    ("Then we stand at the rail until you are through. They can sail around us.", false),
    ("Deal. Half past three, at the blue door.", true),
    ("Write if anything changes.", false),
  ]

  private static let answers = [
    "Good.", "I will tell the others.",
    "Are you sure? It says rain from five o\u{2019}clock on, and wind from the west.",
    "Then let us do it like that.", "\u{1F44D}", "Bring the long rope as well, if there is room for it.",
  ]
}
