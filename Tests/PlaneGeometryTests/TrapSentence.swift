import Testing

/// What a process that ended by a trap said last. A trap says its sentence in debug builds only, so these tests run
/// there.
func trapSentence(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
