/// The values that an animation goes through.
enum AnimationTrack {
  /// From one to another; what is missing is what the property has.
  case ends(from: AnimationValue?, to: AnimationValue?, by: AnimationValue?)
  /// Through several.
  case frames(KeyframeTrack)
  /// Along a path.
  case path(PathTrack)

  /// The value at a part of the way, where the property itself has `base`.
  func value(at fraction: Double, base: AnimationValue) -> AnimationValue {
    switch self {
    case .frames(let track): return track.value(at: fraction)
    case .path(let track): return .point(track.point(at: fraction))
    case .ends(let from, let to, let by):
      let ends = Self.ends(from, to, by, base)
      guard let start = ends.from, let end = ends.to else { return base }
      return start.mixed(with: end, at: fraction)
    }
  }

  /// The documented readings of from, to and by, where the property itself has `base`; nil for an end that depends on it
  /// while it is not known.
  static func ends(
    _ from: AnimationValue?, _ to: AnimationValue?, _ by: AnimationValue?, _ base: AnimationValue?
  ) -> (from: AnimationValue?, to: AnimationValue?) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.without(by) ?? base, to)
    case (let from?, nil, nil): (from, base)
    case (nil, let to?, nil): (base, to)
    case (nil, nil, let by?): (base, base.map { by.added(to: $0) })
    case (nil, nil, nil): (base, base)
    }
  }
}
