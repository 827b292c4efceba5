#if BrowserHost
import PageProtocol

/// The requests of a session to the connection of its page. Both calls return at once.
protocol PageLink: AnyObject, Sendable {
  /// Lets a resting page begin frames again.
  func wake()
  /// Closes the connection with a code and a sentence that says why.
  func close(_ code: BrowserProtocol.CloseCode, _ reason: String)
}
#endif
