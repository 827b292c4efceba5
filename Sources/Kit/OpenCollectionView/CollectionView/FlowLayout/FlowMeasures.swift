import CollectionEngine

/// The sizes that views of a flow layout have found for themselves.
///
/// They belong to the elements, not to their numbers: an update takes them along, and no element that has been seen falls
/// back to an estimate. Only elements that were in view take memory.
struct FlowMeasures {
  private(set) var sizes: [ElementKey: CGSize] = [:]

  var isEmpty: Bool { sizes.isEmpty }

  subscript(key: ElementKey) -> CGSize? {
    get { sizes[key] }
    set { sizes[key] = newValue }
  }

  mutating func removeAll() { sizes.removeAll() }

  /// The measured items of a section, in any order.
  func items(inSection section: Int) -> [(item: Int, size: CGSize)] {
    sizes.compactMap { $0.key.category == .cell && $0.key.section == section ? ($0.key.item, $0.value) : nil }
  }

  /// Takes the sizes along to where the elements are after an update; nil for those that are gone.
  mutating func move(_ newKey: (ElementKey) -> ElementKey?) {
    guard !sizes.isEmpty else { return }
    var moved: [ElementKey: CGSize] = [:]
    moved.reserveCapacity(sizes.count)
    for (key, size) in sizes {
      if let newKey = newKey(key) { moved[newKey] = size }
    }
    sizes = moved
  }
}
