import CollectionEngine

/// The elements of the rectangle that the layout was asked for last, with the views of those that can be seen.
///
/// An element keeps its slot while it stays among the answers; slots are used again.
@MainActor struct ElementSlots {
  struct Slot {
    var key: ElementKey?
    /// The frame that the layout gives the element; for one that is transformed the box around it.
    var frame = CGRect.zero
    /// The attributes that the layout has answered; nil where it told of the frame alone.
    var answered: UICollectionViewLayoutAttributes?
    var view: UICollectionReusableView?
    /// Tells whether the element is among the answers to the last question.
    var isCurrent = false
    /// Tells whether the attributes have been asked anew since they were applied.
    var isFresh = false
    /// The place of the element among the contents, where it is one of them.
    var place: Int32 = 0
    /// Tells whether the attributes were made of the frame that a layout told, so that they hold as long as the frame
    /// does.
    var isOfFrame = false

    /// The attributes of the element: what the layout answered, or made from the frame.
    var attributes: UICollectionViewLayoutAttributes? {
      if let answered { return answered }
      guard let key, key.category == .cell else { return nil }
      let made = UICollectionViewLayoutAttributes(forCellWith: key.indexPath)
      made.frame = frame
      return made
    }

    /// Takes over the answer of a layout.
    ///
    /// - Returns: whether the element is elsewhere than before.
    @inline(__always)
    @discardableResult
    mutating func take(
      _ newKey: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in newFrame: CGRect, at newPlace: Int
    ) -> Bool {
      let isElsewhere =
        frame.origin.x != newFrame.origin.x || frame.origin.y != newFrame.origin.y
        || frame.size.width != newFrame.size.width || frame.size.height != newFrame.size.height
      key = newKey
      frame = newFrame
      place = Int32(newPlace)
      // Where all that is seen moves they are mostly those of before.
      if answered !== attributes { answered = attributes }
      isOfFrame = false
      isCurrent = true
      isFresh = view != nil
      return isElsewhere
    }

    /// Takes over another frame of what is answered already, in its place.
    ///
    /// - Returns: whether the element is elsewhere than before.
    @inline(__always)
    mutating func takeAgain(_ newFrame: CGRect, at newPlace: Int) -> Bool {
      let isElsewhere =
        frame.origin.x != newFrame.origin.x || frame.origin.y != newFrame.origin.y
        || frame.size.width != newFrame.size.width || frame.size.height != newFrame.size.height
      frame = newFrame
      place = Int32(newPlace)
      isOfFrame = false
      isCurrent = true
      isFresh = view != nil
      return isElsewhere
    }

    /// Tells whether the attributes are those of an answer.
    @inline(__always)
    func hasAnswered(_ answer: [UICollectionViewLayoutAttributes], at rank: Int) -> Bool {
      answered === answer[rank]
    }

    /// Takes over what a layout tells that tells of cells the frame alone.
    mutating func take(_ element: DirectAnswer.Element, kind: String?) {
      key = element.key
      frame = element.frame
      if let kind {
        if !isOfFrame || answered?.frame != element.frame { answered = Self.attributes(of: element, kind: kind) }
      } else if answered != nil {
        answered = nil
      }
      isOfFrame = true
      isCurrent = true
      isFresh = view != nil
    }

    private static func attributes(
      of element: DirectAnswer.Element, kind: String
    ) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: element.key.indexPath)
      attributes.frame = element.frame
      return attributes
    }
  }

  var slots: [Slot] = []
  private(set) var window = VisibleWindow(axis: .vertical)
  /// The axis along which the content is longer than the view: elements are sorted along it.
  private(set) var axis = CollectionEngine.ScrollAxis.vertical
  /// Tells whether the views must be made anew although their elements stay, because the data is another.
  var needsNewViews = false
  /// The bounds for which views were exchanged last.
  private(set) var seenBounds = CGRect.null
  private var free: [Int32] = []
  private var kinds: [String] = []
  private var contents: [VisibleWindow.Element] = []
  /// Those before an answer is taken over.
  private var formerContents: [VisibleWindow.Element] = []
  /// Tells whether elements have come or gone since the window had the contents, and whether some stand elsewhere.
  private var contentsHaveChanged = false
  private var contentsHaveMoved = false
  /// By how much elements of rows are seen elsewhere than the layout has them, by section. // P86
  private var rowShifts: [Int: CGPoint] = [:]
  /// Kept from answer to answer.
  private var direct = DirectAnswer()
  private var seen: Set<ElementKey> = []
  /// The index paths of those that were renewed last: mostly the same are in the next frame, in their order.
  private var renewedPaths: [(key: ElementKey, path: IndexPath)] = []
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

  /// The number of a kind. Where none is left (see ``numbers(_:)``) it is the last one.
  mutating func number(of kind: String) -> Int {
    if let known = kinds.firstIndex(of: kind) { return known }
    guard kinds.count <= ElementKey.maximumKind else { return ElementKey.maximumKind }
    kinds.append(kind)
    return kinds.count - 1
  }

  func kind(_ number: Int) -> String { kinds[number] }

  /// Tells whether a kind has a number, or gets one of those that are left.
  mutating func numbers(_ kind: String) -> Bool {
    if kinds.contains(kind) { return true }
    guard kinds.count <= ElementKey.maximumKind else { return false }
    kinds.append(kind)
    return true
  }

  /// Takes over the layout's answer. Elements that are among the old ones too keep their slots.
  mutating func replace(with answer: [UICollectionViewLayoutAttributes]) {
    if namesContents(answer) { return takeOver(answer) }
    for index in slots.indices { slots[index].isCurrent = false }
    swap(&contents, &formerContents)
    contents.removeAll(keepingCapacity: true)
    // Those that have come with this answer.
    seen.removeAll(keepingCapacity: true)
    for attributes in answer where !attributes.isHiddenInPlace {  // C10
      // Most answers name the elements of the one before in their order.
      let rank = contents.count
      let key: ElementKey
      let known: Int32?
      if rank < formerContents.count, attributes.isCell(of: formerContents[rank].key) {
        (key, known) = (formerContents[rank].key, formerContents[rank].slot)
      } else {
        key = self.key(of: attributes)
        if rank < formerContents.count, formerContents[rank].key == key {
          known = formerContents[rank].slot
        } else if let former = knownPlace(of: key, in: attributes.elementSlot, among: formerContents) {
          known = formerContents[former].slot
        } else {
          known = window.slot(of: key)
        }
      }
      if let known {
        guard !slots[Int(known)].isCurrent else { continue }
      } else {
        guard seen.insert(key).inserted else { continue }
      }
      let slot = known ?? slotToFill(key)
      let frame = seenFrame(of: attributes, attributes.frameInPlace)
      slots[Int(slot)].take(key, attributes, in: frame, at: rank)
      attributes.elementSlot = slot
      contents.append(VisibleWindow.Element(key: key, frame: frame, slot: slot))
    }
    finishReplacing()
    checkInvariants()
  }

  /// Tells whether an answer names the cells that there are, in their order, with attributes of no class of a program: as in each
  /// frame in which all that is seen moves.
  @inline(__always)
  private func namesContents(_ answer: [UICollectionViewLayoutAttributes]) -> Bool {
    guard answer.count == contents.count else { return false }
    for rank in answer.indices {
      guard answer.isShownCell(at: rank, of: contents[rank].key) else { return false }
    }
    return true
  }

  /// Takes over an answer that does.
  private mutating func takeOver(_ answer: [UICollectionViewLayoutAttributes]) {
    var haveMoved = false
    for rank in answer.indices {
      let (key, slot) = (contents[rank].key, contents[rank].slot)
      var frame = answer.takeFrame(at: rank, into: slot)
      if !rowShifts.isEmpty { frame = seenFrame(of: answer[rank], frame) }
      let isElsewhere =
        slots[Int(slot)].hasAnswered(answer, at: rank)
        ? slots[Int(slot)].takeAgain(frame, at: rank) : slots[Int(slot)].take(key, answer[rank], in: frame, at: rank)
      guard isElsewhere else { continue }
      contents[rank] = VisibleWindow.Element(key: key, inPlace: frame, slot: slot)
      haveMoved = true
    }
    if haveMoved { window.moveContents(to: contents) }
    checkInvariants()
  }

  /// Takes over the answer of a layout that tells frames alone.
  ///
  /// - Returns: the number of elements.
  mutating func replace(with geometry: FlowGeometry, touching rect: CGRect) -> Int {
    direct.headerKind = number(of: UICollectionView.elementKindSectionHeader)
    direct.footerKind = number(of: UICollectionView.elementKindSectionFooter)
    direct.take(geometry, touching: rect)
    for index in slots.indices { slots[index].isCurrent = false }
    swap(&contents, &formerContents)
    contents.removeAll(keepingCapacity: true)
    var rank = 0
    for element in direct.elements {
      let slot = window.slot(of: element.key, searchingFrom: &rank) ?? slotToFill(element.key)
      slots[Int(slot)].take(element, kind: element.key.category == .cell ? nil : kinds[element.key.kind])
      slots[Int(slot)].place = Int32(contents.count)
      contents.append(VisibleWindow.Element(key: element.key, frame: element.frame, slot: slot))
    }
    finishReplacing()
    checkInvariants()
    return direct.elements.count
  }

  private mutating func finishReplacing() {
    // Items of one size that change places leave all of them as they were.
    if contents == formerContents { return }
    // Where all that is seen moves, as in each frame of a transition, the elements are the same.
    if namesFormerElements { return window.moveContents(to: contents) }
    for index in slots.indices
    where !slots[index].isCurrent && slots[index].view == nil && slots[index].key != nil {
      release(Int32(index))
    }
    window.replaceContents(with: contents)
  }

  /// Tells whether the contents are the elements of before, in their order.
  private var namesFormerElements: Bool {
    guard contents.count == formerContents.count else { return false }
    for place in contents.indices where contents[place].key != formerContents[place].key { return false }
    return true
  }

  /// Takes over what the layout now says of one element; nil where it is no longer there.
  ///
  /// - Returns: whether the element is, or was, among the contents.
  mutating func renew(
    _ key: ElementKey, with attributes: UICollectionViewLayoutAttributes?, in tile: CGRect
  ) -> Bool {
    guard let attributes, !attributes.isHidden else { return takeOut(key) }
    return renew(key, with: attributes, seenIn: seenFrame(of: attributes, attributes.frame), in: tile)
  }

  /// The same of one that is there, whose frame is known.
  mutating func renew(
    _ key: ElementKey, with attributes: UICollectionViewLayoutAttributes, in frame: CGRect, of tile: CGRect
  ) {
    _ = renew(key, with: attributes, seenIn: seenFrame(of: attributes, frame), in: tile)
  }

  /// The index path of the element that is to be renewed as one of many.
  @inline(__always)
  mutating func indexPath(of key: ElementKey, at rank: Int) -> IndexPath {
    if rank < renewedPaths.count, renewedPaths[rank].key == key { return renewedPaths[rank].path }
    return newIndexPath(of: key, at: rank)
  }

  private mutating func newIndexPath(of key: ElementKey, at rank: Int) -> IndexPath {
    let path = key.indexPath
    if rank < renewedPaths.count {
      renewedPaths[rank] = (key, path)
    } else if rank == renewedPaths.count {
      renewedPaths.append((key, path))
    }
    return path
  }

  /// An element is no longer there.
  ///
  /// - Returns: whether it was.
  private mutating func takeOut(_ key: ElementKey) -> Bool {
    guard let position = search(key) else { return false }
    let slot = contents.remove(at: position).slot
    slots[Int(slot)].isCurrent = false
    contentsHaveChanged = true
    return true
  }

  @inline(__always)
  private mutating func renew(
    _ key: ElementKey, with attributes: UICollectionViewLayoutAttributes, seenIn frame: CGRect, in tile: CGRect
  ) -> Bool {
    // In the usual case the attributes are those of before.
    let position = knownPlace(of: key, in: attributes.elementSlot, among: contents) ?? search(key)
    guard let position else {
      guard TouchRule.touches(frame, tile) else { return false }
      let slot = slotToFill(key)
      slots[Int(slot)].take(key, attributes, in: frame, at: contents.count)
      attributes.elementSlot = slot
      contents.append(VisibleWindow.Element(key: key, frame: frame, slot: slot))
      contentsHaveChanged = true
      return true
    }
    let slot = contents[position].slot
    attributes.elementSlot = slot
    if slots[Int(slot)].take(key, attributes, in: frame, at: position) {
      contents[position] = VisibleWindow.Element(key: key, inPlace: frame, slot: slot)
      contentsHaveMoved = true
    }
    return true
  }

  /// The place of an element among contents, if it is the one in a slot.
  @inline(__always)
  private func knownPlace(of key: ElementKey, in slot: Int32, among contents: [VisibleWindow.Element]) -> Int? {
    let slot = Int(slot)
    guard slot < slots.count, slots[slot].key == key else { return nil }
    let place = Int(slots[slot].place)
    return place < contents.count && contents[place].key == key ? place : nil
  }

  /// The place of an element in the contents.
  private mutating func search(_ key: ElementKey) -> Int? {
    let known = window.slot(of: key)
    if let known, let place = knownPlace(of: key, in: known, among: contents) { return place }
    // Not by a closure, at whose beginning the actor would be looked up.
    for place in contents.indices where contents[place].key == key {
      if let known { slots[Int(known)].place = Int32(place) }
      return place
    }
    return nil
  }

  /// Ends a series of ``renew(_:with:in:)``.
  mutating func finishRenewing() {
    defer {
      (contentsHaveChanged, contentsHaveMoved) = (false, false)
      checkInvariants()
    }
    guard contentsHaveChanged else {
      if contentsHaveMoved { window.moveContents(to: contents) }
      return
    }
    window.replaceContents(with: contents)
    for index in slots.indices
    where !slots[index].isCurrent && slots[index].key != nil && slots[index].view == nil {
      release(Int32(index))
    }
  }

  /// Returns the frame in which an element of a row is seen.
  ///
  /// Always in place, here and in other questions for each element: a call would copy all of this value.
  @inline(__always)
  private func seenFrame(of attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) -> CGRect {
    guard attributes.isInRow, let shift = rowShifts[attributes.section] else { return frame }
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  /// A row has scrolled: its elements are seen elsewhere.
  mutating func setRowShift(_ shift: CGPoint, ofSection section: Int) {
    guard rowShifts.updateValue(shift, forKey: section) != shift else { return }
    var areElsewhere = false
    for index in contents.indices where contents[index].key.section == section {
      let slot = Int(contents[index].slot)
      guard let attributes = slots[slot].answered, attributes.isInRow else { continue }
      slots[slot].frame = seenFrame(of: attributes, attributes.frame)
      contents[index] = VisibleWindow.Element(
        key: contents[index].key, frame: slots[slot].frame, slot: contents[index].slot)
      areElsewhere = true
    }
    if areElsewhere { window.moveContents(to: contents) }
  }

  /// No row scrolls any longer.
  mutating func forgetRowShifts() { rowShifts.removeAll() }

  /// Sorts the elements along another axis; those with views stay.
  ///
  /// - Returns: whether it is another axis: then all other elements are forgotten.
  mutating func sort(along newAxis: CollectionEngine.ScrollAxis) -> Bool {
    guard axis != newAxis else { return false }
    axis = newAxis
    for index in slots.indices where slots[index].key != nil && slots[index].view == nil { release(Int32(index)) }
    adopt([])
    return true
  }

  /// Puts elements with views in, as if they had been in view at the last pass.
  mutating func adopt(_ elements: [ShownElement]) {
    contents.removeAll(keepingCapacity: true)
    seen.removeAll(keepingCapacity: true)
    for index in slots.indices {
      guard let key = slots[index].key, slots[index].view != nil else { continue }
      seen.insert(key)
      slots[index].place = Int32(contents.count)
      contents.append(VisibleWindow.Element(key: key, frame: slots[index].frame, slot: Int32(index)))
    }
    for element in elements {
      guard seen.insert(element.key).inserted else {
        fatalError("Two views were given for \(element.key): an element has one view.")
      }
      let slot = takeSlot()
      let frame = seenFrame(of: element.attributes, element.attributes.frame)
      slots[Int(slot)] = Slot(
        key: element.key, frame: frame, answered: element.attributes, view: element.view, place: Int32(contents.count))
      contents.append(VisibleWindow.Element(key: element.key, frame: frame, slot: slot))
    }
    window = VisibleWindow(axis: axis)
    window.replaceContents(with: contents)
    window.assumeAllVisible()
    checkInvariants()
  }

  /// Has views take other elements of a section, as when one of its items goes from one place to another: where all of
  /// them are in sight, and each has its view but the item itself.
  ///
  /// - Returns: whether it could be done; otherwise nothing has changed.
  mutating func exchangeViews(inSection section: Int, movingGapFrom source: Int, to target: Int) -> Bool {
    let step = source < target ? 1 : -1
    var slots: [Int] = []
    for item in stride(from: source, through: target, by: step) {
      let key = ElementKey.cell(section: section, item: item)
      guard window.isVisible(key), let slot = window.slot(of: key), self.slots[Int(slot)].isCurrent,
        (self.slots[Int(slot)].view == nil) == (item == source)
      else { return false }
      slots.append(Int(slot))
    }
    for (gap, next) in zip(slots, slots.dropFirst()) {
      self.slots[gap].view = self.slots[next].view
      self.slots[next].view = nil
    }
    checkInvariants()
    return true
  }

  /// Finds out which elements have come into view, and which have left it, since the last call.
  mutating func updateVisible(in bounds: CGRect) {
    seenBounds = bounds
    entered.removeAll(keepingCapacity: true)
    left.removeAll(keepingCapacity: true)
    window.update(bounds: bounds, entered: &entered, left: &left)
  }

  /// The slot of an element whose view can be seen.
  func shownSlot(of key: ElementKey) -> Int32? {
    guard let slot = window.slot(of: key), slots[Int(slot)].view != nil else { return nil }
    return slot
  }

  /// Tells whether an element has a view that can be seen.
  func isShown(_ key: ElementKey) -> Bool { shownSlot(of: key) != nil }

  /// Tells whether an element is among the answers to the last question.
  func isCurrent(_ key: ElementKey) -> Bool {
    guard let slot = window.slot(of: key) else { return false }
    return slots[Int(slot)].isCurrent
  }

  /// The slot of an element that is among the answers to the last question; nil for any other.
  func currentSlot(of key: ElementKey) -> Slot? {
    guard let slot = window.slot(of: key), slots[Int(slot)].isCurrent else { return nil }
    return slots[Int(slot)]
  }

  /// Forgets all elements; their views must have been taken back.
  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    free.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    (contentsHaveChanged, contentsHaveMoved) = (false, false)
    window = VisibleWindow(axis: axis)
  }

  mutating func release(_ slot: Int32) {
    slots[Int(slot)] = Slot()
    free.append(slot)
  }

  /// A slot for an element that comes into the contents: the one with its view, where it was seen and left them only
  /// since the last update, as when the content moves while the layout is asked; else a free one.
  private mutating func slotToFill(_ key: ElementKey) -> Int32 {
    if let slot = window.slot(ofDeparted: key), slots[Int(slot)].key == key { return slot }
    return takeSlot()
  }

  private mutating func takeSlot() -> Int32 {
    if let slot = free.popLast() { return slot }
    slots.append(Slot())
    return Int32(slots.count - 1)
  }
}

// MARK: - Invariants

extension ElementSlots {
  /// Stops a debug build whose bookkeeping contradicts itself. Called after each change of the contents.
  private func checkInvariants() {
    assert(contradiction == nil, "The slots of elements contradict themselves: \(contradiction ?? "").")
  }

  /// The first thing that is wrong; nil where all is right.
  private var contradiction: String? {
    var keys: Set<ElementKey> = []
    for (rank, element) in contents.enumerated() {
      guard slots.indices.contains(Int(element.slot)) else {
        return "\(element.key) has slot \(element.slot) of \(slots.count)"
      }
      let slot = slots[Int(element.slot)]
      if slot.key != element.key {
        return "content \(rank) is \(element.key), and its slot has \(slot.key.map { "\($0)" } ?? "nothing")"
      }
      if !keys.insert(element.key).inserted { return "\(element.key) is twice among the contents" }
    }
    let empty = slots.indices.filter { slots[$0].key == nil }
    if let filled = empty.first(where: { slots[$0].view != nil }) { return "slot \(filled) has a view and no element" }
    if Set(free) != Set(empty.map(Int32.init)) || free.count != empty.count {
      return "\(free.count) slots are free, and \(empty.count) are empty"
    }
    let lost = slots.first { $0.view == nil && !$0.isCurrent && $0.key.map { !keys.contains($0) } ?? false }
    return lost.flatMap { $0.key.map { "\($0) has a slot, and neither a view nor a place among the contents" } }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Tells whether these are attributes of the cell that a key is of, where no class of a program has a say.
  @inline(__always)
  fileprivate final func isCell(of key: ElementKey) -> Bool {
    isPlain && values.category == .cell && key.isCell(values.section, values.item)
  }
}

// Without an actor, which a closure would look up at its beginning.
extension [UICollectionViewLayoutAttributes] {
  /// Tells whether these are attributes of a cell that is not hidden, where no class of a program has a say.
  @inline(__always)
  fileprivate func isShownCell(at rank: Int, of key: ElementKey) -> Bool {
    Unmanaged.passUnretained(self[rank])._withUnsafeGuaranteedRef { $0.isCell(of: key) && !$0.values.isHidden }
  }

  /// The frame of one of these, which is noted to stand in a slot.
  @inline(__always)
  fileprivate func takeFrame(at rank: Int, into slot: Int32) -> CGRect {
    Unmanaged.passUnretained(self[rank])._withUnsafeGuaranteedRef { attributes in
      attributes.values.elementSlot = slot
      return attributes.frameInPlace
    }
  }
}

extension VisibleWindow.Element {
  /// An element with a frame, which is read without calls where its size is usual.
  @inline(__always)
  fileprivate init(key: ElementKey, inPlace frame: CGRect, slot: Int32) {
    let (x, y, width, height) = (frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    if width >= 0, height >= 0 {
      self.init(key: key, minX: x, minY: y, maxX: x + width, maxY: y + height, slot: slot)
    } else {
      self.init(key: key, frame: frame, slot: slot)
    }
  }
}

extension ElementKey {
  /// Tells whether the key is that of a cell. No for the largest number, of which there are two.
  @inline(__always)
  func isCell(_ section: Int, _ item: Int) -> Bool {
    category == .cell && self.item == item && self.section == section
  }

  /// A view of the whole layout has the largest integer in place of a number. // P69
  var indexPath: IndexPath { IndexPath(item: item == Self.maximumItem ? Int.max : item, section: section) }
}
