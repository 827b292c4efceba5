public import Testing

/// The sentence with which a program stopped: what an exit test that observes standard error has seen.
public func trapSentence(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
