/// A transform behind a reference, so that places without one stay small.
final class TransitionTransform {
  let value: CATransform3D

  init(_ value: CATransform3D) { self.value = value }
}
