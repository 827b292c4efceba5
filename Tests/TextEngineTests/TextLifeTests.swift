import TestSupport
import Testing
import TextEngine

/// Lives of a person, a program and a slow line. At rest both sides are equal, and each letter is where it was typed.
// X45, X47
@Suite struct TextLifeTests {
  @Test(arguments: RandomLives.seeds(100, from: UInt64(1)))
  func `Everything that is typed stands where it was typed, with the caret where it was left`(seed: UInt64) throws {
    for letters in [Letters.alike, .unique, .long] {
      let life = try Self.life(seed, .accepting, letters) { try $0.live(losesConnection: seed % 2 == 0) }
      #expect(Self.units(life.host.field.text) == Self.units(life.person.lastText))
      #expect(life.host.field.selection == life.person.lastSelection)
    }
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(10_001)))
  func `A program that sets capitals gets everything that is typed, with the caret where it sets it`(seed: UInt64)
    throws
  {
    for letters in [Letters.alike, .unique, .long] {
      let life = try Self.life(seed, .capitals, letters) { try $0.live() }
      #expect(Self.units(life.host.field.text) == Self.units(life.person.lastText.uppercased()))
      let end = life.host.field.length
      #expect(life.host.field.selection == (life.person.hasMovedLast ? life.person.lastSelection : end..<end))
    }
    let life = try Self.life(seed, .capitalsWithSelection, .alike) { try $0.live(losesConnection: seed % 2 == 0) }
    #expect(life.host.field.text == life.person.lastText.uppercased())
    #expect(life.host.field.selection == life.person.lastSelection)
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(20_001)))
  func `A card number has every digit in its order, in groups, with the caret behind the same digit`(seed: UInt64)
    throws
  {
    // Such a program puts the caret behind what has changed, also where that was elsewhere, or all that was typed without a
    // connection: half of the lives have neither, so that their carets are known.
    let tellsCaret = seed % 2 == 1
    let life = try Self.life(seed, .cardNumber, .digits) {
      $0.person.correctsElsewhere = !tellsCaret
      try $0.live(losesConnection: !tellsCaret)
    }
    let (text, last) = (life.host.field, life.person.lastText)
    #expect(text.text == FormattingProgram.groups(last))
    guard tellsCaret else { return }
    #expect(
      FormattingProgram.digits(text.text(in: 0..<text.selection.lowerBound))
        == FormattingProgram.digits(TextDocument(last).text(in: 0..<life.person.lastSelection.lowerBound)))
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(30_001)))
  func `A program that refuses digits has every letter, and no digit`(seed: UInt64) throws {
    let life = try Self.life(seed, .refusingDigits, .digitsAmongLetters) {
      $0.person.replaces = false
      try $0.live()
    }
    #expect(life.host.field.text == life.person.lastText.filter { !$0.isNumber })
    let letters = TextDocument(life.person.lastText).text(in: 0..<life.person.lastSelection.lowerBound)
    #expect(life.host.field.selection.lowerBound == letters.filter { !$0.isNumber }.count)
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(40_001)))
  func `Of a text that is bounded exactly those letters are missing that the program refused`(seed: UInt64) throws {
    for program in [FormattingProgram.refusingMore, .cutting] {
      let life = try Self.life(seed, program, .unique) {
        $0.person.replaces = false
        $0.person.composes = program == .cutting
        try $0.live()
      }
      #expect(life.host.field.text == life.person.lastText.filter { !life.dropped.contains($0) })
      #expect(life.host.field.length <= 6)
    }
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(50_001)))
  func `A program that sets the text by itself loses nothing of what is typed meanwhile`(seed: UInt64) throws {
    for program in [FormattingProgram.decorating, .emptying] {
      // An edit that tells of all that was typed without a connection brings back what a program has taken away within it.
      let life = try Self.life(seed, program, .unique) {
        try $0.live(losesConnection: program == .decorating && seed % 2 == 0)
      }
      let kept = life.person.lastText.filter { $0 != "!" && !life.dropped.contains($0) }
      #expect(life.host.field.text.filter { $0 != "!" } == kept)
    }
  }

  @Test(arguments: RandomLives.seeds(100, from: UInt64(70_001)))
  func `Letters of several styles look in the page as the program has them, however far away it is`(seed: UInt64)
    throws
  {
    // X25, X45
    for letters in [Letters.alike, .unique] {
      let life = try Self.life(seed, .accepting, letters) {
        $0.styling = TextStyling()
        try $0.live(losesConnection: seed % 2 == 0)
      }
      #expect(Self.units(life.host.field.text) == Self.units(life.person.lastText))
      #expect(life.styling?.length == life.host.field.length)
      #expect(life.person.page.state.styling == life.styling, "seed \(seed), \(letters)")
    }
  }

  @Test func `Of what is typed most needs no word about styles`() throws {
    // X25
    var (edits, styles) = (0, 0)
    for seed in UInt64(1)...40 {
      let life = try Self.life(seed, .accepting, .unique) {
        $0.styling = TextStyling()
        try $0.live()
      }
      edits += life.host.editCount
      styles += life.styleCount
    }
    #expect(edits > 1_000)
    #expect(styles > 100)
    #expect(styles < edits)
  }

  @Test(arguments: RandomLives.seeds(20, from: UInt64(60_001)))
  func `Whatever is done in whatever program, both sides are equal at rest`(seed: UInt64) throws {
    for program in FormattingProgram.allCases {
      for letters in Letters.allCases {
        _ = try Self.life(seed, program, letters) { try $0.live(losesConnection: seed % 3 == 0) }
      }
    }
  }

  @Test func `The lives have corrections that are applied, corrections that are dropped, and compositions`() throws {
    var (applied, dropped, compositions) = (0, 0, 0)
    for seed in UInt64(1)...40 {
      let life = try Self.life(seed, .capitals, .alike) { try $0.live() }
      applied += life.appliedCount
      dropped += life.droppedCount
      compositions += life.compositionCount
    }
    #expect(applied > 100)
    #expect(dropped > 100)
    #expect(compositions > 20)
  }

  /// A life that has come to rest, with what must be so whatever happened in it.
  static func life(
    _ seed: UInt64, _ program: FormattingProgram, _ letters: Letters, living: (inout Life) throws -> Void
  ) throws -> Life {
    var life = Life(seed: seed, program: program, letters: letters)
    try living(&life)
    let page = life.person.page.state
    #expect(life.isAtRest, "seed \(seed), \(program), \(letters)")
    #expect(units(page.text) == units(life.host.field.text), "seed \(seed), \(program), \(letters)")
    #expect(page.selection == life.host.field.selection, "seed \(seed), \(program), \(letters)")
    #expect(page.editCount == life.host.editCount)
    #expect(page.markedRange == nil && life.host.field.markedRange == nil)
    return life
  }

  private static func units(_ text: String) -> [UInt16] { Array(text.utf16) }
}
