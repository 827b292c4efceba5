/// The state of the page's text as the host knows it, with which both go on after a lost connection.
///
/// Everything that was under way is gone. Numbers go on from those here.
public struct TextResumption: Sendable, Equatable {
  /// The page's text after the last edit that the host has seen.
  public var text: String
  /// The number of that edit.
  public var edit: Int
  /// The number of the last correction that the host has sent.
  public var correction: Int

  /// A resumption.
  public init(text: String, edit: Int, correction: Int) {
    self.text = text
    self.edit = edit
    self.correction = correction
  }
}

extension TextResumption: TextHiding {
  /// Numbers and lengths, never the text.
  public var description: String {
    "resumption after edit \(edit) and correction \(correction): \(text.utf16.count) units"
  }
}
