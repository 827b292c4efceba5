import GestureEngine

extension UIGestureRecognizer {
  /// The limits for the device that the attempt's first touch is made with, from the scene.
  var inputProfile: InputProfile {
    guard let environment, let touch = boundTouches.first else { return .finger }
    return environment.profile(for: touch)
  }
}

extension GestureEnvironment {
  /// The scene's limits for the device that a touch is made with.
  func profile(for touch: UITouch) -> InputProfile {
    scene?.inputProfiles.profile(for: touch.sample.kind) ?? .finger
  }
}
