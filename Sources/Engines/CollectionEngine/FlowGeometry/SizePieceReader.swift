import Foundation

/// Reads pieces of sizes one size, or one run of equal sizes, after the other.
struct SizePieceReader {
  private var pieces: [SizePiece] = []
  /// The piece that is read, and how much of it has been.
  private var index = 0
  private var offset = 0

  init(_ pieces: [SizePiece]) {
    for piece in pieces { append(piece) }
  }

  /// Adds what is read after the rest. Equal sizes after the same ones are one run with them.
  mutating func append(_ piece: SizePiece) {
    guard piece.count > 0 else { return }
    if case .equal(let size, let count) = piece, index < pieces.count,
      case .equal(size, let before)? = pieces.last
    {
      pieces[pieces.count - 1] = .equal(size, count: before + count)
    } else {
      pieces.append(piece)
    }
  }

  var isAtEnd: Bool { index == pieces.count }

  /// Tells whether what is left is of one piece.
  var holdsOnePiece: Bool { index == pieces.count - 1 }

  var next: CGSize? {
    guard index < pieces.count else { return nil }
    switch pieces[index] {
    case .equal(let size, _): return size
    case .own(let sizes): return sizes[sizes.startIndex + offset]
    }
  }

  /// The rest of a piece of equal sizes; nil where sizes are told one by one.
  var equalRun: (size: CGSize, count: Int)? {
    guard index < pieces.count, case .equal(let size, let count) = pieces[index] else { return nil }
    return (size, count - offset)
  }

  /// Goes on by as many sizes of the piece that is read.
  mutating func skip(_ count: Int) {
    offset += count
    if offset == pieces[index].count {
      index += 1
      offset = 0
    }
  }
}
