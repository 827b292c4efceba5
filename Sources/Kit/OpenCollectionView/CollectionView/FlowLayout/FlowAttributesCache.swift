import CollectionEngine

/// The attributes that a flow layout has answered with, so that scrolling makes no new ones.
///
/// Attributes of the last answer are kept under their elements; those that no answer needs any longer are used for others,
/// unless somebody still holds them.
@MainActor struct FlowAttributesCache {
  static let header = 0
  static let footer = 1

  private var kept: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var spare: [UICollectionViewLayoutAttributes] = []
  private var spans: [ElementSpan] = []
  private var frames: [CGRect] = []
  /// The number of the answer that is made: attributes carry that of the last one that they were in.
  private var answerNumber = 0
  private var unneeded: [ElementKey] = []
  /// The last answer and its keys: mostly its cells are those of the next one, in their order, and need not be looked up.
  private var lastAnswer: [UICollectionViewLayoutAttributes] = []
  private var lastKeys: [ElementKey] = []
  private var keys: [ElementKey] = []
  /// The mirror that turns over the places of the answer that is made.
  private var mirror: FlowMirror?

  /// How many attributes objects have been made.
  private(set) var madeCount = 0

  /// Elements stand elsewhere now: who holds attributes of old places keeps them as they are.
  mutating func forgetPlaces() {
    kept.removeAll(keepingCapacity: true)
    lastAnswer = []
    lastKeys.removeAll(keepingCapacity: true)
  }

  /// The attributes of an element, to be given a frame.
  mutating func attributes(
    for key: ElementKey, layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    // What an animator moves is where that has put it, and turned as that left it, and not as the layout would.
    if let known = kept[key], !known.hasBeenInAnimator { return known }
    let attributes = make(key, layout: layout)
    kept[key] = attributes
    return attributes
  }

  /// The elements that touch a rectangle.
  mutating func attributes(
    touching rect: CGRect, in geometry: FlowGeometry, layout: UICollectionViewFlowLayout, pins: FlowPins?,
    mirror: FlowMirror?
  ) -> [UICollectionViewLayoutAttributes] {
    let rect = mirror?(rect) ?? rect
    self.mirror = mirror
    spans.removeAll(keepingCapacity: true)
    geometry.appendSpans(touching: rect, into: &spans)
    if let pins { addPinnedViews(of: geometry.sections(touching: rect), pins) }
    var answer: [UICollectionViewLayoutAttributes] = []
    var count = 0
    for span in spans { count += span.count }
    answer.reserveCapacity(count)
    answerNumber += 1
    let number = answerNumber
    var rank = 0
    for span in spans {
      frames.removeAll(keepingCapacity: true)
      geometry.appendFrames(ofItems: span.items, inSection: span.section, into: &frames)
      for (offset, item) in span.items.enumerated() {
        let key: ElementKey
        let cell: UICollectionViewLayoutAttributes
        if rank < lastKeys.count, lastKeys[rank].isCell(span.section, item), !lastAnswer[rank].hasBeenInAnimator {
          (key, cell) = (lastKeys[rank], lastAnswer[rank])
          rank += 1
        } else {
          key = .cell(section: span.section, item: item)
          cell = lastAttributes(of: key, searchingFrom: &rank) ?? attributes(for: key, layout: layout)
        }
        cell.setFrameInPlace(mirror?(frames[offset]) ?? frames[offset])
        cell.answerNumber = number
        keys.append(key)
        answer.append(cell)
      }
      if span.hasHeader, let frame = geometry.headerFrame(ofSection: span.section, pins: pins) {
        let key = ElementKey.supplementary(kind: Self.header, section: span.section)
        let attributes = attributes(for: key, frame: frame, layout: layout)
        attributes.zIndex = pins?.headers ?? false ? FlowPins.zIndex : 0
        keys.append(key)
        answer.append(attributes)
      }
      if span.hasFooter, let frame = geometry.footerFrame(ofSection: span.section, pins: pins) {
        let key = ElementKey.supplementary(kind: Self.footer, section: span.section)
        let attributes = attributes(for: key, frame: frame, layout: layout)
        attributes.zIndex = pins?.footers ?? false ? FlowPins.zIndex : 0
        keys.append(key)
        answer.append(attributes)
      }
    }
    swap(&keys, &lastKeys)
    keys.removeAll(keepingCapacity: true)
    lastAnswer = answer
    if kept.count > answer.count { takeBackUnneeded() }
    return answer
  }

  /// The attributes of a cell that was in the last answer, for one who asks for many in their order. What an animator has moved
  /// meanwhile is found in another way.
  ///
  /// Mutating, although it changes nothing: for a question the whole cache would be copied.
  @inline(__always)
  private mutating func lastAttributes(
    of key: ElementKey, searchingFrom rank: inout Int
  ) -> UICollectionViewLayoutAttributes? {
    while rank < lastKeys.count, lastKeys[rank] < key || lastKeys[rank].category != .cell { rank += 1 }
    guard rank < lastKeys.count, lastKeys[rank] == key, !lastAnswer[rank].hasBeenInAnimator else { return nil }
    return lastAnswer[rank]
  }

  /// Frees the attributes that this answer has not needed, for others. The collection view still holds them until it
  /// has taken this answer over.
  private mutating func takeBackUnneeded() {
    unneeded.removeAll(keepingCapacity: true)
    for (key, attributes) in kept where attributes.answerNumber != answerNumber {
      unneeded.append(key)
      spare.append(attributes)
    }
    for key in unneeded { kept[key] = nil }
  }

  /// Every section that the rectangle reaches has its pinned views in it, wherever they stand without being pinned: as the
  /// content moves on within the rectangle, they come along.
  private mutating func addPinnedViews(of sections: Range<Int>, _ pins: FlowPins) {
    for index in spans.indices {
      if pins.headers { spans[index].hasHeader = false }
      if pins.footers { spans[index].hasFooter = false }
    }
    for section in sections {
      spans.append(
        ElementSpan(section: section, items: 0..<0, hasHeader: pins.headers, hasFooter: pins.footers))
    }
  }

  private mutating func attributes(
    for key: ElementKey, frame: CGRect, layout: UICollectionViewFlowLayout
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributes(for: key, layout: layout)
    attributes.frame = mirror?(frame) ?? frame
    attributes.answerNumber = answerNumber
    return attributes
  }

  private mutating func make(_ key: ElementKey, layout: UICollectionViewFlowLayout) -> UICollectionViewLayoutAttributes
  {
    let kind =
      key.category == .cell
      ? nil
      : key.kind == Self.header
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    while var used = spare.popLast() {
      // Somebody who still holds the object would see it turn into another element's.
      guard isKnownUniquelyReferenced(&used), type(of: used) == type(of: layout).layoutAttributesClass else { continue }
      used.become(key, kind: kind)
      return used
    }
    madeCount += 1
    let attributesClass = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    if attributesClass == nil {
      ProgrammingErrors.report(
        "\(type(of: layout)).layoutAttributesClass is \(type(of: layout).layoutAttributesClass): "
          + "answer with a subclass of UICollectionViewLayoutAttributes.", instead: "the attributes are plain ones")
    }
    let attributes = UICollectionViewLayoutAttributes.instance(
      of: attributesClass ?? UICollectionViewLayoutAttributes.self)
    attributes.become(key, kind: kind)
    return attributes
  }
}

extension UICollectionViewLayoutAttributes {
  /// Makes these the attributes of an element, as new ones would be.
  func become(_ key: ElementKey, kind: String?) {
    section = key.section
    item = key.item
    unusualIndexPath = nil
    representedElementCategory = kind == nil ? .cell : .supplementaryView
    representedElementKind = kind
    if isTransformed { transform3D = CATransform3DIdentity }
    alpha = 1
    zIndex = 0
    isHidden = false
    isInRow = false
    hasBeenInAnimator = false
  }
}
