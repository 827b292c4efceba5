#if BrowserHost
/// How far a connection has come.
enum ConnectionStage: Hashable, Sendable {
  /// It has not said what it wants, or not all of it: no whole request, or a socket without a hello.
  case silent
  /// Its request has been answered, and it may ask again.
  case idle
  /// It shows a page.
  case page
}
#endif
