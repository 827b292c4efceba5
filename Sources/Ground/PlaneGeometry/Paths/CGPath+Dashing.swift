public import Foundation

extension CGPath {
  /// How many dashes a path is cut into at most (our choice): a pattern so short that there would be more is seen as a
  /// solid line, and is one.
  private static var mostDashes: Double { 100_000 }

  /// The dashes of this path as pieces of their own, each cut exactly.
  ///
  /// The pattern starts anew with each piece. A closed piece that begins and ends within a dash has one dash over its
  /// start. A dash of length 0 is a line without length, which round and square ends make visible.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern a piece starts, in points; also negative. Not finite counts as 0.
  ///   - lengths: Of a dash, of the gap after it, and so on, in points; with an odd number dashes and gaps change
  ///     places each time round. The path is left solid where there are none, one is negative or not finite, all are 0,
  ///     or there would be more than a hundred thousand dashes.
  ///   - transform: Applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let cycle = lengths.reduce(0, +)
    let measure = measure
    guard cycle > 0, cycle.isFinite, lengths.allSatisfy({ $0 >= 0 }),
      measure.total / cycle * Double(lengths.count) < Self.mostDashes
    else { return CGPath(steps: steps.applying(transform)) }
    let pattern = DashPattern(lengths: lengths, phase: phase)
    var dashes = PathSteps()
    for piece in measure.pieces where !piece.elements.isEmpty {
      pattern.append(piece, of: measure, elements, to: &dashes)
    }
    return CGPath(steps: dashes.applying(transform))
  }
}

/// The place in its dashes and gaps at which a line starts.
private struct DashPattern {
  let lengths: [CGFloat]
  private var first = 0
  private var isDash = true
  /// The rest of the first dash or gap.
  private var rest: CGFloat

  init(lengths: [CGFloat], phase: CGFloat) {
    // Twice the lengths, so that dashes and gaps have the same places in each round.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let cycle = self.lengths.reduce(0, +)
    var left = phase.isFinite ? phase.truncatingRemainder(dividingBy: cycle) : 0
    if left < 0 { left += cycle }
    while left > 0, left >= self.lengths[first], first < self.lengths.count - 1 {
      left -= self.lengths[first]
      first += 1
    }
    isDash = first.isMultiple(of: 2)
    rest = max(0, self.lengths[first] - left)
  }

  func append(
    _ piece: PathMeasure.Piece, of measure: PathMeasure, _ elements: [PathElement], to dashes: inout PathSteps
  ) {
    let (start, end) = (measure.start(of: piece), measure.end(of: piece))
    var (place, index, isDash, next) = (start, first, isDash, start + rest)
    if isDash, next >= end {
      measure.append(piece, of: elements, to: &dashes)
      return
    }
    // A dash over the start of a closed piece is drawn last, so that it is one.
    let firstEnd = piece.isClosed && isDash && next > start ? next : nil
    while place < end {
      let isOverStart = firstEnd != nil && place == start
      if isDash, !isOverStart { measure.append(from: place, to: min(next, end), of: piece, to: &dashes) }
      guard next < end else { break }
      place = next
      index = (index + 1) % lengths.count
      isDash.toggle()
      next += lengths[index]
    }
    guard let firstEnd else { return }
    measure.append(from: start, to: firstEnd, of: piece, to: &dashes, continuing: isDash)
  }
}
