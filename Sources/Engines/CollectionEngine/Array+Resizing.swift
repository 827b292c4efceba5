extension Array {
  /// Cuts the array to a count, or fills it up with an element.
  mutating func resize(to count: Int, filler: Element) {
    if self.count > count {
      removeSubrange(count...)
    } else {
      append(contentsOf: repeatElement(filler, count: count - self.count))
    }
  }
}
