/// A way from one number, point, size, rectangle or colour to another, both of which are known from the beginning: what
/// nearly all animations go along.
struct VectorLine {
  private let start: SIMD4<Double>
  private let end: SIMD4<Double>

  /// The way of a track; nil for one that depends on what the property has.
  init?(_ track: AnimationTrack, isAdditive: Bool) {
    guard case .ends(let from, let to, let by) = track else { return nil }
    // What an added way leaves open is nothing.
    let ends = AnimationTrack.ends(from, to, by, isAdditive ? .vector(.zero) : nil)
    guard case .vector(let first)? = ends.from, case .vector(let last)? = ends.to else { return nil }
    self.start = first
    self.end = last
  }

  @inline(__always)
  func vector(at fraction: Double) -> SIMD4<Double> { fraction == 1 ? end : start + (end - start) * fraction }
}
