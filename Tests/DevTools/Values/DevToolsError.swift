#if BrowserHost
/// Everything that goes wrong between a test and its browser. The description is one readable sentence.
public enum DevToolsError: Error, Sendable, Equatable {
  /// No Chromium was found at any of these places.
  case browserNotFound(searched: [String])
  /// Chromium ended, or gave no address in time; `log` is the end of what it wrote.
  case launchFailed(reason: String, log: String)
  /// The connection to the browser is gone, or the page crashed or was closed, while `method` waited or was to be sent.
  case connectionClosed(method: String, reason: String)
  /// Nothing came back from `method` within `seconds`.
  case timedOut(method: String, seconds: Double)
  /// The browser refused `method`.
  case refused(method: String, code: Int, message: String)
  /// The page's JavaScript threw; the text is the exception's own, with its stack where it has one.
  case exception(String)
  /// The reply to `method` lacks what it should hold.
  case unexpectedReply(method: String, reply: String)
  /// The page could not be loaded; `reason` is Chromium's, such as `net::ERR_CONNECTION_REFUSED`.
  case navigationFailed(address: String, reason: String)
}

extension DevToolsError: CustomStringConvertible {
  /// What happened, as one sentence.
  public var description: String {
    switch self {
    case .browserNotFound(let searched):
      "No Chromium was found at \(searched.joined(separator: ", ")); install one or set CHROMIUM to its path."
    case .launchFailed(let reason, let log):
      "Chromium did not start: \(reason)." + (log.isEmpty ? "" : " It wrote:\n\(log)")
    case .connectionClosed(let method, let reason):
      "\(method) has no answer: \(reason)."
    case .timedOut(let method, let seconds):
      "\(method) has no answer after \(seconds) s."
    case .refused(let method, let code, let message):
      "The browser refused \(method): \(message) (\(code))."
    case .exception(let text):
      "The page threw \(text)"
    case .unexpectedReply(let method, let reply):
      "\(method) answered \(reply), which is not what it should hold."
    case .navigationFailed(let address, let reason):
      "\(address) was not loaded: \(reason)."
    }
  }
}
#endif
