/// Messages of one side in the order in which they were sent, however they come.
struct MessageOrder<Message: NumberedMessage & Sendable & Equatable>: Sendable, Equatable {
  /// The number of the message that is next.
  private(set) var next = 1
  /// Messages by their numbers, those that came before one that they follow included.
  private var waiting: [Message] = []

  /// Takes a message; one that has come already is passed over.
  mutating func receive(_ message: Message) throws(TextExchangeError) {
    let place = waiting.firstIndex { $0.number >= message.number } ?? waiting.count
    guard message.number >= next, place == waiting.count || waiting[place].number != message.number else { return }
    let missing = message.number - next - place
    let isStuck = waiting.first.map { $0.number > next } ?? false
    guard missing < TextLimits.messagesThatWait, !isStuck || waiting.count < TextLimits.messagesThatWait || missing == 0
    else {
      throw .messageMissing(next)
    }
    waiting.insert(message, at: place)
  }

  /// Hands out the message whose turn it is.
  mutating func takeNext() -> Message? {
    guard waiting.first?.number == next else { return nil }
    next += 1
    return waiting.removeFirst()
  }

  /// Forgets what has not come, and goes on after a number.
  mutating func goOn(after number: Int) {
    waiting = []
    next = number + 1
  }
}

/// A message that has a number in the order in which one side has sent its messages.
protocol NumberedMessage {
  /// One more than that of the message before.
  var number: Int { get }
}
