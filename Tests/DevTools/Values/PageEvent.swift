#if BrowserHost
/// An event of the protocol as it came; see ``Page/events(_:)``.
public struct PageEvent: Sendable, Hashable {
  /// The protocol's name, such as `Network.requestWillBeSent`.
  public let method: String
  /// What the event tells.
  public let parameters: JSONValue
}
#endif
