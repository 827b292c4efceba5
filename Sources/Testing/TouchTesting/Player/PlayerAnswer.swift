public import Foundation

/// One thing that a ``RecordingPlayer`` answers: a line, beginning with ``prefix``, of JSON. Other lines are the program's own.
public enum PlayerAnswer: Hashable, Sendable, Codable {
  /// The look of the screen at a time of the recording, as SVG.
  case picture(time: Double, svg: String)
  /// The film that was asked for, as an animated PNG file.
  case film(Data)
  /// Something that recognizers do to each other, in a sentence.
  case conflict(isWarning: Bool, sentence: String)
  /// The first decision that was another one, in a sentence.
  case difference(String)
  /// The player could not do what it was asked for, for a reason.
  case failure(String)
  /// All is done; so many decisions were compared.
  case done(decisionCount: Int)

  /// The beginning of each line of a player.
  public static let prefix = "player: "

  /// The answer as a line, without its end.
  public var line: String { Self.prefix + RecordingCoding.line(self) }

  /// The answer in a line; nil where the line is none.
  public init?(line: some StringProtocol) {
    guard line.hasPrefix(Self.prefix) else { return nil }
    let text = Substring(line.dropFirst(Self.prefix.count))
    let place = RecordingLines.Line(number: 1, text: text)
    guard let answer = try? RecordingCoding.value(PlayerAnswer.self, "an answer", place, text) else { return nil }
    self = answer
  }
}
