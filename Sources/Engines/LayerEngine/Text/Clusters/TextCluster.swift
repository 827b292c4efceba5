/// One grapheme cluster of a text: the smallest piece that lines are made of.
struct TextCluster {
  /// The UTF-8 offset of the next cluster.
  var end: Int
  /// In font units.
  var advance: Int
  var traits: BreakTraits
}
