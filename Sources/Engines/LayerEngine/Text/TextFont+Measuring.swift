extension FontFace {
  /// The advance width of `text` on one line, in font units, 2048 to the em; 0 when empty.
  ///
  /// The sum of the advances of its grapheme clusters, with neither kerning nor ligatures, so any renderer must switch
  /// both off. The text counts as if it were in Unicode's NFC. A cluster advances by:
  /// - the font's own width, where the font has the character: Latin, Greek, Cyrillic, punctuation, symbols;
  /// - the width of its letter, where only the letter without its marks is in the font (Vietnamese, polytonic Greek);
  /// - 1.25 em for an emoji, family, flag or keycap, measured in Chromium;
  /// - 1 em in the wide scripts (Chinese, Japanese, Korean), half an em for their half-width forms;
  /// - 0 for marks, joiners, variation selectors, line ends and other controls; a tab is as wide as a space;
  /// - 0.55 em for Hebrew and 0.42 em for Arabic letters, near the mean of what fallback fonts have;
  /// - 0.6 em for everything else: our choice, near the middle of what fallback fonts have. Such text may be drawn
  ///   wider than it was measured and should be clipped by its layer.
  ///
  /// Spaces at the ends count. Cost: linear in the text; ASCII and most other letters cost a look-up, no allocation.
  public func advance(of text: String) -> Int {
    var text = text
    text.makeContiguousUTF8()
    let owner = text
    return text.withUTF8 { bytes in
      let widths = FontWidthTable(face: self)
      var reader = ClusterReader(text: owner, bytes: bytes, widths: widths)
      var offset = 0
      var sum = 0
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte >= 0x20, byte < 0x7F, offset + 1 == bytes.count || bytes[offset + 1] < 0x80 {
          sum += widths.advance(ofPrintable: byte)
          offset += 1
          continue
        }
        let cluster = reader.cluster(at: offset)
        sum += cluster.advance
        offset = cluster.end
      }
      return sum
    }
  }
}

extension TextFont {
  /// The advance width of `text` on one line in points, not rounded; 0 when empty.
  ///
  /// ``FontFace/advance(of:)`` has the rules.
  ///
  /// Agrees with Chromium's canvas (`fontKerning = "none"`) to 0.002 px where the font has the characters.
  /// Round a label's width up to a whole pixel: the DOM's own widths are up to 1/64 px larger.
  public func width(of text: String) -> Double { advance(face.advance(of: text)) }
}
