/// A file or folder of the tests that waits for real time.
struct RealTimePlace: Sendable {
  var path: String
  /// Why no clock that a test moves would do.
  var reason: String

  init(_ path: String, because reason: String) {
    self.path = path
    self.reason = reason
  }
}
