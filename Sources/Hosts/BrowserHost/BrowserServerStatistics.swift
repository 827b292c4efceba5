#if BrowserHost
/// The counts of a ``BrowserServer``'s work so far.
public struct BrowserServerStatistics: Hashable, Sendable {
  /// Connections that are open now, of any kind.
  public var openConnections = 0
  /// Connections since the start.
  public var connections = 0
  /// Connections closed at once because too many were open.
  public var connectionsRefused = 0
  /// Silent or idle connections closed because others needed their places.
  public var connectionsYielded = 0
  /// Pages that are connected now.
  public var openPages = 0
  /// Scenes that exist now, with or without a page.
  public var openSessions = 0
  /// Scenes since the start.
  public var sessions = 0
  /// Answered HTTP requests.
  public var requests = 0
  /// Messages from pages.
  public var messagesIn = 0
  /// Bytes of messages from pages.
  public var bytesIn = 0
  /// Messages to pages.
  public var messagesOut = 0
  /// Bytes of messages to pages.
  public var bytesOut = 0
  /// Frames that scenes have run for a page.
  public var frames = 0
  /// Contents that programs have copied for pages' clipboards.
  public var copies = 0
  /// Contents that pages have put on their clipboards. A page keeps the newest until its browser allows that.
  public var copiesWritten = 0
  /// Contents that pages could not put on their clipboards.
  public var copiesRefused = 0
  /// Processes that were started to show pages.
  public var processes = 0
  /// Such processes that have ended although they were wanted: each has met an error that it could not go on after.
  public var processesLost = 0
  /// Pages that were closed because they broke the protocol or a limit.
  public var pagesClosedForCause = 0

  /// All zero.
  public init() {}
}
#endif
