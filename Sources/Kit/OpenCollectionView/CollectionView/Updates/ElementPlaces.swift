import CollectionEngine

/// The former places of elements. Of cells of which a layout tells the frame alone only that is kept: attributes are
/// made of it for the few that are asked about.
@MainActor struct ElementPlaces {
  private var answered: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var frames: [(key: ElementKey, frame: CGRect)] = []
  /// The places of keys among the frames; filled when first needed.
  private var numbers: [ElementKey: Int] = [:]
  /// How far everything has moved since.
  private var distance = CGPoint.zero

  init() {}

  init(of slots: [ElementSlots.Slot]) {
    frames.reserveCapacity(slots.count)
    for slot in slots {
      guard let key = slot.key else { continue }
      if let attributes = slot.answered {
        // What goes with a row stood where it was seen.
        let corner = attributes.isInRow ? attributes.frame.origin : .zero
        answered[key] =
          attributes.isInRow
          ? attributes.listed(less: CGPoint(x: corner.x - slot.frame.minX, y: corner.y - slot.frame.minY))
          : attributes.copied
      } else if key.category == .cell {
        frames.append((key, slot.frame))
      }
    }
  }

  /// The attributes that an element had; nil where nobody knows.
  subscript(key: ElementKey) -> UICollectionViewLayoutAttributes? {
    mutating get {
      if let known = answered[key] { return known }
      guard !frames.isEmpty else { return nil }
      if numbers.isEmpty {
        numbers.reserveCapacity(frames.count)
        for index in frames.indices { numbers[frames[index].key] = index }
      }
      guard let index = numbers[key] else { return nil }
      let made = UICollectionViewLayoutAttributes(forCellWith: key.indexPath)
      made.frame = frames[index].frame
      made.center = CGPoint(x: made.center.x + distance.x, y: made.center.y + distance.y)
      answered[key] = made
      return made
    }
  }

  /// Turns places over: what stood at some x stands at what it lacks to a sum: the view counts from the other side.
  mutating func turn(over sum: CGFloat) {
    for attributes in answered.values { attributes.center.x = sum - attributes.center.x }
    for index in frames.indices {
      frames[index].frame.origin.x = sum - 2 * distance.x - frames[index].frame.maxX
    }
  }

  /// The content has moved by a distance.
  mutating func move(by distance: CGPoint) {
    self.distance = CGPoint(x: self.distance.x + distance.x, y: self.distance.y + distance.y)
    for attributes in answered.values {
      attributes.center = CGPoint(x: attributes.center.x + distance.x, y: attributes.center.y + distance.y)
    }
  }
}
