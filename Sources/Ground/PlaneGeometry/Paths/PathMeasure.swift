import Foundation

/// The lengths of a path: measured once, asked often.
final class PathMeasure: Sendable {
  /// A part of a path that is drawn without lifting the pen.
  struct Piece {
    var start: CGPoint
    /// Its steps among those of the path, the move left out.
    var elements: Range<Int>
    /// Its lines and curves among those of the path.
    var stretches: Range<Int>
    var isClosed: Bool
  }

  let stretches: [PathStretch]
  /// How long the path is up to the end of each line or curve, in points.
  let ends: [Double]
  let pieces: [Piece]

  init(_ steps: PathSteps) {
    var stretches: [PathStretch] = []
    var ends: [Double] = []
    var pieces: [Piece] = []
    var total = 0.0
    var walk = OutlineWalk()
    var piece: Piece?
    for (index, element) in steps.elements.enumerated() {
      let start = walk.current
      _ = walk.advance(element)
      if case .move(let point) = element {
        if let piece { pieces.append(piece) }
        piece = Piece(
          start: point, elements: index + 1..<index + 1, stretches: stretches.count..<stretches.count, isClosed: false)
        continue
      }
      var current =
        piece
        ?? Piece(start: start, elements: index..<index, stretches: stretches.count..<stretches.count, isClosed: false)
      if let stretch = PathStretch(element, from: start, pieceStart: walk.pieceStart) {
        total += stretch.curve.length
        stretches.append(stretch)
        ends.append(total)
      }
      current.elements = current.elements.lowerBound..<index + 1
      current.stretches = current.stretches.lowerBound..<stretches.count
      current.isClosed = element == .closeSubpath
      piece = current
      guard current.isClosed else { continue }
      pieces.append(current)
      piece = nil
    }
    if let piece { pieces.append(piece) }
    self.stretches = stretches
    self.ends = ends
    self.pieces = pieces
  }

  /// The length of the whole path in points.
  var total: Double {
    ends.last ?? 0
  }

  /// How long the path is up to the start of a line or curve; for the number after the last one, up to its end.
  func start(of stretch: Int) -> Double {
    stretch == 0 ? 0 : ends[stretch - 1]
  }

  func start(of piece: Piece) -> Double {
    start(of: piece.stretches.lowerBound)
  }

  func end(of piece: Piece) -> Double {
    start(of: piece.stretches.upperBound)
  }

  /// The first of some lines and curves that ends after `length`; the number after the last where none does.
  func firstStretch(endingAfter length: Double, in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > length { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The t within a line or curve at which the path is `length` long.
  func parameter(at length: Double, in stretch: Int) -> Double {
    let start = start(of: stretch)
    if length <= start { return 0 }
    if length >= ends[stretch] { return 1 }
    return stretches[stretch].curve.parameter(atLength: length - start, of: ends[stretch] - start)
  }

  /// Adds the part of a piece between two lengths, led up to by a move unless it continues what is there. A part
  /// without length is a line without length.
  func append(
    from: Double, to: Double, of piece: Piece, to steps: inout PathSteps, continuing: Bool = false
  ) {
    var needsMove = !continuing
    var index = firstStretch(endingAfter: from, in: piece.stretches)
    while index < piece.stretches.upperBound, start(of: index) < to || (from == to && needsMove) {
      defer { index += 1 }
      guard ends[index] > start(of: index) else { continue }
      let part = stretches[index].part(from: parameter(at: from, in: index), to: parameter(at: to, in: index))
      // A line that is not finite is left out, and with it the way across.
      if needsMove || steps.currentPoint != part.start { steps.append(.move(to: part.start)) }
      needsMove = false
      steps.append(part.element)
    }
  }

  /// Adds a piece as it is, closed where it is closed.
  func append(_ piece: Piece, of elements: [PathElement], to steps: inout PathSteps) {
    steps.append(.move(to: piece.start))
    for element in elements[piece.elements] {
      steps.append(element)
    }
  }
}

extension CGPath {
  // Held only to read or to write the kept measure, so that a path which several tasks measure is safe; one for all
  // paths, for most are never measured.
  private static let measureLock = NSLock()

  /// The lengths of this path; measured at the first call.
  var measure: PathMeasure {
    if let kept = Self.measureLock.withLock({ keptMeasure }) { return kept }
    let measure = PathMeasure(steps)
    Self.measureLock.withLock { keptMeasure = measure }
    return measure
  }
}
