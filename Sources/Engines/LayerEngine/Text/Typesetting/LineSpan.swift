/// A part of the text that one line takes, in UTF-8 offsets and font units.
struct LineSpan {
  /// Where the line starts.
  var start: Int
  /// Where what is drawn ends: before the hanging spaces.
  var visibleEnd: Int
  /// The advance of what is drawn.
  var advance: Int
  /// Where the next line starts.
  var next: Int
  /// Tells whether a hyphen is drawn behind the text, which its advance counts: the line breaks at a soft hyphen.
  var endsWithHyphen = false
  /// Tells whether the line ends because its paragraph does.
  var endsParagraph = false
}
