extension Array where Element: Hashable {
  /// The places in an original of these elements, which are some of it in another order.
  func places(in original: [Element]) -> [Int] {
    let places = Dictionary(zip(original, original.indices)) { first, _ in first }
    return compactMap { places[$0] }
  }
}

extension Array {
  /// The elements in the order that numbers of their places say; nil where those are not each place once. A page has kept them,
  /// and may bring anything.
  func inOrder(_ places: [Int]?) -> [Element]? {
    guard let places, places.sorted() == [Int](indices) else { return nil }
    return places.map { self[$0] }
  }
}
