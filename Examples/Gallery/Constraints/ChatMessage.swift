/// What somebody says in the chat.
struct ChatMessage: Sendable {
  var text: String
  var isOwn = false

  static let first = [
    ChatMessage(text: "How high is a bubble?"),
    ChatMessage(text: "As high as its words, plus ten points around them.", isOwn: true),
    ChatMessage(text: "And how wide?"),
    ChatMessage(
      text:
        "As wide as its longest line, but never more than four fifths of this list. Make the window narrower, or the "
        + "text larger: each bubble is measured again when it is seen.", isOwn: true),
    ChatMessage(text: "And where, when they are few?"),
    ChatMessage(text: "At the bottom, as here.", isOwn: true),
  ]

  /// What a visitor can say.
  static let own = [
    "Yes.", "A bubble's constraints go from its text to the cell's edges; the list asks what follows from them.",
  ]

  /// What is answered, in turn.
  static let answers = [
    "I see.", "So nobody has to write down how high a row is?", "Not even for ten thousand of them?", "Good.",
    "What a long answer would look like is best seen by one: this bubble has several lines, and it pushed the others up.",
  ]
}
