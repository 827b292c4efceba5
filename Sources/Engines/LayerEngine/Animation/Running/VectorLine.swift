/// A way from one number, point, size, rectangle or colour to another, both of which are known from the beginning: what
/// nearly all animations go along.
struct VectorLine {
  private let start: SIMD4<Double>
  private let end: SIMD4<Double>

  /// The way of a track; nil for one that depends on what the property has.
  init?(_ track: AnimationTrack, isAdditive: Bool) {
    guard case .ends(let from, let to, let by) = track else { return nil }
    // What an added way leaves open is nothing.
    let open: AnimationValue? = isAdditive ? .vector(.zero) : nil
    let start: AnimationValue?
    let end: AnimationValue?
    if let to {
      start = from ?? by.flatMap { to.without($0) } ?? open
      end = to
    } else {
      start = from ?? open
      end = by.flatMap { by in start.map { by.added(to: $0) } } ?? open
    }
    guard case .vector(let first)? = start, case .vector(let last)? = end else { return nil }
    self.start = first
    self.end = last
  }

  @inline(__always)
  func vector(at fraction: Double) -> SIMD4<Double> { fraction == 1 ? end : start + (end - start) * fraction }
}
