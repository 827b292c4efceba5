/// UTF-16 units.
extension Array where Element == UInt16 {
  /// Tells whether a position lies between the two halves of a pair of surrogates.
  func cutsPair(at position: Int) -> Bool {
    position > 0 && position < count && UTF16.isLeadSurrogate(self[position - 1])
      && UTF16.isTrailSurrogate(self[position])
  }
}
