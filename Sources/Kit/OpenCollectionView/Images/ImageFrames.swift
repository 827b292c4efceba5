/// The pictures that an image view shows one after the other.
struct ImageFrames {
  var images: [UIImage]
  /// How long all take together, in seconds.
  var duration: Double
  /// How often they are shown; 0 for ever.
  var repeatCount: Int
  /// Tells whether they are those of the view's image, which begin by themselves.
  var isOfImage: Bool
  /// When the first was shown; nil before its first frame.
  var start: Double?
  var index = 0

  var image: UIImage? { images.indices.contains(index) ? images[index] : images.first }

  /// Goes on to a time.
  ///
  /// - Returns: Whether there is anything left to show.
  mutating func advance(to time: Double) -> Bool {
    let start = start ?? time
    self.start = start
    let rounds = max(time - start, 0) / duration
    // Sums of times are not exact: a picture whose time has come but for a millionth is shown.
    let place = (rounds * Double(images.count) + 1e-6).rounded(.down)
    if repeatCount > 0, place >= Double(repeatCount) * Double(images.count) { return false }
    index = Int(place.truncatingRemainder(dividingBy: Double(images.count)))
    return true
  }
}
