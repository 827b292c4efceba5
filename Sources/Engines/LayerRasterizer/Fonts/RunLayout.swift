import Foundation
import LayerEngine

/// The characters of a run in the order in which they are seen, each with its place: by the widths that text is measured
/// with, whatever those of a font's file are.
struct RunLayout {
  struct Cluster {
    var character: Character
    /// From the run's origin, in points.
    var x: Double
    var width: Double
    var isSpace: Bool
    /// Tells whether it is read from the right, so that brackets are mirrored.
    var isMirrored: Bool
  }

  private(set) var clusters: [Cluster] = []

  init(_ run: TextRun) {
    let characters = Array(run.string)
    let (letter, word) = (Double(run.decoration?.letterSpacing ?? 0), Double(run.decoration?.wordSpacing ?? 0))
    var order = Array(characters.indices)
    var levels: [UInt8] = []
    if run.direction == .rightToLeft || !characters.allSatisfy({ Self.isPlain($0) }) {
      let scalars = Array(run.string.unicodeScalars)
      let text = BidirectionalText(scalars, baseDirection: run.direction)
      let line = text.lineLevels(0..<scalars.count)
      var at = 0
      for character in characters {
        levels.append(line[at])
        at += character.unicodeScalars.count
      }
      order = BidirectionalText.visualOrder(levels)
    }
    var x = 0.0
    for index in order {
      let character = characters[index]
      let isSpace = character.isWhitespace
      let width = run.font.width(of: String(character))
      let isMirrored = !levels.isEmpty && levels[index] % 2 == 1
      clusters.append(Cluster(character: character, x: x, width: width, isSpace: isSpace, isMirrored: isMirrored))
      x += width + letter + (character == " " || character == "\u{A0}" ? word : 0)
    }
  }

  /// Tells whether a character is read from the left wherever it stands.
  private static func isPlain(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.value < 0x590 }
  }
}
