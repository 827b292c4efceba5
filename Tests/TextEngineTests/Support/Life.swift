import TestSupport
import TextEngine

/// A person who types in a page, a program on a host, and a line between them on which everything takes its own time.
struct Life {
  var random: SeededGenerator
  var person: Person
  var host = HostText()
  let program: FormattingProgram
  /// The styles that the program gives to its letters; nil where it gives them none.
  var styling: TextStyling?
  /// The number of corrections that told of styles.
  var styleCount = 0
  /// Letters that the program did not let stand.
  var dropped = ""
  /// How often a correction was applied, and how often one was dropped.
  var appliedCount = 0
  var droppedCount = 0
  var compositionCount = 0

  private var up: Line<TextEdit>
  private var down: Line<TextCorrection>
  private var receipts: Line<TextReceipt>
  private let longestDelay: Int
  private var now = 0

  init(seed: UInt64, program: FormattingProgram, letters: Letters) {
    random = SeededGenerator(seed: seed)
    person = Person(letters: letters)
    self.program = program
    let shuffles = Int.random(in: 0..<3, using: &random) == 0
    up = Line(shuffles: shuffles)
    down = Line(shuffles: shuffles)
    receipts = Line(shuffles: shuffles)
    longestDelay = [0, 4, 15, 40].randomElement(using: &random)!
  }

  /// Lives for a while, and waits until nothing is under way.
  mutating func live(turns: Int = 120, losesConnection: Bool = false) throws {
    for _ in 0..<turns {
      if losesConnection, Int.random(in: 0..<30, using: &random) == 0 { try loseConnection() }
      // Fast for a while, and then a pause in which corrections find their way.
      let isPausing = now / 25 % 3 == 2
      if Int.random(in: 0..<(isPausing ? 30 : 2), using: &random) == 0 { act() }
      try turn()
    }
    send(person.endComposing(&random))
    // Selections are told every other turn.
    for _ in 0..<4 { try turn(isResting: true) }
    for _ in 0..<1_000 where !isAtRest { try turn(isResting: true) }
  }

  var isAtRest: Bool { up.isEmpty && down.isEmpty && receipts.isEmpty && host.isSettled }

  private mutating func act() {
    let wasComposing = person.page.state.isComposing
    send(person.act(&random))
    if person.page.state.isComposing, !wasComposing { compositionCount += 1 }
  }

  private mutating func turn(isResting: Bool = false) throws {
    now += 1
    if now % 2 == 0 { send(person.page.report()) }
    for edit in up.take(at: now) { try host.receive(edit) }
    for receipt in receipts.take(at: now) { host.receive(receipt) }
    while let change = try host.nextChange() {
      let before = host.field
      dropped += program.handle(change, in: &host)
      follow(change, before)
    }
    if !isResting { dropped += program.turn(&random, in: &host) }
    if !isResting { giveStyles() }
    host.styling = styling
    if let correction = host.correction() {
      if correction.styling != nil { styleCount += 1 }
      down.send(correction, due: now + delay())
    }
    for correction in down.take(at: now) {
      if let receipt = try person.page.receive(correction) {
        appliedCount += 1
        receipts.send(receipt, due: now + delay())
      } else {
        droppedCount += 1
      }
    }
  }

  /// Gives what comes in the look that a text view has.
  private mutating func follow(_ change: TextChange, _ before: TextDocument) {
    if change.isTextual {
      styling?.replace(before.clamped(change.range), by: change.replacement.utf16.count)
    } else if host.field.selection != before.selection {
      styling?.typing = nil
    }
  }

  /// Now and then the program gives some letters another style, or those that are typed next.
  private mutating func giveStyles() {
    guard styling != nil else { return }
    let length = host.field.length
    if length > 0, Int.random(in: 0..<12, using: &random) == 0 {
      let start = Int.random(in: 0..<length, using: &random)
      let end = Int.random(in: start...length, using: &random)
      styling?.set(Int.random(in: 0..<4, using: &random), in: start..<end)
    }
    if Int.random(in: 0..<25, using: &random) == 0 { styling?.typing = Int.random(in: 0..<4, using: &random) }
  }

  private mutating func delay() -> Int { Int.random(in: 0...longestDelay, using: &random) }

  private mutating func send(_ edits: [TextEdit]) {
    for edit in edits { up.send(edit, due: now + delay()) }
    for receipt in person.page.takeReceipts() { receipts.send(receipt, due: now + delay()) }
  }

  /// Whatever is under way is lost, and the person goes on typing until the connection is there again.
  private mutating func loseConnection() throws {
    up.lose()
    down.lose()
    receipts.lose()
    person.page.disconnect()
    for _ in 0..<Int.random(in: 0..<20, using: &random) {
      act()
      _ = person.page.report()
      dropped += program.turn(&random, in: &host)
    }
    up.lose()
    send(person.page.resume(host.resume()))
  }
}
