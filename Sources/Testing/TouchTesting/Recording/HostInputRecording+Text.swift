import Foundation
import GestureEngine

extension HostInputRecording {
  /// The first line of a text.
  private struct Head: Codable {
    var screen: ScreenDescription
    var start: Double
    var end: Double?
  }

  /// The recording as lines of JSON: the screen and the start first, then an entry a line. Numbers keep all their digits.
  public var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    func line(_ value: some Encodable) -> String {
      do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
        fatalError("A recording holds nothing but numbers and text, and yet cannot be written: \(error).")
      }
    }
    return ([line(Head(screen: screen, start: start, end: end))] + entries.map(line)).map { $0 + "\n" }.joined()
  }

  /// The recording that ``text`` wrote. Empty lines are passed over.
  ///
  /// Throws `DecodingError` where a line is not as it should be.
  public init(text: String) throws {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    let lines = text.split(whereSeparator: \.isNewline)
    guard let first = lines.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: [], debugDescription: "A recording begins with a line about its screen."))
    }
    let head = try decoder.decode(Head.self, from: Data(first.utf8))
    self.init(
      screen: head.screen, start: head.start, end: head.end,
      entries: try lines.dropFirst().map { try decoder.decode(Entry.self, from: Data($0.utf8)) })
  }
}
