import CollectionEngine

/// The elements of the rectangle that the layout was asked for last, with the views of those that can be seen.
///
/// An element keeps its slot while it stays among the answers; slots are used again.
@MainActor struct ElementSlots {
  struct Slot {
    var key: ElementKey?
    var attributes: UICollectionViewLayoutAttributes?
    var view: UICollectionReusableView?
    /// Whether the element is among the answers to the last question.
    var isCurrent = false
    /// Whether the attributes have been asked anew since they were applied.
    var isFresh = false
  }

  var slots: [Slot] = []
  private(set) var window = VisibleWindow(axis: .vertical)
  /// The axis along which the content is longer than the view: elements are sorted along it. Another one takes effect
  /// with new views, since what is known of the old ones is sorted along the other.
  var axis = CollectionEngine.ScrollAxis.vertical {
    didSet { if axis != oldValue { needsNewViews = true } }
  }
  /// Whether the views must be made anew although their elements stay, because the data is another.
  var needsNewViews = false
  private var free: [Int32] = []
  private var kinds: [String] = []
  private var contents: [VisibleWindow.Element] = []
  private var seen: Set<ElementKey> = []
  /// Kept from frame to frame, so that a frame allocates nothing.
  private(set) var entered: [Int32] = []
  private(set) var left: [Int32] = []

  /// The key of attributes.
  mutating func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
    switch attributes.representedElementCategory {
    case .cell: return .cell(section: attributes.section, item: attributes.item)
    case .supplementaryView:
      return .supplementary(
        kind: number(of: attributes.representedElementKind ?? ""), section: attributes.section, item: attributes.item)
    case .decorationView:
      return .decoration(
        kind: number(of: attributes.representedElementKind ?? ""), section: attributes.section, item: attributes.item)
    }
  }

  mutating func number(of kind: String) -> Int {
    if let known = kinds.firstIndex(of: kind) { return known }
    kinds.append(kind)
    return kinds.count - 1
  }

  func kind(_ number: Int) -> String { kinds[number] }

  /// Takes over the layout's answer. Elements that are among the old ones too keep their slots.
  mutating func replace(with answer: [UICollectionViewLayoutAttributes]) {
    for index in slots.indices { slots[index].isCurrent = false }
    contents.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    for attributes in answer where !attributes.isHidden {  // C10
      let key = key(of: attributes)
      guard seen.insert(key).inserted else { continue }
      let slot = window.slot(of: key) ?? takeSlot()
      slots[Int(slot)].key = key
      slots[Int(slot)].attributes = attributes
      slots[Int(slot)].isCurrent = true
      slots[Int(slot)].isFresh = true
      contents.append(VisibleWindow.Element(key: key, frame: attributes.frame, slot: slot))
    }
    for index in slots.indices
    where !slots[index].isCurrent && slots[index].key != nil && slots[index].view == nil {
      release(Int32(index))
    }
    window.replaceContents(with: contents)
  }

  /// Finds out which elements have come into view, and which have left it, since the last call.
  mutating func updateVisible(in bounds: CGRect) {
    entered.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    window.update(bounds: bounds, entered: &entered, left: &left)
  }

  /// The slot of an element whose view can be seen.
  func shownSlot(of key: ElementKey) -> Int32? {
    guard let slot = window.slot(of: key), slots[Int(slot)].view != nil else { return nil }
    return slot
  }

  /// Forgets all elements; their views must have been taken back.
  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    window = VisibleWindow(axis: axis)
  }

  mutating func release(_ slot: Int32) {
    slots[Int(slot)] = Slot()
    free.append(slot)
  }

  private mutating func takeSlot() -> Int32 {
    if let slot = free.popLast() { return slot }
    slots.append(Slot())
    return Int32(slots.count - 1)
  }
}

extension ElementKey {
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
