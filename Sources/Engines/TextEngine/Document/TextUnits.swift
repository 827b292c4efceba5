/// The units that a text is made of, of one size. Words, sentences and the like leave gaps between them, as blanks are in no word.
///
/// Places are counted in UTF-16 units. To find the units costs as much as the text is long, and each question as many steps as
/// there are units: ask for a word in a megabyte once, not in a loop.
public struct TextUnits: Sendable {
  /// How large the units are.
  public enum Size: Sendable, CaseIterable {
    /// A letter as people see it, with its accents.
    case character
    /// Letters and digits without anything between them, other than an apostrophe that joins two of them.
    case word
    /// Letters up to a full stop, a question mark or an exclamation mark, or to the end of the paragraph.
    case sentence
    /// Letters up to a line break.
    case paragraph
    /// All of it.
    case document
  }

  /// The units, in order, without those that are empty.
  public let ranges: [Range<Int>]

  /// The units of a text.
  public init(of text: String, _ size: Size) {
    switch size {
    case .character: ranges = Self.characters(of: text)
    case .word: ranges = Self.words(of: text)
    case .sentence: ranges = Self.sentences(of: text)
    case .paragraph: ranges = Self.paragraphs(of: text)
    case .document: ranges = text.isEmpty ? [] : [0..<text.utf16.count]
    }
  }

  /// The unit around a place. Between two of them it is the one that comes next in a direction; nil where there is none.
  public func unit(around place: Int, forward: Bool) -> Range<Int>? {
    ranges.first { forward ? $0.contains(place) : $0.lowerBound < place && place <= $0.upperBound }
  }

  /// The next place at which a unit begins or ends; nil where there is none in the direction.
  public func boundary(from place: Int, forward: Bool) -> Int? {
    forward
      ? ranges.lazy.flatMap { [$0.lowerBound, $0.upperBound] }.first { $0 > place }
      : ranges.reversed().lazy.flatMap { [$0.upperBound, $0.lowerBound] }.first { $0 < place }
  }

  /// Tells whether a unit ends at a place that is reached in a direction: its end going forward, its beginning going back.
  public func isBoundary(_ place: Int, forward: Bool) -> Bool {
    ranges.contains { (forward ? $0.upperBound : $0.lowerBound) == place }
  }

  private static func characters(of text: String) -> [Range<Int>] {
    var start = 0
    return text.map { character in
      let length = character.utf16.count
      defer { start += length }
      return start..<start + length
    }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func words(of text: String) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var begin: Int?
    var place = 0
    // Where an apostrophe stands that may join what comes to what was.
    var joint: Int?
    for character in text {
      if isPart(character) {
        begin = begin ?? place
        joint = nil
      } else if begin != nil, joint == nil, character == "'" || character == "’" {
        joint = place
      } else if let start = begin {
        words.append(start..<(joint ?? place))
        (begin, joint) = (nil, nil)
      }
      place += character.utf16.count
    }
    if let start = begin { words.append(start..<(joint ?? place)) }
    return words
  }

  private static func sentences(of text: String) -> [Range<Int>] {
    var sentences: [Range<Int>] = []
    var (begin, end): (Int?, Int) = (nil, 0)
    var (place, hasStopped) = (0, false)
    func close() {
      if let start = begin { sentences.append(start..<end) }
      (begin, hasStopped) = (nil, false)
    }
    for character in text {
      let next = place + character.utf16.count
      if character.isNewline || hasStopped && character.isWhitespace {
        close()
      } else if !character.isWhitespace {
        begin = begin ?? place
        end = next
        hasStopped = ".!?…".contains(character) || hasStopped && "\"”’')]".contains(character)
        // Scripts without blanks between their sentences have stops of their own.
        if "。！？".contains(character) { close() }
      }
      place = next
    }
    close()
    return sentences
  }

  private static func paragraphs(of text: String) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var (begin, place) = (0, 0)
    for character in text {
      if character.isNewline {
        if begin < place { paragraphs.append(begin..<place) }
        begin = place + character.utf16.count
      }
      place += character.utf16.count
    }
    if begin < place { paragraphs.append(begin..<place) }
    return paragraphs
  }
}
