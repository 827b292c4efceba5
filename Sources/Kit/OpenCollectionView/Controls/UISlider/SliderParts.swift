/// The views of a slider.
@MainActor struct SliderParts {
  let minimumTrack = UIImageView(frame: .zero)
  let maximumTrack = UIImageView(frame: .zero)
  let thumb = UIImageView(frame: .zero)
  let minimumImage = UIImageView(frame: .zero)
  let maximumImage = UIImageView(frame: .zero)

  // In points, near iOS.
  static let height: CGFloat = 34
  static let trackHeight: CGFloat = 4
  static let thumbSize: CGFloat = 28
  /// The least side of the place around the thumb's middle where a touch grasps it.
  static let touchSize: CGFloat = 44
  /// The space between a picture at an end and the line.
  static let imageGap: CGFloat = 8
}

/// The pictures of a slider in its states.
struct SliderContents {
  var thumbs = StateValues<UIImage>()
  var minimumTracks = StateValues<UIImage>()
  var maximumTracks = StateValues<UIImage>()
}
