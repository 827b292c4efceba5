import Testing

/// What a process that ended by a trap said last.
func trapSentence(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
