import Foundation

/// The rule that says which of many equal errors a log tells of, and its way of telling.
enum ErrorLog {
  /// As many errors of one place are all told. Our choice: enough to see that they are alike.
  static let toldAtFirst = 3

  /// As many characters of a sentence are told. Our choice: the identifier of an item may be as long as a program likes.
  static let longestSentence = 2000

  static func tells(ofNumber number: Int) -> Bool {
    guard number > toldAtFirst else { return true }
    var power = 10
    while power < number { power *= 10 }
    return power == number
  }

  /// One line: what is wrong and what would be right, what was done, and how often it was.
  static func line(_ sentence: String, instead: String, number: Int, place: String) -> String {
    let short = sentence.count > longestSentence ? "\(sentence.prefix(longestSentence)) …" : sentence
    let often = number > 1 ? " This was number \(number) from \(place)." : ""
    return "\(short) Instead: \(instead).\(often)".split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  @Sendable static func writeToStandardError(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}
