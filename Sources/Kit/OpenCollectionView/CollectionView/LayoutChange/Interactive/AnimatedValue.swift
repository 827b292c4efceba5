/// A value that a subclass of ``UICollectionViewTransitionLayout`` has published. // T10
struct AnimatedValue {
  /// The one that it had first: there it comes to rest.
  let first: CGFloat
  var present: ProgressSamples

  init(_ value: CGFloat, at time: Double) {
    first = value
    present = ProgressSamples(value)
    present.add(value, at: time)
  }
}
