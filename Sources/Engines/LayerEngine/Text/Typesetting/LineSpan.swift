/// A part of the text that one line takes, in UTF-8 offsets and font units.
struct LineSpan {
  /// The start of the line.
  var start: Int
  /// The end of the part that is drawn: before the hanging spaces.
  var visibleEnd: Int
  /// The advance of what is drawn.
  var advance: Int
  /// The start of the next line.
  var next: Int
  /// Tells whether a hyphen is drawn behind the text, which its advance counts: the line breaks at a soft hyphen.
  var endsWithHyphen = false
  /// Tells whether the line ends because its paragraph does.
  var endsParagraph = false
}
